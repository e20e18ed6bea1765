import { calculator } from '@/lib/calc/calculator';
import type { Evaluation, Refusal } from '@/lib/calc/evaluation';
import { sayIn } from '@/lib/calc/ledger';
import { illegal, missingChart } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import type { GiData } from '@/lib/games/grand-illusion/data';
import { stackingSchema, type Stack, type StackingInput } from '@/lib/games/grand-illusion/stacking/fields';
import { limitsOfChart, settleStack } from '@/lib/games/grand-illusion/stacking/finding';
import { blocksOf, factsOf, notAppliedOf, openOf, stepsOf } from '@/lib/games/grand-illusion/stacking/words';

export interface StackingAnswer {
  readonly within: boolean;
  /** in corps: a division or brigade is half of one */
  readonly total: number;
  readonly limits: readonly { readonly id: string; readonly used: number; readonly limit: number }[];
  /** what of those that come has to stay out; null when nothing has to, or when that would not be enough */
  readonly leave: Stack | null;
}

const say = sayIn('stacking');

const CHART = 'stacking';

function evaluate(input: StackingInput, { charts }: GiData): Result<Evaluation<StackingAnswer>, Refusal> {
  const limits = charts[CHART] && limitsOfChart(charts[CHART]);
  if (!limits) return missingChart(CHART);
  const { ninth } = input;
  if (ninth !== 'none' && input[ninth].corps === 0)
    return illegal('ninth', ninth, say('refused.ninth', { where: ninth }), '13.1');
  const finding = settleStack(input, limits);
  return ok({
    facts: factsOf(finding),
    steps: stepsOf(finding),
    notApplied: notAppliedOf(finding),
    outcome: {
      blocks: blocksOf(finding),
      data: {
        within: finding.within,
        total: (finding.here + finding.entering) / 2,
        limits: finding.limits.map(({ id, used, limit }) => ({ id, used: used / 2, limit: limit / 2 })),
        leave: finding.leave ?? null,
      },
    },
    open: openOf(finding),
  });
}

/** Whether units of one side may be in a hex together, and who has to stay out (8.4.6.a, 7.1, 9.4.3.c, 10.1). */
export const stacking = calculator({
  id: 'grand-illusion/stacking',
  game: 'grand-illusion',
  tables: [CHART],
  schema: stackingSchema,
  evaluate,
});
