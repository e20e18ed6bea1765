import { text, type Text } from '@/lib/calc/evaluation';
import { COMBAT_MODIFIERS, type EnemySupport } from '@/lib/games/nach-paris/cab/modifiers';
import { type Applied, weigh } from '@/lib/calc/modifiers';
import { modifiedCab } from '@/lib/games/nach-paris/cab/test';
import type { Attacker, CombatInput, Defender, RetreatPath, Works } from '@/lib/games/nach-paris/combat/fields';
import { stateModifiers } from '@/lib/games/nach-paris/combat/forces';
import { fights, isFighter } from '@/lib/games/nach-paris/combat/ground';
import { unitName } from '@/lib/games/nach-paris/combat/names';
import { isEntrenched } from '@/lib/games/nach-paris/combat/siege-guns';
import { retreatOf, type Retreat } from '@/lib/games/nach-paris/combat/retreat';
import { ZONE } from '@/lib/games/nach-paris/combat/strength';

/** A unit, or a bare fortified zone, that a result may strike. */
export interface Struck {
  readonly side: 'attacker' | 'defender';
  /** index of its hex among the attacking hexes; 0 for the attacked hex */
  readonly hex: number;
  /** index in its list; −1 for the zone */
  readonly at: number;
  readonly name: Text;
  readonly steps: number;
  /** printed CAB and CAB with every modifier but that of the result (9.5.4) */
  readonly printed: number;
  readonly cab: number;
  readonly modifiers: readonly Applied[];
  readonly roll: number | undefined;
  readonly unit: Attacker | Defender | undefined;
  /** where the works protect it (11.1.6, 11.6.3) */
  readonly shelter: Works;
  /** SAR moved by rail (9.3.3) */
  readonly onRails: boolean;
  readonly retreat: Retreat;
  /** may enter the other side's hex once that is empty (9.6.5 to 9.6.7) */
  readonly advances: boolean;
}

/**
 * What a side brings against the CAB of the enemy (9.5); `siegeGuns` is whether any of its siege guns fires (9.5.3).
 */
export function supportOf(units: readonly (Attacker | Defender)[], siegeGuns: boolean): Support {
  const here = units.filter(fights);
  return {
    red: here.filter(({ redArf }) => redArf).length,
    pio: here.filter(({ kind }) => kind === 'pio').length,
    harArf: here.filter(({ kind }) => kind === 'har').reduce((sum, { arf }) => sum + arf, 0),
    siegeGuns,
  };
}
export interface Support {
  readonly red: number;
  readonly pio: number;
  readonly harArf: number;
  readonly siegeGuns: boolean;
}

/** The modifiers of 9.5 on one unit, by the reading chosen of 9.5.1 (dispute red-arf-and-pioneers). */
function enemyModifiers(
  enemy: Support,
  entrenched: boolean,
  reading: CombatInput['redArfReading'],
): readonly Applied[] {
  const support: EnemySupport = {
    redArf: enemy.red > 0,
    pioneers: enemy.pio > 0,
    harArf: enemy.harArf,
    siegeGuns: enemy.siegeGuns,
    entrenched,
  };
  const { applied } = weigh(COMBAT_MODIFIERS, support);
  if (reading === 'kinds') return applied;
  const isMild = ({ id }: Applied): boolean => id === 'redArf' || id === 'pioneers';
  const units = enemy.red + enemy.pio;
  if (units === 0) return applied;
  const value = reading === 'once' ? -1 : -Math.min(2, units);
  const one: Applied = { id: enemy.red > 0 ? 'redArf' : 'pioneers', rule: '9.5.1', value };
  return [one, ...applied.filter((modifier) => !isMild(modifier))];
}

interface Place {
  readonly side: Struck['side'];
  readonly hex: number;
  readonly at: number;
  readonly number: number;
  readonly shelter: Works;
  readonly way: RetreatPath;
  readonly advances: boolean;
}

/** A unit with the CAB that it tests, but for the result's own modifier. */
export function struck(
  unit: Attacker | Defender,
  { side, hex, at, number, shelter, way, advances }: Place,
  enemy: Support,
  input: CombatInput,
): Struck {
  const modifiers = [
    ...stateModifiers(unit, input, side).applied,
    ...enemyModifiers(enemy, isEntrenched(shelter), input.redArfReading),
  ];
  return {
    side,
    hex,
    at,
    name: unitName(side, unit, number),
    steps: unit.steps,
    printed: unit.cab,
    cab: modifiedCab(unit.cab, modifiers),
    modifiers,
    roll: unit.test,
    unit,
    shelter,
    onRails: unit.kind === 'sar' && unit.mobility === 'rail',
    retreat: retreatOf(unit, way, input, side),
    advances,
  };
}

/** A bare fortified zone: no unit, so nothing that touches units changes its CAB (11.2.3, 11.2.7). */
export const struckZone = ({ zoneTest }: CombatInput): Struck => ({
  side: 'defender',
  hex: 0,
  at: -1,
  name: text('combat.unit.zone'),
  steps: 1,
  printed: ZONE.cab,
  cab: ZONE.cab,
  modifiers: [],
  roll: zoneTest,
  unit: undefined,
  shelter: 'none',
  onRails: false,
  retreat: { toll: undefined, zoc: undefined, roll: undefined, room: Infinity },
  advances: false,
});

/**
 * Whether a unit of the beaten side has to go back with the steps that it lost now (9.3.3, 11.1.6, 11.6.3). Nobody
 * stays at wear level •• or worse.
 */
export function mustRetreat({ unit, shelter }: Struck, lostNow: number, automatic: number): boolean {
  if (!unit || lostNow === 0) return false;
  if (unit.lost + lostNow >= 2) return true;
  if (isFighter(unit.kind) && (unit.rank === 'A+' || unit.rank === 'A')) return false;
  if (shelter === 'regular') return automatic > 0;
  return shelter !== 'improved';
}
