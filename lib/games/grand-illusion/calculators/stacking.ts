import { sayIn } from '@/lib/calc/ledger';
import { illegal, missingChart, type Refused } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import type { GiData } from '@/lib/games/grand-illusion/data';
import { stackingSchema, type HexStack, type StackingInput } from '@/lib/games/grand-illusion/stacking/fields';
import { limitsOfChart, settleStack, type StackFinding } from '@/lib/games/grand-illusion/stacking/finding';
import * as words from '@/lib/games/grand-illusion/stacking/words';

export interface StackingAnswer {
  readonly within: boolean;
  /** in corps: a division or brigade is half of one */
  readonly total: number;
  readonly limits: readonly { readonly id: string; readonly used: number; readonly limit: number }[];
  /** what of those that come has to stay out; null when nothing has to, or when that would not be enough */
  readonly leave: HexStack | null;
}

const say = sayIn('stacking');

const CHART = 'stacking';

/** The 9th Corps among units with no corps (13.1). */
const refuse = (input: StackingInput): Refused | undefined =>
  input.ninth !== 'none' && input[input.ninth].corps === 0
    ? illegal('ninth', input.ninth, say('refused.ninth', { where: input.ninth }), '13.1')
    : undefined;

function settle(input: StackingInput, { charts }: GiData): StackFinding | Refused {
  const limits = charts[CHART] && limitsOfChart(charts[CHART]);
  return limits ? settleStack(input, limits) : missingChart(CHART);
}

/** Whether units of one side may be in a hex together, and who has to stay out (8.4.6.a, 7.1, 9.4.3.c, 10.1). */
export const stacking = tool({
  id: 'grand-illusion/stacking',
  tables: [CHART],
  schema: stackingSchema,
  refuse,
  settle,
  words,
  answer: (finding): StackingAnswer => ({
    within: finding.within,
    total: (finding.here + finding.entering) / 2,
    limits: finding.limits.map(({ id, used, limit }) => ({ id, used: used / 2, limit: limit / 2 })),
    leave: finding.leave ?? null,
  }),
});
