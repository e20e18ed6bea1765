import * as z from 'zod';
import replacements from '@/content/when-eagles-fight/tables/replacements.json';
import type { FieldCondition } from '@/lib/calc/field';
import { fieldsOf } from '@/lib/calc/fields-of';
import { brusilovField } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { inTurns } from '@/lib/games/when-eagles-fight/clocks/fields';
import { scenarioField } from '@/lib/games/when-eagles-fight/clocks/scenario';
import { verdunField } from '@/lib/games/when-eagles-fight/clocks/state';
import { LETTERS } from '@/lib/games/when-eagles-fight/events/fields';
import { NATIONS } from '@/lib/games/when-eagles-fight/sides';
import { turnField } from '@/lib/games/when-eagles-fight/turns';
import { SUPPLIES, unitField } from '@/lib/games/when-eagles-fight/units';
import { asChart, printedNumber } from '@/lib/tables/chart-number';

const field = fieldsOf('replacements');
const unitWords = fieldsOf('unit');
const eventsWords = fieldsOf('events');

const rare = { rare: true } as const;
const ON_MAP: FieldCondition = { field: 'where', is: ['map'] };
const DEAD: FieldCondition = { field: 'where', is: ['dead'] };

/** Steps that a nation keeps from turn to turn, each the same (10.9). */
export const MOST_SAVED = printedNumber(asChart(replacements), 'stored', 'german');

/** Which sides of the counter have an asterisk at the movement factor (10.10). */
export const ASTERISKS = ['none', 'front', 'back', 'both'] as const;

const worn = z.strictObject({
  name: unitField.name,
  kind: unitField.kind,
  where: field.choice('where', '10.8', ['map', 'dead'], 'map', { control: 'chips' }),
  /** values on both sides: two steps, but for Austro-Hungarians (2.11, 2.12) */
  twoSided: field.flag('twoSided', '2.11', { preset: true }),
  to: field.choice('to', '10.12', ['full', 'reduced'], 'full', {
    control: 'chips',
    when: [DEAD, { field: 'twoSided', is: ['true'] }],
  }),
  asterisk: field.choice('asterisk', '10.10', ASTERISKS, 'none', rare),
  supply: field.choice('supply', '10.11', SUPPLIES, 'edge', { rare: true, when: ON_MAP }),
  /** a place where it may enter is open (10.2) */
  entry: field.rareFlag('entry', '10.12', { preset: true, when: DEAD }),
  /** an Austro-Hungarian that was lost with its back up */
  rebuilt: field.rareFlag('rebuilt', '2.12', { when: DEAD }),
});
export type WornUnit = z.output<typeof worn>;
const unit = (given: z.input<typeof worn>) => worn.parse(given);

/** The replacements of a nation in a turn, and the units that are to get them, in their order (10.8 to 10.13). */
export const replacementsSchema = z.strictObject({
  turn: turnField(6, '10.8'),
  nation: unitWords.choice('nation', '10.8', NATIONS, 'german', { control: 'chips' }),
  /** as the Turn Track prints them, where the player's card lacks them */
  printed: field.count('printed', '10.8', [0, 20]),
  saved: field.count('saved', '10.9', [0, MOST_SAVED], 0),
  /** the event of this turn, as rolled */
  event: eventsWords.choice('event', '7.2', LETTERS, undefined, { when: inTurns(5) }),
  verdun: verdunField({ when: inTurns(12), rare: true }),
  brusilov: brusilovField({ when: inTurns(15), rare: true }),
  neutral: eventsWords.flag('neutral', '7.2.I', { when: { field: 'event', is: ['E', 'J'] } }),
  lemberg: eventsWords.flag('lemberg', '7.2.J', { preset: true, when: { field: 'event', is: ['J'] } }),
  /** Event J has already happened in this year */
  austrian: eventsWords.flag('austrian', '7.2.J', { when: { field: 'event', is: ['J'] } }),
  units: field.list('units', '10.8', worn, [0, 16], [unit({}), unit({ where: 'dead', to: 'reduced' })], {
    control: 'own:counters',
  }),
  scenario: scenarioField('16.0'),
});
export type ReplacementsInput = z.output<typeof replacementsSchema>;
