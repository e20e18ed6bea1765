import * as z from 'zod';
import { calculator } from '@/lib/calc/calculator';
import {
  type Block,
  type Evaluation,
  type NotApplied,
  type OpenPoint,
  type Refusal,
  type Step,
  type Text,
} from '@/lib/calc/evaluation';
import { fieldsOf } from '@/lib/calc/fields-of';
import {
  fact,
  openPoints,
  present,
  sayIn,
  step,
  valueRow,
  valuesBlock,
  verdictBlock,
  type Watch,
} from '@/lib/calc/ledger';
import { failedLines, weigh, type Modifier, type Weighed } from '@/lib/calc/modifiers';
import { illegal } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import type { Rule } from '@/lib/core/rule';
import { moreThanCounters, oneEach } from '@/lib/games/paths-of-glory/counters';
import {
  activationCost,
  COST_CARDS,
  countsInNearEast,
  mayUseBeachhead,
  MERGES,
  mixedBritish,
  type ActivationCost,
  type CostCase,
} from '@/lib/games/paths-of-glory/activation-cost';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { isArmy } from '@/lib/games/paths-of-glory/combat/forces';
import { standsAgainst } from '@/lib/games/paths-of-glory/geography/judge';
import { BEF_COUNTRIES } from '@/lib/games/paths-of-glory/geography/lands';
import { stackGroup } from '@/lib/games/paths-of-glory/stack-group';
import { sidesIn, stackOf } from '@/lib/games/paths-of-glory/stacking/stack';
import { STACKING_LIMIT } from '@/lib/games/paths-of-glory/limits';

const field = fieldsOf('activation');

const entry = z.object({
  space: field.as(z.string().max(40).optional(), 'space', '9.2.6', { control: 'space' }),
  units: field.list('units', '9.2.3', stackGroup, [0, 9], undefined, { control: 'own:units' }),
  action: field.choice('action', '9.2.5', ['combat', 'movement'], 'combat'),
  supply: field.choice('supply', '14.3.1', ['supplied', 'beachhead', 'out'], 'supplied', { rare: true }),
  card: field.choice('card', '9.2.3', COST_CARDS, 'none', { rare: true }),
});

const schema = z.strictObject({
  spaces: field.list(
    'spaces',
    '9.2.3',
    entry,
    [1, 6],
    [
      {
        space: 'brussels',
        units: [
          { type: 'fr-corps', face: 'reduced', n: 1 },
          { type: 'br-bef-army', face: 'full', n: 1 },
        ],
        action: 'combat',
        supply: 'supplied',
        card: 'none',
      },
      {
        space: 'verdun',
        units: [{ type: 'fr-army', face: 'full', n: 2 }],
        action: 'combat',
        supply: 'supplied',
        card: 'none',
      },
    ],
    { control: 'own:attackers' },
  ),
  ops: field.count('ops', '9.2.1', [1, 5], 3, { control: 'chips' }),
  tsarFell: field.rareFlag('tsarFell', '9.5.1.1'),
});
type Input = z.output<typeof schema>;

/** One space of the order: its cost, or why it cannot be activated. */
export interface ActivationSpace {
  readonly space: string | null;
  readonly cost: number | null;
  readonly bar: 'empty' | 'out' | null;
}
export interface ActivationAnswer {
  readonly spaces: readonly ActivationSpace[];
  readonly total: number;
  readonly ops: number;
  /** every space can be activated, the total is paid for and the Near East limit holds */
  readonly allowed: boolean;
  /** Near East spaces that count against the one combat activation a round */
  readonly nearEast: number;
}

interface Order {
  readonly name: Text | string;
  readonly stack: CostCase;
  readonly bar: 'empty' | 'out' | null;
  readonly price: ActivationCost;
}

const BAR_RULE = { empty: '9.2.6', out: '14.3.1' } as const;
const say = sayIn('activation');

