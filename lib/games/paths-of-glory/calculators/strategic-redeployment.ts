import { tool } from '@/lib/calc/tool';
import { settleCard, SR_BARS } from '@/lib/games/paths-of-glory/redeployment/card';
import { srSchema } from '@/lib/games/paths-of-glory/redeployment/fields';
import * as words from '@/lib/games/paths-of-glory/redeployment/words';

/**
 * Strategic Redeployment with one card (13.1, 13.2, 9.3): for each move whether it is legal, by land, by sea or through
 * the Reserve Box, with the route or every rule against it; the points; stacking and sieges at the end. Moves are
 * judged in order, each after the legal ones before it.
 */
export const strategicRedeployment = tool({
  id: 'paths-of-glory/sr',
  modifiers: [{ list: SR_BARS, per: 'part' }],
  schema: srSchema,
  settle: settleCard,
  words,
  answer: ({ answer }) => answer,
  taken: words.takenFaces,
});
