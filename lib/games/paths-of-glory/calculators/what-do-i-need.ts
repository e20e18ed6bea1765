import { tool } from '@/lib/calc/tool';
import { FIRE_CHARTS } from '@/lib/games/paths-of-glory/combat/fire';
import { ROLES } from '@/lib/games/paths-of-glory/combat/ground';
import { FIRE_MODIFIERS } from '@/lib/games/paths-of-glory/combat/modifiers';
import { needSchema } from '@/lib/games/paths-of-glory/what-do-i-need/fields';
import { settleNeed } from '@/lib/games/paths-of-glory/what-do-i-need/finding';
import * as words from '@/lib/games/paths-of-glory/what-do-i-need/words';

/**
 * What do I need? The smallest changes of factors, shifts and modifiers that reach a wanted loss with a wanted chance.
 */
export const whatDoINeed = tool({
  id: 'paths-of-glory/what-do-i-need',
  tables: FIRE_CHARTS,
  // the steps are those of the side that fires
  modifiers: ROLES.map((role) => ({ list: FIRE_MODIFIERS.filter((one) => one.role === role), unused: true })),
  schema: needSchema,
  settle: settleNeed,
  words,
  answer: ({ outcome }) => outcome,
  taken: ({ prepared }) => prepared.taken,
});
