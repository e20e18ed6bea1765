import * as z from 'zod';
import { fields, type FieldInfo } from '@/lib/calc/field';
import { readingField } from '@/lib/calc/reading-field';
import { fortFields } from '@/lib/games/grand-illusion/forts/fields';
import { ANTWERP, TWO_FORTS } from '@/lib/games/grand-illusion/map/places';
import { LAST_TURN, scenarioField, turnField } from '@/lib/games/grand-illusion/scenario/scenario';

const at = (name: string, rule: string, more: Partial<FieldInfo> = {}): FieldInfo => ({
  label: `siege.fields.${name}`,
  rule,
  ...more,
});
const count = (preset: number, info: FieldInfo) =>
  z.number().int().min(0).max(12).default(preset).register(fields, info);
const flag = (preset: boolean, info: FieldInfo) => z.boolean().default(preset).register(fields, info);
const die = (name: string, more: Partial<FieldInfo> = {}) =>
  z
    .number()
    .int()
    .min(1)
    .max(6)
    .optional()
    .register(fields, at(name, '9.5.3.c', { control: 'die', ...more }));
const fresh: FieldInfo['when'] = { field: 'standing', is: ['false'] };

/** The forts of a hex, who stands there at the end of a battle or in a siege, and the turn. */
export const siegeSchema = z.strictObject({
  hex: fortFields.hex,
  belgianPreparation: fortFields.belgianPreparation,
  holland: flag(false, at('holland', '13.3.4.b5', { when: { field: 'hex', is: [String(ANTWERP)] } })),
  gone: z
    .enum(['none', 'first', 'second'])
    .default('none')
    .register(fields, at('gone', '9.5.3.b', { when: { field: 'hex', is: TWO_FORTS } })),
  standing: flag(false, at('standing', '9.5.3.b')),
  corps: count(1, at('corps', '9.5.3.a')),
  divisions: count(0, at('divisions', '9.5.3.a')),
  others: count(0, at('others', '9.5.3.a', { when: fresh })),
  turn: turnField(3),
  die: die('die'),
  dieSecond: die('dieSecond', { when: { field: 'hex', is: TWO_FORTS } }),
  afterBattle: flag(true, at('afterBattle', '9.5.3.a', { rare: true, when: fresh })),
  supplied: flag(true, at('supplied', '8.3.3', { rare: true })),
  scenario: scenarioField(true),
  fortsReading: readingField(
    ['corps', 'each'],
    'siege-two-forts',
    at('fortsReading', '9.5.3.a', { when: { field: 'hex', is: TWO_FORTS } }),
  ),
  battleReading: readingField(
    ['fought', 'cancelled'],
    'siege-after-cancelled-battle',
    at('battleReading', '9.5.3.a', { when: fresh }),
  ),
  turns: z
    .number()
    .int()
    .min(1)
    .max(LAST_TURN)
    .default(4)
    .register(fields, at('turns', '9.5.3.c', { rare: true })),
});
export type SiegeInput = z.output<typeof siegeSchema>;
