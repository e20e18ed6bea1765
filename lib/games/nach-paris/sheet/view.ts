import type { Graph } from '@/lib/board/graph/graph';
import { hexGraph } from '@/lib/board/hex/as-graph';
import { opposite, DIRECTIONS, type Direction, type HexGrid } from '@/lib/board/hex/grid';
import { text, type Refusal } from '@/lib/calc/evaluation';
import { fail, ok, type Result } from '@/lib/core/result';
import {
  COLUMN_COUNT,
  columnIndex,
  columnLetters,
  gridOf,
  hexesIn,
  LAST_ROW,
  sideName,
} from '@/lib/games/nach-paris/sheet/hex-names';
import { buildRails, type RailNet } from '@/lib/games/nach-paris/sheet/rails';
import type { Fort, HexInfo, Sheet, SheetUnit } from '@/lib/games/nach-paris/sheet/schema';
import { zocMap, type ZocMap } from '@/lib/games/nach-paris/sheet/zoc';
import {
  HEXSIDES,
  sideOf,
  TERRAINS,
  type Hexside,
  type Nation,
  type Side,
  type Terrain,
} from '@/lib/games/nach-paris/units';

/** A unit of the sheet in its hex. */
export interface PlacedUnit extends SheetUnit {
  /** index of its hex */
  readonly at: number;
  readonly side: Side;
}

/** What a unit of a sheet is called: by its name, else by its type and the number that the sheet gave it, "INF 3". */
export const sheetUnitName = ({ name, id, kind }: Pick<SheetUnit, 'name' | 'id' | 'kind'>): string =>
  name || id.replace(/^u(?=\d+$)/, `${kind.toUpperCase()}\u00a0`);

/** A fortification in its hex, destroyed ones included. */
export interface PlacedFort {
  readonly hex: number;
  /** its place in the list of the hex */
  readonly order: number;
  readonly fort: Fort;
  readonly owner: Nation;
  readonly side: Side;
}

/** A sheet indexed for searches: hexes are numbers, directions are those of lib/board/hexes (0 is north). */
export interface SheetGround {
  readonly sheet: Sheet;
  readonly grid: HexGrid;
  /** name of each hex, and back */
  readonly names: readonly string[];
  readonly index: ReadonlyMap<string, number>;
  /** the grid as a graph, for searches */
  readonly graph: Graph;
  /** neighbour of hex h in direction d at h * 6 + d; -1 beyond the edge */
  readonly neighbours: Int32Array;
  /** index into TERRAINS by hex */
  readonly terrain: Uint8Array;
  /** index into HEXSIDES at hex * 6 + direction, the same from both hexes */
  readonly sides: Uint8Array;
  /** what was painted in each hex; undefined where nothing was */
  readonly cells: readonly (HexInfo | undefined)[];
  readonly units: readonly PlacedUnit[];
  readonly unitsAt: ReadonlyMap<number, readonly PlacedUnit[]>;
  readonly forts: readonly PlacedFort[];
  readonly fortsAt: ReadonlyMap<number, readonly PlacedFort[]>;
  readonly terrainAt: (hex: number) => Terrain;
  readonly sideAt: (hex: number, direction: Direction) => Hexside;
}

/** An opened sheet: the ground with zones of control, rail control and railways. */
export interface SheetView extends SheetGround {
  /** by side, who of it exerts a ZOC in each hex */
  readonly zoc: Readonly<Record<Side, ZocMap>>;
  /** side that controls the railways of each hex */
  readonly control: readonly Side[];
  readonly rails: RailNet;
}

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

const refused = (field: string, given: unknown, key: string, params: Readonly<Record<string, string | number>> = {}) =>
  fail({
    code: 'invalid-input',
    field: `sheet.${field}`,
    given,
    text: text(`sheet.refused.${key}`, params),
  } satisfies Refusal);

/**
 * Indexes a sheet, once for an evaluation. Refused with the field: names outside the frame, hexes that are no
 * neighbours, hexsides named in the wrong order, and ids given twice.
 */
export function openSheet(sheet: Sheet): Result<SheetView, Refusal> {
  const { column, row, columns, rows } = sheet.frame;
  if (columnIndex(column) + columns > COLUMN_COUNT) return refused('frame.column', column, 'columns', { column });
  if (row + rows - 1 > LAST_ROW) return refused('frame.row', row, 'rows', { row, last: LAST_ROW });
  const layout = layoutOf(sheet);
  const fault = faultOf(sheet, layout);
  if (fault) return fault;
  const ground = groundOf(sheet, layout);
  return ok({
    ...ground,
    zoc: { german: zocMap(ground, 'german'), allied: zocMap(ground, 'allied') },
    control: ground.names.map((_, hex) => controlOf(ground, hex)),
    rails: buildRails(sheet.rails, sheet.oneWay, ground.index),
  });
}

type Layout = Pick<SheetGround, 'grid' | 'graph' | 'names' | 'index' | 'neighbours'>;

function layoutOf({ frame }: Sheet): Layout {
  const grid = gridOf(frame);
  const first = columnIndex(frame.column);
  const names: string[] = [];
  for (let column = 0; column < grid.columns; column++) {
    const letters = columnLetters(first + column);
    for (let row = 0; row < grid.rows; row++) names.push(`${letters}${frame.row + row}`);
  }
  const graph = hexGraph(grid);
  return { grid, graph, names, index: new Map(names.map((name, hex) => [name, hex])), neighbours: graph.to };
}

