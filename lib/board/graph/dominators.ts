import { at } from '@/lib/core/at';
import type { Passage } from '@/lib/board/graph/passage';

/** For each state the nearest one that every lawful way from the starts passes; below 0 where there is none. */
export interface Dominators {
  readonly nearest: Int32Array;
}

/** Different ways to the state share no other. */
const NO_DOMINATOR = -1;
const UNREACHED = -2;

/** The lawful steps from each state that the starts lead to: those of state n are to[first[n]] to to[last[n] - 1]. */
interface LawfulSteps {
  readonly first: Int32Array;
  readonly last: Int32Array;
  readonly to: readonly number[];
}

function stepsBeyond({ states, steps }: Passage, starts: readonly number[]): LawfulSteps {
  const first = new Int32Array(states);
  const last = new Int32Array(states);
  const seen = new Uint8Array(states);
  const to: number[] = [];
  const queue: number[] = [];
  const meet = (state: number): void => {
    if (seen[state] === 0) queue.push(state);
    seen[state] = 1;
  };
  const visit = (next: number, _cost: number, breach: number): void => {
    if (breach > 0) return;
    to.push(next);
    meet(next);
  };
  starts.forEach(meet);
  for (const state of queue) {
    first[state] = to.length;
    steps(state, visit);
    last[state] = to.length;
  }
  return { first, last, to };
}

/** Depth-first order of the states that the starts lead to, each after everything that it leads to. */
function finishOrder({ first, last, to }: LawfulSteps, starts: readonly number[]): readonly number[] {
  const seen = new Uint8Array(first.length);
  const free = first.slice();
  const order: number[] = [];
  const stack: number[] = [];
  const enter = (state: number): void => {
    if (seen[state] === 0) stack.push(state);
    seen[state] = 1;
  };
  for (const start of starts) {
    enter(start);
    for (let state = stack.at(-1); state !== undefined; state = stack.at(-1)) {
      const slot = at(free, state);
      if (slot === at(last, state)) order.push(stack.pop() as number);
      else {
        free[state] = slot + 1;
        enter(to[slot] as number);
      }
    }
  }
  return order;
}

/**
 * The dominator tree below a virtual state over all starts, by the iteration of Cooper, Harvey and Kennedy, steps taken
 * forwards. A state is cut off by the loss of any single state that dominates it.
 */
export function dominators(passage: Passage, starts: readonly number[]): Dominators {
  const steps = stepsBeyond(passage, starts);
  const order = finishOrder(steps, starts);
  const top = order.length;
  const rank = new Int32Array(passage.states).fill(UNREACHED);
  order.forEach((state, i) => (rank[state] = i));
  // up[i]: rank of the nearest dominator of the state of rank i; `top` is the virtual state above the starts.
  const up = new Int32Array(top + 1).fill(UNREACHED);
  up[top] = top;
  for (const start of starts) up[at(rank, start)] = top;
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
      const state = order[i] as number;
      for (let slot = at(steps.first, state); slot < at(steps.last, state); slot++) {
        const next = at(rank, steps.to[slot] as number);
        const before = at(up, next);
        const above = before === UNREACHED ? i : meet(before, i);
        if (above === before) continue;
        up[next] = above;
        changed = true;
      }
    }
  }
  const nearest = new Int32Array(passage.states).fill(UNREACHED);
  order.forEach((state, i) => {
    const above = at(up, i);
    nearest[state] = above === top ? NO_DOMINATOR : (order[above] as number);
  });
  return { nearest };
}

/**
 * All states whose loss cuts a state off, nearest first, without the state itself; empty for one that is not reached.
 */
export function dominatorsOf({ nearest }: Dominators, state: number): readonly number[] {
  const found: number[] = [];
  for (let here = at(nearest, state); here >= 0; here = at(nearest, here)) found.push(here);
  return found;
}
