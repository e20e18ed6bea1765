import { illegal, type Refused } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import { isLastTurn, nextTurn, phaseOf } from '@/lib/games/when-eagles-fight/campaign/advance';
import { dueIn } from '@/lib/games/when-eagles-fight/campaign/due';
import { clocksSchema, type ClocksInput } from '@/lib/games/when-eagles-fight/campaign/fields';
import { has, meaningNow } from '@/lib/games/when-eagles-fight/campaign/state';
import * as words from '@/lib/games/when-eagles-fight/campaign/words';
import { refuseDates } from '@/lib/games/when-eagles-fight/clocks/fields';
import { rollsReturn } from '@/lib/games/when-eagles-fight/events/finding';

export interface ClocksAnswer {
  /** what falls due this turn */
  readonly due: readonly string[];
  readonly isLast: boolean;
  /** the box of the marker "No Verdun" after the event phase; null without one */
  readonly box: number | null;
  /** the fields that the next turn begins with; null in the last one */
  readonly next: Partial<ClocksInput> | null;
}

/** What cannot be in one campaign: a record of the future, A beside B, F after G, a use to come, a marker behind. */
function refuse(one: ClocksInput): Refused | undefined {
  const { turn, past, marker, stavkaLast, oberostLast } = one;
  const dates = refuseDates(one);
  if (dates) return dates;
  const ahead = past.findIndex((event) => event.turn > turn);
  if (ahead >= 0) return illegal(`past.${ahead}.turn`, past[ahead]?.turn, words.say('refused.later', { turn }), '7.1');
  if (has(one, 'A') && has(one, 'B')) return illegal('past', 'A, B', words.say('refused.both'), '7.2.A');
  const twice = past.findIndex(
    ({ event }, i) => event !== 'J' && past.findIndex((other) => other.event === event) !== i,
  );
  if (twice >= 0) return illegal(`past.${twice}.event`, past[twice]?.event, words.say('refused.twice'), '7.2');
  if (turn >= 16 && marker !== undefined && marker < turn)
    return illegal('marker', marker, words.say('refused.marker', { turn }), '7.3');
  for (const [field, last, rule] of [
    ['stavkaLast', stavkaLast, '14.2'],
    ['oberostLast', oberostLast, '14.3'],
  ] as const)
    if (last !== undefined && last > turn) return illegal(field, last, words.say('refused.later', { turn }), rule);
  return undefined;
}

/** The clocks of a campaign: each as it stands, what moves it, what is due, and what the next turn begins with. */
export const clocks = tool({
  id: 'when-eagles-fight/clocks',
  schema: clocksSchema,
  refuse,
  settle: (input) => input,
  words,
  answer: (input): ClocksAnswer => ({
    due: dueIn(input, input.turn).map(({ id }) => id),
    isLast: isLastTurn(input),
    box: phaseOf(input).box ?? null,
    next: nextTurn(input) ?? null,
  }),
  dice: { fields: ['returnDie'], idle: (input) => (rollsReturn(meaningNow(input)) ? [] : ['returnDie']) },
});
