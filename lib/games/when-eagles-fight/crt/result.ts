import type { CellResult } from '@/lib/tables/card-result';

/** The id of the Combat Results Table. */
export const CRT = 'crt';

/** What a side suffers: loss points, or the elimination of all its units (13.21, 13.24). */
export type Loss = number | 'E';

/** A result of the Combat Results Table. */
export interface CombatResult {
  readonly attacker: Loss;
  readonly defender: Loss;
  /** B stands where the attacker's loss points would: he loses none, and may advance three hexes (13.26) */
  readonly breakthrough: boolean;
}

/** Odds below 1:2, without a roll (13.10). */
export const BELOW_HALF: CombatResult = { attacker: 'E', defender: 0, breakthrough: false };

/** A cell of the card as the rules read it (13.21, 13.24, 13.26). */
export function resultOf({ sides: [attacker = {}, defender = {}] }: CellResult): CombatResult {
  const lossOf = ({ points, word }: CellResult['sides'][number]): Loss =>
    word === 'E' ? 'E' : typeof points === 'number' ? points : 0;
  return { attacker: lossOf(attacker), defender: lossOf(defender), breakthrough: attacker.word === 'B' };
}

/** Which of two losses is heavier: below 0 the first is the lighter one. */
export const compareLosses = (a: Loss, b: Loss): number => (a === b ? 0 : a === 'E' ? 1 : b === 'E' ? -1 : a - b);
