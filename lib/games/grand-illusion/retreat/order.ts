import { hexOf, type HexList } from '@/lib/games/grand-illusion/map/hexes';
import { PARIS } from '@/lib/games/grand-illusion/map/places';
import type { Candidate, RetreatInput } from '@/lib/games/grand-illusion/retreat/fields';

/** Why a hex is closed to a retreat. */
export type Closed = 'impassable' | 'blocked' | 'battle' | 'noFriends' | 'other';
/** What makes a hex the last resort, before its place in the order is looked at. */
export type LastResort = 'paris' | 'abroad' | 'outOfSupply';

/** A candidate hex and its place in the order of 9.4.3.a. */
export interface Ranked {
  readonly hex: Candidate;
  /** 1 to 5; null where it is closed */
  readonly order: number | null;
  readonly closed: Closed | undefined;
  readonly last: readonly LastResort[];
  /** one of those to which the units may go now */
  readonly open: boolean;
}

/** The place of a hex in the order of 9.4.3.a, or why it is closed. */
export function orderOf({ control, enemies, friends, battle, side }: Candidate): number | Closed {
  if (side === 'impassable') return 'impassable';
  // A block ends when the side that it keeps out controls the hex beyond it (8.4.5.c).
  if (control === 'friendly') return enemies === 'none' ? 1 : 2;
  if (side === 'blocked') return 'blocked';
  if (enemies === 'none') return 3;
  if (friends && !battle) return 4;
  if (enemies === 'cavalry') return 5;
  if (friends) return 'battle';
  return enemies === 'other' ? 'other' : 'noFriends';
}

function lastResorts({ n, outOfSupply }: Candidate, { nation }: RetreatInput, map: HexList): readonly LastResort[] {
  const found: LastResort[] = [];
  if (nation === 'british' && n === PARIS) found.push('paris');
  if (nation === 'belgian' && n !== undefined && !hexOf(map, n).belgian) found.push('abroad');
  if (outOfSupply) found.push('outOfSupply');
  return found;
}

/** The sooner of two kinds of hex comes first: not Paris, not abroad, in supply, then by the order. */
const weightOf = ({ last, order }: Pick<Ranked, 'last' | 'order'>): number =>
  (last.includes('paris') ? 1000 : 0) +
  (last.includes('abroad') ? 100 : 0) +
  (last.includes('outOfSupply') ? 10 : 0) +
  (order ?? 0);

/** Every candidate with its place, and which of them are open to the units now (9.4.3.a, 8.4.3.b, 8.4.7). */
export function rankHexes(input: RetreatInput, map: HexList): readonly Ranked[] {
  const ranked = input.hexes.map((hex) => {
    const found = orderOf(hex);
    return {
      hex,
      order: typeof found === 'number' ? found : null,
      closed: typeof found === 'number' ? undefined : found,
      last: lastResorts(hex, input, map),
    };
  });
  const best = Math.min(...ranked.flatMap((one) => (one.order === null ? [] : weightOf(one))));
  return ranked.map((one) => ({ ...one, open: one.order !== null && weightOf(one) === best }));
}
