import { DIRECTIONS, neighbour } from '@/lib/board/hex/grid';
import { cellOf, directionOf, gridOf, sideName } from '@/lib/board/hex/numbering';
import type { Fact, Refusal } from '@/lib/calc/evaluation';
import { sayIn } from '@/lib/calc/ledger';
import { illegal, type Refused } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import { hexNamed } from '@/lib/sheet/choice';
import { isOver, isRomaniaAtWar } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import type { SheetData } from '@/lib/games/when-eagles-fight/data';
import type { MovementInput, Mover } from '@/lib/games/when-eagles-fight/movement/fields';
import type { Leg } from '@/lib/games/when-eagles-fight/movement/legs';
import { walk, type Journey, type Walk } from '@/lib/games/when-eagles-fight/movement/path';
import { waysOf, type ReachedHex } from '@/lib/games/when-eagles-fight/movement/reach';
import { groundOf, type SheetGround } from '@/lib/games/when-eagles-fight/movement/sheet';
import { KNOWN_SIDES } from '@/lib/games/when-eagles-fight/sheet/ground';
import { sheetOf } from '@/lib/games/when-eagles-fight/sheet/ready';
import { rowOf } from '@/lib/games/when-eagles-fight/sheet/rows';
import { NUMBERING } from '@/lib/games/when-eagles-fight/sheet/schema';
import type { SheetView } from '@/lib/games/when-eagles-fight/sheet/view';
import { sideOf } from '@/lib/games/when-eagles-fight/sides';
import { isWinter } from '@/lib/games/when-eagles-fight/turns';

const say = sayIn('movement');

export interface MoveFinding {
  readonly input: MovementInput;
  readonly journey: Journey;
  readonly legs: readonly Leg[];
  readonly walk: Walk;
  /** the hex that they start from, where its number is known */
  readonly start: string | undefined;
  readonly sheet?: { readonly ground: SheetGround; readonly reach: readonly ReachedHex[]; readonly fact: Fact };
}

const journeyOf = (input: MovementInput, movers: readonly Mover[], turn: number, romania: boolean): Journey => ({
  movers,
  season: { winter: isWinter(turn), romania },
  turn,
  scenario: input.scenario,
  spent: input.spent,
  offMap: input.offMap,
});

/** Every number that the numbering has. */
const WHOLE = { column: '00', row: 0, columns: 100, rows: 100 } as const;

function areNeighbours(a: string, b: string): boolean {
  const [from, to] = [cellOf(NUMBERING, WHOLE, a), cellOf(NUMBERING, WHOLE, b)];
  const grid = gridOf(NUMBERING, WHOLE);
  return from !== undefined && DIRECTIONS.some((direction) => neighbour(grid, from, direction) === to);
}

/** The way that is typed in. Refused: units of both sides, and hexes that do not touch each other. */
function moveByHand(input: MovementInput): MoveFinding | Refused {
  if (new Set(input.units.map(({ nation }) => sideOf(nation))).size > 1)
    return illegal('units', input.units.length, say('refused.sides'), '12.4');
  const names = [input.start, ...input.legs.map(({ hex }) => hex)];
  const legs: Leg[] = [];
  for (const [i, leg] of input.legs.entries()) {
    const [from, hex] = [names[i], leg.hex];
    if (from !== undefined && hex !== undefined && !areNeighbours(from, hex))
      return illegal(`legs.${i}.hex`, hex, say('refused.leap', { from, to: hex }), '12.1');
    const known = from !== undefined && hex !== undefined ? KNOWN_SIDES[sideName(NUMBERING, from, hex)] : undefined;
    legs.push({
      ...leg,
      hex,
      hexside: leg.hexside === 'none' ? (known ?? 'none') : leg.hexside,
      row: hex === undefined ? undefined : rowOf(hex),
      fromRow: from === undefined ? undefined : rowOf(from),
      halves: 2 * leg.corps + leg.divisions,
      guns: 0,
    });
  }
  const journey = journeyOf(input, input.units, input.turn, isOver(input.turn, input.brusilov));
  return { input, journey, legs, walk: walk(journey, legs), start: input.start };
}

/** The way on a sheet. Refused: units and hexes that are not there, and hexes that do not touch each other. */
function moveOnSheet(input: MovementInput, data: SheetData): MoveFinding | Refused {
  const opened = sheetOf(input, data);
  if (!opened.ok) return opened;
  const { view, fact } = opened.value;
  const unit = input.unit === '' ? view.units[0] : view.units.find(({ id }) => id === input.unit);
  if (!unit)
    return illegal('unit', input.unit, say(input.unit ? 'refused.unit' : 'refused.noUnit', { id: input.unit }), '12.1');
  const ground = groundOf(view, unit, input);
  const journey = journeyOf(input, ground.movers, view.sheet.turn, isRomaniaAtWar(view.sheet));
  const ways = waysOf(ground, journey);
  const hexes = hexesOf(input, view, unit.at, ways.wayTo);
  if (!hexes.ok) return hexes;
  const legs = hexes.value.map((hex, i) => {
    const from = hexes.value[i - 1] ?? unit.at;
    return ground.legAt(from, directionOf(view, from, hex) ?? DIRECTIONS[0]);
  });
  return {
    input,
    journey,
    legs,
    walk: walk(journey, legs),
    start: unit.hex,
    sheet: { ground, reach: ways.reach(), fact },
  };
}

/** The move typed in, or on its sheet. */
export const settleMove = (input: MovementInput, data: SheetData): MoveFinding | Refused =>
  input.source === 'hand' ? moveByHand(input) : moveOnSheet(input, data);

/** The hexes of the way, the first one left out: those given, or the cheapest way to the goal. */
function hexesOf(
  { path, goal }: MovementInput,
  view: SheetView,
  start: number,
  wayTo: (goal: number) => readonly number[],
): Result<readonly number[], Refusal> {
  if (!path.length) {
    if (goal === '') return ok([]);
    const target = hexNamed(view, 'goal', goal);
    return target.ok ? ok(wayTo(target.value)) : target;
  }
  const hexes: number[] = [];
  for (const [i, name] of path.entries()) {
    const hex = hexNamed(view, `path.${i}`, name);
    if (!hex.ok) return hex;
    const last = hexes.at(-1) ?? start;
    if (hex.value === last) continue;
    if (directionOf(view, last, hex.value) === undefined)
      return illegal(`path.${i}`, name, say('refused.leap', { from: view.names[last] ?? '', to: name }), '12.1');
    hexes.push(hex.value);
  }
  return ok(hexes);
}
