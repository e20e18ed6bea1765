import * as z from 'zod';
import type { FieldCondition } from '@/lib/calc/field';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Rule } from '@/lib/core/rule';
import { brusilovField } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { inTurns } from '@/lib/games/when-eagles-fight/clocks/fields';
import { tsarField, verdunField } from '@/lib/games/when-eagles-fight/clocks/state';
import { turnField } from '@/lib/games/when-eagles-fight/turns';

const field = fieldsOf('events');

const optional = (name: string, rule: Rule, least: number, most: number, when?: readonly FieldCondition[]) =>
  field.count(name, rule, [least, most], undefined, { rare: true, ...(when ? { when } : {}) });

/** The random events (7.2). */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const;
export type Letter = (typeof LETTERS)[number];

const NO_VERDUN: readonly FieldCondition[] = [inTurns(16), { field: 'verdun', is: ['false'] }];

/** The event of a turn, and the state of the campaign that its meaning depends on (7.1 to 7.3). */
export const eventsSchema = z.strictObject({
  turn: turnField(5, '7.1'),
  /** as the player reads it off his table; without it the dice ask the card */
  event: field.choice('event', '7.2', LETTERS),
  tsar: tsarField(),
  verdun: verdunField({ when: inTurns(12) }),
  brusilov: brusilovField({ when: inTurns(15) }),
  cities: field.count('cities', '7.2.L', [0, 40], 0),
  warsaw: field.flag('warsaw', '7.2.A'),
  vilna: field.flag('vilna', '7.2.A'),
  brest: field.flag('brest', '7.2.A'),
  lemberg: field.flag('lemberg', '7.2.J', { when: inTurns(8, 22) }),
  odessa: field.flag('odessa', '7.2.H', { preset: true, when: inTurns(11) }),
  neutral: field.flag('neutral', '7.2.I'),
  caucasusLost: field.flag('caucasusLost', '7.2.F'),
  caucasusWon: field.flag('caucasusWon', '7.2.G'),
  gallipoli: field.flag('gallipoli', '7.2.H', { when: inTurns(11) }),
  austrian: field.flag('austrian', '7.2.J', { when: inTurns(8, 22) }),
  peace: field.rareFlag('peace', '7.2.L'),
  /** units of German heavy artillery in play before the roll */
  guns: field.count('guns', '7.3', [0, 2], 2, { when: inTurns(12) }),
  /** the box of the marker "No Verdun" before the roll */
  marker: optional('marker', '7.3', 16, 24, NO_VERDUN),
  stepsOut: field.count('stepsOut', '7.2.D', [0, 60], 0, { rare: true }),
  germanSteps: optional('germanSteps', '10.8', 0, 12),
  austrianSteps: optional('austrianSteps', '10.8', 0, 12),
  die1: field.die('die1', '7.1', 6),
  die2: field.die('die2', '7.1', 6),
  /** when units withdrawn for Event D come back */
  returnDie: field.die('returnDie', '7.2.D', 6),
});
export type EventsInput = z.output<typeof eventsSchema>;
