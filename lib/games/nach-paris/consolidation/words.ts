import { barsMet, barSteps } from '@/lib/calc/bars';
import {
  text,
  type Block,
  type Fact,
  type NotApplied,
  type OpenPoint,
  type Step,
  type TextParam,
} from '@/lib/calc/evaluation';
import { fact, openPoints, present, sayIn, step, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import { countsKept, givesPioneers, type Consolidation } from '@/lib/games/nach-paris/consolidation/finding';

export const say = sayIn('consolidation');

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

export const factsOf = (finding: Consolidation): readonly Fact[] =>
  present(
    fact(
      say('facts.taker', {
        ...paramsOf(finding),
        kind: text(`unit.options.kind.${finding.input.kind}`),
        lost: finding.input.lost,
      }),
      '6.5.1',
    ),
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

export function stepsOf(finding: Consolidation): readonly Step[] {
  const { barred, sameRank, ranksFit, giverLeft, input } = finding;
  const params = paramsOf(finding);
  return present(
    ranksFit && step('limit', sameRank ? '6.5.3' : '6.5.4', say(sameRank ? 'step.sameRank' : 'step.otherRank', params)),
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

export const notAppliedOf = (finding: Consolidation): readonly NotApplied[] =>
  barsMet('consolidation', finding.free, paramsOf(finding));

export function blocksOf(finding: Consolidation): readonly Block[] {
  const { barred, ranksFit, giverLeft, input, limit } = finding;
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
  return present(verdict, ranksFit && valuesBlock('gain', say('values.title'), rows));
}

export function openOf({ input, barred, giverLeft }: Consolidation): readonly OpenPoint[] {
  const ranks = [input.rank, input.giverRank];
  const autonomous = [input.corps, input.giverCorps].includes('autonomous');
  return openPoints(say, [
    { id: 'factors', rule: '6.5.3', dispute: 'consolidation-factors', when: input.giverSteps > 1 || input.gain > 1 },
    { id: 'lowest', rule: '6.5.4', dispute: 'consolidation-factors', when: ranks.includes('C') && ranks.includes('D') },
    { id: 'pioneer', rule: '6.5.1', dispute: 'consolidation-pio', when: givesPioneers(input) },
    {
      id: 'rebuilt',
      rule: '14.1.5',
      dispute: 'rebuilt-unit',
      when: !barred.length && !giverLeft && input.kind !== 'inf',
    },
    { id: 'autonomous', rule: '6.5.2', dispute: 'consolidation-autonomous', when: autonomous },
  ]);
}
