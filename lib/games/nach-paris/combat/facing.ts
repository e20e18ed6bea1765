import type { Rule } from '@/lib/core/rule';
import type { CombatInput, Defender, FacingHex } from '@/lib/games/nach-paris/combat/fields';
import { hasForts } from '@/lib/games/nach-paris/combat/forces';
import { inCamp } from '@/lib/games/nach-paris/combat/works';

/*
 * What the attack comes through: the part that the player names for each hex, unless the defenders have no flank or
 * rear at all, or nothing but flanks (6.2.1, 6.3.1, 11.2.4, 11.6.9, 12.2.5).
 */

/** Why the facing of the attacked hex is not the one of the counters. */
export type FacingRule = {
  readonly id: 'zone' | 'camp' | 'cavalry' | 'noFacing' | 'embarked';
  readonly rule: Rule;
  readonly part: FacingHex;
};

/** Every unit in the hex matters for its facing, also those that do not fight. */
export function facingRule(input: CombatInput, inHex: readonly Defender[]): FacingRule | undefined {
  const { works, zone } = input;
  const faced = inHex.filter(({ kind, embarked }) => embarked || (kind !== 'hq' && kind !== 'eng'));
  const entrenched =
    (works === 'regular' || works === 'improved') &&
    inHex.some(({ dug, kind, embarked }) => dug && !embarked && kind !== 'cav');
  if (zone && inHex.length === 0) return { id: 'zone', rule: '11.2.4', part: 'front' };
  if (inCamp(input) && hasForts(input) && entrenched) return { id: 'camp', rule: '11.6.9', part: 'front' };
  if (inHex.some(({ kind, embarked }) => kind === 'cav' && !embarked))
    return { id: 'cavalry', rule: '6.3.1', part: 'front' };
  if (faced.length === 0) return { id: 'noFacing', rule: '6.2.1', part: 'front' };
  if (faced.every(({ embarked }) => embarked)) return { id: 'embarked', rule: '12.2.5', part: 'flank' };
  return undefined;
}
