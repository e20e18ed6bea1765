import * as z from 'zod';
import { fields } from '@/lib/calc/field';
import { readingField } from '@/lib/calc/reading-field';
import { heatField, stateField } from '@/lib/games/nach-paris/cab/modifiers';
import { terrainField, turnField, unitField } from '@/lib/games/nach-paris/units';

const at = (name: string, rule: string) => ({ label: `recon.fields.${name}`, rule });
const air = { field: 'by', is: ['air'] } as const;
const cavalry = { field: 'by', is: ['cavalry'] } as const;
const rareFlag = (name: string, rule: string, when: typeof air | typeof cavalry) =>
  z
    .boolean()
    .default(false)
    .register(fields, { ...at(name, rule), rare: true, when });

export const reconSchema = z.strictObject({
  by: z.enum(['air', 'cavalry']).default('air').register(fields, at('by', '20.1.1')),
  terrain: terrainField,
  distance: z
    .number()
    .int()
    .min(1)
    .max(20)
    .default(4)
    .register(fields, { ...at('distance', '20.1.5'), when: air }),
  targetSteps: z
    .number()
    .int()
    .min(1)
    .max(20)
    .default(4)
    .register(fields, { ...at('targetSteps', '20.1.7'), when: air }),
  steps: z
    .number()
    .int()
    .min(1)
    .max(3)
    .default(2)
    .register(fields, { ...at('steps', '20.2.6'), when: cavalry }),
  cab: unitField.cab.clone().register(fields, { label: 'unit.fields.cab', rule: '2.5.8', when: cavalry }),
  extra: z
    .boolean()
    .default(false)
    .register(fields, { ...at('extra', '20.2.6'), when: cavalry }),
  works: z
    .boolean()
    .default(false)
    .register(fields, { ...at('works', '20.2.6'), when: cavalry }),
  fom: z
    .boolean()
    .default(false)
    .register(fields, { ...at('fom', '20.2.6'), when: cavalry }),
  die: z
    .number()
    .int()
    .min(1)
    .max(20)
    .optional()
    .register(fields, { ...at('die', '20.1.7'), control: 'die' }),
  test: z
    .number()
    .int()
    .min(1)
    .max(20)
    .optional()
    .register(fields, {
      ...at('test', '20.2.7'),
      control: 'die',
      when: [cavalry, { field: 'die', is: ['18', '19', '20'] }],
    }),
  nation: unitField.nation.clone().register(fields, { label: 'unit.fields.nation', rule: '20.1.6', when: air }),
  turn: turnField.clone().register(fields, { label: 'unit.fields.turn', rule: '20.1.6', when: air }),
  attempts: z
    .number()
    .int()
    .min(0)
    .max(2)
    .default(0)
    .register(fields, { ...at('attempts', '20.1.11'), rare: true }),
  crossesBorder: z
    .boolean()
    .default(false)
    .register(fields, {
      ...at('crossesBorder', '20.1.6'),
      when: [air, { field: 'nation', is: ['france'] }, { field: 'turn', is: ['2'] }],
    }),
  airfieldInZoc: rareFlag('airfieldInZoc', '20.1.4', air),
  byRail: rareFlag('byRail', '20.1.2', air),
  squadrons: z
    .number()
    .int()
    .min(0)
    .max(9)
    .default(1)
    .register(fields, { ...at('squadrons', '20.1.3'), rare: true, when: air }),
  sameHex: rareFlag('sameHex', '20.1.11', air),
  failures: z
    .number()
    .int()
    .min(0)
    .max(2)
    .default(0)
    .register(fields, { ...at('failures', '20.1.12'), rare: true, when: air }),
  earlier: z
    .number()
    .int()
    .min(1)
    .max(20)
    .optional()
    .register(fields, { ...at('earlier', '20.1.9'), rare: true, when: air }),
  supply: z
    .enum(['loc', 'llc', 'ooc'])
    .default('loc')
    .register(fields, { ...at('supply', '20.2.2'), rare: true, when: cavalry }),
  tried: rareFlag('tried', '20.2.5', cavalry),
  fired: rareFlag('fired', '7.1.1', cavalry),
  mfLeft: z
    .number()
    .int()
    .min(0)
    .max(120)
    .optional()
    .register(fields, { ...at('mfLeft', '20.2.4'), rare: true, when: cavalry }),
  heat: heatField.clone().register(fields, { label: 'unit.fields.heat', rule: '15.1.1', rare: true, when: cavalry }),
  nearHome: stateField.nearHome
    .clone()
    .register(fields, { label: 'unit.fields.nearHome', rule: '5.1.4', rare: true, when: cavalry }),
  reading: readingField(['further', 'same'], 'recon-extra-mf', { ...at('reading', '20.2.6'), when: cavalry }),
});
export type ReconInput = z.output<typeof reconSchema>;
