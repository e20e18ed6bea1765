import * as z from 'zod';
import { fields } from '@/lib/calc/field';
import { readingField } from '@/lib/calc/reading-field';
import { brusilovField } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { count, fieldsAt, flag, inTurns } from '@/lib/games/when-eagles-fight/clocks/fields';
import { hexField } from '@/lib/games/when-eagles-fight/sheet/ready';
import { COUNTRIES } from '@/lib/games/when-eagles-fight/sides';
import { turnField } from '@/lib/games/when-eagles-fight/turns';
import { FIELD, unitField } from '@/lib/games/when-eagles-fight/units';

const at = fieldsAt('stacking');

const stacked = z.strictObject({
  name: unitField.name,
  nation: unitField.nation,
  kind: unitField.kind,
  size: unitField.size,
  attack: unitField.attack,
  defence: unitField.defence,
  steps: unitField.steps,
  /** a two-step unit that shows its back: one step is left (2.11) */
  reduced: flag(at('reduced', '2.11', { rare: true, when: FIELD })),
});
export type StackedUnit = z.output<typeof stacked>;
const unit = (given: z.input<typeof stacked>) => stacked.parse(given);

const partner = z.strictObject({
  germans: count(at('germans', '6.4'), 1, 6),
  austroHungarians: count(at('austroHungarians', '6.4'), 0, 6),
});

/** What the question `mixed-stack-limit` asks: the limit for the map, or for each stack and battle. */
export const LIMIT_READINGS = ['map', 'stack'] as const;
/** What the question `brusilov-limit-step` asks: the first rise in the turn of the declaration, or in the next. */
export const RISE_READINGS = ['declaration', 'after'] as const;

/** A hex with the units in it, and what Germans and Austro-Hungarians do together (6.0, 8.0). */
export const stackingSchema = z.strictObject({
  turn: turnField(1, '8.6'),
  hex: hexField().default('2425').register(fields, at('hex', '2.2')),
  country: z.enum(COUNTRIES).default('austria-hungary').register(fields, at('country', '6.3')),
  units: z
    .array(stacked)
    .max(10)
    .default([
      unit({ nation: 'austro-hungarian' }),
      unit({ nation: 'austro-hungarian' }),
      unit({ kind: 'active', attack: 7, defence: 8 }),
    ])
    .register(fields, at('units', '8.1', { control: 'own:counters' })),
  elsewhere: count(at('elsewhere', '6.4'), 0, 12),
  partners: z.array(partner).max(5).default([]).register(fields, at('partners', '6.4')),
  brusilov: brusilovField({ when: inTurns(15), rare: true }),
  limitReading: readingField(LIMIT_READINGS, 'mixed-stack-limit', at('limitReading', '6.4')),
  riseReading: readingField(RISE_READINGS, 'brusilov-limit-step', at('riseReading', '15.4', { when: inTurns(15) })),
});
export type StackingInput = z.output<typeof stackingSchema>;
export type Partner = StackingInput['partners'][number];
