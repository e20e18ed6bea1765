import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import { AFTER_GT1 } from '@/lib/games/nach-paris/first-turn';
import { isMarcher } from '@/lib/games/nach-paris/movement/forced-march';
import { KINDS, turnField, unitField } from '@/lib/games/nach-paris/units';

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
