import * as z from 'zod';
import { fields, type FieldCondition } from '@/lib/calc/field';
import { brusilovField } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { count, dieField, fieldsAt, flag, inTurns } from '@/lib/games/when-eagles-fight/clocks/fields';
import { verdunField } from '@/lib/games/when-eagles-fight/clocks/state';
import { LETTERS } from '@/lib/games/when-eagles-fight/events/fields';
import { SUPPLIES } from '@/lib/games/when-eagles-fight/replacements/fields';
import { turnField } from '@/lib/games/when-eagles-fight/turns';
import { unitField } from '@/lib/games/when-eagles-fight/units';

const at = fieldsAt('withdrawals');
const ofEvents = fieldsAt('events');
const ofReplacements = fieldsAt('replacements');
const rare = { rare: true } as const;
const events = (...letters: readonly string[]): FieldCondition => ({ field: 'event', is: letters });

const leaving = z.strictObject({
  name: unitField.name,
  nation: unitField.nation,
  kind: unitField.kind,
  size: unitField.size,
  steps: unitField.steps,
  reduced: flag(at('reduced', '2.11', { when: { field: 'steps', is: ['2'] } })),
  supply: z
    .enum(SUPPLIES)
    .default('edge')
    .register(fields, ofReplacements('supply', '10.15', rare)),
});
export type LeavingUnit = z.output<typeof leaving>;
const unit = (given: z.input<typeof leaving>) => leaving.parse(given);

/** What a turn and its event take off the map, and the units that may go (10.15 to 10.19, 7.2). */
export const withdrawalsSchema = z.strictObject({
  turn: turnField(12, '10.15'),
  /** the event of this turn, as rolled */
  event: z
    .enum(LETTERS)
    .optional()
    .register(fields, ofEvents('event', '7.2', { when: inTurns(5) })),
  /** Verdun came in the turn before: its second half is due (7.2.K) */
  again: flag(at('again', '7.2.K', { when: inTurns(13, 16) })),
  verdun: verdunField({ when: inTurns(12), rare: true }),
  brusilov: brusilovField({ when: inTurns(15), rare: true }),
  guard: flag(at('guard', '10.16', { when: inTurns(13, 13) }), true),
  neutral: flag(ofEvents('neutral', '7.2.I', { when: events('J') })),
  lemberg: flag(ofEvents('lemberg', '7.2.J', { when: events('J') }), true),
  austrian: flag(ofEvents('austrian', '7.2.J', { when: events('J') })),
  caucasusLost: flag(ofEvents('caucasusLost', '7.2.F', { when: events('F') })),
  caucasusWon: flag(ofEvents('caucasusWon', '7.2.G', { when: events('F') })),
  stepsOut: count(ofEvents('stepsOut', '7.2.D', { when: events('C', 'D') }), 0, 60),
  /** units of German heavy artillery in play that can be withdrawn */
  guns: count(at('guns', '10.19', { when: inTurns(12) }), 2, 2),
  units: z
    .array(leaving)
    .max(24)
    .default([
      unit({ steps: 2 }),
      unit({ steps: 2 }),
      unit({ nation: 'austro-hungarian' }),
      unit({ nation: 'austro-hungarian' }),
    ])
    .register(fields, at('units', '10.15', { control: 'own:counters' })),
  /** when units withdrawn for Event D come back */
  returnDie: dieField(ofEvents('returnDie', '7.2.D')),
});
export type WithdrawalsInput = z.output<typeof withdrawalsSchema>;