/** Checks one space of the input; impossible stacks are refused. */
function orderOf(input: Input, i: number, data: PogData): Result<Order, Refusal> {
  const given = input.spaces[i] ?? entry.parse({});
  const field = `spaces.${i}`;
  const space = data.spaces.find(({ id }) => id === given.space);
  if (given.space !== undefined && !space)
    return illegal(`${field}.space`, given.space, say('refused.unknownSpace', { space: given.space }), '2.1');
  const { units, unknown } = stackOf(given.units, data);
  if (unknown !== undefined)
    return illegal(`${field}.units`, unknown, say('refused.unknownUnit', { unit: unknown }), '2.2.1');
  if (units.length > STACKING_LIMIT)
    return illegal(
      `${field}.units`,
      units.length,
      say('refused.stacking', { count: units.length, limit: STACKING_LIMIT }),
      '10.1.1',
    );
  const [side, ...others] = sidesIn(units, data);
  if (others.length) return illegal(`${field}.units`, given.units, say('refused.mixedSides'), '10.1.3');
  for (const { type } of units) {
    const why = standsAgainst(type, space, data);
    if (why) return illegal(`${field}.units`, type.id, why.text, why.rule);
  }
  if (given.supply === 'beachhead') {
    if (side === 'central') return illegal(`${field}.supply`, given.supply, say('refused.beachheadSide'), '9.2.7.1');
    if (units.some((unit) => isArmy(unit) && unit.type.special !== 'mef'))
      return illegal(`${field}.supply`, given.supply, say('refused.beachheadArmy'), '9.2.7.1');
  }
  const stack: CostCase = {
    units,
    space,
    action: given.action,
    supply: given.supply,
    card: given.card,
    tsarFell: input.tsarFell,
  };
  const bar = units.length === 0 ? 'empty' : given.supply === 'out' ? 'out' : null;
  return ok({ name: space?.name ?? say('unnamed', { number: i + 1 }), stack, bar, price: activationCost(stack) });
}

/** The orders of all spaces; the same space twice, or units of both sides, are refused. */
function ordersOf(input: Input, data: PogData): Result<readonly Order[], Refusal> {
  const orders: Order[] = [];
  for (const i of input.spaces.keys()) {
    const order = orderOf(input, i, data);
    if (!order.ok) return order;
    const { space } = order.value.stack;
    if (space && orders.some((other) => other.stack.space === space))
      return illegal(`spaces.${i}.space`, space.id, say('refused.twice', { space: space.name }), '9.2.5');
    orders.push(order.value);
  }
  const sides = sidesIn(
    orders.flatMap(({ stack }) => stack.units),
    data,
  );
  return sides.length > 1 ? illegal('spaces', input.spaces.length, say('refused.bothSides'), '9.2.1') : ok(orders);
}

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

const ruleOf = ({ bar, price }: Order): Rule => (bar ? BAR_RULE[bar] : price.beachhead ? '9.2.7.1' : '9.2.3');

/** The BEF neither moves nor attacks out there, though SR may have brought it (11.1.15). */
const isBefAbroad = ({ units, space }: CostCase): boolean =>
  space !== undefined && !BEF_COUNTRIES.has(space.nation ?? '') && units.some(({ type }) => type.special === 'bef');

/** What the price of a space follows from: the merges of nations, then the rest. */
const PRICES: readonly Omit<Modifier<Order>, 'value'>[] = [
  ...MERGES.map(({ id, rule }) => ({
    id,
    rule,
    needs: [({ price }: Order) => price.merges.some((merge) => merge.id === id)],
  })),
  { id: 'british', rule: '9.2.3', needs: [({ stack, price }: Order) => mixedBritish(stack.units) && !price.beachhead] },
  { id: 'beachhead', rule: '9.2.7.1', needs: [({ price }: Order) => price.beachhead] },
  { id: 'tsarFell', rule: '9.5.1.1', needs: [({ price }: Order) => price.russianUnits > 0] },
  { id: 'bef', rule: '11.1.15', needs: [({ stack }: Order) => isBefAbroad(stack)] },
  { id: 'outOfSupply', rule: '14.3.1', needs: [({ bar }: Order) => bar === 'out'] },
  { id: 'empty', rule: '9.2.6', needs: [({ bar }: Order) => bar === 'empty'] },
];
const PRICE_RULES: readonly Modifier<Order>[] = PRICES.map((one) => ({ ...one, value: 0 }));

/** What the activations of a round together come to. */
const ROUND_RULES: readonly Modifier<ActivationAnswer>[] = [
  { id: 'nearEast', rule: '9.2.7', value: 0, needs: [({ nearEast }) => nearEast > 0] },
];

