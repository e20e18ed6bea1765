import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import { AFTER_GT1, isFirstTurn } from '@/lib/games/nach-paris/first-turn';
import { exm1From, isFreshToMarch, isMarcher, marchBonus } from '@/lib/games/nach-paris/movement/forced-march';
import { KINDS, turnField, unitField } from '@/lib/games/nach-paris/units';
import { RAIN_MF } from '@/lib/games/nach-paris/tables/marching';
import { RAIL_MF } from '@/lib/games/nach-paris/tables/rail';

const field = fieldsOf('weather');
const unitWords = fieldsOf('unit');

const symbol = { field: 'rain', is: ['true'] } as const;
/** Kinds that may march on and extend their movement (7.4.1, 7.5.1). */
const marcher = { field: 'kind', is: KINDS.filter(isMarcher) };

/** The symbols of the turn, the roll for rain, and a unit to see what is left of its movement. */
export const weatherSchema = z.strictObject({
  turn: unitWords.as(turnField.clone(), 'turn', '3.3.1', { rare: true }),
  heat: field.flag('heat', '15.1.1'),
  rain: field.flag('rain', '15.1.2', { preset: true }),
  die: field.die('die', '15.1.2', 20, { when: [symbol, AFTER_GT1, { field: 'firstTurn', is: ['false'] }] }),
  kind: unitField.kind,
  mf: unitField.mf,
  nation: unitWords.as(unitField.nation.clone(), 'nation', '7.5.3', { when: marcher }),
  rank: unitWords.as(unitField.rank.clone(), 'rank', '2.5.14', { control: 'chips', when: marcher }),
  lost: unitWords.as(unitField.lost.clone(), 'lost', '7.5.2', { control: 'chips', when: marcher }),
  firstTurn: field.rareFlag('firstTurn', '3.2.2', { when: [symbol, AFTER_GT1] }),
  trains: field.choice('trains', '15.1.2', ['all', 'own'], 'all', { rare: true, when: symbol }),
});
export type WeatherInput = z.output<typeof weatherSchema>;

/** Torrential rain on this roll or more. */
export const RAIN_FROM = 8;

export type Rain = 'none' | 'roll' | 'dry' | 'torrential';

/** Whether it may pour: no symbol or no roll in a scenario's first turn, still to be rolled, or settled by the die. */
export function rainOf({ rain, die, ...when }: WeatherInput): Rain {
  if (!rain || isFirstTurn(when)) return 'none';
  return die === undefined ? 'roll' : die >= RAIN_FROM ? 'torrential' : 'dry';
}

/** What a unit can do in the weather. */
export interface Going {
  readonly mf: number;
  /** MF spent from which EXM-1 is due; null for a unit that extended movement does not concern */
  readonly exm1: number | null;
  /** extra MF of a forced march; 0 when the weather or the unit forbids it */
  readonly march: number;
  /** MF of a unit that moves by rail alone */
  readonly train: number;
}

/** Whether the unit's type and wear allow a forced march (7.5.1, 7.5.2). */
export const mayMarch = (unit: WeatherInput): boolean => isMarcher(unit.kind) && isFreshToMarch(unit);

/** The unit's movement with and without torrential rain (7.4.1, 7.5.3, 12.3.4, 15.1). */
export function goingOf(input: WeatherInput, torrential: boolean): Going {
  const mf = Math.max(0, input.mf - (torrential ? RAIN_MF : 0));
  const march = torrential || !mayMarch(input) ? 0 : marchBonus(input, input.heat);
  return {
    mf,
    exm1: isMarcher(input.kind) ? exm1From(mf) : null,
    march,
    train: RAIL_MF - (torrential && input.trains === 'all' ? RAIN_MF : 0),
  };
}
