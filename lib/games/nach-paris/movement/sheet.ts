import { directionOf } from '@/lib/board/hex/numbering';
import { at } from '@/lib/core/at';
import { DIRECTIONS, opposite, type Direction } from '@/lib/board/hex/grid';
import { closingWork } from '@/lib/games/nach-paris/works/closing';
import type { Holds } from '@/lib/games/nach-paris/movement/fields';
import type { Leg, ZocStatus } from '@/lib/games/nach-paris/movement/legs';
import { enemyOf, type PlacedUnit, type SheetView } from '@/lib/games/nach-paris/sheet/view';
import { zocOf } from '@/lib/games/nach-paris/sheet/zoc';
import { isInfantry, type Nation } from '@/lib/games/nach-paris/units';

/** The sheet as one unit meets it: the step from a hex in a direction, and where friends cover it (7.6.3). */
export interface UnitGround {
  readonly view: SheetView;
  readonly unit: PlacedUnit;
  readonly legAt: (from: number, direction: Direction) => Leg;
  /** how the unit stands in a hex that it has entered, the second way of 7.6.3 excepted */
  readonly standingIn: (hex: number) => ZocStatus;
  /** by hex, the friend that covers a step into an enemy ZOC */
  readonly covers: ReadonlyMap<number, PlacedUnit>;
}

/** Last turn in which the French and Belgians stay on their side of the border (3.3.2). */
export const BORDER_TURN = 2;
const HOMES: Readonly<Partial<Record<Nation, string>>> = { france: 'france', belgium: 'belgium' };

/** Nations that the border rule is about (3.3.2). */
export const hasBorder = (nation: Nation): boolean => HOMES[nation] !== undefined;

/** Whether the border rule binds a nation in a turn (3.3.2; GT1 by dispute border-rule-gt1). */
export const isKeptHome = (nation: Nation, turn: number): boolean => turn <= BORDER_TURN && hasBorder(nation);

export function unitGround(view: SheetView, unit: PlacedUnit): UnitGround {
  const covers = coversOf(view, unit);
  const holds = view.names.map((_, hex) => holdsOf(view, unit, covers, hex));
  const zones = nextToZones(view, unit);
  const zoc = view.zoc[enemyOf(unit.side)];
  const inZoc = (hex: number): boolean => (zoc[hex]?.length ?? 0) > 0;
  const roads = roadsUsed(view);
  const legAt = (from: number, direction: Direction): Leg => {
    const hex = at(view.neighbours, from * 6 + direction);
    return {
      terrain: view.terrainAt(hex),
      hexside: view.sideAt(from, direction),
      enemyZoc: inZoc(hex),
      holds: holds[hex] ?? 'nothing',
      zone: zones.has(hex),
      entered: roads.get(hex * EDGES) ?? 0,
      crossed: roads.get(from * EDGES + 1 + direction) ?? 0,
    };
  };
  const standingIn = (hex: number): ZocStatus =>
    zones.has(hex) ? 'stopped-zone' : !inZoc(hex) ? 'free' : unit.kind === 'cav' ? 'cav-zoc' : 'stopped-zoc';
  return { view, unit, legAt, standingIn, covers };
}

/** Places in the index of roads for each hex: the hex itself, then its six sides. */
const EDGES = 7;

/** Transit used so far in the phase, by hex and by hexside from both its hexes (7.3.3). */
function roadsUsed(view: SheetView): ReadonlyMap<number, number> {
  const roads = new Map<number, number>();
  const add = (place: number, steps: number): void => void roads.set(place, (roads.get(place) ?? 0) + steps);
  for (const [place, steps] of Object.entries(view.sheet.phase.transit)) {
    const [a = -1, b] = place.split('/').map((name) => view.index.get(name) ?? -1);
    if (b === undefined) add(a * EDGES, steps);
    else {
      const direction = directionOf(view, a, b);
      if (direction === undefined) continue;
      add(a * EDGES + 1 + direction, steps);
      add(b * EDGES + 1 + opposite(direction), steps);
    }
  }
  return roads;
}

/**
 * INF and CAV of the unit's nation beside it whose ZOC reaches its hex; those that have not moved are taken to have
 * been there all phase.
 */
function coversOf(view: SheetView, unit: PlacedUnit): ReadonlyMap<number, PlacedUnit> {
  const near = new Set(DIRECTIONS.map((direction) => at(view.neighbours, unit.at * 6 + direction)));
  const friends = view.units.filter(
    (one) =>
      near.has(one.at) &&
      one.spent === 0 &&
      one.nation === unit.nation &&
      (isInfantry(one.kind) || one.kind === 'cav') &&
      zocOf(view, one).includes(unit.at),
  );
  return new Map(friends.reverse().map((one) => [one.at, one]));
}

function holdsOf(view: SheetView, unit: PlacedUnit, covers: UnitGround['covers'], hex: number): Holds {
  const enemy = enemyOf(unit.side);
  const cell = view.cells[hex];
  const foes = (view.unitsAt.get(hex) ?? []).filter(({ side }) => side === enemy);
  const work = closingWork(view, unit.side, hex);
  if (work) return work.kind;
  if (foes.some(({ kind }) => kind !== 'hq' && kind !== 'eng')) return 'enemy';
  if (foes.length) return 'hq';
  const home = HOMES[unit.nation];
  const abroad = home !== undefined && cell !== undefined && cell.country !== 'none' && cell.country !== home;
  if (abroad && isKeptHome(unit.nation, view.sheet.turn)) return 'border';
  return covers.has(hex) ? 'friend' : 'nothing';
}

/** Hexes beside an enemy Fortified Zone; the Zones are German (4.4). */
function nextToZones(view: SheetView, { side }: PlacedUnit): ReadonlySet<number> {
  const hexes = side === 'german' ? [] : view.cells.flatMap((cell, hex) => (cell?.zone ? [hex] : []));
  return new Set(hexes.flatMap((hex) => DIRECTIONS.map((direction) => at(view.neighbours, hex * 6 + direction))));
}
