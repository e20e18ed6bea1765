import * as z from 'zod';
import { fields, type FieldInfo } from '@/lib/calc/field';
import { brusilovField } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { count, dieField, fieldsAt, flag, inTurns, type At } from '@/lib/games/when-eagles-fight/clocks/fields';
import { scenarioField } from '@/lib/games/when-eagles-fight/clocks/scenario';
import { LETTERS } from '@/lib/games/when-eagles-fight/events/fields';
import { LAST_TURN, turnField } from '@/lib/games/when-eagles-fight/turns';

/** A field has the words of the tool whose clock it belongs to. */
const LABELS = {
  clocks: fieldsAt('clocks'),
  events: fieldsAt('events'),
  victory: fieldsAt('victory'),
  command: fieldsAt('command'),
} as const;
const OF: Readonly<Record<string, keyof typeof LABELS>> = {
  event: 'events',
  cities: 'events',
  warsaw: 'events',
  vilna: 'events',
  brest: 'events',
  lemberg: 'events',
  odessa: 'events',
  guns: 'events',
  marker: 'events',
  returnDie: 'events',
  hexes: 'victory',
  german: 'victory',
  rev: 'victory',
  needed: 'victory',
  stavkaLast: 'command',
  oberostLast: 'command',
};
const at: At = (name, rule, more) => LABELS[OF[name] ?? 'clocks'](name, rule, more);
const optional = (name: string, rule: string, least: number, most: number, more: Partial<FieldInfo> = {}) =>
  z
    .number()
    .int()
    .min(least)
    .max(most)
    .optional()
    .register(fields, at(name, rule, more));

/** Events that leave something behind; C, D and E are over with their turn (7.2). */
export const LASTING = ['A', 'B', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const;
export type Lasting = (typeof LASTING)[number];

const past = z.strictObject({
  event: z.enum(LASTING).default('A').register(fields, at('event', '7.2')),
  turn: z.number().int().min(5).max(LAST_TURN).default(5).register(fields, at('pastTurn', '7.1')),
});
const away = z.strictObject({
  nation: z.enum(['german', 'austrian', 'russian']).default('german').register(fields, at('nation', '10.15')),
  steps: z.number().int().min(1).max(20).default(2).register(fields, at('steps', '10.15')),
  /** the turn of their return; absent: they wait for an event, or never come back */
  back: optional('back', '10.15', 2, 30),
});
export type Away = z.output<typeof away>;
export type Past = z.output<typeof past>;

/** A whole campaign as its clocks stand in a turn. */
export const clocksSchema = z.strictObject({
  turn: turnField(1, '5.1'),
  /** the event of this turn, as rolled */
  event: z
    .enum(LETTERS)
    .optional()
    .register(fields, at('event', '7.1', { when: inTurns(5) })),
  cities: count(at('cities', '4.4'), 0, 40),
  hexes: count(at('hexes', '4.3'), 0, 20),
  german: count(at('german', '4.3'), 0, 20),
  stavkaLast: optional('stavkaLast', '14.2', 1, LAST_TURN),
  oberostLast: optional('oberostLast', '14.3', 1, LAST_TURN),
  brusilov: brusilovField({ when: inTurns(15) }),
  guns: count(at('guns', '7.3', { when: inTurns(12) }), 2, 2),
  marker: optional('marker', '7.3', 16, LAST_TURN, { when: inTurns(16) }),
  past: z.array(past).max(16).default([]).register(fields, at('past', '7.2')),
  warsaw: flag(at('warsaw', '7.2.A', { rare: true })),
  vilna: flag(at('vilna', '7.2.A', { rare: true })),
  brest: flag(at('brest', '7.2.A', { rare: true })),
  lemberg: flag(at('lemberg', '7.2.J', { rare: true })),
  odessa: flag(at('odessa', '9.12', { rare: true }), true),
  away: z.array(away).max(16).default([]).register(fields, at('away', '10.15')),
  germanStored: count(at('germanStored', '10.9', { rare: true }), 0, 4),
  austrianStored: count(at('austrianStored', '10.9', { rare: true }), 0, 4),
  russianStored: count(at('russianStored', '10.9', { rare: true }), 0, 4),
  /** of the next check, where the player's Turn Track lacks it */
  rev: optional('rev', '4.4', 1, 60, { rare: true }),
  needed: optional('needed', '4.3', 1, 20, { rare: true }),
  scenario: scenarioField(),
  returnDie: dieField(at('returnDie', '7.2.D', { when: [{ field: 'event', is: ['C', 'D'] }] })),
});
export type ClocksInput = z.output<typeof clocksSchema>;
