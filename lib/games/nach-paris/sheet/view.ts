import type { Refusal } from '@/lib/calc/evaluation';
import { oncePer } from '@/lib/core/once';
import { ok, type Result } from '@/lib/core/result';
import type { Sized } from '@/lib/games/nach-paris/sizes';
import { SHEETS } from '@/lib/games/nach-paris/sheet/kind';
import {
  isLow,
  type Fort,
  type HexInfo,
  type RailStretch,
  type Sheet,
  type SheetUnit,
} from '@/lib/games/nach-paris/sheet/schema';
import { zocMap, type ZocMap } from '@/lib/games/nach-paris/sheet/zoc';
import { sideOf, type Nation, type Side } from '@/lib/games/nach-paris/units';
import { groupBy, openGround } from '@/lib/sheet/open';
import type { RailNet } from '@/lib/sheet/rails';
import type { Ground } from '@/lib/sheet/sheet';

/** A unit of the sheet in its hex. */
export interface PlacedUnit extends SheetUnit {
  /** index of its hex */
  readonly at: number;
  readonly side: Side;
}

/** What a unit of a sheet is called: by its name, else by its type and the number that the sheet gave it, "INF 3". */
export const sheetUnitName = ({ name, id, kind }: Pick<SheetUnit, 'name' | 'id' | 'kind'>): string =>
  name || id.replace(/^u(?=\d+$)/, `${kind.toUpperCase()}\u00a0`);

/** A unit of the sheet with its size. */
export const sized = (unit: SheetUnit): Sized => ({
  kind: unit.kind,
  steps: unit.steps,
  lost: unit.lost,
  who: sheetUnitName(unit),
});

/** A fortification in its hex, destroyed ones included. */
export interface PlacedFort {
  readonly hex: number;
  /** its place in the list of the hex */
  readonly order: number;
  readonly fort: Fort;
  readonly owner: Nation;
  readonly side: Side;
}

/** A sheet indexed for searches, with its fortifications; direction 0 is north. */
export interface SheetGround extends Ground<Sheet, PlacedUnit> {
  readonly forts: readonly PlacedFort[];
  readonly fortsAt: ReadonlyMap<number, readonly PlacedFort[]>;
}

/** The railways, each of them high or low capacity. */
export interface Railways extends RailNet<RailStretch> {
  /** 1 for an LCR stretch, 0 for an HCR */
  readonly low: Uint8Array;
}

/** An opened sheet: the ground with zones of control, rail control and railways. */
export interface SheetView extends SheetGround {
  /** by side, who of it exerts a ZOC in each hex */
  readonly zoc: Readonly<Record<Side, ZocMap>>;
  /** side that controls the railways of each hex */
  readonly control: readonly Side[];
  readonly rails: Railways;
}

/** Least steps of a unit that takes the railway of a hex (12.1.3). */
const TAKING_STEPS = 2;

/** Whether a unit takes the railways of the hexes that it enters: INF or CAV of two steps and more (12.1.3). */
export const takesRailways = ({ kind, steps }: Pick<SheetUnit, 'kind' | 'steps'>): boolean =>
  (kind === 'inf' || kind === 'cav') && steps >= TAKING_STEPS;

const BELGIAN_TURN = 3;
const NATION_OF: Readonly<Partial<Record<HexInfo['country'], Nation>>> = {
  germany: 'germany',
  france: 'france',
  belgium: 'belgium',
};

/** Whose fortifications stand in a hex: as painted, else the country's, else French. */
export const ownerOf = (cell: HexInfo | undefined): Nation =>
  cell?.owner ?? NATION_OF[cell?.country ?? 'none'] ?? 'france';

export const enemyOf = (side: Side): Side => (side === 'german' ? 'allied' : 'german');

/** Indexes a sheet, once as long as it does not change; refused as `openGround` says. */
export const openSheet: (sheet: Sheet) => Result<SheetView, Refusal> = oncePer((sheet: Sheet) => {
  const opened = openGround(SHEETS, sheet);
  return opened.ok ? ok(viewOf(opened.value)) : opened;
});

function viewOf(found: Ground<Sheet, PlacedUnit>): SheetView {
  const forts = fortsOf(found);
  const ground: SheetGround = { ...found, forts, fortsAt: groupBy(forts, ({ hex }) => hex) };
  return {
    ...ground,
    zoc: { german: zocMap(ground, 'german'), allied: zocMap(ground, 'allied') },
    control: ground.names.map((_, hex) => controlOf(ground, hex)),
    rails: { ...found.rails, low: new Uint8Array(found.rails.stretches.map(({ grade }) => Number(isLow(grade)))) },
  };
}

/** The fortifications in the order in which their hexes were painted. */
function fortsOf({ sheet, index }: Ground<Sheet, PlacedUnit>): readonly PlacedFort[] {
  const fortified = Object.keys(sheet.hexes).filter((name) => sheet.hexes[name]?.forts.length);
  return fortified.flatMap((name) => {
    const cell = sheet.hexes[name];
    if (!cell) return [];
    const owner = ownerOf(cell);
    const hex = index.get(name) ?? -1;
    return cell.forts.map((fort, order): PlacedFort => ({ hex, order, fort, owner, side: sideOf(owner) }));
  });
}

/**
 * Who controls the railways of a hex (12.1.1 to 12.1.3, 12.1.7): the marker painted there; else the Germans where they
 * stand alone with a unit that takes railways, in Germany, and from GT3 in Luxembourg; else the Allies.
 */
function controlOf({ cells, unitsAt, sheet }: SheetGround, hex: number): Side {
  const cell = cells[hex];
  if (cell?.control) return cell.control;
  const units = unitsAt.get(hex) ?? [];
  if (units.some(takesRailways) && units.every(({ side }) => side === 'german')) return 'german';
  return cell?.country === 'germany' || (cell?.country === 'luxembourg' && sheet.turn >= BELGIAN_TURN)
    ? 'german'
    : 'allied';
}
