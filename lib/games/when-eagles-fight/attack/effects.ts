import type { Rule } from '@/lib/core/rule';
import type { AttackInput } from '@/lib/games/when-eagles-fight/attack/fields';
import { attackersIn, hasFortress, ownDefenders } from '@/lib/games/when-eagles-fight/attack/modifiers';
import type { CombatResult } from '@/lib/games/when-eagles-fight/crt/result';
import { isField, stepsLeft } from '@/lib/games/when-eagles-fight/units';

/*
 * What a result does to both sides (13.15, 13.21 to 13.24): the steps that each may lose and the ways to satisfy it.
 */

/** What stands in a battle, in steps. Heavy artillery has none (13.18). */
export interface Stakes {
  readonly attackerSteps: number;
  /** of field units */
  readonly defenderSteps: number;
  /** of units that retreated here in this phase: they satisfy nothing and go with the first loss point (13.22) */
  readonly retreatedSteps: number;
  readonly fortress: boolean;
  /** fortress infantry with no field unit: only E harms it (13.15) */
  readonly fortressAlone: boolean;
  /** attacked out of all six hexes: none of them is empty for a retreat (13.22) */
  readonly surrounded: boolean;
}

const HEXES_AROUND = 6;

export function stakesOf(input: AttackInput): Stakes {
  const field = ownDefenders(input).filter(({ kind }) => isField(kind));
  const sum = (units: readonly Parameters<typeof stepsLeft>[0][]): number =>
    units.reduce((all, unit) => all + stepsLeft(unit), 0);
  return {
    attackerSteps: sum(attackersIn(input)),
    defenderSteps: sum(field),
    retreatedSteps: sum(input.defenders.filter(({ retreated }) => retreated)),
    fortress: hasFortress(input),
    fortressAlone: hasFortress(input) && field.length === 0,
    surrounded: input.attackers.length === HEXES_AROUND,
  };
}

/** A way in which the defender may satisfy his result, all of it before the attacker his (13.21). */
export interface ResultChoice {
  readonly id: 'nothing' | 'eliminated' | 'ignored' | 'stand' | 'retreat';
  readonly rule: Rule;
  /** steps that field units lose */
  readonly steps: number;
  /** the hex is empty afterwards */
  readonly empty: boolean;
  /** loss points that nothing is left to satisfy */
  readonly surplus: number;
}

/** The ways of the defender, first the one without a retreat. */
export function waysOf({ defender }: CombatResult, stakes: Stakes): readonly ResultChoice[] {
  const { defenderSteps, fortress, fortressAlone, surrounded } = stakes;
  if (defender === 'E') return [{ id: 'eliminated', rule: '13.24', steps: defenderSteps, empty: true, surplus: 0 }];
  if (defender === 0) return [{ id: 'nothing', rule: '13.21', steps: 0, empty: false, surplus: 0 }];
  if (fortressAlone) return [{ id: 'ignored', rule: '13.15', steps: 0, empty: false, surplus: 0 }];
  const lost = Math.min(defender, defenderSteps);
  const stand: ResultChoice = {
    id: 'stand',
    rule: fortress ? '13.15' : '13.23',
    steps: lost,
    empty: !fortress && lost === defenderSteps,
    surplus: defender - lost,
  };
  const others = defender - 1;
  if (fortress || surrounded || others >= defenderSteps) return [stand];
  return [stand, { id: 'retreat', rule: '13.22', steps: others, empty: true, surplus: 0 }];
}

/**
 * Steps that go in a way of the defender: those that he loses, and with any loss point or E, even one that a fortress
 * ignores, those of units that retreated here in this phase (13.22; question `retreated-units-e`).
 */
export const stepsGone = ({ id, steps }: ResultChoice, { retreatedSteps }: Stakes): number =>
  id === 'nothing' ? 0 : steps + retreatedSteps;

/** Steps that the attacker loses (13.21, 13.24). */
export const attackerLoss = ({ attacker }: CombatResult, { attackerSteps }: Stakes): number =>
  attacker === 'E' ? attackerSteps : Math.min(attacker, attackerSteps);

/** Whether no attacker is left (13.24, 13.25); of totals and odds only E tells. */
export const attackersGone = ({ attacker }: CombatResult, { attackerSteps }: Stakes, counted: boolean): boolean =>
  attacker === 'E' || (counted && attackerSteps > 0 && attacker >= attackerSteps);

/** Whether the hex is empty whatever the defender does; of totals and odds only E tells (13.24). */
export const surelyEmpty = (ways: readonly ResultChoice[], counted: boolean): boolean =>
  ways.every(({ id, empty }) => empty && (counted || id === 'eliminated'));

/** Whether a result can leave the hex empty: surely, by a retreat only, or not. */
export type Emptied = 'destroyed' | 'retreat' | 'held';
export function emptiedBy(result: CombatResult, stakes: Stakes): Emptied {
  const ways = waysOf(result, stakes);
  if (ways.every(({ empty }) => empty) && ways[0]?.id !== 'retreat' && ways.length === 1) return 'destroyed';
  return ways.some(({ empty }) => empty) ? 'retreat' : 'held';
}
