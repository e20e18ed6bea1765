import { illegal, type Refused } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import { consolidationSchema, type ConsolidationInput } from '@/lib/games/nach-paris/consolidation/fields';
import { countsKept, settleConsolidation } from '@/lib/games/nach-paris/consolidation/finding';
import * as words from '@/lib/games/nach-paris/consolidation/words';

export interface ConsolidationAnswer {
  readonly allowed: boolean;
  readonly barred: readonly string[];
  readonly gain: { readonly cbf: number; readonly arf: number };
  /** the most that may be gained */
  readonly limit: { readonly cbf: number; readonly arf: number };
  /** wear level of the unit that gains, afterwards; as it was when the consolidation is not possible */
  readonly lost: number;
  /** steps left to the giver; 0: it is removed */
  readonly giverLeft: number;
}

const MOST_LOST = { cav: 2, other: 4 } as const;

function refuse(input: ConsolidationInput): Refused | undefined {
  const { kind, lost, gain, giverCbf, keptCbf, giverArf, keptArf, giverSteps } = input;
  if (kind === 'cav' && lost > MOST_LOST.cav) return illegal('lost', lost, words.say('refused.cavLost'), '2.4.4');
  if (lost > 0 && gain > lost) return illegal('gain', gain, words.say('refused.gain', { gain, lost }), '2.4.6');
  if (kind === 'cav' && giverSteps > MOST_LOST.cav + 1)
    return illegal('giverSteps', giverSteps, words.say('refused.cavSteps'), '2.4.4');
  if (!countsKept(input)) return undefined;
  if (keptCbf > giverCbf) return illegal('keptCbf', keptCbf, words.say('refused.kept'), '2.4.6');
  return keptArf > giverArf ? illegal('keptArf', keptArf, words.say('refused.kept'), '2.4.6') : undefined;
}

/** Whether one unit may refill another, with how much, and what is left of it (6.5). */
export const consolidation = tool({
  id: 'nach-paris/consolidation',
  tables: ['consolidation'],
  schema: consolidationSchema,
  refuse,
  settle: settleConsolidation,
  words,
  answer: (finding): ConsolidationAnswer => {
    const { input } = finding;
    return {
      allowed: finding.barred.length === 0,
      barred: finding.barred.map(({ id }) => id),
      gain: { cbf: input.needCbf, arf: input.needArf },
      limit: finding.limit,
      lost: finding.barred.length ? input.lost : input.lost - input.gain,
      giverLeft: finding.barred.length ? input.giverSteps : finding.giverLeft,
    };
  },
});
