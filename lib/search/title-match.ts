import { FRAME_WEIGHT, isFrame } from '@/lib/search/frames';
import type { Slot } from '@/lib/search/slots';

/** The tokens of a document's title and of each phrase by which it is asked for. */
export type Titles = readonly (readonly string[])[];

/** From this quality on an alternative is the same word for a title. */
const SAME_WORD = 0.5;

/** How much of it hangs on the share of the query that all titles of a document say together. */
const TOGETHER = 0.4;

/** One saying of a slot, with the words of it that a title holds, as bits. */
interface Group {
  readonly slot: number;
  readonly words: number;
  held: number;
  /** of the likeliest word that is held: less where a beginning would have to become an unlikely one */
  likelihood: number;
}

/** Where a token says a part of the query. */
interface Place {
  readonly group: Group;
  readonly bit: number;
  readonly likelihood: number;
}

/**
 * How well the best of a document's titles meets the query: 1 when it says all of it and nothing else, 0 for nothing;
 * and `further` times how well the next best does; less of it where the titles together leave out parts of the query.
 */
export function titleMatcher(slots: readonly Slot[], weight: number, further = 0): (titles: Titles) => number {
  const places = placesOf(slots);
  const shares = new Float64Array(slots.length);
  const met: Group[] = [];
  // A frame says less than a word; a query that is no question does not miss those of a title.
  const frames = [...places.keys()].some(isFrame) ? FRAME_WEIGHT : 0;

  const match = (title: readonly string[]): number => {
    let named = 0;
    let length = 0;
    for (const token of title) {
      const isFrameToken = isFrame(token);
      length += isFrameToken ? frames : 1;
      const found = places.get(token);
      if (!found) continue;
      named += isFrameToken ? FRAME_WEIGHT : 1;
      for (const { group, bit, likelihood } of found) {
        if (group.held === 0) met.push(group);
        group.held |= bit;
        group.likelihood = Math.max(group.likelihood, likelihood);
      }
    }
    if (named === 0) return 0;
    let held = 0;
    for (const group of met) {
      const share = (group.likelihood * bitCount(group.held)) / group.words;
      const before = shares[group.slot] ?? 0;
      if (share > before) {
        held += (slots[group.slot]?.weight ?? 0) * (share - before);
        shares[group.slot] = share;
      }
    }
    for (const group of met) {
      shares[group.slot] = 0;
      group.held = 0;
      group.likelihood = 0;
    }
    met.length = 0;
    return Math.sqrt((named / length) * (held / weight));
  };
  /** The share of the query that some title says, one this part and another that. */
  const saidBy = (titles: Titles): number => {
    const said = new Set<number>();
    for (const title of titles)
      for (const token of title) for (const { group } of places.get(token) ?? []) said.add(group.slot);
    let sum = 0;
    for (const slot of said) sum += slots[slot]?.weight ?? 0;
    return sum / weight;
  };
  return (titles) => {
    let best = 0;
    let second = 0;
    for (const title of titles) {
      const met = match(title);
      if (met > best) [best, second] = [met, best];
      else if (met > second) second = met;
    }
    return (best + further * second) * (1 - TOGETHER + TOGETHER * saidBy(titles));
  };
}

function placesOf(slots: readonly Slot[]): ReadonlyMap<string, readonly Place[]> {
  const places = new Map<string, Place[]>();
  slots.forEach(({ sayings }, slot) => {
    for (const saying of sayings) {
      const group: Group = { slot, words: saying.length, held: 0, likelihood: 0 };
      saying.forEach((alternatives, word) => {
        for (const { token, quality, likelihood = 1 } of alternatives) {
          if (quality < SAME_WORD) continue;
          const known = places.get(token);
          const place: Place = { group, bit: 1 << word, likelihood };
          if (known) known.push(place);
          else places.set(token, [place]);
        }
      });
    }
  });
  return places;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}
