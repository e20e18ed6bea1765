import { missingChart, type Refused } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import { chartOf, type PogData } from '@/lib/games/paths-of-glory/data';
import { blocksOf } from '@/lib/games/paths-of-glory/war/blocks';
import { warSchema, type WarInput } from '@/lib/games/paths-of-glory/war/input';
import { END_CHANGES, LEVEL_CHANGES, PHASE_POINTS } from '@/lib/games/paths-of-glory/war/phase';
import { refuseWar, settleWar, type WarFinding } from '@/lib/games/paths-of-glory/war/status';
import * as words from '@/lib/games/paths-of-glory/war/words';

const TABLES = ['war-status', 'victory-levels', 'victory-points'] as const;

function settle(input: WarInput, data: PogData): WarFinding | Refused {
  const [war, victory, points] = TABLES.map((id) => chartOf(data, id));
  if (!war || !victory || !points) return missingChart(TABLES.find((id) => !chartOf(data, id)) ?? '');
  const found = settleWar(input, { war, victory, points }, data);
  return typeof found === 'string' ? missingChart(found) : found;
}

/**
 * The War Status Phase in order, the levels, the end of the game, and how far Russia and the United States are (5, 16).
 */
export const warStatus = tool({
  id: 'paths-of-glory/war-status',
  tables: TABLES,
  modifiers: [{ list: PHASE_POINTS }, { list: LEVEL_CHANGES }, { list: END_CHANGES }],
  schema: warSchema,
  refuse: refuseWar,
  settle,
  words: { ...words, blocksOf },
  answer: ({ answer }) => answer,
});
