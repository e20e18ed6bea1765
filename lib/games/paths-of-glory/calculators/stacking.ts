import { tool } from '@/lib/calc/tool';
import { GEOGRAPHY } from '@/lib/games/paths-of-glory/geography/clauses';
import { STACKING_CHECKS } from '@/lib/games/paths-of-glory/stacking/checks';
import { stackingSchema } from '@/lib/games/paths-of-glory/stacking/fields';
import { settleStacking } from '@/lib/games/paths-of-glory/stacking/finding';
import * as words from '@/lib/games/paths-of-glory/stacking/words';

/** Whether units may be in a space at a given moment of the turn (10.1, and the rules of where, chapter 11). */
export const stacking = tool({
  id: 'paths-of-glory/stacking',
  modifiers: [{ list: [...STACKING_CHECKS.map(({ id }) => ({ id })), ...GEOGRAPHY] }],
  schema: stackingSchema,
  settle: settleStacking,
  words,
  answer: ({ answer }) => answer,
});
