import { weigh, type Modifier, type Weighed } from '@/lib/calc/modifiers';
import { activationCost, countsInNearEast, mayUseBeachhead } from '@/lib/games/paths-of-glory/activation-cost';
import type { ActivationInput } from '@/lib/games/paths-of-glory/activation/fields';
import { ordersOf, PRICE_RULES, type Order } from '@/lib/games/paths-of-glory/activation/order';
import type { PogData } from '@/lib/games/paths-of-glory/data';

/** One space of the order: its cost, or why it cannot be activated. */
export interface ActivationSpace {
  readonly space: string | null;
  readonly cost: number | null;
  readonly bar: Order['bar'];
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

export interface ActivationFinding {
  readonly orders: readonly Order[];
  /** what the price of each order follows from, and what the round does */
  readonly weighed: readonly Weighed[];
  readonly round: Weighed;
  /** the orders whose stacks may well use the MEF Beachhead though nobody says so (9.2.7.1) */
  readonly doubtful: readonly Order[];
  /** the total if they do */
  readonly throughBeachhead: number;
  readonly answer: ActivationAnswer;
}

/** What the activations of a round together come to. */
export const ROUND_RULES: readonly Modifier<ActivationAnswer>[] = [
  { id: 'nearEast', rule: '9.2.7', value: 0, needs: [({ nearEast }) => nearEast > 0] },
];

function answerTo(orders: readonly Order[], ops: number, data: PogData): ActivationAnswer {
  const total = orders.reduce((sum, { bar, price }) => sum + (bar ? 0 : price.cost), 0);
  const nearEast = orders.filter(({ bar, stack }) => !bar && countsInNearEast(stack, data)).length;
  return {
    spaces: orders.map(({ stack, bar, price }) => ({
      space: stack.space?.id ?? null,
      cost: bar ? null : price.cost,
      bar,
    })),
    total,
    ops,
    allowed: total <= ops && nearEast <= 1 && orders.every(({ bar }) => bar === null),
    nearEast,
  };
}

/** What each activation costs and why, and what the round comes to (9.2). */
export function settleActivation(input: ActivationInput, data: PogData): ActivationFinding {
  const orders = ordersOf(input, data);
  const answer = answerTo(orders, input.ops, data);
  const doubtful = orders.filter(({ stack }) => mayUseBeachhead(stack, data));
  return {
    orders,
    weighed: orders.map((order) => weigh(PRICE_RULES, order)),
    round: weigh(ROUND_RULES, answer),
    doubtful,
    throughBeachhead: doubtful.reduce(
      (sum, { stack, price }) => sum - price.cost + activationCost({ ...stack, supply: 'beachhead' }).cost,
      answer.total,
    ),
    answer,
  };
}
