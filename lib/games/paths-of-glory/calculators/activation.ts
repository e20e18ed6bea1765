import { tool } from '@/lib/calc/tool';
import { activationSchema } from '@/lib/games/paths-of-glory/activation/fields';
import { ROUND_RULES, settleActivation } from '@/lib/games/paths-of-glory/activation/finding';
import { PRICE_RULES } from '@/lib/games/paths-of-glory/activation/order';
import { refuseActivation } from '@/lib/games/paths-of-glory/activation/refusals';
import * as words from '@/lib/games/paths-of-glory/activation/words';

/** What it costs to activate stacks, and whether the OPS of a card pay for them (9.2). */
export const activation = tool({
  id: 'paths-of-glory/activation',
  modifiers: [{ list: [...PRICE_RULES, ...ROUND_RULES], per: 'part' }],
  schema: activationSchema,
  refuse: refuseActivation,
  settle: settleActivation,
  words,
  answer: ({ answer }) => answer,
});
