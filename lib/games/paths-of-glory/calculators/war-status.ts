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
  rules: [
    '5.1.1',
    '5.1.2',
    '5.1.3',
    '5.2.1',
    '5.2.2',
    '5.3.1',
    '5.3.2',
    '5.3.3',
    '5.3.4',
    '5.4.1',
    '5.4.2',
    '5.5.1',
    '5.5.2.1',
    '5.5.2.2',
    '5.6.1',
    '5.6.2',
    '5.6.2.1',
    '5.6.3',
    '5.6.4',
    '6.0.E.1',
    '6.0.E.2',
    '6.0.E.3',
    '6.0.E.4',
    '7.1.3',
    '7.1.8',
    '9.5.1.3',
    '9.5.2.5',
    '11.1.9',
    '15.1.10',
    '16.1.1',
    '16.1.2',
    '16.1.3',
    '16.1.3.1',
    '16.1.4',
    '16.1.5',
    '16.1.6',
    '16.2.1',
    '16.2.2',
    '16.3.1',
    '16.3.2',
    '16.3.3',
    '16.3.4',
    '16.3.5',
    '16.4.1',
    '16.4.2',
    '16.4.3',
    '16.4.4',
    '16.4.5',
    '16.4.6',
    '16.4.7',
    '16.4.8',
    '16.5.2',
  ],
  modifiers: [{ list: PHASE_POINTS }, { list: LEVEL_CHANGES }, { list: END_CHANGES }],
  schema: warSchema,
  evaluate,
});
