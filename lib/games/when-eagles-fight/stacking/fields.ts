import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import { brusilovField } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { inTurns } from '@/lib/games/when-eagles-fight/clocks/fields';
import { hexField } from '@/lib/games/when-eagles-fight/sheet/ready';
import { COUNTRIES } from '@/lib/games/when-eagles-fight/sides';
import { turnField } from '@/lib/games/when-eagles-fight/turns';
import { FIELD, unitField } from '@/lib/games/when-eagles-fight/units';

const field = fieldsOf('stacking');

const stacked = z.strictObject({
  name: unitField.name,
  nation: unitField.nation,
  kind: unitField.kind,
  size: unitField.size,
  attack: unitField.attack,
  defence: unitField.defence,
  steps: unitField.steps,
  /** a two-step unit that shows its back: one step is left (2.11) */
  reduced: field.rareFlag('reduced', '2.11', { when: FIELD }),
});
export type StackedUnit = z.output<typeof stacked>;
const unit = (given: z.input<typeof stacked>) => stacked.parse(given);

const partner = z.strictObject({
  germans: field.count('germans', '6.4', [0, 6], 1),
  austroHungarians: field.count('austroHungarians', '6.4', [0, 6], 0),
});

/** What the question `mixed-stack-limit` asks: the limit for the map, or for each stack and battle. */
export const LIMIT_READINGS = ['map', 'stack'] as const;
/** What the question `brusilov-limit-step` asks: the first rise in the turn of the declaration, or in the next. */
export const RISE_READINGS = ['declaration', 'after'] as const;

/** What the question `fortress-stacking` asks, and what `pure-stack-joins` does. */
export const FORTRESS_READINGS = ['free', 'corps'] as const;
export type FortressReading = (typeof FORTRESS_READINGS)[number];
export const PURE_READINGS = ['germans', 'all', 'barred'] as const;

/** A hex with the units in it, and what Germans and Austro-Hungarians do together (6.0, 8.0). */
export const stackingSchema = z.strictObject({
  turn: turnField(1, '8.6'),
  hex: field.as(hexField().default('2425'), 'hex', '2.2'),
  country: field.choice('country', '6.3', COUNTRIES, 'austria-hungary'),
  units: field.list(
    'units',
    '8.1',
    stacked,
    [0, 10],
    [
      unit({ nation: 'austro-hungarian' }),
      unit({ nation: 'austro-hungarian' }),
      unit({ kind: 'active', attack: 7, defence: 8 }),
    ],
    { control: 'own:counters' },
  ),
  elsewhere: field.count('elsewhere', '6.4', [0, 12], 0),
  partners: field.list('partners', '6.4', partner, [0, 5]),
  brusilov: brusilovField({ when: inTurns(15), rare: true }),
  /** a fortress stands free, or takes the room of a corps (8.5, 13.15) */
  fortressReading: field.reading('fortressReading', '8.5', FORTRESS_READINGS, 'fortress-stacking'),
  /** of stacks of one nation that join a mixed one: their Germans count, all count, or no A-H stack may (6.4) */
  pureReading: field.reading('pureReading', '6.4', PURE_READINGS, 'pure-stack-joins'),
  limitReading: field.reading('limitReading', '6.4', LIMIT_READINGS, 'mixed-stack-limit'),
  riseReading: field.reading('riseReading', '15.4', RISE_READINGS, 'brusilov-limit-step', inTurns(15)),
});
export type StackingInput = z.output<typeof stackingSchema>;
export type Partner = StackingInput['partners'][number];
