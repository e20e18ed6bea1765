import { tool } from '@/lib/calc/tool';
import { peaceSchema, TABLE } from '@/lib/games/paths-of-glory/peace-terms/fields';
import { BARS, settlePeace } from '@/lib/games/paths-of-glory/peace-terms/finding';
import * as words from '@/lib/games/paths-of-glory/peace-terms/words';

/** Whether peace may be offered, what acceptance means, and the odds of each change of VP after a refusal (16.5). */
export const peaceTerms = tool({
  id: 'paths-of-glory/peace-terms',
  tables: [TABLE],
  modifiers: [{ list: BARS }],
  schema: peaceSchema,
  settle: settlePeace,
  words,
  answer: ({ answer }) => answer,
  dice: { fields: ['die'], faces: words.facesOf },
});
