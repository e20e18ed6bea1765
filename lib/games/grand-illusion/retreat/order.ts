import { hexOf, type HexList } from '@/lib/games/grand-illusion/map/hexes';
import { isBelgianSoil, PARIS } from '@/lib/games/grand-illusion/map/places';
import type { Candidate, RetreatInput } from '@/lib/games/grand-illusion/retreat/fields';

/** Why a hex is closed to a retreat. */
export type Closed = 'impassable' | 'blocked' | 'battle' | 'noFriends' | 'other' | 'enemy';
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

type Played = Pick<RetreatInput, 'controlReading' | 'rowReading'>;

/** The place of a hex in the order of 9.4.3.a, or why it is closed. */
export function orderOf(
  { control, enemies, friends, battle, side }: Candidate,
  { controlReading, rowReading }: Played,
): number | Closed {
  if (side === 'impassable') return 'impassable';
  // A block ends when the side that it keeps out controls the hex beyond it (8.4.5.c).
  if (control === 'friendly') return enemies === 'none' ? 1 : 2;
  if (side === 'blocked') return 'blocked';
  if (controlReading === 'shut') return 'enemy';
  if (enemies === 'none') return 3;
  if (friends && !battle) return 4;
  if (enemies === 'cavalry' || (enemies === 'other' && rowReading === 'fifth')) return 5;
  if (friends) return 'battle';
  return enemies === 'other' ? 'other' : 'noFriends';
}

function lastResorts(
  { n, outOfSupply }: Candidate,
  { nation, soilReading }: RetreatInput,
  map: HexList,
): readonly LastResort[] {
  const found: LastResort[] = [];
  if (nation === 'british' && n === PARIS) found.push('paris');
  if (nation === 'belgian' && n !== undefined && !isBelgianSoil(hexOf(map, n), soilReading)) found.push('abroad');
  if (outOfSupply) found.push('outOfSupply');
  return found;
}

/**
 * The sooner of two kinds of hex comes first: not Paris, not abroad, in supply, then by the order; or supply after the
 * order (question `retreat-out-of-supply`).
 */
const weightOf = ({ last, order }: Pick<Ranked, 'last' | 'order'>, { supplyReading }: RetreatInput): number =>
  (last.includes('paris') ? 1000 : 0) +
  (last.includes('abroad') ? 100 : 0) +
  (last.includes('outOfSupply') ? (supplyReading === 'supplyFirst' ? 10 : 0.5) : 0) +
  (order ?? 0);

/** Every candidate with its place, and which of them are open to the units now (9.4.3.a, 8.4.3.b, 8.4.7). */
export function rankHexes(input: RetreatInput, map: HexList): readonly Ranked[] {
  const ranked = input.hexes.map((hex) => {
    const found = orderOf(hex, input);
    return {
      hex,
      order: typeof found === 'number' ? found : null,
      closed: typeof found === 'number' ? undefined : found,
      last: lastResorts(hex, input, map),
    };
  });
  const best = Math.min(...ranked.flatMap((one) => (one.order === null ? [] : weightOf(one, input))));
  return ranked.map((one) => ({ ...one, open: one.order !== null && weightOf(one, input) === best }));
}
