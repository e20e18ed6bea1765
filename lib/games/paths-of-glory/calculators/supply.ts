import { tool } from '@/lib/calc/tool';
import { supplySchema } from '@/lib/games/paths-of-glory/supply/fields';
import { answerOf, settleSupply } from '@/lib/games/paths-of-glory/supply/finding';
import * as words from '@/lib/games/paths-of-glory/supply/words';

/**
 * Supply on the real map (14.1 to 14.3): for every unit whether it is in supply, the line or the link that fails; the
 * single spaces whose loss would cut units off; and what the Attrition Phase would do. Positions that the rules do not
 * allow are refused with the field and the rule.
 */
export const supply = tool({
  id: 'paths-of-glory/supply',
  schema: supplySchema,
  settle: settleSupply,
  words,
  answer: answerOf,
});
