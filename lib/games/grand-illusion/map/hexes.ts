import type { Localised } from '@/lib/core/language';
import type { Rule } from '@/lib/core/rule';
import type { Nation, Side } from '@/lib/games/grand-illusion/sides';

/** A hex of the map with what the rulebooks say of it; the rest of it is only printed on the map. */
export interface Hex {
  readonly n: number;
  readonly name?: Localised;
  /** how else players write it, in whatever language */
  readonly aka?: readonly string[];
  /** Schlieffen Plan hex (8.4.8) */
  readonly sp?: true;
  /** Paris in Danger hex (8.4.9.a) */
  readonly pd?: true;
  /** Belgian soil (8.4.7.a); a language where only that rulebook says so */
  readonly belgian?: true | 'es' | 'it';
  /** a named port, counted from the west (10.4) */
  readonly port?: number;
  /** whose units draw supply from it (11.2.4, 11.2.5) */
  readonly supply?: readonly Nation[];
  /** worth German VP (3.2.2), or Plan 17 VP (3.2.1.a): 2 where the marker counts twice */
  readonly germanVp?: 1 | 2;
  readonly plan17?: 1 | 2;
  readonly paris?: true;
  /** 102 and 103 (8.4.6.a) */
  readonly vosges?: true;
  /** forts that stand there at the start (9.5) */
  readonly forts?: 1 | 2;
  /** a fort stands there only with an option of scenario 3 */
  readonly optionalFort?: true;
  /** who controls it at the start, where the set-up says so */
  readonly start?: Side;
}

/** Two hexes beside each other, with the rule that says so. */
export interface Beside {
  readonly a: number;
  readonly b: number;
  /** `implied`: it follows from what a rule or an example lets units do */
  readonly how: 'stated' | 'implied';
  readonly rule: Rule;
  /** an impassable hexside */
  readonly side?: 'triple';
}

/** content/grand-illusion/hexes.json */
export interface HexList {
  readonly hexes: readonly Hex[];
  /** hexes whose six neighbours are all listed */
  readonly rings: readonly { readonly n: number; readonly rule: Rule }[];
  readonly neighbours: readonly Beside[];
}

export const FIRST_HEX = 1;
export const LAST_HEX = 107;

/** A hex by its number, which must be one of the map's. */
export function hexOf({ hexes }: HexList, n: number): Hex {
  const hex = hexes[n - FIRST_HEX];
  if (!hex) throw new Error(`hexOf: the map has no hex ${n}`);
  return hex;
}

/** The hexside between two hexes where a rule names it as impassable; undefined for any other. */
export const impassable = ({ neighbours }: HexList, a: number, b: number): Beside | undefined =>
  neighbours.find((one) => one.side === 'triple' && one.a === Math.min(a, b) && one.b === Math.max(a, b));

/** The six hexes around one whose ring a rule names whole, with that rule. */
export function ringOf(
  { rings, neighbours }: HexList,
  n: number,
): { readonly hexes: readonly number[]; readonly rule: Rule } | undefined {
  const ring = rings.find((one) => one.n === n);
  return ring && { hexes: besideOf(neighbours, n), rule: ring.rule };
}

/** The hexes that stand beside one by a rule, in the order of their numbers. */
export const besideOf = (neighbours: readonly Pick<Beside, 'a' | 'b'>[], n: number): readonly number[] =>
  neighbours.flatMap(({ a, b }) => (a === n ? [b] : b === n ? [a] : [])).sort((one, other) => one - other);
