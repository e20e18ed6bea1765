import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Rule } from '@/lib/core/rule';

const field = fieldsOf('stacking');

/** When stacking is looked at. */
export const STACKING_MOMENTS = ['end', 'through', 'retreat', 'placing', 'strategic'] as const;
export type StackingMoment = (typeof STACKING_MOMENTS)[number];

/** What counts for stacking; two of the last three are worth a corps. */
export const COUNTED = ['corps', 'divisions', 'brigades', 'cavalry'] as const;

const units = (name: string, most: number, preset: number) => field.count(name, '8.4.6.a', [0, most], preset);
const free = (name: string, rule: Rule, most: number) => field.count(name, rule, [0, most], 0, { rare: true });

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
  moment: field.choice('moment', '8.4.6.a', STACKING_MOMENTS, 'end'),
  here: field.as(here.default(here.parse({})), 'here', '8.4.6.a'),
  entering: field.as(entering.default(entering.parse({})), 'entering', '8.4.6.a'),
  vosges: field.flag('vosges', '8.4.6.a'),
  ninth: field.choice('ninth', '13.1', ['none', 'here', 'entering'], 'none', { rare: true }),
  hq: free('hq', '8.4.1', 6),
  ha: free('ha', '9.5.4.a', 4),
  forts: free('forts', '8.4.6.a', 2),
  sixReading: field.reading('sixReading', '8.4.6.a', ['half', 'corps'], 'six-infantry-corps'),
  roomReading: field.reading('roomReading', '9.4.3.c', ['excess', 'stack'], 'retreat-overstacked', {
    field: 'moment',
    is: ['retreat'],
  }),
});
export type StackingInput = z.output<typeof stackingSchema>;
export type HexStack = StackingInput['here'];
