import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Rule } from '@/lib/core/rule';
import { CONVOY_LIMIT, GUNS } from '@/lib/games/nach-paris/tables/rail';
import { hexField, sheetFields } from '@/lib/games/nach-paris/sheet/ready';
import { CITIES, GRADES } from '@/lib/games/nach-paris/sheet/schema';
import { terrainField, unitField } from '@/lib/games/nach-paris/units';

const field = fieldsOf('rail');
const unitWords = fieldsOf('unit');

/** What the tool is asked: four questions that need no sheet, two that do. */
export const MODES = ['board', 'journey', 'convoys', 'gun', 'hex', 'route'] as const;
export type RailMode = (typeof MODES)[number];

const on = (...is: readonly RailMode[]) => ({ field: 'mode', is });
const stretch = (name: string, rule: Rule) => field.count(name, rule, [0, 60], 0, { when: on('journey') });

const convoy = z.strictObject({
  name: unitWords.as(unitField.name.clone(), 'name', '2.7.1'),
  kind: unitWords.as(unitField.kind.clone(), 'kind', '12.4.1'),
  steps: unitWords.as(unitField.steps.clone(), 'steps', '12.4.1', { control: 'chips' }),
  divided: field.flag('divided', '12.4.1'),
  back: field.flag('back', '12.4.1'),
  line: field.count('lineNumber', '12.4.1', [1, 4], 1, { control: 'chips' }),
});

export const railSchema = z.strictObject({
  mode: field.choice('mode', '12.1', MODES, 'board'),
  ...sheetFields('example-16', on('hex', 'route')),
  nation: unitWords.as(unitField.nation.clone(), 'nation', '12.1.5', { when: on('hex', 'route') }),
  hex: field.as(hexField('AQ30'), 'hex', '12.1.5', { when: on('hex') }),
  from: field.as(hexField('AP31'), 'from', '12.3.3', { when: on('route') }),
  to: field.as(hexField('AT22'), 'to', '12.3.3', { when: on('route') }),
  mobility: unitWords.as(unitField.mobility.clone(), 'mobility', '2.5.9', { when: on('board', 'journey', 'route') }),
  line: field.choice('line', '4.3', ['hcr', 'lcr'], 'hcr', { when: on('board') }),
  end: field.choice('end', '12.2.1', ['through', 'last', 'structure', 'dead'], 'through', { when: on('board') }),
  city: field.choice('city', '4.5', CITIES, 'none', { when: on('board') }),
  grade: field.choice('grade', '12.4.1', GRADES, 'hcr', { when: on('convoys') }),
  terrain: unitWords.as(terrainField.clone(), 'terrain', '4.1', { when: on('board', 'convoys') }),
  steps: field.count('steps', '12.2.1', [0, 40], 4, { when: on('board', 'route') }),
  /** a unit of the sheet, which brings its nation, steps, mobility and MF along */
  unit: field.text('unit', '12.3.1', 40, { control: 'hidden' }),
  boards: field.flag('boards', '12.2.1', { preset: true, when: on('journey', 'route') }),
  hcr: stretch('hcr', '12.3.6'),
  lcr: stretch('lcr', '12.3.6'),
  lcrMountain: stretch('lcrMountain', '12.3.6'),
  turns: field.list(
    'turns',
    '12.3.7',
    z.strictObject({
      station: field.as(z.enum(CITIES).exclude(['none']).default('small'), 'station', '12.3.7'),
    }),
    [0, 6],
    undefined,
    { when: on('journey') },
  ),
  leaves: field.flag('leaves', '12.2.1', { preset: true, when: on('journey', 'route') }),
  onFoot: field.count('onFoot', '12.3.2', [0, 120], 0, { when: on('journey', 'route') }),
  mf: unitWords.as(unitField.mf.clone(), 'mf', '12.3.4', { when: on('journey', 'route', 'gun') }),
  spent: field.count('spent', '7.9', [0, 120], 0, { when: on('gun') }),
  rain: field.rareFlag('rain', '15.1.2', { when: on('journey', 'route', 'gun') }),
  forcedMarch: field.rareFlag('forcedMarch', '12.2.6', { when: on('journey', 'route') }),
  convoys: field.list(
    'convoys',
    '12.4.1',
    convoy,
    [0, 20],
    [{ name: '', kind: 'inf', steps: 4, divided: false, back: false, line: 1 }],
    { control: 'own:counters', when: on('convoys') },
  ),
  conducted: field.count('conducted', '12.4.2', [0, CONVOY_LIMIT], 0, { when: on('convoys') }),
  gun: field.choice('gun', '7.9', GUNS, 'motor', { when: on('gun') }),
  leaving: field.flag('leaving', '7.9', { when: on('gun') }),
});
export type RailInput = z.output<typeof railSchema>;
