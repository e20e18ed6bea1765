import { tool } from '@/lib/calc/tool';
import { replacementsSchema } from '@/lib/games/paths-of-glory/replacements/fields';
import { answerOf, COSTS, settleReplacements, US_POINTS } from '@/lib/games/paths-of-glory/replacements/finding';
import { EXCLUSIONS } from '@/lib/games/paths-of-glory/replacements/losses';
import * as words from '@/lib/games/paths-of-glory/replacements/words';

/** What Replacement Points can buy, with the price of every plan and where the units return (17.1). */
export const replacements = tool({
  id: 'paths-of-glory/replacements',
  tables: [COSTS],
  modifiers: [
    { list: EXCLUSIONS, per: 'part' },
    { list: [...US_POINTS, ...words.NEUTRALS], per: 'part' },
  ],
  schema: replacementsSchema,
  settle: settleReplacements,
  words,
  answer: answerOf,
});
