import type { Rule } from '@/lib/core/rule';
import { sideOf, type Nation, type Side } from '@/lib/games/when-eagles-fight/sides';
import type { SupplyInput } from '@/lib/games/when-eagles-fight/supply/fields';
import { MOST_HEXES } from '@/lib/games/when-eagles-fight/supply/lacks';

/** A condition of supply by hand: its message, its rule, and whether it holds. */
export interface Condition {
  readonly id: 'length' | 'clear' | 'land' | 'neutral' | 'held' | 'edge' | 'railUnits' | 'railTowns' | 'port' | 'goal';
  readonly rule: Rule;
  readonly holds: boolean;
  /** how it holds, where that is not as usual */
  readonly by?: 'ice' | undefined;
}

/** What decides a case by hand, in the order in which the route is traced; all of them must hold (9.5, 9.6). */
export function conditionsOf(input: SupplyInput): readonly Condition[] {
  const { goal, hexes, clear, held, neutral } = input;
  if (goal === 'none') return [{ id: 'goal', rule: '9.5', holds: false }];
  return [
    { id: 'length', rule: '9.5', holds: hexes <= MOST_HEXES },
    { id: 'clear', rule: '9.5', holds: clear },
    landCondition(input),
    { id: 'neutral', rule: '3.2', holds: !neutral },
    { id: 'held', rule: '9.6', holds: held },
    ...(goal === 'town' ? railConditions(input) : [portCondition(input)]),
  ];
}

/** Hexsides without land carry no supply; lakes in January and February by one reading (`supply-frozen-lakes`). */
function landCondition({ land, ice, iceReading }: SupplyInput): Condition {
  const frozen = !land && ice && iceReading === 'ice';
  return frozen ? { id: 'land', rule: '12.11', holds: true, by: 'ice' } : { id: 'land', rule: '9.5', holds: land };
}

const railConditions = ({ nation, edge, railUnits, railTowns }: SupplyInput): readonly Condition[] => [
  { id: 'edge', rule: '9.6', holds: edge === 'own' || FRIENDLY[sideOf(nation)].includes(edge) },
  { id: 'railUnits', rule: '9.6', holds: !railUnits },
  { id: 'railTowns', rule: '9.6', holds: !railTowns },
];

/** The friendly edges of each side (9.6). */
const FRIENDLY: Readonly<Record<Side, readonly SupplyInput['edge'][]>> = {
  central: ['west', 'southInside'],
  russian: ['east'],
};

/** Königsberg feeds the Central Powers by sea, Odessa the Russian side (9.6). */
const portCondition = ({ nation, goal }: SupplyInput): Condition => ({
  id: 'port',
  rule: '9.6',
  holds: (goal === 'konigsberg') === (sideOf(nation) === 'central'),
});

/** The limited source that a unit stands in by hand, with its rule (9.7; 6.2 for Germans in an ally's fortress). */
export function limitedByHand(nation: Nation, inside: SupplyInput['inside']): '9.7' | '6.2' | undefined {
  if (inside === 'fortress' || inside === 'capital') return '9.7';
  return inside === 'allied' && nation === 'german' ? '6.2' : undefined;
}
