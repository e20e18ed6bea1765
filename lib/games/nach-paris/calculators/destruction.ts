import { illegal, type Refused } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import { blocksOf, facesOf } from '@/lib/games/nach-paris/destruction/blocks';
import { destructionSchema, type DestructionInput } from '@/lib/games/nach-paris/destruction/fields';
import { settleDestruction } from '@/lib/games/nach-paris/destruction/finding';
import * as words from '@/lib/games/nach-paris/destruction/words';

/** A structure that is damaged for good and for some turns (16.1.8). */
const refuse = ({ action, permanent, left }: DestructionInput): Refused | undefined =>
  action !== 'sluice' && permanent && left > 0
    ? illegal('left', left, words.say('refused.permanent'), '16.1.8')
    : undefined;

/** Destroying bridges and railways, repairing them, and opening the sluices (16, 17). */
export const destruction = tool({
  id: 'nach-paris/destruction',
  tables: ['destruction'],
  schema: destructionSchema,
  refuse,
  settle: settleDestruction,
  words: { ...words, blocksOf },
  answer: ({ answer }) => answer,
  dice: { fields: ['die'], faces: facesOf },
});
