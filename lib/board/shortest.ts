import { at } from '@/lib/board/graph';

/**
 * The cheapest ways from some starts: what it costs to reach each state, and the state before it; -1 at a start or
 * unreached.
 */
export interface Shortest {
  readonly cost: Int32Array;
  readonly from: Int32Array;
}

export const FAR = 0x7fffffff;
const NONE = -1;

/** The least first: a heap of numbers. */
function heap() {
  const items: number[] = [];
  return {
    push(item: number): void {
      let i = items.push(item) - 1;
      for (; i > 0;) {
        const up = (i - 1) >> 1;
        if ((items[up] ?? 0) <= item) break;
        items[i] = items[up] ?? 0;
        i = up;
      }
      items[i] = item;
    },
    pop(): number | undefined {
      const top = items[0];
      const last = items.pop();
      if (last === undefined || items.length === 0) return top;
      let i = 0;
      for (let child = 1; child < items.length; child = 2 * i + 1) {
        if (child + 1 < items.length && (items[child + 1] ?? 0) < (items[child] ?? 0)) child++;
        const least = items[child] ?? 0;
        if (last <= least) break;
        items[i] = least;
        i = child;
      }
      items[i] = last;
      return top;
    },
  };
}

/**
 * The cheapest ways over numbered states (Dijkstra). `expand` names the states that follow one, with the cost of the
 * step, 0 or more; nothing beyond `limit` is reached. Among equal ways the one of the lower numbers is taken.
 */
export function shortest(
  count: number,
  starts: Iterable<number>,
  expand: (state: number, visit: (next: number, step: number) => void) => void,
  limit = FAR - 1,
): Shortest {
  const cost = new Int32Array(count).fill(FAR);
  const from = new Int32Array(count).fill(NONE);
  // Cost and state in one number, so that the heap needs no objects.
  const queue = heap();
  for (const start of starts) {
    cost[start] = 0;
    queue.push(start);
  }
  let here = 0;
  let price = 0;
  const visit = (next: number, step: number): void => {
    const offer = price + step;
    if (offer > limit || offer >= at(cost, next)) return;
    cost[next] = offer;
    from[next] = here;
    queue.push(offer * count + next);
  };
  for (let top = queue.pop(); top !== undefined; top = queue.pop()) {
    here = top % count;
    price = Math.floor(top / count);
    if (price === at(cost, here)) expand(here, visit);
  }
  return { cost, from };
}

/** The states from a start to a reached one, both included; empty when it is not reached. */
export function wayTo({ cost, from }: Shortest, state: number): readonly number[] {
  if (at(cost, state) === FAR) return [];
  const way: number[] = [];
  for (let here = state; here !== NONE; here = at(from, here)) way.push(here);
  return way.reverse();
}
