import type { Block, Fact, NotApplied, OpenPoint, Step, Text } from '@/lib/calc/evaluation';
import {
  fact,
  openPoints,
  partStep,
  present,
  sayIn,
  step,
  valueRow,
  valuesBlock,
  verdictBlock,
  type Watch,
} from '@/lib/calc/ledger';
import { failedLines } from '@/lib/calc/modifiers';
import type { Rule } from '@/lib/core/rule';
import type { ActivationCost } from '@/lib/games/paths-of-glory/activation-cost';
import type { ActivationFinding } from '@/lib/games/paths-of-glory/activation/finding';
import type { Order } from '@/lib/games/paths-of-glory/activation/order';
import { moreThanCounters, oneEach } from '@/lib/games/paths-of-glory/counters';
import type { PogData } from '@/lib/games/paths-of-glory/data';

const say = sayIn('activation');

const namesOf = (groups: ActivationCost['groups'], data: PogData): string =>
  groups
    .map((group) =>
      group.map((nation) => data.units.nations.find(({ id }) => id === nation)?.abbr?.en ?? nation).join(' + '),
    )
    .join(', ');

function valueOf({ bar, price }: Order, data: PogData): Text {
  if (bar) return say(`bar.${bar}`);
  if (price.beachhead) return say('cost.beachhead', { cost: price.cost });
  return say('cost.nations', { cost: price.cost, nations: namesOf(price.groups, data) });
}

const BAR_RULE = { empty: '9.2.6', out: '14.3.1' } as const;
const ruleOf = ({ bar, price }: Order): Rule => (bar ? BAR_RULE[bar] : price.beachhead ? '9.2.7.1' : '9.2.3');

export const factsOf = ({ answer: { ops } }: ActivationFinding): readonly Fact[] => [
  fact(say('facts.ops', { ops }), '9.2.1'),
  fact(say('facts.same'), '9.2.2'),
];

export function stepsOf({ orders, weighed, round, answer }: ActivationFinding, data: PogData): readonly Step[] {
  const { nearEast, total, ops } = answer;
  const costs = orders.flatMap((order, i): readonly Step[] => [
    ...(weighed[i]?.applied ?? []).map(({ id, rule }) =>
      partStep(id, `${id}-${i + 1}`, rule, say(`step.${id}`, { space: order.name })),
    ),
    step(`cost-${i + 1}`, ruleOf(order), say('step.cost', { space: order.name, value: valueOf(order, data) })),
  ]);
  return present(
    costs,
    round.applied.map(({ id, rule }) =>
      step(id, rule, say(nearEast > 1 ? `step.${id}Over` : `step.${id}`, { count: nearEast })),
    ),
    step('whole', '9.2.4', say('step.whole')),
    step('total', '9.2.1', say('step.total', { total, ops }), { before: ops, after: ops - total }),
  );
}

/** What holds for none of the spaces, or not for the round. */
export function notAppliedOf({ weighed, round }: ActivationFinding): readonly NotApplied[] {
  const nowhere = (weighed[0]?.not ?? []).flatMap((first) => {
    const all = weighed.flatMap(({ not }) => not.filter(({ id }) => id === first.id));
    // Where several spaces fail it for different reasons, the one that came nearest says why.
    return all.length === weighed.length ? [all.find(({ id, reason }) => id === reason) ?? first] : [];
  });
  return failedLines([...nowhere, ...round.not], (reason) => say(`not.${reason}`));
}

function verdictOf({ orders, doubtful, throughBeachhead: through, answer }: ActivationFinding): Block {
  const { total, ops, nearEast, allowed } = answer;
  const barred = orders.find(({ bar }) => bar !== null);
  if (barred) return verdictBlock(say('verdict.barred', { space: barred.name, total }), 'no', ruleOf(barred));
  if (nearEast > 1) return verdictBlock(say('verdict.nearEast', { total }), 'no', '9.2.7');
  if (doubtful.length && allowed)
    return verdictBlock(say('verdict.beachhead', { total, ops, through }), 'neutral', '9.2.7.1');
  const params = { total, ops, left: ops - total, missing: total - ops };
  return verdictBlock(say(allowed ? 'verdict.paid' : 'verdict.short', params), allowed ? 'yes' : 'no', '9.2.1');
}

export function blocksOf(finding: ActivationFinding, data: PogData): readonly Block[] {
  const rows = finding.orders.map((order) =>
    valueRow(say(`row.${order.stack.action}`, { space: order.name }), valueOf(order, data), ruleOf(order)),
  );
  return [verdictOf(finding), ...valuesBlock('spaces', say('rows'), rows)];
}

export const openOf = ({ orders, doubtful, answer: { nearEast } }: ActivationFinding): readonly OpenPoint[] => [
  ...openPoints(say, [
    ...doubtful.map(({ name }): Watch => ({
      id: 'beachhead',
      rule: '9.2.7.1',
      dispute: 'mef-activation-cost',
      params: { space: name },
      when: true,
    })),
    {
      id: 'mixed',
      rule: '9.2.4',
      dispute: 'activation-cost-mixed',
      when: orders.some(({ price }) => price.groups.length > 1),
    },
    {
      id: 'mef',
      rule: '9.2.7.1',
      dispute: 'mef-activation-cost',
      when: orders.some(({ price }) => price.beachhead),
    },
    { id: 'nearEast', rule: '9.2.7', dispute: 'near-east-one-attack', when: nearEast > 0 },
    {
      id: 'fort',
      rule: '9.2.6',
      dispute: 'fort-alone-not-activated',
      when: orders.some(({ bar }) => bar === 'empty'),
    },
    {
      id: 'greeks',
      rule: '9.5.2.4',
      dispute: 'salonika-limited-greece',
      when: orders.some(({ stack }) => stack.units.some(({ type }) => type.nation === 'greece')),
    },
    { id: 'cards', rule: '9.5.1.1', when: orders.some(({ stack }) => stack.card !== 'none' || stack.tsarFell) },
  ]),
  ...moreThanCounters(oneEach(orders.flatMap(({ stack }) => stack.units))),
];
