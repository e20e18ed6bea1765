import { once } from '@/lib/core/once';
import { FAR, wayBack, wayTo, type Found } from '@/lib/board/graph/search';

/** What a game says of the ways that it asks for. */
export interface Rules<Break> {
  /** the ways that keep every rule */
  readonly lawful: () => Found;
  /** the ways that break as little as can be, where no lawful one leads */
  readonly broken: () => Found;
  /**
   * What breaks a step, in the order in which the traveller meets it; `by` is how the search took the step, from its
   * own side.
   */
  readonly breaks: (from: number, to: number, by: number) => readonly Break[];
  /** whether the traveller sets out where the searches start; else they ran backwards, from where it wants to go */
  readonly outward: boolean;
}

/** A break of a way, with the place in it of the state that the broken step leads into. */
export interface Met<Break> {
  readonly place: number;
  readonly what: Break;
}

/** A way in the order of the traveller. */
export interface Route<Break> {
  readonly states: readonly number[];
  /** how the search took the step into each state but the first, from its own side */
  readonly by: readonly number[];
  readonly breaks: readonly Met<Break>[];
}

/** What a trace has found: a way that keeps the rules within the limit, or else the one that breaks least. */
export interface Traced<Break> extends Route<Break> {
  readonly lawful: boolean;
}

/** Asks for the way to, or from, the cheapest of some states, the first of equals; undefined where none leads. */
export type Tracer<Break> = (ends: readonly number[], limit?: number) => Traced<Break> | undefined;

/** The cheapest of some states that a search has reached, the first of equals. */
function nearestOf({ cost }: Found, ends: readonly number[]): number | undefined {
  let best: number | undefined;
  for (const end of ends) if ((cost[end] as number) < (best === undefined ? FAR : (cost[best] as number))) best = end;
  return best;
}

/** The way that a search has found for a reached state, with everything that breaks it. */
export function follow<Break>(
  found: Found,
  state: number,
  { breaks, outward }: Pick<Rules<Break>, 'breaks' | 'outward'>,
): Route<Break> {
  const way = wayOf(found, state, outward);
  const met: Met<Break>[] = [];
  for (let place = 1; place < way.states.length; place++) {
    const [from, to, by] = [way.states[place - 1], way.states[place], way.by[place - 1]] as [number, number, number];
    for (const what of breaks(from, to, by)) met.push({ place, what });
  }
  return { ...way, breaks: met };
}

function wayOf(found: Found, state: number, outward: boolean): Route<never> {
  const states = outward ? wayTo(found, state) : wayBack(found, state);
  const taken = outward ? states.slice(1) : states.slice(0, -1);
  return { states, by: taken.map((one) => found.by[one] as number), breaks: [] };
}

/**
 * Strict search, then priced search, then the first break: the lawful way where there is one within the limit; else
 * the way that breaks least, with its breaks in order. A way without a break that is not lawful is too long.
 */
export function tracer<Break>(rules: Rules<Break>): Tracer<Break> {
  const lawful = once(rules.lawful);
  const broken = once(rules.broken);
  return (ends, limit = FAR - 1) => {
    const strict = lawful();
    const end = nearestOf(strict, ends);
    if (end !== undefined && (strict.cost[end] as number) <= limit)
      return { lawful: true, ...wayOf(strict, end, rules.outward) };
    const priced = broken();
    const last = nearestOf(priced, ends);
    return last === undefined ? undefined : { lawful: false, ...follow(priced, last, rules) };
  };
}
