import type { Applied } from '@/lib/calc/modifiers';
import { illegal, type Refused } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import type { Fraction } from '@/lib/prob/fraction';
import { cabSchema, type CabInput } from '@/lib/games/nach-paris/cab/fields';
import { goneChance, settleCab } from '@/lib/games/nach-paris/cab/finding';
import { CAB_MODIFIERS } from '@/lib/games/nach-paris/cab/modifiers';
import { OCCASION_FACTS, type Occasion } from '@/lib/games/nach-paris/cab/occasions';
import { openOf } from '@/lib/games/nach-paris/cab/open';
import * as words from '@/lib/games/nach-paris/cab/words';

export interface CabAnswer {
  readonly occasion: Occasion;
  /** whether a test is made */
  readonly test: boolean;
  /** the CAB after all modifiers, and the highest roll that passes (0: fails without a roll) */
  readonly cab: number;
  readonly upTo: number;
  /** that the test passes; 0 where none is made */
  readonly chance: Fraction;
  readonly modifiers: readonly Applied[];
  readonly passed: boolean | null;
  /** steps lost with their chances; empty where a failure costs no step */
  readonly lost: readonly { readonly steps: number; readonly chance: Fraction }[];
  /** the chance that the unit or fortification is gone */
  readonly gone: Fraction;
}

/** What a rule forbids before any test. */
function refuse(input: CabInput): Refused | undefined {
  const { occasion, march, indoctrinated, losses, second, idle, bombarded } = input;
  const digs = occasion === 'fieldworks' || occasion === 'upgrade';
  if (digs && march === 'fom') return illegal('march', march, words.say('refused.fom'), '10.1.2');
  if (occasion === 'fieldworks' && indoctrinated)
    return illegal('indoctrinated', true, words.say('refused.indoctrinated'), '21.2.1');
  if (occasion === 'fieldworks' && march !== 'none' && (idle || bombarded))
    return illegal(
      'march',
      march,
      words.say(bombarded ? 'refused.bombarded' : 'refused.idle'),
      bombarded ? '8.1.3' : '7.4.1',
    );
  const { result } = OCCASION_FACTS[occasion];
  if (result && losses > result.mostLosses)
    return illegal('losses', losses, words.say('refused.losses', { most: result.mostLosses }), result.rule);
  if (occasion === 'fort' && second !== 'first' && losses > 0)
    return illegal('losses', losses, words.say('refused.second'), '8.6.4');
  return undefined;
}

/** The test of Combat Ability with every modifier of the book, by its occasion (5.1). */
export const cab = tool({
  id: 'nach-paris/cab',
  modifiers: [{ list: CAB_MODIFIERS }],
  schema: cabSchema,
  refuse,
  settle: settleCab,
  words: { ...words, openOf },
  answer: (finding): CabAnswer => {
    const { facts, result, applied, cab, noTest, chance, passed, lost, input } = finding;
    return {
      occasion: input.occasion,
      test: !noTest,
      cab,
      upTo: words.upTo(finding),
      chance,
      modifiers: [
        ...(facts.result ? [{ id: 'result', rule: facts.result.rule, value: result.modifier ?? 0 }] : []),
        ...applied.map(({ id, rule, value }) => ({ id, rule, value })),
      ],
      passed,
      lost: lost.map((one) => ({ steps: one.value, chance: one.chance })),
      gone: goneChance(finding),
    };
  },
  dice: { fields: ['die'], idle: ({ cab, noTest }) => (noTest || cab <= 0 ? ['die'] : []) },
});
