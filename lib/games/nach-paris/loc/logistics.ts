import { DIRECTIONS, type Direction } from '@/lib/board/hex/grid';
import { at } from '@/lib/board/graph';
import { FAR, shortest, type Shortest } from '@/lib/board/shortest';
import { closingWork } from '@/lib/games/nach-paris/works/closing';
import { hexCost, sideCost } from '@/lib/games/nach-paris/movement/costs';
import { enemyOf, sheetUnitName, type PlacedUnit, type SheetView } from '@/lib/games/nach-paris/sheet/view';
import { HEXSIDES, isInfantry, sideOf, TERRAINS, type Nation, type Side } from '@/lib/games/nach-paris/units';

/** Why a logistic line may not run into a hex, or across a hexside (13.1.4). */
export type LineBreak =
  | { readonly kind: 'enemy'; readonly rule: '13.1.4'; readonly hex: number; readonly by: string }
  | {
      readonly kind: 'fort';
      readonly rule: '11.3.2' | '11.4.2' | '11.2.2' | '11.6.7';
      readonly hex: number;
      readonly by: string;
    }
  | { readonly kind: 'zoc'; readonly rule: '13.1.4'; readonly hex: number; readonly by: string; readonly from: number }
  | { readonly kind: 'flooded'; readonly rule: '7.1.7'; readonly hex: number }
  | { readonly kind: 'side'; readonly rule: '13.1.4' | '7.2.1'; readonly hex: number; readonly from: number };

/** What a nation's logistic lines may do on a sheet. */
export interface Ground {
  readonly view: SheetView;
  readonly nation: Nation;
  /** MF of entering each hex, breaks aside */
  readonly enter: Uint8Array;
  /** FREE, ZOC or SHUT by hex: what hexBreak says, for searches */
  readonly bars: Uint8Array;
  /** what keeps a line out of a hex; undefined where it may run */
  readonly hexBreak: (hex: number) => LineBreak | undefined;
  /** what keeps a line from crossing from a hex in a direction */
  readonly sideBreak: (hex: number, direction: Direction) => LineBreak | undefined;
}

const FREE = 0;
const ZOC = 1;
const SHUT = 2;
const CLOSED = -1;

/** MF that a line pays for crossing a hexside, by its place in HEXSIDES; CLOSED where it may not (13.1.4, 7.2.1). */
const CROSSING = Int16Array.from(HEXSIDES, (hexside) =>
  hexside === 'deep-forest' || hexside === 'mountain-range' ? CLOSED : (sideCost(hexside, 'normal') ?? CLOSED),
);

/** What keeps the lines of a side's nations out of hexes alike, worked out once for all of them. */
interface SideGround {
  readonly enter: Uint8Array;
  readonly bars: Uint8Array;
}

/** Prepares the grounds of a sheet's nations: what they have in common is worked out once. */
export function lineGrounds(view: SheetView): (nation: Nation) => Ground {
  const enter = view.terrain.map((terrain) => hexCost(TERRAINS[terrain] ?? 'clear') ?? 0);
  const sides: Partial<Record<Side, SideGround>> = {};
  return (nation) => {
    const side = sideOf(nation);
    const common = (sides[side] ??= { enter, bars: sideBars(view, side) });
    return nationGround(view, nation, common);
  };
}

/** The ground for the lines of one nation: friends of that nation cancel enemy ZOC in their hexes (13.1.4). */
export const lineGround = (view: SheetView, nation: Nation): Ground => lineGrounds(view)(nation);

function nationGround(view: SheetView, nation: Nation, common: SideGround): Ground {
  const bars = common.bars.slice();
  for (const unit of view.units) if (cancelsZoc(unit, nation) && bars[unit.at] === ZOC) bars[unit.at] = FREE;
  return {
    view,
    nation,
    enter: common.enter,
    bars,
    hexBreak: (hex) => (bars[hex] === FREE ? undefined : breakOf(view, nation, hex)),
    sideBreak: (hex, direction) => {
      const hexside = view.sideAt(hex, direction);
      const next = at(view.neighbours, hex * 6 + direction);
      if (hexside === 'deep-forest' || hexside === 'mountain-range')
        return { kind: 'side', rule: '13.1.4', hex: next, from: hex };
      return sideCost(hexside, 'normal') === undefined
        ? { kind: 'side', rule: '7.2.1', hex: next, from: hex }
        : undefined;
    },
  };
}

/** Whether a unit cancels enemy ZOC in its hex for the lines of a nation. */
const cancelsZoc = (unit: PlacedUnit, nation: Nation): boolean =>
  unit.nation === nation && (isInfantry(unit.kind) || unit.kind === 'cav');

/** FREE, ZOC or SHUT by hex for a side, friends aside. */
function sideBars(view: SheetView, side: Side): Uint8Array {
  const zoc = view.zoc[enemyOf(side)];
  const bars = view.terrain.map((terrain, hex) =>
    hexCost(TERRAINS[terrain] ?? 'clear') === undefined ? SHUT : zoc[hex]?.length ? ZOC : FREE,
  );
  for (const { at: hex, side: owner } of view.units) if (owner !== side) bars[hex] = SHUT;
  for (const { hex, fort, side: owner } of view.forts) if (owner !== side && fort.active) bars[hex] = SHUT;
  if (side === 'allied') for (const [hex, cell] of view.cells.entries()) if (cell?.zone) bars[hex] = SHUT;
  return bars;
}

