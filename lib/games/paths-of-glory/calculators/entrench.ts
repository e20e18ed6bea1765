import { tool } from '@/lib/calc/tool';
import { entrenchSchema } from '@/lib/games/paths-of-glory/entrench/fields';
import { settleEntrench } from '@/lib/games/paths-of-glory/entrench/finding';
import * as words from '@/lib/games/paths-of-glory/entrench/words';
import { ENTRENCH_BARS, ENTRENCH_MODIFIERS } from '@/lib/games/paths-of-glory/entrenching';

/** Whether an army may entrench, what it needs, and how far it gets in the next rounds (11.2.1 to 11.2.9). */
export const entrench = tool({
  id: 'paths-of-glory/entrench',
  modifiers: [{ list: ENTRENCH_BARS }, { list: ENTRENCH_MODIFIERS }],
  schema: entrenchSchema,
  settle: settleEntrench,
  words,
  answer: ({ answer }) => answer,
  dice: { fields: ['die'], faces: words.facesOf },
});
