import * as z from 'zod';
import { fields } from '@/lib/calc/field';
import { readingField } from '@/lib/calc/reading-field';

/** When stacking is looked at. */
export const MOMENTS = ['end', 'through', 'retreat', 'placing', 'strategic'] as const;
export type Moment = (typeof MOMENTS)[number];

/** What counts for stacking; two of the last three are worth a corps. */
export const COUNTED = ['corps', 'divisions', 'brigades', 'cavalry'] as const;

const at = (name: string, rule: string) => ({ label: `stacking.fields.${name}`, rule });
const units = (name: string, most: number, preset: number) =>
  z.number().int().min(0).max(most).default(preset).register(fields, at(name, '8.4.6.a'));
const free = (name: string, rule: string, most: number) =>
  z
    .number()
    .int()
    .min(0)
    .max(most)
    .default(0)
    .register(fields, { ...at(name, rule), rare: true });

const stack = (corps: number) =>
  z.strictObject({
    corps: units('corps', 10, corps),
    divisions: units('divisions', 10, 0),
    brigades: units('brigades', 10, 0),
    cavalry: units('cavalry', 10, 0),
  });
const [here, entering] = [stack(4), stack(2)];

/** Units of one side in a hex, those that come, and the moment. */
export const stackingSchema = z.strictObject({
  moment: z.enum(MOMENTS).default('end').register(fields, at('moment', '8.4.6.a')),
  here: here.default(here.parse({})).register(fields, at('here', '8.4.6.a')),
  entering: entering.default(entering.parse({})).register(fields, at('entering', '8.4.6.a')),
  vosges: z.boolean().default(false).register(fields, at('vosges', '8.4.6.a')),
  ninth: z
    .enum(['none', 'here', 'entering'])
    .default('none')
    .register(fields, { ...at('ninth', '13.1'), rare: true }),
  hq: free('hq', '8.4.1', 6),
  ha: free('ha', '9.5.4.a', 4),
  forts: free('forts', '8.4.6.a', 2),
  sixReading: readingField(['half', 'corps'], 'six-infantry-corps', at('sixReading', '8.4.6.a')),
  roomReading: readingField(['excess', 'stack'], 'retreat-overstacked', {
    ...at('roomReading', '9.4.3.c'),
    when: { field: 'moment', is: ['retreat'] },
  }),
});
export type StackingInput = z.output<typeof stackingSchema>;
export type Stack = StackingInput['here'];
