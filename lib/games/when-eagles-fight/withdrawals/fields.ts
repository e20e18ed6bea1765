import * as z from 'zod';
import type { FieldCondition } from '@/lib/calc/field';
import { fieldsOf } from '@/lib/calc/fields-of';
import { brusilovField } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { inTurns } from '@/lib/games/when-eagles-fight/clocks/fields';
import { verdunField } from '@/lib/games/when-eagles-fight/clocks/state';
import { LETTERS } from '@/lib/games/when-eagles-fight/events/fields';
import { turnField } from '@/lib/games/when-eagles-fight/turns';
import { SUPPLIES, unitField } from '@/lib/games/when-eagles-fight/units';

const field = fieldsOf('replacements');
const eventsWords = fieldsOf('events');
const withdrawalsWords = fieldsOf('withdrawals');

const rare = { rare: true } as const;
const events = (...letters: readonly string[]): FieldCondition => ({ field: 'event', is: letters });

const leaving = z.strictObject({
  name: unitField.name,
  nation: unitField.nation,
  kind: unitField.kind,
  size: unitField.size,
  steps: unitField.steps,
  reduced: withdrawalsWords.flag('reduced', '2.11', { when: { field: 'steps', is: ['2'] } }),
  supply: field.choice('supply', '10.15', SUPPLIES, 'edge', rare),
});
export type LeavingUnit = z.output<typeof leaving>;
const unit = (given: z.input<typeof leaving>) => leaving.parse(given);

/** What a turn and its event take off the map, and the units that may go (10.15 to 10.19, 7.2). */
export const withdrawalsSchema = z.strictObject({
  turn: turnField(12, '10.15'),
  /** the event of this turn, as rolled */
  event: eventsWords.choice('event', '7.2', LETTERS, undefined, { when: inTurns(5) }),
  /** Verdun came in the turn before: its second half is due (7.2.K) */
  again: withdrawalsWords.flag('again', '7.2.K', { when: inTurns(13, 16) }),
  verdun: verdunField({ when: inTurns(12), rare: true }),
  brusilov: brusilovField({ when: inTurns(15), rare: true }),
  guard: withdrawalsWords.flag('guard', '10.16', { preset: true, when: inTurns(13, 13) }),
  neutral: eventsWords.flag('neutral', '7.2.I', { when: events('J') }),
  lemberg: eventsWords.flag('lemberg', '7.2.J', { preset: true, when: events('J') }),
  austrian: eventsWords.flag('austrian', '7.2.J', { when: events('J') }),
  caucasusLost: eventsWords.flag('caucasusLost', '7.2.F', { when: events('F') }),
  caucasusWon: eventsWords.flag('caucasusWon', '7.2.G', { when: events('F') }),
  stepsOut: eventsWords.count('stepsOut', '7.2.D', [0, 60], 0, { when: events('C', 'D') }),
  /** units of German heavy artillery in play that can be withdrawn */
  guns: withdrawalsWords.count('guns', '10.19', [0, 2], 2, { when: inTurns(12) }),
  units: withdrawalsWords.list(
    'units',
    '10.15',
    leaving,
    [0, 24],
    [
      unit({ steps: 2 }),
      unit({ steps: 2 }),
      unit({ nation: 'austro-hungarian' }),
      unit({ nation: 'austro-hungarian' }),
    ],
    { control: 'own:counters' },
  ),
  /** when units withdrawn for Event D come back */
  returnDie: eventsWords.die('returnDie', '7.2.D', 6),
});
export type WithdrawalsInput = z.output<typeof withdrawalsSchema>;
