import type { Rule } from '@/lib/core/rule';

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

/**
 * The price of a lack: any number of unknown things comes before one that a rule forbids, what lacks little before what
 * lacks much, and a town that is painted before one that is only thought of.
 */
export const FORBIDDEN = 1_000_000;
const UNKNOWN = 1_000;
const TOWN = 50_000;
/** Where a railway ends says more than that it leads nowhere. */
const SAYS_LITTLE = 5;
export const priceOf = ({ code, open }: Lack): number =>
  (!open ? FORBIDDEN : code === 'town' ? TOWN : UNKNOWN) + (code === 'branch' ? SAYS_LITTLE : 0);
export const pricesOf = (lacks: readonly Lack[]): number => lacks.reduce((sum, lack) => sum + priceOf(lack), 0);
