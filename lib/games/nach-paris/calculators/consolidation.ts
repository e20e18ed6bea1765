import { fact, openPoints, present, sayIn, step, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import { calculator } from '@/lib/calc/calculator';
import type { Block, Evaluation, Fact, OpenPoint, Refusal, Step, TextParam } from '@/lib/calc/evaluation';
import { illegal, type Refused } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import { barsMet, barSteps } from '@/lib/calc/bars';
import {
  consolidationSchema,
  countsKept,
  givesPioneers,
  settleConsolidation,
  type Consolidation,
  type ConsolidationInput,
} from '@/lib/games/nach-paris/organisation/consolidation';

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

const say = sayIn('consolidation');
const MOST_LOST = { cav: 2, other: 4 } as const;

function impossible(input: ConsolidationInput): Refused | undefined {
  const { kind, lost, gain, giverCbf, keptCbf, giverArf, keptArf, giverSteps } = input;
  if (kind === 'cav' && lost > MOST_LOST.cav) return illegal('lost', lost, say('refused.cavLost'), '2.4.4');
  if (lost > 0 && gain > lost) return illegal('gain', gain, say('refused.gain', { gain, lost }), '2.4.6');
  if (kind === 'cav' && giverSteps > MOST_LOST.cav + 1)
    return illegal('giverSteps', giverSteps, say('refused.cavSteps'), '2.4.4');
  if (!countsKept(input)) return undefined;
  if (keptCbf > giverCbf) return illegal('keptCbf', keptCbf, say('refused.kept'), '2.4.6');
  return keptArf > giverArf ? illegal('keptArf', keptArf, say('refused.kept'), '2.4.6') : undefined;
}

const paramsOf = ({ input, limit }: Consolidation): Readonly<Record<string, TextParam>> => ({
  rank: input.rank,
  giverRank: input.giverRank,
  gain: input.gain,
  giverSteps: input.giverSteps,
  needCbf: input.needCbf,
  needArf: input.needArf,
  limitCbf: limit.cbf,
  limitArf: limit.arf,
});

const factsOf = (finding: Consolidation): readonly Fact[] =>
  present(
    fact(say('facts.taker', { ...paramsOf(finding), lost: finding.input.lost }), '6.5.1'),
    fact(
      say('facts.giver', { ...paramsOf(finding), cbf: finding.input.giverCbf, arf: finding.input.giverArf }),
      '6.5.1',
    ),
    countsKept(finding.input) &&
      fact(
        say('facts.kept', { cbf: finding.input.keptCbf, arf: finding.input.keptArf }),
        '2.4.6',
        finding.input.keptCbf === 0 && finding.input.keptArf === 0,
      ),
  );

function stepsOf(finding: Consolidation): readonly Step[] {
  const { barred, sameRank, giverLeft, input } = finding;
  const params = paramsOf(finding);
  return present(
    step('limit', sameRank ? '6.5.3' : '6.5.4', say(sameRank ? 'step.sameRank' : 'step.otherRank', params)),
    barSteps('consolidation', barred, params),
    !barred.length && [
      step('taker', '6.5.1', say('step.taker', params), { before: input.lost, after: input.lost - input.gain }),
      step('giver', '6.5.1', say(giverLeft ? 'step.giver' : 'step.gone', params), {
        before: input.giverSteps,
        after: giverLeft,
      }),
    ],
  );
}

function blocksOf(finding: Consolidation): readonly Block[] {
  const { barred, giverLeft, input, limit } = finding;
  const [bar] = barred;
  const params = paramsOf(finding);
  const verdict: Block = bar
    ? verdictBlock(say('verdict.no', { why: say(`bar.${bar.id}`, params) }), 'no', bar.rule)
    : verdictBlock(
        say(giverLeft ? 'verdict.yes' : 'verdict.yesGone', {
          lost: input.lost - input.gain,
          left: giverLeft,
        }),
        'yes',
        '6.5.1',
      );
  const rule = finding.sameRank ? '6.5.3' : '6.5.4';
  const rows = [
    valueRow(say('values.cbf'), say('values.of', { need: input.needCbf, limit: limit.cbf }), rule),
    valueRow(say('values.arf'), say('values.of', { need: input.needArf, limit: limit.arf }), rule),
    ...(bar || giverLeft
      ? []
      : [valueRow(say('values.return'), say(input.kind === 'inf' ? 'values.mayReturn' : 'values.noReturn'), '14.1.5')]),
  ];
  return [verdict, ...valuesBlock('gain', say('values.title'), rows)];
}

function openOf({ input }: Consolidation): readonly OpenPoint[] {
  const ranks = [input.rank, input.giverRank];
  const autonomous = [input.corps, input.giverCorps].includes('autonomous');
  return openPoints(say, [
    { id: 'factors', rule: '6.5.3', dispute: 'consolidation-factors', when: input.giverSteps > 1 },
    { id: 'lowest', rule: '6.5.4', dispute: 'consolidation-factors', when: ranks.includes('C') && ranks.includes('D') },
    { id: 'pioneer', rule: '6.5.1', dispute: 'consolidation-pio', when: givesPioneers(input) },
    { id: 'autonomous', rule: '6.5.2', dispute: 'consolidation-autonomous', when: autonomous },
  ]);
}

function evaluate(input: ConsolidationInput): Result<Evaluation<ConsolidationAnswer>, Refusal> {
  const refused = impossible(input);
  if (refused) return refused;
  const finding = settleConsolidation(input);
  const allowed = finding.barred.length === 0;
  const data: ConsolidationAnswer = {
    allowed,
    barred: finding.barred.map(({ id }) => id),
    gain: { cbf: input.needCbf, arf: input.needArf },
    limit: finding.limit,
    lost: allowed ? input.lost - input.gain : input.lost,
    giverLeft: allowed ? finding.giverLeft : input.giverSteps,
  };
  return ok({
    facts: factsOf(finding),
    steps: stepsOf(finding),
    notApplied: barsMet('consolidation', finding.free, paramsOf(finding)),
    outcome: { blocks: blocksOf(finding), data },
    open: openOf(finding),
  });
}

/** Whether one unit may refill another, with how much, and what is left of it (6.5). */
export const consolidation = calculator({
  id: 'nach-paris/consolidation',
  game: 'nach-paris',
  tables: ['consolidation'],
  schema: consolidationSchema,
  evaluate,
});
