import { illegal, type Refused } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import { navalSchema, type NavalInput } from '@/lib/games/nach-paris/naval/fields';
import { feedsOf, settleNaval } from '@/lib/games/nach-paris/naval/finding';
import * as words from '@/lib/games/nach-paris/naval/words';

export interface NavalAnswer {
  readonly allowed: boolean;
  readonly barred: readonly string[];
  /** MF to embark or land; all of the unit's where it has fewer than the cost */
  readonly price: number;
  readonly mfLeft: number;
  /** total steps that the port can still load or land in this phase */
  readonly room: number;
  /** total steps that the port can feed in all and besides */
  readonly feeds: number;
  readonly feedsMore: number;
}

function refuse(input: NavalInput): Refused | undefined {
  if (input.spent > input.mf)
    return illegal('spent', input.spent, words.say('refused.spent', { mf: input.mf }), '7.1.2');
  const feeds = feedsOf(input);
  return input.fed > feeds ? illegal('fed', input.fed, words.say('refused.fed', { feeds }), '13.1.10') : undefined;
}

/** Naval transport: who may embark or land where, for how many MF, and what a port can feed (18, 13.1.10). */
export const naval = tool({
  id: 'nach-paris/naval',
  tables: ['naval', 'logistic-lines'],
  schema: navalSchema,
  refuse,
  settle: settleNaval,
  words,
  answer: ({ barred, price, mfLeft, room, feedsMore, input }): NavalAnswer => ({
    allowed: barred.length === 0,
    barred: barred.map(({ id }) => id),
    price,
    mfLeft,
    room,
    feeds: feedsOf(input),
    feedsMore,
  }),
});
