import * as z from 'zod';
import { fields } from '@/lib/calc/field';
import { readingFieldsOf } from '@/lib/calc/reading-field';
import { scenarioField, turnNumber } from '@/lib/games/grand-illusion/scenario/scenario';
import { NATIONS } from '@/lib/games/grand-illusion/sides';

const label = (name: string): string => `replacements.fields.${name}`;
const AT_HQ = { field: 'place', is: ['hq'] } as const;
const nationIs = (...is: readonly string[]) => ({ field: 'nation', is }) as const;

/** Units of the same side that are bought in the same phase besides this one. */
const also = (name: string) =>
  z
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .register(fields, { label: label(name), rule: '7.2', rare: true, when: nationIs('french', 'german') });

const reading = readingFieldsOf(label);

const flag = (name: string, rule: string, preset: boolean, info: { rare?: boolean } = {}) =>
  z
    .boolean()
    .default(preset)
    .register(fields, { label: label(name), rule, ...info });

/** An eliminated unit that would come back, and where. */
export const replacementsSchema = z.strictObject({
  nation: z
    .enum(NATIONS)
    .default('french')
    .register(fields, { label: label('nation'), rule: '7.2' }),
  kind: z
    .enum(['infantry', 'cavalry', 'hq', 'ha', 'fort'])
    .default('infantry')
    .register(fields, { label: label('kind'), rule: '7.2' }),
  pay: z
    .enum(['now', 'later'])
    .default('now')
    .register(fields, { label: label('pay'), rule: '7.2', when: nationIs('french', 'german') }),
  turn: turnNumber(3).register(fields, { label: label('turn'), rule: '7.2' }),
  caps: z
    .number()
    .int()
    .min(0)
    .max(10)
    .default(2)
    .register(fields, { label: label('caps'), rule: '5.2', when: nationIs('french', 'german') }),
  alsoNow: also('alsoNow'),
  alsoLater: also('alsoLater'),
  place: z
    .enum(['source', 'hq', 'other'])
    .default('source')
    .register(fields, { label: label('place'), rule: '7.2' }),
  friendly: flag('friendly', '7.2', true),
  supplied: z
    .boolean()
    .default(true)
    .register(fields, { label: label('supplied'), rule: '7.2', when: AT_HQ }),
  newHq: flag('newHq', '7.2', false),
  room: flag('room', '8.4.6.a', true, { rare: true }),
  sp: z
    .boolean()
    .default(false)
    .register(fields, { label: label('sp'), rule: '8.4.7.c', when: nationIs('french', 'british') }),
  deepFrance: z
    .boolean()
    .default(false)
    .register(fields, { label: label('deepFrance'), rule: '7.2', when: [AT_HQ, nationIs('german')] }),
  scenario: scenarioField(true),
  hexReading: reading('hexReading', '7.2', ['source', 'supplied'], 'replacement-hexes', {
    field: 'place',
    is: ['other'],
  }),
  hqReading: reading('hqReading', '7.2', ['hex', 'hq'], 'replacement-new-hq', { field: 'newHq', is: ['true'] }),
  grant8Reading: reading('grant8Reading', '13.1', ['full', 'worn'], 'bef-gt8-full', nationIs('british')),
  grant12Reading: reading(
    'grant12Reading',
    '13.1',
    ['worn', 'full'],
    'bef-gt12-disrupted',
    nationIs('british', 'belgian'),
  ),
  dearReading: reading('dearReading', '13.1', ['now', 'later'], 'two-caps-later', { field: 'pay', is: ['now'] }),
});
export type ReplacementInput = z.output<typeof replacementsSchema>;
