import { missingChart } from '@/lib/calc/refusal';
import { calculator } from '@/lib/calc/calculator';
import type { Evaluation, Refusal } from '@/lib/calc/evaluation';
import { ok, type Result } from '@/lib/core/result';
import { chartOf, type PogData } from '@/lib/games/paths-of-glory/data';
import { warSchema, type WarInput } from '@/lib/games/paths-of-glory/war/input';
import { refuseWar, settleWar, type WarAnswer } from '@/lib/games/paths-of-glory/war/status';
import { END_CHANGES, LEVEL_CHANGES, PHASE_POINTS } from '@/lib/games/paths-of-glory/war/phase';
import { blocksOf } from '@/lib/games/paths-of-glory/war/blocks';
import { factsOf, notAppliedOf, openOf, stepsOf } from '@/lib/games/paths-of-glory/war/words';

const TABLES = ['war-status', 'victory-levels', 'victory-points'] as const;

function evaluate(input: WarInput, data: PogData): Result<Evaluation<WarAnswer>, Refusal> {
  const refused = refuseWar(input);
  if (refused) return refused;
  const [war, victory, points] = TABLES.map((id) => chartOf(data, id));
  if (!war || !victory || !points) return missingChart(TABLES.find((id) => !chartOf(data, id)) ?? '');
  const found = settleWar(input, { war, victory, points }, data);
  if (typeof found === 'string') return missingChart(found);
  return ok({
    facts: factsOf(found),
    steps: stepsOf(found),
    notApplied: notAppliedOf(found),
    outcome: { blocks: blocksOf(found), data: found.answer },
    open: openOf(found),
  });
}

/**
 * The War Status Phase in order, the levels, the end of the game, and how far Russia and the United States are (5, 16).
 */
export const warStatus = calculator({
  id: 'paths-of-glory/war-status',
  game: 'paths-of-glory',
  tables: TABLES,
  modifiers: [{ list: PHASE_POINTS }, { list: LEVEL_CHANGES }, { list: END_CHANGES }],
  schema: warSchema,
  evaluate,
});
