import * as z from 'zod';
import { fields, type FieldCondition } from '@/lib/calc/field';
import { brusilovField } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { count, fieldsAt, flag, inTurns } from '@/lib/games/when-eagles-fight/clocks/fields';
import { scenarioField } from '@/lib/games/when-eagles-fight/clocks/scenario';
import { verdunField } from '@/lib/games/when-eagles-fight/clocks/state';
import { LETTERS } from '@/lib/games/when-eagles-fight/events/fields';
import { NATIONS } from '@/lib/games/when-eagles-fight/sides';
import { turnField } from '@/lib/games/when-eagles-fight/turns';
import { unitField } from '@/lib/games/when-eagles-fight/units';

const at = fieldsAt('replacements');
const ofEvents = fieldsAt('events');
const rare = { rare: true } as const;
const ON_MAP: FieldCondition = { field: 'where', is: ['map'] };
const DEAD: FieldCondition = { field: 'where', is: ['dead'] };

/** Steps that a nation keeps from turn to turn (10.9). */
export const MOST_SAVED = 4;

/** Which sides of the counter have an asterisk at the movement factor (10.10). */
export const ASTERISKS = ['none', 'front', 'back', 'both'] as const;
/** What feeds a unit: a route to a place with its railway to a friendly edge, a port, its own hex, nothing (10.11). */
export const SUPPLIES = ['edge', 'sea', 'limited', 'none'] as const;

const worn = z.strictObject({
  name: unitField.name,
  kind: unitField.kind,
  where: z
    .enum(['map', 'dead'])
    .default('map')
    .register(fields, at('where', '10.8', { control: 'chips' })),
  /** values on both sides: two steps, but for Austro-Hungarians (2.11, 2.12) */
  twoSided: flag(at('twoSided', '2.11'), true),
  to: z
    .enum(['full', 'reduced'])
    .default('full')
    .register(fields, at('to', '10.12', { control: 'chips', when: [DEAD, { field: 'twoSided', is: ['true'] }] })),
  asterisk: z
    .enum(ASTERISKS)
    .default('none')
    .register(fields, at('asterisk', '10.10', rare)),
  supply: z
    .enum(SUPPLIES)
    .default('edge')
    .register(fields, at('supply', '10.11', { rare: true, when: ON_MAP })),
  /** a place where it may enter is open (10.2) */
  entry: flag(at('entry', '10.12', { rare: true, when: DEAD }), true),
  /** an Austro-Hungarian that was lost with its back up */
  rebuilt: flag(at('rebuilt', '2.12', { rare: true, when: DEAD })),
});
export type WornUnit = z.output<typeof worn>;
const unit = (given: z.input<typeof worn>) => worn.parse(given);

/** The replacements of a nation in a turn, and the units that are to get them, in their order (10.8 to 10.13). */
export const replacementsSchema = z.strictObject({
  turn: turnField(6, '10.8'),
  nation: z
    .enum(NATIONS)
    .default('german')
    .register(fields, { label: 'unit.fields.nation', rule: '10.8', control: 'chips' }),
  /** as the Turn Track prints them, where the player's card lacks them */
  printed: z.number().int().min(0).max(20).optional().register(fields, at('printed', '10.8')),
  saved: count(at('saved', '10.9'), 0, MOST_SAVED),
  /** the event of this turn, as rolled */
  event: z
    .enum(LETTERS)
    .optional()
    .register(fields, ofEvents('event', '7.2', { when: inTurns(5) })),
  verdun: verdunField({ when: inTurns(12), rare: true }),
  brusilov: brusilovField({ when: inTurns(15), rare: true }),
  neutral: flag(ofEvents('neutral', '7.2.I', { when: { field: 'event', is: ['E', 'J'] } })),
  lemberg: flag(ofEvents('lemberg', '7.2.J', { when: { field: 'event', is: ['J'] } }), true),
  /** Event J has already happened in this year */
  austrian: flag(ofEvents('austrian', '7.2.J', { when: { field: 'event', is: ['J'] } })),
  units: z
    .array(worn)
    .max(16)
    .default([unit({}), unit({ where: 'dead', to: 'reduced' })])
    .register(fields, at('units', '10.8', { control: 'own:counters' })),
  scenario: scenarioField('16.0'),
});
export type ReplacementsInput = z.output<typeof replacementsSchema>;
