import { sortBars, type Bar, type Barred } from '@/lib/calc/bars';
import type { Rule } from '@/lib/core/rule';
import type { March } from '@/lib/games/nach-paris/tables/marching';
import { columnMobility } from '@/lib/games/nach-paris/tables/capacities';
import {
  exm1From,
  isFreshToMarch,
  isMarcher,
  marchBonus,
  marchTariff,
} from '@/lib/games/nach-paris/movement/forced-march';
import type { Mover, MovementInput } from '@/lib/games/nach-paris/movement/fields';
import { BOARDING_COST, FIRING_POSITION } from '@/lib/games/nach-paris/tables/rail';
import { RAIN_MF } from '@/lib/games/nach-paris/tables/marching';

/** MF that a unit spends besides its steps from hex to hex. */
export interface Charge {
  readonly id: 'spent' | 'unload' | 'unlimber' | 'deploy';
  readonly rule: Rule;
  readonly mf: number;
}

/** What a unit has for its move in this phase. */
export interface Budget {
  /** its MF of this turn, less the rain */
  readonly mf: number;
  /** MF lost to the rain */
  readonly rain: number;
  /** paid before the first step, and kept back for the end */
  readonly before: readonly Charge[];
  readonly after: readonly Charge[];
  /** MF of a forced march; 0 when there can be none */
  readonly bonus: number;
  /** the bonus without heat, whether or not it is granted */
  readonly tariff: number;
  readonly barred: readonly Barred[];
  readonly free: readonly Barred[];
}

interface MarchCase {
  readonly unit: Mover;
  readonly input: MovementInput;
}

/** What forbids a forced march (7.5 and the rules that end it elsewhere). */
const MARCH_BARS: readonly Bar<MarchCase>[] = [
  { id: 'kind', rule: '7.5.1', stops: ({ unit }) => !isMarcher(unit.kind) },
  { id: 'worn', rule: '7.5.2', stops: ({ unit }) => !isFreshToMarch(unit) },
  { id: 'twice', rule: '7.5.5', stops: ({ input }) => input.marchedBefore },
  { id: 'rain', rule: '15.1.2', stops: ({ input }) => input.rain },
  { id: 'ooc', rule: '13.3.2', stops: ({ input }) => input.outOfCommand },
  { id: 'rail', rule: '12.2.6', stops: ({ unit, input }) => unit.embarked || input.also === 'rail' },
  { id: 'naval', rule: '18.2.4', stops: ({ input }) => input.also === 'naval' },
  { id: 'destruction', rule: '16.1.2', stops: ({ input }) => input.also === 'destruction' },
];

/** The MF of a unit, what it pays besides its steps, and its forced march. */
export function budgetOf(unit: Mover, input: MovementInput): Budget {
  const rain = input.rain ? Math.min(RAIN_MF, unit.mf) : 0;
  const { barred, free } = sortBars(MARCH_BARS, { unit, input });
  const gun = FIRING_POSITION[unit.mobility === 'rail' ? 'rail' : input.austrian ? 'austrian' : 'motor'];
  const charge = (id: Charge['id'], rule: Rule, mf: number, holds: boolean): readonly Charge[] =>
    holds ? [{ id, rule, mf }] : [];
  return {
    mf: unit.mf - rain,
    rain,
    before: [
      ...charge('spent', '7.4.1', input.spent, input.spent > 0),
      ...charge('unload', '12.2.1', BOARDING_COST[columnMobility(unit, input.columns)], unit.embarked),
      ...charge('unlimber', gun.ruleOut, gun.out, unit.kind === 'sar' && unit.firing),
    ],
    after: charge('deploy', gun.ruleInto, gun.into, unit.kind === 'sar' && input.deploy),
    bonus: barred.length ? 0 : marchBonus(unit, input.heat),
    tariff: marchTariff(unit),
    barred,
    free,
  };
}

export const chargesOf = (charges: readonly Charge[]): number => charges.reduce((sum, { mf }) => sum + mf, 0);

/** The march marker for MF spent in the phase (7.4.1, 7.5.1); none for units other than INF and CAV. */
export function marchOf(unit: Pick<Mover, 'kind'>, { mf }: Pick<Budget, 'mf'>, spent: number): March {
  if (!isMarcher(unit.kind) || spent === 0) return 'none';
  if (spent > mf) return 'fom';
  return spent === mf ? 'exm-2' : spent >= exm1From(mf) ? 'exm-1' : 'none';
}
