import { tool } from '@/lib/calc/tool';
import { replacementsSchema } from '@/lib/games/grand-illusion/replacing/fields';
import { PLACE_BARS, settleReplacement, UNIT_BARS } from '@/lib/games/grand-illusion/replacing/finding';
import * as words from '@/lib/games/grand-illusion/replacing/words';

export interface ReplacementAnswer {
  /** the unit may come back */
  readonly may: boolean;
  /** and in this hex */
  readonly placed: boolean;
  readonly price: number;
  /** CAPS for this unit and the others of the phase */
  readonly sum: number;
  /** the GT in which it is placed */
  readonly due: number;
  readonly disrupted: boolean;
  readonly barred: readonly string[];
}

/** Eliminated units that come back: which, when, at what price, on which side and where (7.2, 13.1). */
export const replacements = tool({
  id: 'grand-illusion/replacements',
  modifiers: [{ list: UNIT_BARS }, { list: PLACE_BARS }],
  schema: replacementsSchema,
  settle: settleReplacement,
  words,
  answer: ({ unit, place, may, placed, price, sum, due, disrupted }): ReplacementAnswer => ({
    may,
    placed,
    price,
    sum,
    due,
    disrupted,
    barred: [...unit.barred, ...(may ? place.barred : [])].map(({ id }) => id),
  }),
});
