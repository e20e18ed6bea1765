import { sayIn } from '@/lib/calc/ledger';
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
  type ValueRow,
} from '@/lib/calc/evaluation';
import { fields } from '@/lib/calc/field';
import { illegal } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
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
import { STACKING_LIMIT } from '@/lib/games/paths-of-glory/combat/input';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { isArmy } from '@/lib/games/paths-of-glory/combat/forces';
import { sidesIn, stackGroup, stackOf } from '@/lib/games/paths-of-glory/stacking/stack';

const entry = z.object({
  space: z
    .string()
    .max(40)
    .optional()
    .register(fields, { label: 'activation.fields.space', rule: '9.2.6', control: 'space' }),
  units: z
    .array(stackGroup)
    .max(9)
    .default([])
    .register(fields, { label: 'activation.fields.units', rule: '9.2.3', control: 'own:units' }),
  action: z
    .enum(['combat', 'movement'])
    .default('combat')
    .register(fields, { label: 'activation.fields.action', rule: '9.2.5' }),
  supply: z
    .enum(['supplied', 'beachhead', 'out'])
    .default('supplied')
    .register(fields, { label: 'activation.fields.supply', rule: '14.3.1', rare: true }),
  card: z
    .enum(COST_CARDS)
    .default('none')
    .register(fields, { label: 'activation.fields.card', rule: '9.2.3', rare: true }),
});

