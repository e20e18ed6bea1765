import { breachPrices } from '@/lib/board/graph/price';
import type { Rule } from '@/lib/core/rule';
import { MAX_RAILS } from '@/lib/sheet/schema';

/**
 * What a way of supply lacks: something that a rule forbids, or, where `open`, something of the map that nobody has
 * painted yet. Hexes are indices; `other` is the hex on the far side of a hexside.
 */
export type Lack = {
  readonly rule: Rule;
  readonly hex: number;
} & (
  | { readonly code: 'enemy' | 'railEnemy' | 'railControl' | 'neutral' | 'edge'; readonly open: false }
  | { readonly code: 'sea' | 'lake'; readonly open: false; readonly other: number }
  /** a town without a railway; a railway that ends, or leads to no edge; a place that has no country */
  | { readonly code: 'rail' | 'goesOn' | 'branch' | 'owner'; readonly open: boolean }
  /** nothing at all is painted in the hex */
  | { readonly code: 'town'; readonly open: true }
);

/** Hexes of a route of supply, the unit's own not counted and the source's counted (9.5). */
export const MOST_HEXES = 4;

/** Lacks of a railway: one in each of its hexes, and those of the end that it starts from. */
const MOST_UNKNOWN = 2 * MAX_RAILS + 2;
/** Past more that is forbidden no way is looked for. */
const MOST_FORBIDDEN = 5_000;
/**
 * The prices of lacks, steps of a railway being free: where a railway ends says more than that it leads nowhere, what
 * lacks little comes before what lacks much, a town that is painted before one that is only thought of, and any number
 * of unknown things before one that a rule forbids.
 */
const [SAYS_LITTLE, UNKNOWN, TOWN, FORBIDDEN] = breachPrices(MOST_HEXES, 1, MOST_UNKNOWN, 1, MOST_FORBIDDEN);
export { FORBIDDEN };
export const priceOf = ({ code, open }: Lack): number =>
  (!open ? FORBIDDEN : code === 'town' ? TOWN : UNKNOWN) + (code === 'branch' ? SAYS_LITTLE : 0);
export const pricesOf = (lacks: readonly Lack[]): number => lacks.reduce((sum, lack) => sum + priceOf(lack), 0);
