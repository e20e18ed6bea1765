import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import { scenarioField, turnNumber } from '@/lib/games/grand-illusion/scenario/scenario';
import { NATIONS } from '@/lib/games/grand-illusion/sides';

const field = fieldsOf('replacements');

const AT_HQ = { field: 'place', is: ['hq'] } as const;
const nationIs = (...is: readonly string[]) => ({ field: 'nation', is }) as const;

/** Units of the same side that are bought in the same phase besides this one. */
const also = (name: string) => field.count(name, '7.2', [0, 10], 0, { rare: true, when: nationIs('french', 'german') });

/** An eliminated unit that would come back, and where. */
export const replacementsSchema = z.strictObject({
  nation: field.choice('nation', '7.2', NATIONS, 'french'),
  kind: field.choice('kind', '7.2', ['infantry', 'cavalry', 'hq', 'ha', 'fort'], 'infantry'),
  pay: field.choice('pay', '7.2', ['now', 'later'], 'now', { when: nationIs('french', 'german') }),
  turn: field.as(turnNumber(3), 'turn', '7.2'),
  caps: field.count('caps', '5.2', [0, 10], 2, { when: nationIs('french', 'german') }),
  alsoNow: also('alsoNow'),
  alsoLater: also('alsoLater'),
  place: field.choice('place', '7.2', ['source', 'hq', 'other'], 'source'),
  friendly: field.flag('friendly', '7.2', { preset: true }),
  supplied: field.flag('supplied', '7.2', { preset: true, when: AT_HQ }),
  newHq: field.flag('newHq', '7.2'),
  room: field.rareFlag('room', '8.4.6.a', { preset: true }),
  sp: field.flag('sp', '8.4.7.c', { when: nationIs('french', 'british') }),
  deepFrance: field.flag('deepFrance', '7.2', { when: [AT_HQ, nationIs('german')] }),
  scenario: scenarioField(true),
  hexReading: field.reading('hexReading', '7.2', ['source', 'supplied'], 'replacement-hexes', {
    field: 'place',
    is: ['other'],
  }),
  hqReading: field.reading('hqReading', '7.2', ['hex', 'hq'], 'replacement-new-hq', { field: 'newHq', is: ['true'] }),
  grant8Reading: field.reading('grant8Reading', '13.1', ['full', 'worn'], 'bef-gt8-full', nationIs('british')),
  grant12Reading: field.reading(
    'grant12Reading',
    '13.1',
    ['worn', 'full'],
    'bef-gt12-disrupted',
    nationIs('british', 'belgian'),
  ),
  dearReading: field.reading('dearReading', '13.1', ['now', 'later'], 'two-caps-later', { field: 'pay', is: ['now'] }),
});
export type ReplacementInput = z.output<typeof replacementsSchema>;