/** The direction between two hexes by index; undefined when they are no neighbours. */
export const directionOf = (
  { neighbours }: Pick<SheetGround, 'neighbours'>,
  from: number,
  to: number,
): Direction | undefined => DIRECTIONS.find((direction) => neighbours[from * 6 + direction] === to);

type Fault = ReturnType<typeof refused> | undefined;

/** The first thing of a sheet that cannot be. */
function faultOf(sheet: Sheet, layout: Layout): Fault {
  for (const fault of faults(sheet, layout)) if (fault) return fault;
  return undefined;
}

/** What is wrong with each thing of a sheet that names hexes; undefined for one that is sound. */
function* faults({ hexes, sides, rails, oneWay, units, phase }: Sheet, layout: Layout): Generator<Fault> {
  const { index, names } = layout;
  const outside = (field: string, name: string): Fault =>
    index.has(name)
      ? undefined
      : refused(field, name, 'outside', { hex: name, first: names[0] ?? '', last: names.at(-1) ?? '' });
  const apart = (field: string, a: string, b: string): Fault => {
    const areNeighbours = () => directionOf(layout, index.get(a) ?? -1, index.get(b) ?? -1) !== undefined;
    return (
      outside(field, a) ??
      outside(field, b) ??
      (areNeighbours() ? undefined : refused(field, `${a}/${b}`, 'apart', { a, b }))
    );
  };
  const misnamed = (field: string, side: string): Fault => {
    const [a = '', b = ''] = hexesIn(side);
    const right = sideName(a, b);
    return apart(field, a, b) ?? (side === right ? undefined : refused(field, side, 'order', { side, right }));
  };
  for (const name of Object.keys(hexes)) yield outside(`hexes.${name}`, name);
  for (const side of Object.keys(sides)) yield misnamed(`sides.${side}`, side);
  for (const [i, { a, b }] of rails.entries()) yield apart(`rails.${i}`, a, b);
  for (const [i, { hex, a, b }] of oneWay.entries()) yield apart(`oneWay.${i}`, hex, a) ?? apart(`oneWay.${i}`, hex, b);
  const ids = new Set<string>();
  for (const [i, { id, hex }] of units.entries()) {
    yield outside(`units.${i}.hex`, hex) ?? (ids.has(id) ? refused(`units.${i}.id`, id, 'twice', { id }) : undefined);
    ids.add(id);
  }
  for (const place of Object.keys(phase.transit))
    yield hexesIn(place).length > 1
      ? misnamed(`phase.transit.${place}`, place)
      : outside(`phase.transit.${place}`, place);
  for (const hex of Object.keys(phase.boarded)) yield outside(`phase.boarded.${hex}`, hex);
  for (const run of Object.keys(phase.runs)) {
    const [a = '', b = ''] = hexesIn(run);
    yield apart(`phase.runs.${run}`, a, b);
  }
}

function groupBy<T>(items: readonly T[], hexOfItem: (item: T) => number): ReadonlyMap<number, readonly T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) {
    const group = groups.get(hexOfItem(item));
    if (group) group.push(item);
    else groups.set(hexOfItem(item), [item]);
  }
  return groups;
}

function groundOf(sheet: Sheet, layout: Layout): SheetGround {
  const { index, names } = layout;
  const hexNamed = (name: string): number => index.get(name) ?? -1;
  const cells = new Array<HexInfo | undefined>(names.length).fill(undefined);
  const terrain = new Uint8Array(names.length);
  const forts: PlacedFort[] = [];
  for (const [name, cell] of Object.entries(sheet.hexes)) {
    const hex = hexNamed(name);
    cells[hex] = cell;
    terrain[hex] = TERRAINS.indexOf(cell.terrain);
    if (cell.forts.length === 0) continue;
    const owner = ownerOf(cell);
    cell.forts.forEach((fort, order) => forts.push({ hex, order, fort, owner, side: sideOf(owner) }));
  }
  const sides = new Uint8Array(names.length * 6);
  for (const [name, kind] of Object.entries(sheet.sides)) {
    const [a = 0, b = 0] = name.split('/').map(hexNamed);
    const direction = directionOf(layout, a, b) ?? 0;
    sides[a * 6 + direction] = sides[b * 6 + opposite(direction)] = HEXSIDES.indexOf(kind);
  }
  const units = sheet.units.map((unit): PlacedUnit => ({ ...unit, at: hexNamed(unit.hex), side: sideOf(unit.nation) }));
  return {
    ...layout,
    sheet,
    cells,
    terrain,
    sides,
    units,
    unitsAt: groupBy(units, ({ at }) => at),
    forts,
    fortsAt: groupBy(forts, ({ hex }) => hex),
    terrainAt: (hex) => TERRAINS[terrain[hex] ?? 0] ?? 'clear',
    sideAt: (hex, direction) => HEXSIDES[sides[hex * 6 + direction] ?? 0] ?? 'none',
  };
}

/**
 * Who controls the railways of a hex (12.1.1, 12.1.2, 12.1.7): the marker painted there; else the Germans where they
 * stand alone, in Germany, and from GT3 in Luxembourg; else the Allies.
 */
function controlOf({ cells, unitsAt, sheet }: SheetGround, hex: number): Side {
  const cell = cells[hex];
  if (cell?.control) return cell.control;
  const units = unitsAt.get(hex) ?? [];
  if (units.length && units.every(({ side }) => side === 'german')) return 'german';
  return cell?.country === 'germany' || (cell?.country === 'luxembourg' && sheet.turn >= BELGIAN_TURN)
    ? 'german'
    : 'allied';
}
