import { sortBars, type Bar, type Barred } from '@/lib/calc/bars';
import { eventOfTurn } from '@/lib/games/when-eagles-fight/events/of-turn';
import { stepsLeft } from '@/lib/games/when-eagles-fight/units';
import {
  DEMANDS,
  isGun,
  type Demand,
  type Need,
  type TurnCase,
} from '@/lib/games/when-eagles-fight/withdrawals/demands';
import type { LeavingUnit, WithdrawalsInput } from '@/lib/games/when-eagles-fight/withdrawals/fields';

/** A unit before what the turn asks of its nation. */
interface LeavingCase {
  readonly unit: LeavingUnit;
  readonly wants: readonly Need[];
}

/** What keeps a unit on the map, in the order of the rules. */
export const LEAVING_BARS: readonly Bar<LeavingCase>[] = [
  { id: 'nation', rule: '10.15', stops: ({ wants }) => !wants.length },
  { id: 'kind', rule: '10.15', stops: ({ unit }) => unit.kind !== 'infantry' && unit.kind !== 'active' },
  {
    id: 'division',
    rule: ({ unit }) => (unit.nation === 'russian' ? '7.2.F' : '7.2.J'),
    stops: ({ unit, wants }) =>
      unit.size === 'division' && wants.length > 0 && wants.every(({ what }) => what === 'corps'),
  },
  { id: 'supply', rule: '10.15', stops: ({ unit }) => unit.supply !== 'edge' },
];

export interface Leaving {
  readonly unit: LeavingUnit;
  readonly steps: number;
  readonly barred: readonly Barred[];
  readonly free: readonly Barred[];
  /** the demand that it goes for; undefined: it stays */
  readonly goes: Demand | undefined;
}

/** A need and what the units listed give for it. */
export interface Met {
  readonly demand: Demand;
  readonly need: Need;
  readonly given: number;
}

export interface WithdrawalsFinding extends TurnCase {
  readonly due: readonly Demand[];
  readonly notDue: readonly Barred[];
  /** whether units of the list are wanted at all */
  readonly asked: boolean;
  readonly met: readonly Met[];
  readonly units: readonly Leaving[];
  /** heavy artillery asked for, and what is there to go */
  readonly guns: { readonly asked: number; readonly go: number };
  /** the turn in which infantry withdrawn for Event D comes back */
  readonly back: number | undefined;
}

/**
 * What is due in a turn, and whether the units listed satisfy it. Every demand for steps is an even number, so two-step
 * units before one-step units hit it exactly wherever that can be done (10.17).
 */
export function settleWithdrawals(input: WithdrawalsInput): WithdrawalsFinding {
  const one: TurnCase = { input, meaning: meaningOfTurn(input) };
  const { barred: wanted, free: notDue } = sortBars(DEMANDS, one);
  const due = DEMANDS.filter(({ id }) => wanted.some((found) => found.id === id));
  const sorted = input.units.map((unit) => {
    const wants = due.flatMap((demand) => demand.wants.filter(({ nation }) => nation === unit.nation));
    // A reduced unit takes its one step along (question `reduced-units-withdrawn`).
    return { unit, steps: stepsLeft(unit), ...sortBars(LEAVING_BARS, { unit, wants }) };
  });
  const goes = new Map<number, Demand>();
  const met = inOrder(due).map(({ demand, need }): Met => {
    const pool = sorted.flatMap(({ unit, steps, barred }, i) =>
      !barred.length && !goes.has(i) && unit.nation === need.nation ? [{ i, steps, size: unit.size }] : [],
    );
    const taken = need.what === 'corps' ? pool.filter(({ size }) => size === 'corps').slice(0, 1) : exactly(pool, need);
    for (const { i } of taken) goes.set(i, demand);
    const given = need.what === 'corps' ? taken.length : taken.reduce((sum, { steps }) => sum + steps, 0);
    return { demand, need, given };
  });
  const gunsAsked = due.filter(isGun).length;
  return {
    ...one,
    due,
    notDue,
    asked: due.some(({ wants }) => wants.length > 0),
    met,
    units: sorted.map((unit, i) => ({ ...unit, goes: goes.get(i) })),
    guns: { asked: gunsAsked, go: Math.min(gunsAsked, input.guns) },
    back: input.returnDie === undefined ? undefined : input.turn + input.returnDie,
  };
}

function meaningOfTurn({ again, verdun, event, units: _units, guard: _guard, ...state }: WithdrawalsInput) {
  return eventOfTurn(event, { ...state, verdun: verdun || again });
}

/** Corps before steps: a division can pay steps, but is no corps. */
const inOrder = (due: readonly Demand[]): readonly { readonly demand: Demand; readonly need: Need }[] => {
  const all = due.flatMap((demand) => demand.wants.map((need) => ({ demand, need })));
  return [...all.filter(({ need }) => need.what === 'corps'), ...all.filter(({ need }) => need.what === 'steps')];
};

/** Whole units for a number of steps, two-step units first, none beyond it. */
function exactly<Unit extends { readonly steps: number }>(pool: readonly Unit[], { count }: Need): readonly Unit[] {
  let left = count;
  return [...pool.filter(({ steps }) => steps === 2), ...pool.filter(({ steps }) => steps === 1)].filter(
    ({ steps }) => {
      if (steps > left) return false;
      left -= steps;
      return true;
    },
  );
}

/** Needs that the units listed do not satisfy. */
export const lacking = ({ met }: WithdrawalsFinding): readonly Met[] =>
  met.filter(({ need, given }) => given < need.count);
