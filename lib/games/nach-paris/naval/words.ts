import { barsMet, barSteps } from '@/lib/calc/bars';
import {
  text,
  type Block,
  type Fact,
  type NotApplied,
  type OpenPoint,
  type Step,
  type TextParam,
  type ValueRow,
} from '@/lib/calc/evaluation';
import { fact, openPoints, present, sayIn, step, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import { capacityOf, costOf, feedsOf, isHeld, type Naval } from '@/lib/games/nach-paris/naval/finding';
import { BOX_LIMIT } from '@/lib/games/nach-paris/tables/capacities';

export const say = sayIn('naval');

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
  fed: finding.input.fed,
  feeds: feedsOf(finding.input),
});

export const factsOf = (finding: Naval): readonly Fact[] => {
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
    fact(say('facts.port', { capacity: capacityOf(input) }), '18.1.3'),
    fact(say('facts.load', { used: input.used, fed: input.fed }), '18.1.3', input.used === 0 && input.fed === 0),
    fact(say('facts.control', { controlled: isHeld(input) ? 'yes' : 'no' }), '18.1.1', isHeld(input)),
  ];
};

/** What the port and the voyage cost, in the order of the journey. */
function costSteps(finding: Naval): readonly Step[] {
  const { input, all, price } = finding;
  const params = paramsOf(finding);
  const port = { ...step('price', '18.1.3', say(all ? 'step.all' : 'step.price', params)), cost: price };
  const voyage = { ...step('voyage', '18.2.1', say('step.voyage', params)), cost: input.voyage };
  const journey = input.voyage === 0 ? [port] : input.action === 'embark' ? [port, voyage] : [voyage, port];
  let left = input.mf - input.spent;
  return journey.map(({ cost, ...one }) => ({ ...one, before: left, after: (left -= cost) }));
}

export function stepsOf(finding: Naval): readonly Step[] {
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

export const notAppliedOf = (finding: Naval): readonly NotApplied[] =>
  barsMet('naval', finding.free, paramsOf(finding));

function verdictOf(finding: Naval): Block {
  const [bar] = finding.barred;
  const params = paramsOf(finding);
  if (bar) return verdictBlock(say('verdict.no', { why: say(`bar.${bar.id}`, params) }), 'no', bar.rule);
  return verdictBlock(say(`verdict.${finding.input.action}`, { ...params, left: finding.mfLeft }), 'yes', '18.1.3');
}

export function blocksOf(finding: Naval): readonly Block[] {
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

export function openOf({ input, barred, all }: Naval): readonly OpenPoint[] {
  if (input.nation === 'germany') return [];
  return openPoints(say, [
    { id: 'columns', rule: '18.1.3', dispute: 'mobility-column-order', when: input.mobility !== 'rail' },
    { id: 'supply', rule: '13.1.10', dispute: 'port-loc', when: true },
    { id: 'voyage', rule: '18.2.1', dispute: 'voyage-cost', when: input.voyage === 0 && !barred.length },
    { id: 'period', rule: '18.1.3', dispute: 'sea-landing-cost', when: input.used > 0 },
    { id: 'landing', rule: '18.1.3', dispute: 'sea-landing-cost', when: input.action === 'land' && all },
    { id: 'partly', rule: '18.1.1', dispute: 'port-partly-committed', when: input.fed > 0 },
    { id: 'interference', rule: '18.1.2', dispute: 'port-interference', when: input.german !== 'none' },
    { id: 'antwerp', rule: '18.1.5', dispute: 'antwerp-port-zero', when: input.antwerp },
    { id: 'box', rule: '18.2.3', dispute: 'at-sea-box', when: input.action === 'embark' && input.boxSteps > 0 },
  ]);
}
