import type { Text } from '@/lib/calc/evaluation';
import { sayIn } from '@/lib/calc/ledger';
import type { Modifier } from '@/lib/calc/modifiers';
import {
  activationCost,
  MERGES,
  mixedBritish,
  type ActivationCost,
  type CostCase,
} from '@/lib/games/paths-of-glory/activation-cost';
import type { ActivationInput } from '@/lib/games/paths-of-glory/activation/fields';
import { spaceOf } from '@/lib/games/paths-of-glory/catalogue';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { BEF_COUNTRIES } from '@/lib/games/paths-of-glory/geography/lands';
import { stackOf } from '@/lib/games/paths-of-glory/stacking/stack';

/** One space of a round's activations: its stack, its price, or why it cannot be activated. */
export interface Order {
  readonly name: Text | string;
  readonly stack: CostCase;
  readonly bar: 'empty' | 'out' | null;
  readonly price: ActivationCost;
}

const say = sayIn('activation');

export const ordersOf = ({ spaces, tsarFell }: ActivationInput, data: PogData): readonly Order[] =>
  spaces.map(({ space: id, units: groups, action, supply, card }, i) => {
    const space = spaceOf(data, id);
    const { units } = stackOf(groups, data);
    const stack: CostCase = { units, space, action, supply, card, tsarFell };
    const bar = units.length === 0 ? 'empty' : supply === 'out' ? 'out' : null;
    return { name: space?.name ?? say('unnamed', { number: i + 1 }), stack, bar, price: activationCost(stack) };
  });

/** The BEF neither moves nor attacks out there, though SR may have brought it (11.1.15). */
const isBefAbroad = ({ units, space }: CostCase): boolean =>
  space !== undefined && !BEF_COUNTRIES.has(space.nation ?? '') && units.some(({ type }) => type.special === 'bef');

/** What the price of a space follows from: the merges of nations, then the rest. */
const PRICES: readonly Omit<Modifier<Order>, 'value'>[] = [
  ...MERGES.map(({ id, rule, card }) => ({
    id,
    rule,
    needs: [
      ...(card ? [{ reason: `${id}Unused`, holds: ({ stack }: Order) => stack.card === card }] : []),
      ({ price }: Order) => price.merges.some((merge) => merge.id === id),
    ],
  })),
  { id: 'british', rule: '9.2.3', needs: [({ stack, price }: Order) => mixedBritish(stack.units) && !price.beachhead] },
  { id: 'beachhead', rule: '9.2.7.1', needs: [({ price }: Order) => price.beachhead] },
  { id: 'tsarFell', rule: '9.5.1.1', needs: [({ price }: Order) => price.russianUnits > 0] },
  { id: 'bef', rule: '11.1.15', needs: [({ stack }: Order) => isBefAbroad(stack)] },
  { id: 'outOfSupply', rule: '14.3.1', needs: [({ bar }: Order) => bar === 'out'] },
  { id: 'empty', rule: '9.2.6', needs: [({ bar }: Order) => bar === 'empty'] },
];
export const PRICE_RULES: readonly Modifier<Order>[] = PRICES.map((one) => ({ ...one, value: 0 }));
