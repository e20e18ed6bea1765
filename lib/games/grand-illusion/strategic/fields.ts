import * as z from 'zod';
import { fields } from '@/lib/calc/field';
import { readingField } from '@/lib/calc/reading-field';
import { HARBOURS } from '@/lib/games/grand-illusion/map/places';
import { turnNumber } from '@/lib/games/grand-illusion/scenario/scenario';
import { NATIONS } from '@/lib/games/grand-illusion/sides';

const label = (name: string): string => `strategic.fields.${name}`;
const RAIL = { field: 'by', is: ['rail'] } as const;
const SEA = { field: 'by', is: ['sea'] } as const;
const from = (nation: string) => ({ field: 'nation', is: [nation] }) as const;

const port = (name: string, preset: string) =>
  z
    .enum(HARBOURS)
    .default(preset)
    .register(fields, { label: label(name), rule: '10.4', when: SEA });
const flag = (name: string, rule: string, preset: boolean) =>
  z
    .boolean()
    .default(preset)
    .register(fields, { label: label(name), rule });

/** A unit, or some of them, that would move by rail or sea in the Strategic Movement Phase. */
export const strategicSchema = z.strictObject({
  by: z
    .enum(['rail', 'sea'])
    .default('rail')
    .register(fields, { label: label('by'), rule: '10.0' }),
  nation: z
    .enum(NATIONS)
    .default('french')
    .register(fields, { label: label('nation'), rule: '10.3' }),
  kind: z
    .enum(['combat', 'hq', 'ha'])
    .default('combat')
    .register(fields, { label: label('kind'), rule: '10.1' }),
  units: z
    .number()
    .int()
    .min(1)
    .max(10)
    .default(1)
    .register(fields, { label: label('units'), rule: '10.1' }),
  caps: z
    .number()
    .int()
    .min(0)
    .max(10)
    .default(2)
    .register(fields, { label: label('caps'), rule: '10.1' }),
  turn: turnNumber(5).register(fields, { label: label('turn'), rule: '10.3' }),
  hexes: z
    .number()
    .int()
    .min(1)
    .max(40)
    .default(5)
    .register(fields, { label: label('hexes'), rule: '10.2', when: RAIL }),
  alliedSoil: z
    .boolean()
    .default(false)
    .register(fields, { label: label('alliedSoil'), rule: '10.3', when: [RAIL, from('german')] }),
  paris: z
    .boolean()
    .default(false)
    .register(fields, { label: label('paris'), rule: '10.3', when: [RAIL, from('british')] }),
  from: port('from', '32'),
  to: port('to', '14'),
  friendly: flag('friendly', '10.2', true),
  line: z
    .boolean()
    .default(true)
    .register(fields, { label: label('line'), rule: '10.2', rare: true, when: RAIL }),
  contested: z
    .boolean()
    .default(false)
    .register(fields, { label: label('contested'), rule: '10.4', rare: true, when: SEA }),
  emergency: z
    .boolean()
    .default(false)
    .register(fields, { label: label('emergency'), rule: '8.4.9.g', rare: true, when: from('french') }),
  holland: z
    .boolean()
    .default(false)
    .register(fields, { label: label('holland'), rule: '13.3.4.b5', rare: true, when: SEA }),
  haReading: readingField(['may', 'barred'], 'french-ha-strategic', {
    label: label('haReading'),
    rule: '10.1',
    when: [from('french'), { field: 'kind', is: ['ha'] }],
  }),
  seaReading: readingField(['always', 'gt3'], 'strategic-movement-gt1-2-sea', {
    label: label('seaReading'),
    rule: '10.3',
    when: SEA,
  }),
  portReading: readingField(['control', 'free'], 'contested-port', {
    label: label('portReading'),
    rule: '10.4',
    when: SEA,
  }),
  hollandReading: readingField(['allies', 'british'], 'holland-sea', {
    label: label('hollandReading'),
    rule: '13.3.4.b5',
    when: [SEA, from('french')],
  }),
});
export type StrategicInput = z.output<typeof strategicSchema>;