const schema = z.strictObject({
  spaces: z
    .array(entry)
    .min(1)
    .max(6)
    .default([
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
    ])
    .register(fields, { label: 'activation.fields.spaces', rule: '9.2.3', control: 'own:attackers' }),
  ops: z
    .number()
    .int()
    .min(1)
    .max(5)
    .default(3)
    .register(fields, { label: 'activation.fields.ops', rule: '9.2.1', control: 'chips' }),
  tsarFell: z
    .boolean()
    .default(false)
    .register(fields, { label: 'activation.fields.tsarFell', rule: '9.5.1.1', rare: true }),
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

const ruleOf = ({ bar, price }: Order): string => (bar ? BAR_RULE[bar] : price.beachhead ? '9.2.7.1' : '9.2.3');

/** Modifiers of the price other than the merges. */
const EXTRAS: readonly { readonly id: string; readonly rule: string; readonly applies: (order: Order) => boolean }[] = [
  { id: 'british', rule: '9.2.3', applies: ({ stack, price }) => mixedBritish(stack.units) && !price.beachhead },
  { id: 'beachhead', rule: '9.2.7.1', applies: ({ price }) => price.beachhead },
  { id: 'tsarFell', rule: '9.5.1.1', applies: ({ price }) => price.russianUnits > 0 },
  { id: 'outOfSupply', rule: '14.3.1', applies: ({ bar }) => bar === 'out' },
  { id: 'empty', rule: '9.2.6', applies: ({ bar }) => bar === 'empty' },
];
const MODIFIERS = [
  ...MERGES.map(({ id, rule }) => ({
    id,
    rule,
    applies: (order: Order) => order.price.merges.some((merge) => merge.id === id),
  })),
  ...EXTRAS,
];

function stepsOf(orders: readonly Order[], answer: ActivationAnswer, data: PogData): readonly Step[] {
  const costs = orders.flatMap((order, i): readonly Step[] => [
    ...MODIFIERS.filter((modifier) => modifier.applies(order)).map(({ id, rule }) => ({
      id: `${id}-${i + 1}`,
      rule,
      text: say(`step.${id}`, { space: order.name }),
    })),
    {
      id: `cost-${i + 1}`,
      rule: ruleOf(order),
      text: say('step.cost', { space: order.name, value: valueOf(order, data) }),
    },
  ]);
  const nearEast: Step = {
    id: 'nearEast',
    rule: '9.2.7',
    text: say(answer.nearEast > 1 ? 'step.nearEastOver' : 'step.nearEast', { count: answer.nearEast }),
  };
  const whole: Step = { id: 'whole', rule: '9.2.4', text: say('step.whole') };
  return [
    ...costs,
    ...(answer.nearEast > 0 ? [nearEast] : []),
    whole,
    {
      id: 'total',
      rule: '9.2.1',
      text: say('step.total', { total: answer.total, ops: answer.ops }),
      before: answer.ops,
      after: answer.ops - answer.total,
    },
  ];
}

const notAppliedOf = (orders: readonly Order[], { nearEast }: ActivationAnswer): readonly NotApplied[] => [
  ...MODIFIERS.filter((modifier) => !orders.some((order) => modifier.applies(order))).map(({ id, rule }) => ({
    id,
    rule,
    text: say(`not.${id}`),
  })),
  ...(nearEast > 0 ? [] : [{ id: 'nearEast', rule: '9.2.7', text: say('not.nearEast') }]),
];

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
  if (barred)
    return {
      kind: 'verdict',
      text: say('verdict.barred', { space: barred.name, total }),
      tone: 'no',
      rule: ruleOf(barred),
    };
  if (nearEast > 1) return { kind: 'verdict', text: say('verdict.nearEast', { total }), tone: 'no', rule: '9.2.7' };
  const through = throughBeachhead(orders, total, data);
  if (through !== undefined && allowed)
    return {
      kind: 'verdict',
      text: say('verdict.beachhead', { total, ops, through }),
      tone: 'neutral',
      rule: '9.2.7.1',
    };
  return {
    kind: 'verdict',
    text: say(allowed ? 'verdict.paid' : 'verdict.short', {
      total,
      ops,
      left: ops - total,
      missing: total - ops,
    }),
    tone: allowed ? 'yes' : 'no',
    rule: '9.2.1',
  };
}

const openOf = (orders: readonly Order[], { nearEast }: ActivationAnswer, data: PogData): readonly OpenPoint[] => [
  ...orders
    .filter(({ stack }) => mayUseBeachhead(stack, data))
    .map(({ name }): OpenPoint => ({
      text: say('open.beachhead', { space: name }),
      rule: '9.2.7.1',
      dispute: 'mef-activation-cost',
    })),
  ...(orders.some(({ price }) => price.groups.length > 1)
    ? [{ text: say('open.mixed'), rule: '9.2.4', dispute: 'activation-cost-mixed' }]
    : []),
  ...(orders.some(({ price }) => price.beachhead)
    ? [{ text: say('open.mef'), rule: '9.2.7.1', dispute: 'mef-activation-cost' }]
    : []),
  ...(nearEast > 0 ? [{ text: say('open.nearEast'), rule: '9.2.7', dispute: 'near-east-one-attack' }] : []),
  ...(orders.some(({ bar }) => bar === 'empty')
    ? [{ text: say('open.fort'), rule: '9.2.6', dispute: 'fort-alone-not-activated' }]
    : []),
  ...(orders.some(({ stack }) => stack.card !== 'none' || stack.tsarFell)
    ? [{ text: say('open.cards'), rule: '9.5.1.1' }]
    : []),
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
  const rows = orders.map((order): ValueRow => ({
    label: say(`row.${order.stack.action}`, { space: order.name }),
    value: valueOf(order, data),
    rule: ruleOf(order),
  }));
  return ok({
    facts: [
      { text: say('facts.ops', { ops: input.ops }), rule: '9.2.1' },
      { text: say('facts.same'), rule: '9.2.2' },
    ],
    steps: stepsOf(orders, answer, data),
    notApplied: notAppliedOf(orders, answer),
    outcome: {
      blocks: [verdictOf(orders, answer, data), { kind: 'values', id: 'spaces', title: say('rows'), rows }],
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
  rules: [
    '2.1',
    '2.2.1',
    '9.2.1',
    '9.2.2',
    '9.2.3',
    '9.2.4',
    '9.2.5',
    '9.2.6',
    '9.2.7',
    '9.2.7.1',
    '9.5.1.1',
    '10.1.1',
    '10.1.3',
    '14.3.1',
  ],
  schema,
  evaluate,
});
