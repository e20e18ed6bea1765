import { at } from '@/lib/board/graph';
import { DIRECTIONS } from '@/lib/board/hex/grid';
import { FAR, shortest, wayTo, type Shortest } from '@/lib/board/shortest';
import type { March } from '@/lib/games/nach-paris/cab/modifiers';
import { STACKING_LIMITS } from '@/lib/games/nach-paris/stacking/capacities';
import { chargesOf, marchOf } from '@/lib/games/nach-paris/movement/budget';
import { legBar, legCost, standingAfter, type Standing } from '@/lib/games/nach-paris/movement/legs';
import type { Journey } from '@/lib/games/nach-paris/movement/path';
import type { UnitGround } from '@/lib/games/nach-paris/movement/sheet';
import { countsInStack } from '@/lib/games/nach-paris/stacking/finding';

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

/** Cost that no march reaches, for each step that a rule forbids. */
const BREACH = 10_000;

/*
 * A state is a hex, or that hex entered by the second way of 7.6.3: from there a unit may go on although it stands in
 * an enemy ZOC. Those states follow the hexes.
 */
function search(
  { view, unit, legAt, standingIn }: UnitGround,
  { marcher, start, startBar }: Journey,
  limit: number,
  strict: boolean,
): Shortest {
  const count = view.names.length;
  const standingOf = (state: number): Standing =>
    state === unit.at ? start : state < count ? standingIn(state) : 'covered-zoc';
  return shortest(
    2 * count,
    [unit.at],
    (state, visit) => {
      const standing = standingOf(state);
      const hex = state % count;
      for (const direction of DIRECTIONS) {
        const next = at(view.neighbours, hex * 6 + direction);
        if (next < 0) continue;
        const leg = legAt(hex, direction);
        const bar = startBar ?? legBar(marcher, standing, leg);
        if (bar && strict) continue;
        const covered = !bar && standingAfter(marcher, standing, leg) === 'covered-zoc';
        visit(covered ? next + count : next, legCost(marcher, leg) + (bar ? BREACH : 0));
      }
    },
    limit,
  );
}

/**
 * The hexes of the cheapest way to a goal, whatever MF it takes, without the unit's own; where there is none, the way
 * that breaks the fewest rules.
 */
export function wayToGoal(ground: UnitGround, journey: Journey, goal: number): readonly number[] {
  const found = search(ground, journey, FAR - 1, false);
  const count = ground.view.names.length;
  const state = at(found.cost, goal + count) < at(found.cost, goal) ? goal + count : goal;
  return wayTo(found, state)
    .slice(1)
    .map((one) => one % count);
}

/**
 * Every hex that a unit can reach in this phase, its own included, with a forced march where one is wanted and allowed;
 * in map order. None when it cannot even pay for leaving its train or its firing position.
 */
export function reachOf(ground: UnitGround, journey: Journey, forced: boolean): readonly ReachedHex[] {
  const { view, unit, standingIn } = ground;
  const { budget, marcher } = journey;
  const charges = chargesOf(budget.before);
  const limit = budget.mf + (forced ? budget.bonus : 0) - charges - chargesOf(budget.after);
  if (limit < 0) return [];
  const found = search(ground, journey, limit, true);
  const count = view.names.length;
  const counts = countsInStack(unit, 'count');
  return view.names.flatMap((hex, i): readonly ReachedHex[] => {
    const [plain, covered] = [at(found.cost, i), at(found.cost, i + count)];
    if (Math.min(plain, covered) === FAR) return [];
    const cost = charges + Math.min(plain, covered);
    const others = (view.unitsAt.get(i) ?? []).filter(
      (one) => one !== unit && one.side === unit.side && countsInStack(one, 'count'),
    );
    const stack = others.reduce((sum, { steps }) => sum + steps, counts ? unit.steps : 0);
    return [
      {
        hex,
        cost,
        march: marchOf(marcher.unit, budget, cost),
        stops: i !== unit.at && covered === FAR && standingIn(i).startsWith('stopped'),
        over: Math.max(0, stack - STACKING_LIMITS[view.terrainAt(i)]),
      },
    ];
  });
}
