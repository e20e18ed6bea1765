import { tool } from '@/lib/calc/tool';
import { MANDATE_MODIFIERS } from '@/lib/games/paths-of-glory/mandated';
import { mandateSchema } from '@/lib/games/paths-of-glory/mandated-offensive/fields';
import { MANDATES, settleMandates } from '@/lib/games/paths-of-glory/mandated-offensive/finding';
import * as words from '@/lib/games/paths-of-glory/mandated-offensive/words';

/** Which nation of each side must attack, with the events that change it, and what fulfils it (7.1). */
export const mandatedOffensive = tool({
  id: 'paths-of-glory/mandated-offensive',
  tables: [MANDATES],
  modifiers: [{ list: MANDATE_MODIFIERS }],
  schema: mandateSchema,
  settle: settleMandates,
  words,
  answer: ({ answer }) => answer,
  dice: { fields: ['centralDie', 'alliedDie'], faces: words.facesOf },
});
