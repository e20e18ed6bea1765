import FlatQueue from 'flatqueue';
import type { Passage } from '@/lib/board/graph/passage';
import { FAR } from '@/lib/board/graph/search';

/** The place that a state belongs to; below 0 for a state that is nowhere and cannot be lost. */
type PlaceOf = (state: number) => number;
const itself: PlaceOf = (state) => state;

/** The places that a way passes, the last one first. */
type Places = readonly number[];

/** Places after one more, which is none where it is below 0, and is named once. */
function withPlace(place: number, passed: Places): Places {
  if (place < 0) return passed;
  return [place, ...(passed.includes(place) ? passed.filter((one) => one !== place) : passed)];
}

/**
 * For each state every single place whose loss leaves it without a lawful way of at most `limit`, nearest to it first;
 * none for a state that has no such way as it is. A place is a state, or all those that `placeOf` puts together, such
 * as a hex with the railways in it; that of the state itself is never lost. Without a limit dominators tell the same of
 * states.
 *
 * Such a place is one that all ways pass. Arrivals are met in the order of their cost, and a state passes on what is
 * common to all that it has met so far, whenever that has become less.
 */
export function threats(
  { states, steps }: Passage,
  starts: readonly number[],
  limit = FAR - 1,
  placeOf: PlaceOf = itself,
): (state: number) => Places {
  const common: (Places | undefined)[] = Array.from({ length: states });
  const lists: Places[] = [[]];
  const queue = new FlatQueue();
  /** A way leads into a state, and all ways like it have passed the last list: both are told by one number. */
  const arrive = (state: number, cost: number): void => {
    // What has only its own place in common cannot have less.
    if (common[state]?.length !== 1) queue.push((lists.length - 1) * states + state, cost);
  };
  const lastWith = new Int32Array(states);
  let round = 0;
  /** What a state has in common with one more way into it; the same list where that is no less. */
  const meet = (before: Places, passed: Places, own: number): Places => {
    round += 1;
    for (const place of passed) lastWith[place] = round;
    if (own >= 0) lastWith[own] = round;
    const isLeft = (place: number): boolean => lastWith[place] === round;
    return before.every(isLeft) ? before : before.filter(isLeft);
  };
  for (const start of starts) arrive(start, 0);
  while (queue.length > 0) {
    const paid = queue.peekValue() as number;
    const arrival = queue.pop() as number;
    const state = arrival % states;
    const passed = lists[Math.floor(arrival / states)] as Places;
    const own = placeOf(state);
    const before = common[state];
    const now = before ? meet(before, passed, own) : withPlace(own, passed);
    if (now === before) continue;
    common[state] = now;
    lists.push(now);
    steps(state, (next, cost, breach) => {
      if (breach === 0 && paid + cost <= limit) arrive(next, paid + cost);
    });
  }
  return (state) => (common[state] ?? []).filter((place) => place !== placeOf(state));
}
