import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import { brusilovField } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { inTurns } from '@/lib/games/when-eagles-fight/clocks/fields';
import { scenarioField } from '@/lib/games/when-eagles-fight/clocks/scenario';
import { LETTERS } from '@/lib/games/when-eagles-fight/events/fields';
import { LAST_TURN, turnField } from '@/lib/games/when-eagles-fight/turns';

// A field has the words of the tool whose clock it belongs to.
const clocks = fieldsOf('clocks');
const command = fieldsOf('command');
const events = fieldsOf('events');
const victory = fieldsOf('victory');

/** Events that leave something behind; C, D and E are over with their turn (7.2). */
export const LASTING = ['A', 'B', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const;
export type Lasting = (typeof LASTING)[number];

const past = z.strictObject({
  event: events.choice('event', '7.2', LASTING, 'A'),
  turn: clocks.count('pastTurn', '7.1', [5, LAST_TURN], 5),
});
const away = z.strictObject({
  nation: clocks.choice('nation', '10.15', ['german', 'austrian', 'russian'], 'german'),
  steps: clocks.count('steps', '10.15', [1, 20], 2),
  /** the turn of their return; absent: they wait for an event, or never come back */
  back: clocks.count('back', '10.15', [2, 30]),
});
export type Away = z.output<typeof away>;
export type Past = z.output<typeof past>;

/** A whole campaign as its clocks stand in a turn. */
export const clocksSchema = z.strictObject({
  turn: turnField(1, '5.1'),
  /** the event of this turn, as rolled */
  event: events.choice('event', '7.1', LETTERS, undefined, { when: inTurns(5) }),
  cities: events.count('cities', '4.4', [0, 40], 0),
  hexes: victory.count('hexes', '4.3', [0, 20], 0),
  german: victory.count('german', '4.3', [0, 20], 0),
  stavkaLast: command.count('stavkaLast', '14.2', [1, LAST_TURN]),
  oberostLast: command.count('oberostLast', '14.3', [1, LAST_TURN]),
  brusilov: brusilovField({ when: inTurns(15) }),
  guns: events.count('guns', '7.3', [0, 2], 2, { when: inTurns(12) }),
  marker: events.count('marker', '7.3', [16, LAST_TURN], undefined, { when: inTurns(16) }),
  past: clocks.list('past', '7.2', past, [0, 16]),
  warsaw: events.rareFlag('warsaw', '7.2.A'),
  vilna: events.rareFlag('vilna', '7.2.A'),
  brest: events.rareFlag('brest', '7.2.A'),
  lemberg: events.rareFlag('lemberg', '7.2.J'),
  odessa: events.rareFlag('odessa', '9.12', { preset: true }),
  away: clocks.list('away', '10.15', away, [0, 16]),
  germanStored: clocks.count('germanStored', '10.9', [0, 4], 0, { rare: true }),
  austrianStored: clocks.count('austrianStored', '10.9', [0, 4], 0, { rare: true }),
  russianStored: clocks.count('russianStored', '10.9', [0, 4], 0, { rare: true }),
  /** of the next check, where the player's Turn Track lacks it */
  rev: victory.count('rev', '4.4', [1, 60], undefined, { rare: true }),
  needed: victory.count('needed', '4.3', [1, 20], undefined, { rare: true }),
  scenario: scenarioField(),
  returnDie: events.die('returnDie', '7.2.D', 6, { when: [{ field: 'event', is: ['C', 'D'] }] }),
});
export type ClocksInput = z.output<typeof clocksSchema>;
