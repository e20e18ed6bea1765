import { compare, fraction, type Fraction } from '@/lib/prob/fraction';
import { isFortification, type AbuInput, type FiringUnit } from '@/lib/games/nach-paris/abu/fields';
import { HALVED_TURN, shotCounts, shotsLeft, type ShotCount } from '@/lib/games/nach-paris/bombardment/ammunition';

/** The least ARF with which units bombard, and the heading that only fortifications use (8.3.1, 11.3.5). */
export const LEAST_ARF = fraction(6);
export const FORT_ARF = fraction(3);
/** From this ARF on every unit of the hex is under fire, hidden ones too (8.3.1, 19.3.2). */
export const WHOLE_HEX = fraction(20);

/** Units under fire by the total ARF; in between the next lower line (8.3.1). */
export const NUMBERS = [
  { arf: fraction(16), units: 4 },
  { arf: fraction(12), units: 3 },
  { arf: fraction(8), units: 2 },
] as const;

export const half = ({ n, d }: Fraction): Fraction => fraction(n, d * 2n);

/** The guns of an ABU and what they come to. */
export interface AbuFire {
  /** those that fire: without the units when only a fortification has an ARF that counts */
  readonly guns: readonly FiringUnit[];
  readonly fortsOnly: boolean;
  /** units left out because the sum is below 6 */
  readonly unitsDropped: boolean;
  /** the sum of the printed ARF, and after the shortage of GT22 (8.8.1) */
  readonly printed: number;
  readonly halved: boolean;
  readonly arf: Fraction;
  readonly shots: readonly ShotCount[];
}

const below = (a: Fraction, b: Fraction): boolean => compare(a, b) < 0;

export const totalArf = (guns: readonly FiringUnit[], turn: number): Fraction => {
  const printed = fraction(guns.reduce((sum, { arf }) => sum + arf, 0));
  return turn >= HALVED_TURN ? half(printed) : printed;
};

/** The strength of an ABU and the number of units that it can hit (8.2.2, 8.3.1, 8.8.1, 11.3.5). */
export function fireOf(input: AbuInput): AbuFire {
  const { firing, turn } = input;
  const forts = firing.filter(isFortification);
  const unitsDropped = forts.length > 0 && forts.length < firing.length && below(totalArf(firing, turn), LEAST_ARF);
  const guns = unitsDropped ? forts : firing;
  const arf = totalArf(guns, turn);
  return {
    guns,
    fortsOnly: guns.every(isFortification),
    unitsDropped,
    printed: guns.reduce((sum, gun) => sum + gun.arf, 0),
    halved: turn >= HALVED_TURN,
    arf,
    shots: shotCounts(guns, shotsLeft(input)),
  };
}

/** Guns of the French or the Belgians: one nation, never both (8.2.2). */
export const isLatin = ({ guns }: AbuFire): boolean =>
  guns.some(({ nation }) => nation === 'france' || nation === 'belgium');

/**
 * French or Belgian fire by more than one unit; a fortification that joins a unit counts, those alone are no units
 * (8.4.3, 11.3.5).
 */
export const isLatinFire = (fire: AbuFire): boolean => fire.guns.length > 1 && !fire.fortsOnly && isLatin(fire);
