import { fact, openPoints, present, sayIn, step, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import { calculator } from '@/lib/calc/calculator';
import {
  text,
  type Block,
  type Evaluation,
  type Fact,
  type NotApplied,
  type OpenPoint,
  type Refusal,
  type Step,
  type TextParam,
  type ValueRow,
} from '@/lib/calc/evaluation';
import { illegal, type Refused } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import { barsMet, barSteps } from '@/lib/calc/bars';
import {
  capacityOf,
  costOf,
  feedsOf,
  navalSchema,
  settleNaval,
  type Naval,
  type NavalInput,
} from '@/lib/games/nach-paris/naval';
import { BOX_LIMIT } from '@/lib/games/nach-paris/tables/capacities';

export interface NavalAnswer {
  readonly allowed: boolean;
  readonly barred: readonly string[];
  /** MF to embark or land; all of the unit's where it has fewer than the cost */
  readonly price: number;
  readonly mfLeft: number;
  /** total steps that the port can still load or land in this phase */
  readonly room: number;
  /** total steps that the port can feed in all and besides */
  readonly feeds: number;
  readonly feedsMore: number;
}

const say = sayIn('naval');

function impossible(input: NavalInput): Refused | undefined {
  if (input.spent > input.mf) return illegal('spent', input.spent, say('refused.spent', { mf: input.mf }), '7.1.2');
  const feeds = feedsOf(input);
  return input.fed > feeds ? illegal('fed', input.fed, say('refused.fed', { feeds }), '13.1.10') : undefined;
}

const paramsOf = (finding: Naval): Readonly<Record<string, TextParam>> => ({
  action: finding.input.action,
  steps: finding.input.steps,
  mf: finding.input.mf - finding.input.spent,
  cost: costOf(finding.input),
  price: finding.price,
  voyage: finding.input.voyage,
  used: finding.input.used,
  capacity: capacityOf(finding.input),
  box: finding.input.boxSteps,
  arf: finding.input.germanArf,
  limit: BOX_LIMIT,
});

const factsOf = (finding: Naval): readonly Fact[] => {
  const { input } = finding;
  return [
    fact(
      say('facts.unit', {
        ...paramsOf(finding),
        nation: text(`unit.options.nation.${input.nation}`),
        mobility: text(`unit.options.mobility.${input.mobility}`),
      }),
      '18.1.3',
    ),
    fact(say('facts.port', { capacity: capacityOf(input), used: input.used, fed: input.fed }), '18.1.3'),
    fact(say('facts.control', { controlled: input.controlled ? 'yes' : 'no' }), '18.1.1', input.controlled),
  ];
};

/** What the port and the voyage cost, in the order of the journey. */
function costSteps(finding: Naval): readonly Step[] {
  const { input, all, price } = finding;
  const params = paramsOf(finding);
  const port = { id: 'price', rule: '18.1.3', text: say(all ? 'step.all' : 'step.price', params), cost: price };
  const voyage = { id: 'voyage', rule: '18.2.1', text: say('step.voyage', params), cost: input.voyage };
  const journey = input.voyage === 0 ? [port] : input.action === 'embark' ? [port, voyage] : [voyage, port];
  let left = input.mf - input.spent;
  return journey.map(({ cost, ...step }) => ({ ...step, before: left, after: (left -= cost) }));
}

function stepsOf(finding: Naval): readonly Step[] {
  const { input, barred } = finding;
  const params = paramsOf(finding);
  if (barred.length) return barSteps('naval', barred, params);
  return present(
    step('capacity', '18.1.3', say('step.capacity', params)),
    costSteps(finding),
    input.german === 'zoc' && step('weakZoc', '18.1.2', say('step.weakZoc')),
    input.action === 'embark'
      ? step('atSea', '18.1.4', say('step.atSea'))
      : step('combat', '18.2.5', say('step.combat')),
  );
}

const notAppliedOf = (finding: Naval): readonly NotApplied[] => barsMet('naval', finding.free, paramsOf(finding));

function verdictOf(finding: Naval): Block {
  const [bar] = finding.barred;
  const params = paramsOf(finding);
  if (bar) return verdictBlock(say('verdict.no', { why: say(`bar.${bar.id}`, params) }), 'no', bar.rule);
  return verdictBlock(say(`verdict.${finding.input.action}`, { ...params, left: finding.mfLeft }), 'yes', '18.1.3');
}

function blocksOf(finding: Naval): readonly Block[] {
  const { input, room, feedsMore } = finding;
  const full = input.fed > 0 && feedsMore === 0;
  const rows: readonly ValueRow[] = present(
    valueRow(say('port.room'), room, '18.1.3'),
    valueRow(say('port.feeds'), feedsOf(input), '13.1.10'),
    valueRow(say('port.feedsMore'), feedsMore, '13.1.10'),
    valueRow(
      say('port.fits', { steps: input.steps }),
      say(feedsMore >= input.steps ? 'port.yes' : 'port.no'),
      '13.1.11',
    ),
    valueRow(say('port.range'), say('port.rangeValue'), '13.1.10'),
    full && valueRow(say('port.committed'), say('port.committedValue'), '18.1.1'),
  );
  return [verdictOf(finding), ...valuesBlock('port', say('port.title'), rows)];
}

function openOf({ input, barred }: Naval): readonly OpenPoint[] {
  if (input.nation === 'germany') return [];
  return openPoints(say, [
    { id: 'columns', rule: '18.1.3', dispute: 'mobility-column-order', when: true },
    { id: 'supply', rule: '13.1.10', dispute: 'port-loc', when: true },
    { id: 'voyage', rule: '18.2.1', dispute: 'voyage-cost', when: input.voyage === 0 && !barred.length },
    { id: 'period', rule: '18.1.3', dispute: 'sea-landing-cost', when: input.used > 0 || input.starts },
    { id: 'partly', rule: '18.1.1', dispute: 'port-partly-committed', when: input.fed > 0 },
    { id: 'interference', rule: '18.1.2', dispute: 'port-interference', when: input.german !== 'none' },
    { id: 'antwerp', rule: '18.1.5', dispute: 'antwerp-port-zero', when: input.antwerp },
    { id: 'box', rule: '18.2.3', dispute: 'at-sea-box', when: input.action === 'embark' && input.boxSteps > 0 },
  ]);
}

function evaluate(input: NavalInput): Result<Evaluation<NavalAnswer>, Refusal> {
  const refused = impossible(input);
  if (refused) return refused;
  const finding = settleNaval(input);
  const { barred, price, mfLeft, room, feedsMore } = finding;
  const data: NavalAnswer = {
    allowed: barred.length === 0,
    barred: barred.map(({ id }) => id),
    price,
    mfLeft,
    room,
    feeds: feedsOf(input),
    feedsMore,
  };
  return ok({
    facts: factsOf(finding),
    steps: stepsOf(finding),
    notApplied: notAppliedOf(finding),
    outcome: { blocks: blocksOf(finding), data },
    open: openOf(finding),
  });
}

/** Naval transport: who may embark or land where, for how many MF, and what a port can feed (18, 13.1.10). */
export const naval = calculator({
  id: 'nach-paris/naval',
  game: 'nach-paris',
  tables: ['naval', 'logistic-lines'],
  schema: navalSchema,
  evaluate,
});
