import { sumOf, type Applied } from '@/lib/calc/modifiers';
import type { Distribution } from '@/lib/prob/distribution';
import { fraction, type Fraction } from '@/lib/prob/fraction';
import type { SideResult } from '@/lib/games/nach-paris/result';

/*
 * The test of Combat Ability (5.1): one d20 against the CAB with all its modifiers. The modifiers of each occasion are
 * in modifiers.ts.
 */

/** The CAB after modifiers (5.1.2); it may be 0 or less, or more than 20. */
export const modifiedCab = (cab: number, modifiers: readonly Applied[]): number => cab + sumOf(modifiers);

const FACES = 20;

/** Whether a roll passes (5.1.1). A CAB of 0 or less fails whatever is rolled (5.1.2). */
export const passes = (cab: number, roll: number): boolean => cab > 0 && roll <= cab;

/**
 * Whether the die decides a test against this CAB, modifiers included: 0 or less fails unrolled (5.1.2), 20 or more
 * passes (dispute cab-twenty).
 */
export const isRolled = (cab: number): boolean => cab > 0 && cab < FACES;

/**
 * Faces of the d20 that pass against this CAB, modifiers included: none at 0 or less, all at 20 or more. With the roll
 * all or none.
 */
export function passingFaces(cab: number, roll?: number): number {
  if (roll !== undefined) return passes(cab, roll) ? FACES : 0;
  return Math.min(Math.max(cab, 0), FACES);
}

/** The chance that a test against this CAB, modifiers included, passes. */
export const passChance = (cab: number): Fraction => fraction(passingFaces(cab), FACES);

/**
 * What a result of a table meets: the CAB before the losses with every modifier but that of the result, and the steps
 * left.
 */
export interface LossTarget {
  readonly cab: number;
  readonly steps: number;
}

/** How a test stands: settled without a roll, still to be rolled, or as its roll decided (5.1.2). */
export function standing(cab: number, roll?: number): 'automatic' | 'always' | 'open' | 'passed' | 'failed' {
  if (cab <= 0) return 'automatic';
  if (cab >= FACES) return 'always';
  return roll === undefined ? 'open' : passes(cab, roll) ? 'passed' : 'failed';
}

/** Whether a result makes the unit test: it names a modifier, and the automatic losses leave something of the unit. */
export const mustTest = ({ losses, modifier }: SideResult, { steps }: { readonly steps: number }): boolean =>
  modifier !== null && losses < steps;

/**
 * Steps that a unit loses to a result (8.3.3, 9.3.2): the automatic ones, and one more when the test that follows
 * fails, at the CAB from before the losses (5.1.3). Never more than its steps. With the roll the answer is certain.
 */
export const stepLosses = (result: SideResult, target: LossTarget, roll?: number): Distribution<number> =>
  lossFaces(result, target, roll).map(({ steps, faces }) => ({ value: steps, chance: fraction(faces, FACES) }));

/** The same, each loss with the number of the twenty faces that bring it. */
export function lossFaces(
  result: SideResult,
  { cab, steps }: LossTarget,
  roll?: number,
): readonly { readonly steps: number; readonly faces: number }[] {
  const atOnce = Math.min(result.losses, steps);
  if (result.modifier === null || !mustTest(result, { steps })) return [{ steps: atOnce, faces: FACES }];
  const passing = passingFaces(cab + result.modifier, roll);
  return [
    { steps: atOnce, faces: passing },
    { steps: atOnce + 1, faces: FACES - passing },
  ].filter(({ faces }) => faces > 0);
}
