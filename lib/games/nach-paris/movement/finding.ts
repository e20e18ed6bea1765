import { DIRECTIONS } from '@/lib/board/hex/grid';
import { directionOf } from '@/lib/board/hex/numbering';
import { text, type Fact, type Refusal } from '@/lib/calc/evaluation';
import { illegal, type Refused } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import { hexNamed } from '@/lib/sheet/choice';
import type { SheetData } from '@/lib/games/nach-paris/data';
import { budgetOf } from '@/lib/games/nach-paris/movement/budget';
import { PLAIN_MOVER, type MovementInput, type Mover } from '@/lib/games/nach-paris/movement/fields';
import type { Leg, LegBar, ZocStatus } from '@/lib/games/nach-paris/movement/legs';
import { trace, type Journey, type Trace } from '@/lib/games/nach-paris/movement/path';
import { marchesOf, type Marches, type ReachedHex } from '@/lib/games/nach-paris/movement/reach';
import { isKeptHome, unitGround, type UnitGround } from '@/lib/games/nach-paris/movement/sheet';
import { sheetOf } from '@/lib/games/nach-paris/sheet/ready';
import { enemyOf, sheetUnitName, type PlacedUnit } from '@/lib/games/nach-paris/sheet/view';
import { columnMobility } from '@/lib/games/nach-paris/tables/capacities';

export interface MoveFinding {
  readonly input: MovementInput;
  readonly unit: Mover;
  readonly turn: number;
  readonly journey: Journey;
  readonly legs: readonly Leg[];
  readonly traced: Trace;
  /** the same path with a forced march not taken, where one is */
  readonly unforced: Trace | undefined;
  /** the same path with a forced march, where it is refused by the player and would lead farther */
  readonly withMarch: Trace | undefined;
  readonly sheet: SheetMove | undefined;
}

/** The part of the finding that only a sheet gives. */
export interface SheetMove {
  /** names the sheet */
  readonly fact: Fact;
  readonly ground: UnitGround;
  /** hex by leg */
  readonly hexes: readonly number[];
  readonly reach: readonly ReachedHex[];
  /** the way was searched for a goal that the input names */
  readonly goal: string | undefined;
}

/** What keeps a unit from moving in this phase at all. */
function startBarOf(unit: Mover, { done }: MovementInput): LegBar | undefined {
  if (done === 'bombarded') return { id: 'bombarded', rule: '7.1.1' };
  if (done === 'arrived') return { id: 'arrived', rule: '7.7.1' };
  if (done === 'moved') return { id: 'moved', rule: '7.1.2' };
  return unit.mobility === 'rail' ? { id: 'rail', rule: '2.2.3' } : undefined;
}

function journeyOf(unit: Mover, input: MovementInput, start: ZocStatus): Journey {
  return {
    marcher: { unit, mobility: columnMobility(unit, input.columns) },
    budget: budgetOf(unit, input),
    start,
    startBar: startBarOf(unit, input),
  };
}

function follow(
  input: MovementInput,
  turn: number,
  journey: Journey,
  legs: readonly Leg[],
  sheet?: SheetMove,
): MoveFinding {
  const traced = trace(journey, legs, input.forced);
  const marched = traced.spent > journey.budget.mf && journey.budget.bonus > 0;
  const would = !input.forced && traced.stop?.bar.id === 'mf' && journey.budget.bonus > 0;
  return {
    input,
    unit: journey.marcher.unit,
    turn,
    journey,
    legs,
    traced,
    unforced: marched ? trace(journey, legs, false) : undefined,
    withMarch: would ? trace(journey, legs, true) : undefined,
    sheet,
  };
}

/** The move that is typed in; a border stops only whom the rule binds in this turn (3.3.2). */
function moveByHand(input: MovementInput): MoveFinding {
  const [unit = PLAIN_MOVER] = input.units;
  const { turn, startZoc } = input;
  const kept = isKeptHome(unit.nation, turn);
  const legs = input.legs.map((leg): Leg => (leg.holds === 'border' && !kept ? { ...leg, holds: 'nothing' } : leg));
  return follow(input, turn, journeyOf(unit, input, startZoc ? 'start-zoc' : 'free'), legs);
}

/** The move on a sheet. Refused: units and hexes that are not there, and a path that leaps. */
function moveOnSheet(input: MovementInput, data: SheetData): MoveFinding | Refused {
  const opened = sheetOf(input, data);
  if (!opened.ok) return opened;
  const { view, fact } = opened.value;
  const unit = input.unit === '' ? view.units[0] : view.units.find(({ id }) => id === input.unit);
  if (!unit)
    return illegal(
      'unit',
      input.unit,
      text(input.unit === '' ? 'movement.refused.noUnit' : 'movement.refused.unit', { id: input.unit }),
      '7.1.2',
    );
  const ground = unitGround(view, unit);
  const inZoc = (view.zoc[enemyOf(unit.side)][unit.at]?.length ?? 0) > 0;
  // A unit that has moved in this phase has entered its hex, and stands there as after any step.
  const start = unit.spent > 0 ? ground.standingIn(unit.at) : inZoc ? 'start-zoc' : 'free';
  const journey = journeyOf({ ...unit, name: sheetUnitName(unit) }, withMoved(input, unit), start);
  const marches = marchesOf(ground, journey, input.forced);
  const way = hexesOf(input, ground, marches);
  if (!way.ok) return way;
  const legs = way.value.map((hex, i) =>
    ground.legAt(way.value[i - 1] ?? unit.at, directionOf(view, way.value[i - 1] ?? unit.at, hex) ?? DIRECTIONS[0]),
  );
  const goal = input.path.length || input.goal === '' ? undefined : input.goal;
  return follow(withMoved(input, unit), view.sheet.turn, journey, legs, {
    ground,
    hexes: way.value,
    reach: marches.reach(),
    goal,
    fact,
  });
}

/** The move typed in, or on its sheet. */
export const settleMove = (input: MovementInput, data: SheetData): MoveFinding | Refused =>
  input.source === 'hand' ? moveByHand(input) : moveOnSheet(input, data);

/** The input with what the sheet keeps of the unit's move so far. */
const withMoved = (input: MovementInput, { spent, rode }: PlacedUnit): MovementInput => ({
  ...input,
  spent: input.spent + spent,
  also: rode ? 'rail' : input.also,
});

/** The hexes of the path, the unit's own left out: those given, or the cheapest way to the goal. */
function hexesOf(
  { path, goal }: MovementInput,
  ground: UnitGround,
  marches: Marches,
): Result<readonly number[], Refusal> {
  const { view, unit } = ground;
  if (!path.length) {
    if (goal === '') return ok([]);
    const target = hexNamed(view, 'goal', goal);
    return target.ok ? ok(marches.wayTo(target.value)) : target;
  }
  const hexes: number[] = [];
  for (const [i, name] of path.entries()) {
    const hex = hexNamed(view, `path.${i}`, name);
    if (!hex.ok) return hex;
    if (i === 0 && hex.value === unit.at) continue;
    const last = hexes.at(-1) ?? unit.at;
    if (directionOf(view, last, hex.value) === undefined)
      return illegal(
        `path.${i}`,
        name,
        text('movement.refused.leap', { from: view.names[last] ?? '', to: name }),
        '7.1.3',
      );
    hexes.push(hex.value);
  }
  return ok(hexes);
}
