import FlatQueue from 'flatqueue';
import type { Passage } from '@/lib/board/graph/passage';

/**
 * What a search from some starts has found, by state: the cost of the way there (FAR where there is none), the state
 * before it on the way (-1 at a start and without a way), and by which step it was entered from there.
 */
export interface Found {
  readonly cost: Int32Array;
  readonly from: Int32Array;
  readonly by: Int32Array;
}

export const FAR = 0x7fffffff;
const NONE = -1;

/** A result in which nothing is found yet. */
export const nothingFound = (states: number): Found => ({
  cost: new Int32Array(states).fill(FAR),
  from: new Int32Array(states).fill(NONE),
  by: new Int32Array(states).fill(NONE),
});

/** How far a search goes. */
export interface Extent {
  /** nothing dearer is found */
  readonly limit?: number;
  /** steps that break rules are taken at the price of the breach; without this they are not taken */
  readonly breaking?: boolean;
}

/**
 * The cheapest way from some starts to every state (Dijkstra). Among equal ways the one through the lower numbers is
 * taken.
 */
export function search(
  { states, steps }: Passage,
  starts: Iterable<number>,
  { limit = FAR - 1, breaking = false }: Extent = {},
): Found {
  const found = nothingFound(states);
  const { cost, from, by } = found;
  const queue = new FlatQueue();
  for (const start of starts) {
    cost[start] = 0;
    queue.push(start, start);
  }
  let here = 0;
  let paid = 0;
  const visit = (next: number, step: number, breach: number, way: number): void => {
    if (breach > 0 && !breaking) return;
    const offer = paid + step + breach;
    if (offer > limit || offer >= (cost[next] as number)) return;
    cost[next] = offer;
    from[next] = here;
    by[next] = way;
    // The cost and the state in one number: equal costs come out in the order of the states.
    queue.push(next, offer * states + next);
  };
  while (queue.length > 0) {
    paid = Math.floor((queue.peekValue() as number) / states);
    here = queue.pop() as number;
    if (paid === cost[here]) steps(here, visit);
  }
  return found;
}

export const isReached = ({ cost }: Found, state: number): boolean => cost[state] !== FAR;

/** The states from one back to the start that it hangs on, both included; empty when it is not reached. */
export function wayBack(found: Found, state: number): readonly number[] {
  const way: number[] = [];
  if (!isReached(found, state)) return way;
  for (let here = state; here !== NONE; here = found.from[here] as number) way.push(here);
  return way;
}

/** The states from a start to a reached one, both included; empty when it is not reached. */
export const wayTo = (found: Found, state: number): readonly number[] => [...wayBack(found, state)].reverse();
