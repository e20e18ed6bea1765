import * as z from 'zod';
import { fields } from '@/lib/calc/field';
import { CONVOY_LIMIT, GUNS } from '@/lib/games/nach-paris/tables/rail';
import { hexField, sheetFields } from '@/lib/games/nach-paris/sheet/ready';
import { CITIES, GRADES } from '@/lib/games/nach-paris/sheet/schema';
import { terrainField, unitField } from '@/lib/games/nach-paris/units';

/** What the tool is asked: four questions that need no sheet, two that do. */
export const MODES = ['board', 'journey', 'convoys', 'gun', 'hex', 'route'] as const;
export type RailMode = (typeof MODES)[number];

const on = (...is: readonly RailMode[]) => ({ field: 'mode', is });
const stretch = (name: string, rule: string) =>
  z
    .number()
    .int()
    .min(0)
    .max(60)
    .default(0)
    .register(fields, { label: `rail.fields.${name}`, rule, when: on('journey') });

const convoy = z.strictObject({
  name: unitField.name.clone().register(fields, { label: 'unit.fields.name', rule: '2.7.1' }),
  kind: unitField.kind.clone().register(fields, { label: 'unit.fields.kind', rule: '12.4.1' }),
  steps: unitField.steps.clone().register(fields, { label: 'unit.fields.steps', rule: '12.4.1', control: 'chips' }),
  divided: z.boolean().default(false).register(fields, { label: 'rail.fields.divided', rule: '12.4.1' }),
  back: z.boolean().default(false).register(fields, { label: 'rail.fields.back', rule: '12.4.1' }),
  line: z
    .number()
    .int()
    .min(1)
    .max(4)
    .default(1)
    .register(fields, { label: 'rail.fields.lineNumber', rule: '12.4.1', control: 'chips' }),
});

export const railSchema = z.strictObject({
  mode: z.enum(MODES).default('board').register(fields, { label: 'rail.fields.mode', rule: '12.1' }),
  ...sheetFields('example-16', on('hex', 'route')),
  nation: unitField.nation
    .clone()
    .register(fields, { label: 'unit.fields.nation', rule: '12.1.5', when: on('hex', 'route') }),
  hex: hexField('AQ30').register(fields, { label: 'rail.fields.hex', rule: '12.1.5', when: on('hex') }),
  from: hexField('AP31').register(fields, { label: 'rail.fields.from', rule: '12.3.3', when: on('route') }),
  to: hexField('AT22').register(fields, { label: 'rail.fields.to', rule: '12.3.3', when: on('route') }),
  mobility: unitField.mobility
    .clone()
    .register(fields, { label: 'unit.fields.mobility', rule: '2.5.9', when: on('board', 'journey', 'route') }),
  line: z
    .enum(['hcr', 'lcr'])
    .default('hcr')
    .register(fields, { label: 'rail.fields.line', rule: '4.3', when: on('board') }),
  end: z
    .enum(['through', 'last', 'structure', 'dead'])
    .default('through')
    .register(fields, { label: 'rail.fields.end', rule: '12.2.1', when: on('board') }),
  city: z
    .enum(CITIES)
    .default('none')
    .register(fields, { label: 'rail.fields.city', rule: '4.5', when: on('board') }),
  grade: z
    .enum(GRADES)
    .default('hcr')
    .register(fields, { label: 'rail.fields.grade', rule: '12.4.1', when: on('convoys') }),
  terrain: terrainField
    .clone()
    .register(fields, { label: 'unit.fields.terrain', rule: '4.1', when: on('board', 'convoys') }),
  steps: z
    .number()
    .int()
    .min(0)
    .max(40)
    .default(4)
    .register(fields, { label: 'rail.fields.steps', rule: '12.2.1', when: on('board', 'route') }),
  /** a unit of the sheet, which brings its nation, steps, mobility and MF along */
  unit: z
    .string()
    .max(40)
    .default('')
    .register(fields, { label: 'rail.fields.unit', rule: '12.3.1', control: 'hidden' }),
  boards: z
    .boolean()
    .default(true)
    .register(fields, { label: 'rail.fields.boards', rule: '12.2.1', when: on('journey', 'route') }),
  hcr: stretch('hcr', '12.3.6'),
  lcr: stretch('lcr', '12.3.6'),
  lcrMountain: stretch('lcrMountain', '12.3.6'),
  turns: z
    .array(
      z.strictObject({
        station: z
          .enum(CITIES)
          .exclude(['none'])
          .default('small')
          .register(fields, { label: 'rail.fields.station', rule: '12.3.7' }),
      }),
    )
    .max(6)
    .default([])
    .register(fields, { label: 'rail.fields.turns', rule: '12.3.7', when: on('journey') }),
  leaves: z
    .boolean()
    .default(true)
    .register(fields, { label: 'rail.fields.leaves', rule: '12.2.1', when: on('journey', 'route') }),
  onFoot: z
    .number()
    .int()
    .min(0)
    .max(120)
    .default(0)
    .register(fields, { label: 'rail.fields.onFoot', rule: '12.3.2', when: on('journey', 'route') }),
  mf: unitField.mf
    .clone()
    .register(fields, { label: 'unit.fields.mf', rule: '12.3.4', when: on('journey', 'route', 'gun') }),
  spent: z
    .number()
    .int()
    .min(0)
    .max(120)
    .default(0)
    .register(fields, { label: 'rail.fields.spent', rule: '7.9', when: on('gun') }),
  rain: z
    .boolean()
    .default(false)
    .register(fields, { label: 'rail.fields.rain', rule: '15.1.2', when: on('journey', 'route', 'gun'), rare: true }),
  forcedMarch: z
    .boolean()
    .default(false)
    .register(fields, { label: 'rail.fields.forcedMarch', rule: '12.2.6', when: on('journey', 'route'), rare: true }),
  convoys: z
    .array(convoy)
    .max(20)
    .default([{ name: '', kind: 'inf', steps: 4, divided: false, back: false, line: 1 }])
    .register(fields, { label: 'rail.fields.convoys', rule: '12.4.1', control: 'own:counters', when: on('convoys') }),
  conducted: z
    .number()
    .int()
    .min(0)
    .max(CONVOY_LIMIT)
    .default(0)
    .register(fields, { label: 'rail.fields.conducted', rule: '12.4.2', when: on('convoys') }),
  gun: z
    .enum(GUNS)
    .default('motor')
    .register(fields, { label: 'rail.fields.gun', rule: '7.9', when: on('gun') }),
  leaving: z
    .boolean()
    .default(false)
    .register(fields, { label: 'rail.fields.leaving', rule: '7.9', when: on('gun') }),
});
export type RailInput = z.output<typeof railSchema>;
