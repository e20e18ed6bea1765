import * as z from 'zod';
import { fields, type FieldCondition, type FieldInfo } from '@/lib/calc/field';
import { readingField } from '@/lib/calc/reading-field';
import { FIRST_HEX, LAST_HEX } from '@/lib/games/grand-illusion/map/hexes';
import { BRUSSELS } from '@/lib/games/grand-illusion/map/places';
import { turnField } from '@/lib/games/grand-illusion/scenario/scenario';
import { SIDES } from '@/lib/games/grand-illusion/sides';

const at = (name: string, rule: string, more: Partial<FieldInfo> = {}): FieldInfo => ({
  label: `fortunes.fields.${name}`,
  rule,
  ...more,
});
const count = (name: string, rule: string, preset: number, most: number, more: Partial<FieldInfo> = {}) =>
  z
    .number()
    .int()
    .min(0)
    .max(most)
    .default(preset)
    .register(fields, at(name, rule, more));
const flag = (name: string, rule: string, preset = false, more: Partial<FieldInfo> = {}) =>
  z
    .boolean()
    .default(preset)
    .register(fields, at(name, rule, more));
const die = (name: string) =>
  z
    .number()
    .int()
    .min(1)
    .max(6)
    .optional()
    .register(fields, at(name, '9.1.4', { control: 'die' }));

const GERMAN_ATTACK = { field: 'attacker', is: ['german'] } as const satisfies FieldCondition;
const FIRST_TURNS = { field: 'turn', is: ['1', '2'] } as const satisfies FieldCondition;
const ALLENBY = [GERMAN_ATTACK, FIRST_TURNS, { field: 'allenby', is: ['true'] }] as const;

/** A roll on the table of Fortunes of War before a battle, and what its meaning depends on (9.1.4, 9.1.1.a). */
export const fortunesSchema = z.strictObject({
  attacker: z.enum(SIDES).default('german').register(fields, at('attacker', '9.1.4')),
  turn: turnField(1),
  mandated: flag('mandated', '9.1.1.c'),
  germanCaps: count('germanCaps', '5.1.1', 4, 12),
  alliedCaps: count('alliedCaps', '5.1.1', 4, 12),
  /** the box of the General Track in which a mandated battle marker stands */
  germanMarker: count('germanMarker', '9.1.1.a', 0, 12, { rare: true }),
  alliedMarker: count('alliedMarker', '9.1.1.a', 0, 12, { rare: true }),
  /** the Vosges and Brussels are known by their numbers */
  hex: z.number().int().min(FIRST_HEX).max(LAST_HEX).optional().register(fields, at('hex', '9.1.4')),
  entrenched: flag('entrenched', '9.7.2'),
  /** British infantry and cavalry defend, and no battle was declared against them in this hex before (12.4) */
  allenby: flag('allenby', '12.4', false, { when: [GERMAN_ATTACK, FIRST_TURNS] }),
  skirmish: flag('skirmish', '12.4', true, { when: ALLENBY }),
  /** only Belgian units defend in hex 62 (13.1) */
  belgians: flag('belgians', '13.1', false, {
    when: [GERMAN_ATTACK, { field: 'turn', is: ['1'] }, { field: 'hex', is: [String(BRUSSELS)] }],
  }),
  /** it is the attacker's second activation in a row */
  second: flag('second', '9.1.4', false, { rare: true }),
  /** other battles that are declared and not yet fought */
  unfought: count('unfought', '9.1.3.d', 0, 12, { rare: true }),
  elevenReading: readingField(['german', 'allied'], 'fow-11-after-gt4', at('elevenReading', '9.1.4')),
  die1: die('die1'),
  die2: die('die2'),
});

export type FortunesInput = z.output<typeof fortunesSchema>;
