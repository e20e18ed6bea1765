import { tool } from '@/lib/calc/tool';
import type { Distribution } from '@/lib/prob/distribution';
import { ONE, ZERO, type Fraction } from '@/lib/prob/fraction';
import { doctrineSchema } from '@/lib/games/nach-paris/doctrine/fields';
import { settleDoctrine } from '@/lib/games/nach-paris/doctrine/finding';
import * as words from '@/lib/games/nach-paris/doctrine/words';

export interface DoctrineAnswer {
  readonly tests: boolean;
  readonly barred: readonly string[];
  /** chance that a division becomes indoctrinated, from here on */
  readonly chance: Fraction;
  readonly result: 'passed' | 'failed' | null;
  readonly indoctrinated: boolean | null;
  readonly mustAttack: boolean;
  /** modifiers of combat for the indoctrinated units named */
  readonly attack: number;
  readonly defence: number;
  /** how many of the divisions fail; empty when there is no test to come */
  readonly number: Distribution<number>;
}

/** The doctrine of Offensive à Outrance: who tests, with which odds, and what it obliges to (21). */
export const doctrine = tool({
  id: 'nach-paris/doctrine',
  tables: ['combat-modifiers', 'cab-modifiers'],
  modifiers: [{ list: words.EFFECTS }],
  schema: doctrineSchema,
  settle: settleDoctrine,
  words,
  answer: (finding): DoctrineAnswer => {
    const { indoctrinated, result, input } = finding;
    return {
      tests: finding.tests,
      barred: finding.barred.map(({ id }) => id),
      chance: indoctrinated === undefined ? words.FAILS : indoctrinated ? ONE : ZERO,
      result,
      indoctrinated: indoctrinated ?? null,
      mustAttack: finding.mustAttack,
      attack: words.worth(input, 'attacking'),
      defence: words.worth(input, 'defending'),
      number: finding.number,
    };
  },
  dice: { fields: ['die'] },
});
