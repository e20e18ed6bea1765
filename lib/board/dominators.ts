import { at, usable, type View } from '@/lib/board/graph';

/** For each node the nearest node that every way from the roots passes; NO_DOMINATOR where there is none. */
export interface Dominators {
  readonly nearest: Int32Array;
}

/** Different ways to the node share no node. */
const NO_DOMINATOR = -1;
const UNREACHED = -2;

/**
 * Depth-first order of the nodes that the roots reach, each after everything it leads to; closed nodes lead nowhere.
 */
function finishOrder(view: View, roots: readonly number[]): Int32Array {
  const { graph, open } = view;
  const seen = new Uint8Array(graph.ids.length);
  const slots = graph.first.slice(0, graph.ids.length);
  const order: number[] = [];
  const stack: number[] = [];
  const enter = (node: number): void => {
    seen[node] = 1;
    stack.push(node);
  };
  for (const root of roots) {
    if (!at(seen, root)) enter(root);
    while (stack.length) {
      const node = stack[stack.length - 1] as number;
      const slot = at(slots, node);
      if (!at(open, node) || slot === at(graph.first, node + 1)) {
        order.push(node);
        stack.pop();
        continue;
      }
      slots[node] = slot + 1;
      const other = at(graph.to, slot);
      if (!at(seen, other) && usable(view, at(graph.line, slot))) enter(other);
    }
  }
  return Int32Array.from(order);
}

/**
 * The dominator tree below a virtual node over all roots, by the iteration of Cooper, Harvey and Kennedy. Roots must
 * be open. A node is cut off by the loss of any single node that dominates it.
 */
export function dominators(view: View, roots: readonly number[]): Dominators {
  const { graph, open } = view;
  const order = finishOrder(view, roots);
  const top = order.length;
  const rank = new Int32Array(graph.ids.length).fill(UNREACHED);
  order.forEach((node, i) => (rank[node] = i));
  const isRoot = new Uint8Array(graph.ids.length);
  for (const root of roots) isRoot[root] = 1;
  // up[i]: rank of the nearest dominator of the node of rank i; `top` is the virtual node above the roots.
  const up = new Int32Array(top + 1).fill(UNREACHED);
  up[top] = top;
  const meet = (x: number, y: number): number => {
    let [a, b] = [x, y];
    while (a !== b) {
      while (a < b) a = at(up, a);
      while (b < a) b = at(up, b);
    }
    return a;
  };
  for (let changed = true; changed;) {
    changed = false;
    for (let i = top - 1; i >= 0; i--) {
      const node = at(order, i);
      let best = at(isRoot, node) ? top : UNREACHED;
      for (let slot = at(graph.first, node); best !== top && slot < at(graph.first, node + 1); slot++) {
        const before = at(graph.to, slot);
        const from = at(rank, before);
        if (
          from === UNREACHED ||
          at(up, from) === UNREACHED ||
          !at(open, before) ||
          !usable(view, at(graph.line, slot))
        )
          continue;
        best = best === UNREACHED ? from : meet(best, from);
      }
      if (at(up, i) !== best) {
        up[i] = best;
        changed = true;
      }
    }
  }
  const nearest = new Int32Array(graph.ids.length).fill(UNREACHED);
  order.forEach((node, i) => {
    const above = at(up, i);
    nearest[node] = above === top ? NO_DOMINATOR : at(order, above);
  });
  return { nearest };
}

/**
 * All nodes whose loss cuts a node off, nearest first, without the node itself; empty for a node that is not reached.
 */
export function dominatorsOf({ nearest }: Dominators, node: number): readonly number[] {
  const found: number[] = [];
  for (let here = at(nearest, node); here >= 0; here = at(nearest, here)) found.push(here);
  return found;
}