function stepsOf(
  orders: readonly Order[],
  weighed: readonly Weighed[],
  round: Weighed,
  { nearEast, total, ops }: ActivationAnswer,
  data: PogData,
): readonly Step[] {
  const costs = orders.flatMap((order, i): readonly Step[] => [
    ...(weighed[i]?.applied ?? []).map(({ id, rule }) =>
      step(`${id}-${i + 1}`, rule, say(`step.${id}`, { space: order.name })),
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
function notAppliedOf(weighed: readonly Weighed[], round: Weighed): readonly NotApplied[] {
  const nowhere = (weighed[0]?.not ?? []).filter(({ id }) =>
    weighed.every(({ not }) => not.some((other) => other.id === id)),
  );
  return failedLines([...nowhere, ...round.not], (reason) => say(`not.${reason}`));
}

/** The total if the stacks that may well use the MEF Beachhead do (9.2.7.1); undefined when there are none. */
function throughBeachhead(orders: readonly Order[], total: number, data: PogData): number | undefined {
  const doubtful = orders.filter(({ stack }) => mayUseBeachhead(stack, data));
  return doubtful.length
    ? doubtful.reduce(
        (sum, { stack, price }) => sum - price.cost + activationCost({ ...stack, supply: 'beachhead' }).cost,
        total,
      )
    : undefined;
}

function verdictOf(
  orders: readonly Order[],
  { total, ops, nearEast, allowed }: ActivationAnswer,
  data: PogData,
): Block {
  const barred = orders.find(({ bar }) => bar !== null);
  if (barred) return verdictBlock(say('verdict.barred', { space: barred.name, total }), 'no', ruleOf(barred));
  if (nearEast > 1) return verdictBlock(say('verdict.nearEast', { total }), 'no', '9.2.7');
  const through = throughBeachhead(orders, total, data);
  if (through !== undefined && allowed)
    return verdictBlock(say('verdict.beachhead', { total, ops, through }), 'neutral', '9.2.7.1');
  return verdictBlock(
    say(allowed ? 'verdict.paid' : 'verdict.short', {
      total,
      ops,
      left: ops - total,
      missing: total - ops,
    }),
    allowed ? 'yes' : 'no',
    '9.2.1',
  );
}

const openOf = (orders: readonly Order[], { nearEast }: ActivationAnswer, data: PogData): readonly OpenPoint[] => [
  ...openPoints(say, [
    ...orders.map(({ name, stack }): Watch => ({
      id: 'beachhead',
      rule: '9.2.7.1',
      dispute: 'mef-activation-cost',
      params: { space: name },
      when: mayUseBeachhead(stack, data),
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
    { id: 'cards', rule: '9.5.1.1', when: orders.some(({ stack }) => stack.card !== 'none' || stack.tsarFell) },
  ]),
  ...moreThanCounters(oneEach(orders.flatMap(({ stack }) => stack.units))),
];

function evaluate(input: Input, data: PogData): Result<Evaluation<ActivationAnswer>, Refusal> {
  const checked = ordersOf(input, data);
  if (!checked.ok) return checked;
  const orders = checked.value;
  const total = orders.reduce((sum, { bar, price }) => sum + (bar ? 0 : price.cost), 0);
  const nearEast = orders.filter(({ bar, stack }) => !bar && countsInNearEast(stack, data)).length;
  const answer: ActivationAnswer = {
    spaces: orders.map(({ stack, bar, price }) => ({
      space: stack.space?.id ?? null,
      cost: bar ? null : price.cost,
      bar,
    })),
    total,
    ops: input.ops,
    allowed: total <= input.ops && nearEast <= 1 && orders.every(({ bar }) => bar === null),
    nearEast,
  };
  const weighed = orders.map((order) => weigh(PRICE_RULES, order));
  const round = weigh(ROUND_RULES, answer);
  const rows = orders.map((order) =>
    valueRow(say(`row.${order.stack.action}`, { space: order.name }), valueOf(order, data), ruleOf(order)),
  );
  return ok({
    facts: [fact(say('facts.ops', { ops: input.ops }), '9.2.1'), fact(say('facts.same'), '9.2.2')],
    steps: stepsOf(orders, weighed, round, answer, data),
    notApplied: notAppliedOf(weighed, round),
    outcome: {
      blocks: [verdictOf(orders, answer, data), ...valuesBlock('spaces', say('rows'), rows)],
      data: answer,
    },
    open: openOf(orders, answer, data),
  });
}

/** What it costs to activate stacks, and whether the OPS of a card pay for them (9.2). */
export const activation = calculator({
  id: 'paths-of-glory/activation',
  game: 'paths-of-glory',
  tables: [],
  modifiers: [{ list: [...PRICE_RULES, ...ROUND_RULES], per: 'part' }],
  schema,
  evaluate,
});
