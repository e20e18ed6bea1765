import { illegal, type Refused } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import { refuseDates } from '@/lib/games/when-eagles-fight/clocks/fields';
import { commandSchema, type CommandInput } from '@/lib/games/when-eagles-fight/command/fields';
import { OBEROST_BARS, settleCommand, STAVKA_BARS, type Missing } from '@/lib/games/when-eagles-fight/command/finding';
import * as words from '@/lib/games/when-eagles-fight/command/words';

export interface CommandAnswer {
  readonly ready: boolean;
  readonly bars: readonly string[];
  /** the first turn in which it may be used; null: never any more */
  readonly next: number | null;
  /** for each unit why it is not in reach, or null */
  readonly missing: readonly (Missing | null)[];
  readonly modifier: number;
}

/** A use in this turn or a later one is no last use. */
function refuse({ turn, scenario, stavkaLast, oberostLast }: CommandInput): Refused | undefined {
  const dates = refuseDates({ turn, scenario });
  if (dates) return dates;
  const later = words.say('refused.later', { turn });
  if (stavkaLast !== undefined && stavkaLast >= turn) return illegal('stavkaLast', stavkaLast, later, '14.2');
  if (oberostLast !== undefined && oberostLast >= turn) return illegal('oberostLast', oberostLast, later, '14.3');
  return undefined;
}

/** STAVKA and OberOst: whether they may be used this turn, where, for what, and who is in their reach. */
export const command = tool({
  id: 'when-eagles-fight/command',
  modifiers: [{ list: STAVKA_BARS }, { list: OBEROST_BARS }],
  schema: commandSchema,
  refuse,
  settle: settleCommand,
  words,
  answer: ({ barred, next, units, modifier }): CommandAnswer => ({
    ready: !barred.length,
    bars: barred.map(({ id }) => id),
    next: next ?? null,
    missing: units.map(({ missing }) => missing ?? null),
    modifier,
  }),
});
