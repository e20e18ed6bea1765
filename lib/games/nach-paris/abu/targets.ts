import { compare, type Fraction } from '@/lib/prob/fraction';
import type { Cover } from '@/lib/games/nach-paris/abu/cover';
import type { AbuInput, AbuTarget } from '@/lib/games/nach-paris/abu/fields';
import { half, NUMBERS, WHOLE_HEX, type AbuFire } from '@/lib/games/nach-paris/abu/fire';

/*
 * Which units of the hex are under fire (8.3.1). Cover halves the ARF against single units (10.2.4): whether the number
 * of those in cover is that of the ARF before or after it has two readings (dispute abu-number-with-cover).
 */

/** How many units may be under fire, and how many of those in cover among them; null is all. */
export interface Targets {
  readonly most: number | null;
  readonly mostCovered: number | null;
}

/** The number of units that an ARF reaches: the next lower line, one for less than all lines; null is all (8.3.1). */
const numberFor = (arf: Fraction): number | null =>
  compare(arf, WHOLE_HEX) >= 0 ? null : (NUMBERS.find((line) => compare(arf, line.arf) >= 0)?.units ?? 1);

/** The numbers of an ABU on units with these covers. */
export function targetsOf(
  { numberReading }: Pick<AbuInput, 'numberReading'>,
  { arf }: Pick<AbuFire, 'arf'>,
  covers: readonly Cover[],
): Targets {
  const after = numberReading === 'after' && covers.some((cover) => cover !== 'none');
  return { most: numberFor(arf), mostCovered: numberFor(after ? half(arf) : arf) };
}

/** The number that holds for a unit by its cover. */
export const mostFor = ({ most, mostCovered }: Targets, cover: Cover): number | null =>
  cover === 'none' ? most : mostCovered;

/** Whether a unit is under fire: chosen where not all are, and then not under a FOW marker (8.3.1, 19.3.2, 19.3.3). */
export const isUnderFire = (targets: Targets, { hit, fow }: AbuTarget, cover: Cover): boolean =>
  mostFor(targets, cover) === null || (hit && !fow);
