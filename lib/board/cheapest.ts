import { at, type Graph } from '@/lib/board/graph';

/** What it costs to break the rules of a board: to pass a node, and to use a line (at least 1, its length). */
export interface Prices {
  readonly node: Int32Array;
  readonly line: Int32Array;
}

/**
 * The cheapest way from each node to a root: its price, the next node and the line to it; -1 at a root or without a
 * way.
 */
export interface Cheapest {
  readonly price: Int32Array;
  readonly next: Int32Array;
  readonly line: Int32Array;
}

const NONE = -1;
const FAR = 0x7fffffff;

/** A heap of nodes by price, then by index so that equal prices always give the same way. */
function heapOf(price: Int32Array) {
  const items: { readonly node: number; readonly price: number }[] = [];
  const before = (i: number, j: number): boolean => {
    const [x, y] = [items[i], items[j]];
    return x !== undefined && y !== undefined && (x.price - y.price || x.node - y.node) < 0;
  };
  const swap = (i: number, j: number): void => {
    const [x, y] = [items[i], items[j]];
    if (x && y) [items[i], items[j]] = [y, x];
  };
  return {
    push(node: number): void {
      items.push({ node, price: at(price, node) });
      for (let i = items.length - 1, up = (i - 1) >> 1; i > 0 && before(i, up); i = up, up = (i - 1) >> 1) swap(i, up);
    },
    pop(): { readonly node: number; readonly price: number } | undefined {
      swap(0, items.length - 1);
      const top = items.pop();
      for (let i = 0; ;) {
        const left = 2 * i + 1;
        const child = before(left + 1, left) ? left + 1 : left;
        if (!before(child, i)) break;
        swap(i, child);
        i = child;
      }
      return top;
    },
  };
}

/**
 * The cheapest way from every node to one of the roots when closed nodes and lines may be used at a price. A node is
 * paid for when a way passes it or ends at it as a root, not where the way starts.
 */
export function cheapest(graph: Graph, prices: Prices, roots: Iterable<number>): Cheapest {
  const count = graph.ids.length;
  const found: Cheapest = {
    price: new Int32Array(count).fill(FAR),
    next: new Int32Array(count).fill(NONE),
    line: new Int32Array(count).fill(NONE),
  };
  const heap = heapOf(found.price);
  for (const root of roots) {
    found.price[root] = 0;
    heap.push(root);
  }
  for (let top = heap.pop(); top; top = heap.pop()) {
    const { node, price } = top;
    if (price > at(found.price, node)) continue;
    for (let slot = at(graph.first, node); slot < at(graph.first, node + 1); slot++) {
      const other = at(graph.to, slot);
      const line = at(graph.line, slot);
      const offer = price + at(prices.node, node) + at(prices.line, line);
      if (offer >= at(found.price, other)) continue;
      found.price[other] = offer;
      found.next[other] = node;
      found.line[other] = line;
      heap.push(other);
    }
  }
  return found;
}