/** What closes a hex that is not free, for the player. */
function breakOf(view: SheetView, nation: Nation, hex: number): LineBreak | undefined {
  const side = sideOf(nation);
  const here = view.unitsAt.get(hex) ?? [];
  const foe = here.find((unit) => unit.side !== side);
  if (foe) return { kind: 'enemy', rule: '13.1.4', hex, by: sheetUnitName(foe) };
  const work = closingWork(view, side, hex);
  if (work) return { kind: 'fort', rule: work.rule, hex, by: work.by };
  if (hexCost(view.terrainAt(hex)) === undefined) return { kind: 'flooded', rule: '7.1.7', hex };
  const zoc = view.zoc[enemyOf(side)][hex]?.[0];
  return (
    zoc && {
      kind: 'zoc',
      rule: '13.1.4',
      hex,
      by: zoc.unit ? sheetUnitName(zoc.unit) : zoc.fort?.fort.name || (view.names[zoc.hex] ?? '?'),
      from: zoc.hex,
    }
  );
}

const UNBROKEN: readonly LineBreak[] = [];

/** The step of a line from a hex in a direction: its MF in Normal mobility and what breaks it there. */
function stepOf(
  { view, enter, bars, hexBreak, sideBreak }: Ground,
  hex: number,
  direction: Direction,
): { readonly cost: number; readonly breaks: readonly LineBreak[] } {
  const next = at(view.neighbours, hex * 6 + direction);
  const crossing = CROSSING[at(view.sides, hex * 6 + direction)] ?? CLOSED;
  const cost = at(enter, next) + Math.max(0, crossing);
  if (crossing !== CLOSED && bars[next] === FREE) return { cost, breaks: UNBROKEN };
  const [side, inside] = [sideBreak(hex, direction), hexBreak(next)];
  return { cost, breaks: side || inside ? [side, inside].flatMap((found) => found ?? []) : UNBROKEN };
}

/**
 * The ways from every hex to the nearest of some goals, a goal's own hex included in the cost, the starting hex not.
 */
export interface Lines {
  readonly ground: Ground;
  readonly ways: Shortest;
}

/** The price of breaks that no friend can cancel: so high that a way takes every ZOC first. */
const BREACH = 100_000;

/** Lines that break no rule, up to a limit of MF. */
export const openLines = (ground: Ground, goals: readonly number[], limit: number): Lines =>
  search(ground, goals, limit, undefined);

/** Lines that may pass breaks at a price on top of their MF, to tell what bars the way; `zocPrice` is that of a ZOC. */
export const brokenLines = (ground: Ground, goals: readonly number[], zocPrice: number, limit = FAR - 1): Lines =>
  search(ground, goals, limit, zocPrice);

/** Searched backwards from the goals: the step from a hex into the next costs what it costs to enter the next. */
function search(ground: Ground, goals: readonly number[], limit: number, zocPrice: number | undefined): Lines {
  const { view, enter, bars } = ground;
  const { neighbours, sides } = view;
  const strict = zocPrice === undefined;
  const prices = [0, zocPrice ?? 0, BREACH];
  const ways = shortest(
    view.names.length,
    goals,
    (hex, visit) => {
      const bar = at(bars, hex);
      if (strict && bar !== FREE) return;
      const into = at(enter, hex) + (prices[bar] ?? 0);
      for (let edge = hex * DIRECTIONS.length; edge < (hex + 1) * DIRECTIONS.length; edge++) {
        const before = at(neighbours, edge);
        if (before < 0) continue;
        const crossing = CROSSING[at(sides, edge)] ?? CLOSED;
        if (crossing !== CLOSED) visit(before, into + crossing);
        else if (!strict) visit(before, into + BREACH);
      }
    },
    limit,
  );
  return { ground, ways };
}

/**
 * One hex of a line, with the MF spent from the unit up to and including it, and what breaks the line on the way in.
 */
export interface LineHex {
  readonly hex: number;
  readonly mf: number;
  readonly breaks: readonly LineBreak[];
}

/** The line from a hex to its goal, the hex itself first; undefined when there is none. */
export function lineFrom({ ground, ways }: Lines, hex: number): readonly LineHex[] | undefined {
  if (at(ways.cost, hex) === FAR) return undefined;
  const { neighbours } = ground.view;
  const line: LineHex[] = [{ hex, mf: 0, breaks: UNBROKEN }];
  // The search ran from the goals, so what came before a hex there comes after it here.
  for (let here = hex, next = at(ways.from, hex), mf = 0; next >= 0; here = next, next = at(ways.from, next)) {
    let direction: Direction = 0;
    for (const d of DIRECTIONS) if (neighbours[here * 6 + d] === next) direction = d;
    const step = stepOf(ground, here, direction);
    mf += step.cost;
    line.push({ hex: next, mf, breaks: step.breaks });
  }
  return line;
}
