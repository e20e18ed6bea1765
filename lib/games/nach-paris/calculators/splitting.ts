import { illegal, type Refused } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import { splittingSchema, type Given } from '@/lib/games/nach-paris/splitting/fields';
import { caseOf, fullOf, settleSplitting } from '@/lib/games/nach-paris/splitting/finding';
import * as words from '@/lib/games/nach-paris/splitting/words';

export interface SplittingAnswer {
  readonly allowed: boolean;
  readonly barred: readonly string[];
  /** counters after the change; `full` is null where the book does not give it */
  readonly units: readonly { readonly id: string; readonly full: number | null; readonly lost: number }[];
  /** ways to share the losses between the parts of a general split */
  readonly shares: readonly (readonly [number, number])[];
  readonly spent: number;
}

/** A part with no step left is not there to be recombined; a whole with none cannot split. */
function refuse(given: Given): Refused | undefined {
  const input = caseOf(given);
  const { unit, action, lost, lostFirst, lostSecond, first, second } = input;
  if (unit === 'general' && action === 'split')
    return lost >= first + second ? illegal('lost', lost, words.say('refused.gone'), '2.4.6') : undefined;
  const [one, other] = fullOf(input);
  if (one !== undefined && lostFirst >= one) return illegal('lostFirst', lostFirst, words.say('refused.gone'), '2.4.6');
  return other !== undefined && lostSecond >= other
    ? illegal('lostSecond', lostSecond, words.say('refused.gone'), '2.4.6')
    : undefined;
}

/** Which units may split or recombine, and what becomes of their steps (6.6). */
export const splitting = tool({
  id: 'nach-paris/splitting',
  schema: splittingSchema,
  refuse,
  settle: settleSplitting,
  words,
  answer: (finding): SplittingAnswer => ({
    allowed: finding.barred.length === 0,
    barred: finding.barred.map(({ id }) => id),
    units: finding.parts.map(({ id, full, lost }) => ({ id, full: full ?? null, lost })),
    shares: finding.shares,
    spent: finding.spent,
  }),
});
