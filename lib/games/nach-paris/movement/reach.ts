import type { Passage } from '@/lib/board/graph/passage';
import { breachPrices, dearestWay } from '@/lib/board/graph/price';
import { FAR, nothingFound, search } from '@/lib/board/graph/search';
import { tracer } from '@/lib/board/graph/trace';
import { DIRECTIONS } from '@/lib/board/hex/grid';
import { at } from '@/lib/core/at';
import { once } from '@/lib/core/once';
import { DEAREST_STEP } from '@/lib/games/nach-paris/tables/costs';
import type { March } from '@/lib/games/nach-paris/tables/marching';
import { STACKING_LIMITS } from '@/lib/games/nach-paris/tables/capacities';
import { chargesOf, marchOf } from '@/lib/games/nach-paris/movement/budget';
import { legBar, legCost, standingAfter, type ZocStatus } from '@/lib/games/nach-paris/movement/legs';
import type { Journey } from '@/lib/games/nach-paris/movement/path';
import type { UnitGround } from '@/lib/games/nach-paris/movement/sheet';
import { countsInStack } from '@/lib/games/nach-paris/stacking/finding';
import { MAX_HEXES, MAX_STEPS } from '@/lib/sheet/schema';

/** A hex that a unit can reach. */
export interface ReachedHex {
  readonly hex: string;
  /** MF spent in the phase when it gets there the cheapest way */
  readonly cost: number;
  readonly march: March;
  /** the unit cannot go on from there */
  readonly stops: boolean;
  /** steps above the stacking limit if it ended there with all that stand there now */
  readonly over: number;
}

/** The ways that are open to a unit. */
export interface Marches {
  /**
   * Every hex that it can reach in this phase, its own included, in map order; none when it cannot even pay for leaving
   * its train or its firing position.
   */
  readonly reach: () => readonly ReachedHex[];
  /**
   * The hexes of the cheapest way to a goal, whatever MF it takes, without the unit's own; where there is none, the way
   * that breaks the fewest rules.
   */
  readonly wayTo: (goal: number) => readonly number[];
}

/*
 * A state is a hex, or that hex entered by the second way of 7.6.3: from there a unit may go on although it stands in
 * an enemy ZOC. Those states follow the hexes.
 */
const STATES_PER_HEX = 2;

/** The price of a step that a rule forbids; no way has more of them than the straight one. */
const [BREACH] = breachPrices(dearestWay(STATES_PER_HEX * MAX_HEXES, DEAREST_STEP), MAX_STEPS);

function stepsOf({ view, unit, legAt, standingIn }: UnitGround, { marcher, start, startBar }: Journey): Passage {
  const count = view.names.length;
  const standingOf = (state: number): ZocStatus =>
    state === unit.at ? start : state < count ? standingIn(state) : 'covered-zoc';
  return {
    states: STATES_PER_HEX * count,
    steps: (state, visit) => {
      const standing = standingOf(state);
      const hex = state % count;
      for (const direction of DIRECTIONS) {
        const next = at(view.neighbours, hex * 6 + direction);
        if (next < 0) continue;
        const leg = legAt(hex, direction);
        const bar = startBar ?? legBar(marcher, standing, leg);
        const covered = !bar && standingAfter(marcher, standing, leg) === 'covered-zoc';
        visit(covered ? next + count : next, legCost(marcher, leg), bar ? BREACH : 0, direction);
      }
    },
  };
}

/** Finds the ways of a unit in this phase, with a forced march where one is wanted and allowed. */
export function marchesOf(ground: UnitGround, journey: Journey, forced: boolean): Marches {
  const { view, unit } = ground;
  const { budget } = journey;
  const charges = chargesOf(budget.before);
  const limit = budget.mf + (forced ? budget.bonus : 0) - charges - chargesOf(budget.after);
  const passage = stepsOf(ground, journey);
  const lawful = once(() => (limit < 0 ? nothingFound(passage.states) : search(passage, [unit.at], { limit })));
  const trace = tracer({
    lawful,
    broken: () => search(passage, [unit.at], { breaking: true }),
    breaks: () => [],
    outward: true,
  });
  const count = view.names.length;
  return {
    wayTo: (goal) => (trace([goal, goal + count])?.states ?? []).slice(1).map((state) => state % count),
    reach: () =>
      view.names.flatMap((_, hex): readonly ReachedHex[] => {
        const [plain, covered] = [at(lawful().cost, hex), at(lawful().cost, hex + count)];
        if (Math.min(plain, covered) === FAR) return [];
        return [reachedHex(ground, journey, hex, charges + Math.min(plain, covered), covered < FAR)];
      }),
  };
}

function reachedHex(
  { view, unit, standingIn }: UnitGround,
  { budget, marcher }: Journey,
  hex: number,
  cost: number,
  goesOn: boolean,
): ReachedHex {
  const others = (view.unitsAt.get(hex) ?? []).filter(
    (one) => one !== unit && one.side === unit.side && countsInStack(one, 'count'),
  );
  const stack = others.reduce((sum, { steps }) => sum + steps, countsInStack(unit, 'count') ? unit.steps : 0);
  return {
    hex: view.names[hex] ?? '',
    cost,
    march: marchOf(marcher.unit, budget, cost),
    stops: hex !== unit.at && !goesOn && standingIn(hex).startsWith('stopped'),
    over: Math.max(0, stack - STACKING_LIMITS[view.terrainAt(hex)]),
  };
}
