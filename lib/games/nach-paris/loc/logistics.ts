import type { Charges } from '@/lib/board/graph/passage';
import { breachPrices, dearestWay } from '@/lib/board/graph/price';
import type { Direction } from '@/lib/board/hex/grid';
import { at } from '@/lib/core/at';
import { oncePerKey } from '@/lib/core/once';
import { lookUp } from '@/lib/core/look-up';
import { closingWork } from '@/lib/games/nach-paris/works/closing';
import { DEAREST_STEP, hexCost, sideCost } from '@/lib/games/nach-paris/tables/costs';
import { enemyOf, sheetUnitName, type PlacedUnit, type SheetView } from '@/lib/games/nach-paris/sheet/view';
import {
  HEXSIDES,
  isInfantry,
  sideOf,
  TERRAINS,
  type Hexside,
  type Nation,
  type Side,
} from '@/lib/games/nach-paris/units';
import { MAX_HEXES, MAX_STEPS } from '@/lib/sheet/schema';

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
  /** MF of entering each hex and of crossing each hexside, breaks aside */
  readonly costs: Charges;
  /** by slot of the grid, the price of crossing a hexside that no line may cross; 0 for the others */
  readonly walls: Int32Array;
  /** FREE, ZOC or SHUT by hex: what hexBreak says, for searches */
  readonly bars: Uint8Array;
  /** what keeps a line out of a hex; undefined where it may run */
  readonly hexBreak: (hex: number) => LineBreak | undefined;
  /** what keeps a line from crossing from a hex in a direction */
  readonly sideBreak: (hex: number, direction: Direction) => LineBreak | undefined;
}

export const FREE = 0;
const ZOC = 1;
const SHUT = 2;

/**
 * A ZOC, which a friend cancels, is no class of break: it is weighed against the way. A ZOC on a short line tells more
 * than a line that keeps clear of it and is longer by so many MF.
 */
export const ZOC_PRICE = 1_000;
/** What a step can break at once: a hexside, and the hex behind it. */
const BREAKS_PER_STEP = 2;
/** The price of breaks that no friend can cancel: a way takes every ZOC first. */
export const [BREACH] = breachPrices(dearestWay(MAX_HEXES, DEAREST_STEP + ZOC_PRICE), BREAKS_PER_STEP * MAX_STEPS);

/** MF that a line pays for crossing a hexside; undefined where it may not (13.1.4, 7.2.1). */
const crossing = (hexside: Hexside): number | undefined =>
  hexside === 'deep-forest' || hexside === 'mountain-range' ? undefined : sideCost(hexside, 'normal');

/** By their places in TERRAINS and HEXSIDES: MF of entering and of crossing, and the price of crossing all the same. */
const ENTERING = TERRAINS.map((terrain) => hexCost(terrain) ?? 0);
const CROSSING = HEXSIDES.map((hexside) => crossing(hexside) ?? 0);
const WALLS = HEXSIDES.map((hexside) => (crossing(hexside) === undefined ? BREACH : 0));

/** What the lines of all nations of a side meet alike. */
interface SideGround extends Pick<Ground, 'costs' | 'walls'> {
  readonly bars: Uint8Array;
}

/** Prepares the grounds of a sheet's nations: what they have in common is worked out once. */
export function lineGrounds(view: SheetView): (nation: Nation) => Ground {
  const costs = { node: lookUp(view.terrain, ENTERING), line: lookUp(view.sides, CROSSING) };
  const walls = lookUp(view.sides, WALLS);
  const common = oncePerKey((side: Side): SideGround => ({ costs, walls, bars: sideBars(view, side) }));
  return oncePerKey((nation: Nation) => nationGround(view, nation, common(sideOf(nation))));
}

/** The ground for the lines of one nation: friends of that nation cancel enemy ZOC in their hexes (13.1.4). */
export const lineGround = (view: SheetView, nation: Nation): Ground => lineGrounds(view)(nation);

function nationGround(view: SheetView, nation: Nation, common: SideGround): Ground {
  const bars = common.bars.slice();
  for (const unit of view.units) if (cancelsZoc(unit, nation) && bars[unit.at] === ZOC) bars[unit.at] = FREE;
  return {
    ...common,
    view,
    nation,
    bars,
    hexBreak: (hex) => (bars[hex] === FREE ? undefined : breakOf(view, nation, hex)),
    sideBreak: (hex, direction) => {
      const hexside = view.sideAt(hex, direction);
      if (crossing(hexside) !== undefined) return undefined;
      const rule = sideCost(hexside, 'normal') === undefined ? '7.2.1' : '13.1.4';
      return { kind: 'side', rule, hex: at(view.neighbours, hex * 6 + direction), from: hex };
    },
  };
}

/** Whether a unit cancels enemy ZOC in its hex for the lines of a nation. */
export const cancelsZoc = (unit: PlacedUnit, nation: Nation): boolean =>
  unit.nation === nation && (isInfantry(unit.kind) || unit.kind === 'cav');

/** FREE, ZOC or SHUT by hex for a side, friends aside. */
function sideBars(view: SheetView, side: Side): Uint8Array {
  const zoc = view.zoc[enemyOf(side)];
  const bars = view.terrain.map((terrain, hex) =>
    hexCost(TERRAINS[terrain] ?? 'clear') === undefined ? SHUT : zoc[hex]?.length ? ZOC : FREE,
  );
  for (const { at: hex, side: owner } of view.units) if (owner !== side) bars[hex] = SHUT;
  for (const { hex, fort, side: owner } of view.forts) if (owner !== side && fort.active) bars[hex] = SHUT;
  if (side === 'allied')
    view.cells.forEach((cell, hex) => {
      if (cell?.zone) bars[hex] = SHUT;
    });
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
