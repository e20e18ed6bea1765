import * as z from 'zod';
import type { FieldCondition, FieldInfo } from '@/lib/calc/field';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Rule } from '@/lib/core/rule';
import { ALLENBY_TURNS } from '@/lib/games/grand-illusion/fortunes/allenby';
import { FIRST_HEX, LAST_HEX } from '@/lib/games/grand-illusion/map/hexes';
import { BRUSSELS } from '@/lib/games/grand-illusion/map/places';
import { turnField } from '@/lib/games/grand-illusion/scenario/scenario';
import { SIDES } from '@/lib/games/grand-illusion/sides';

const field = fieldsOf('fortunes');

const count = (name: string, rule: Rule, preset: number, most: number, more: Partial<FieldInfo> = {}) =>
  field.count(name, rule, [0, most], preset, more);
const die = (name: string) => field.die(name, '9.1.4', 6);

/** What is taken for the CAPS of a side that nobody has entered. */
export const USUAL_CAPS = 4;

const GERMAN_ATTACK = { field: 'attacker', is: ['german'] } as const satisfies FieldCondition;
const FIRST_TURNS = { field: 'turn', is: ALLENBY_TURNS.map(String) } satisfies FieldCondition;
const ALLENBY = [GERMAN_ATTACK, FIRST_TURNS, { field: 'allenby', is: ['true'] }] as const;

/** A roll on the table of Fortunes of War before a battle, and what its meaning depends on (9.1.4, 9.1.1.a). */
export const fortunesSchema = z.strictObject({
  attacker: field.choice('attacker', '9.1.4', SIDES, 'german'),
  turn: turnField(1),
  mandated: field.flag('mandated', '9.1.1.c'),
  germanCaps: count('germanCaps', '5.1.1', USUAL_CAPS, 12),
  alliedCaps: count('alliedCaps', '5.1.1', USUAL_CAPS, 12),
  /** the box of the General Track in which a mandated battle marker stands */
  germanMarker: count('germanMarker', '9.1.1.a', 0, 12, { rare: true }),
  alliedMarker: count('alliedMarker', '9.1.1.a', 0, 12, { rare: true }),
  /** the Vosges and Brussels are known by their numbers */
  hex: field.count('hex', '9.1.4', [FIRST_HEX, LAST_HEX]),
  entrenched: field.flag('entrenched', '9.7.2'),
  /** British infantry and cavalry defend, and no battle was declared against them in this hex before (12.4) */
  allenby: field.flag('allenby', '12.4', { when: [GERMAN_ATTACK, FIRST_TURNS] }),
  skirmish: field.flag('skirmish', '12.4', { preset: true, when: ALLENBY }),
  /** only Belgian units defend in hex 62 (13.1) */
  belgians: field.flag('belgians', '13.1', {
    when: [GERMAN_ATTACK, { field: 'turn', is: ['1'] }, { field: 'hex', is: [String(BRUSSELS)] }],
  }),
  /** it is the attacker's second activation in a row */
  second: field.rareFlag('second', '9.1.4'),
  /** other battles that are declared and not yet fought */
  unfought: count('unfought', '9.1.3.d', 0, 12, { rare: true }),
  elevenReading: field.reading('elevenReading', '9.1.4', ['german', 'allied'], 'fow-11-after-gt4'),
  die1: die('die1'),
  die2: die('die2'),
});

export type FortunesInput = z.output<typeof fortunesSchema>;
