import * as z from 'zod';
import { fields, type FieldCondition } from '@/lib/calc/field';
import { brusilovField } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { count, dieField, fieldsAt, flag, inTurns } from '@/lib/games/when-eagles-fight/clocks/fields';
import { tsarField, verdunField } from '@/lib/games/when-eagles-fight/clocks/state';
import { turnField } from '@/lib/games/when-eagles-fight/turns';

const at = fieldsAt('events');
const optional = (name: string, rule: string, least: number, most: number, when?: readonly FieldCondition[]) =>
  z
    .number()
    .int()
    .min(least)
    .max(most)
    .optional()
    .register(fields, at(name, rule, { rare: true, ...(when ? { when } : {}) }));

/** The random events (7.2). */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const;
export type Letter = (typeof LETTERS)[number];

const NO_VERDUN: readonly FieldCondition[] = [inTurns(16), { field: 'verdun', is: ['false'] }];

/** The event of a turn, and the state of the campaign that its meaning depends on (7.1 to 7.3). */
export const eventsSchema = z.strictObject({
  turn: turnField(5, '7.1'),
  /** as the player reads it off his table; without it the dice ask the card */
  event: z.enum(LETTERS).optional().register(fields, at('event', '7.2')),
  tsar: tsarField(),
  verdun: verdunField({ when: inTurns(12) }),
  brusilov: brusilovField({ when: inTurns(15) }),
  cities: count(at('cities', '7.2.L'), 0, 40),
  warsaw: flag(at('warsaw', '7.2.A')),
  vilna: flag(at('vilna', '7.2.A')),
  brest: flag(at('brest', '7.2.A')),
  lemberg: flag(at('lemberg', '7.2.J', { when: inTurns(8, 22) })),
  odessa: flag(at('odessa', '7.2.H', { when: inTurns(11) }), true),
  neutral: flag(at('neutral', '7.2.I')),
  caucasusLost: flag(at('caucasusLost', '7.2.F')),
  caucasusWon: flag(at('caucasusWon', '7.2.G')),
  gallipoli: flag(at('gallipoli', '7.2.H', { when: inTurns(11) })),
  austrian: flag(at('austrian', '7.2.J', { when: inTurns(8, 22) })),
  peace: flag(at('peace', '7.2.L', { rare: true })),
  /** units of German heavy artillery in play before the roll */
  guns: count(at('guns', '7.3', { when: inTurns(12) }), 2, 2),
  /** the box of the marker "No Verdun" before the roll */
  marker: optional('marker', '7.3', 16, 24, NO_VERDUN),
  stepsOut: count(at('stepsOut', '7.2.D', { rare: true }), 0, 60),
  germanSteps: optional('germanSteps', '10.8', 0, 12),
  austrianSteps: optional('austrianSteps', '10.8', 0, 12),
  die1: dieField(at('die1', '7.1')),
  die2: dieField(at('die2', '7.1')),
  /** when units withdrawn for Event D come back */
  returnDie: dieField(at('returnDie', '7.2.D')),
});
export type EventsInput = z.output<typeof eventsSchema>;
