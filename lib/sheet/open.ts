import { opposite, DIRECTIONS } from '@/lib/board/hex/grid';
import { directionOf, frameFault, hexMap, sideName, type HexMap } from '@/lib/board/hex/numbering';
import { text, type Refusal } from '@/lib/calc/evaluation';
import { fail, ok, type Result } from '@/lib/core/result';
import { hexesIn } from '@/lib/sheet/places';
import { buildRails } from '@/lib/sheet/rails';
import { MAX_BETWEEN } from '@/lib/sheet/schema';
import type {
  AnySheet,
  Fault,
  Ground,
  HexOf,
  NameChecks,
  Placed,
  RailStretch,
  SheetKind,
  SheetUnit,
  SideOf,
  TerrainOf,
} from '@/lib/sheet/sheet';

const refused = (
  field: string,
  given: unknown,
  key: string,
  params: Readonly<Record<string, string | number>> = {},
): Refusal => ({ code: 'invalid-input', field: `sheet.${field}`, given, text: text(`sheet.refused.${key}`, params) });

/**
 * Indexes a sheet. Refused with the field: names outside the frame, hexes that are no neighbours, hexsides named in the
 * wrong order, and ids given twice.
 */
export function openGround<Sheet extends AnySheet, Unit extends Placed>(
  kind: SheetKind<Sheet, Unit>,
  sheet: Sheet,
): Result<Ground<Sheet, Unit>, Refusal> {
  const { column, row } = sheet.frame;
  const beyond = frameFault(kind.numbering, sheet.frame);
  if (beyond === 'columns') return fail(refused('frame.column', column, 'columns', { column }));
  if (beyond === 'rows') return fail(refused('frame.row', row, 'rows', { row, last: kind.numbering.rows.last }));
  const map = hexMap(kind.numbering, sheet.frame);
  const fault = faultIn(kind, sheet, map);
  return fault ? fail(fault) : ok(groundOf(kind, sheet, map));
}

/** The line between two hexes in the graph of their map; undefined where they are no neighbours or none of the map. */
function lineBetween(map: HexMap, a: string, b: string): number | undefined {
  const [from, to] = [map.index.get(a), map.index.get(b)];
  const direction = from === undefined || to === undefined ? undefined : directionOf(map, from, to);
  return from === undefined || direction === undefined ? undefined : map.graph.line[from * 6 + direction];
}

function checksOf(map: HexMap): NameChecks {
  const { index, names, numbering } = map;
  const hex = (field: string, name: string): Fault =>
    index.has(name)
      ? undefined
      : refused(field, name, 'outside', { hex: name, first: names[0] ?? '', last: names.at(-1) ?? '' });
  const neighbours = (field: string, a: string, b: string): Fault => {
    const touch = lineBetween(map, a, b) !== undefined;
    return touch ? undefined : (hex(field, a) ?? hex(field, b) ?? refused(field, `${a}/${b}`, 'apart', { a, b }));
  };
  const side = (field: string, name: string): Fault => {
    const [a = '', b = ''] = hexesIn(name);
    const right = sideName(numbering, a, b);
    return (
      neighbours(field, a, b) ?? (name === right ? undefined : refused(field, name, 'order', { side: name, right }))
    );
  };
  return { hex, neighbours, side };
}

/** The first thing of a list that is wrong: what is wrong with it. */
function firstFault<Thing>(things: readonly Thing[], faultOf: (thing: Thing, at: number) => Fault): Fault {
  for (let at = 0; at < things.length; at++) {
    const fault = faultOf(things[at] as Thing, at);
    if (fault) return fault;
  }
  return undefined;
}

/**
 * What is wrong with the first thing of a sheet that names a hex and is not sound. A sheet has thousands of them: what
 * the field of one is called is put together only for one that is wrong.
 */
function faultIn<Sheet extends AnySheet>(kind: Pick<SheetKind<Sheet>, 'faults'>, sheet: Sheet, map: HexMap): Fault {
  const checks = checksOf(map);
  const { index, graph } = map;
  const { hexes, sides, rails, oneWay, units } = sheet;
  const between = new Uint16Array(graph.lines);
  const ids = new Set<string>();
  const laid = ({ a, b }: RailStretch, at: number): Fault => {
    const line = lineBetween(map, a, b);
    if (line === undefined) return checks.neighbours(`rails.${at}`, a, b);
    const count = (between[line] ?? 0) + 1;
    between[line] = count;
    if (count <= MAX_BETWEEN) return undefined;
    return refused(`rails.${at}`, a < b ? `${a}/${b}` : `${b}/${a}`, 'crowded', { a, b, most: MAX_BETWEEN });
  };
  const twice = ({ id }: SheetUnit, at: number): Fault => {
    if (ids.has(id)) return refused(`units.${at}.id`, id, 'twice', { id });
    ids.add(id);
    return undefined;
  };
  return (
    firstFault(Object.keys(hexes), (name) => (index.has(name) ? undefined : checks.hex(`hexes.${name}`, name))) ??
    firstFault(Object.keys(sides), (side) => checks.side(`sides.${side}`, side)) ??
    firstFault(rails, laid) ??
    firstFault(
      oneWay,
      ({ hex, a, b }, at) => checks.neighbours(`oneWay.${at}`, hex, a) ?? checks.neighbours(`oneWay.${at}`, hex, b),
    ) ??
    firstFault(units, (unit, at) => checks.hex(`units.${at}.hex`, unit.hex) ?? twice(unit, at)) ??
    firstFault([...(kind.faults?.(sheet, checks) ?? [])], (fault) => fault)
  );
}

/** Things by their hexes, in their order. */
export function groupBy<Thing>(
  things: readonly Thing[],
  hexOf: (thing: Thing) => number,
): ReadonlyMap<number, readonly Thing[]> {
  const groups = new Map<number, Thing[]>();
  for (const thing of things) {
    const group = groups.get(hexOf(thing));
    if (group) group.push(thing);
    else groups.set(hexOf(thing), [thing]);
  }
  return groups;
}

function groundOf<Sheet extends AnySheet, Unit extends Placed>(
  { terrains, hexsides, place }: SheetKind<Sheet, Unit>,
  sheet: Sheet,
  map: HexMap,
): Ground<Sheet, Unit> {
  const { grid, names, index, neighbours, graph } = map;
  const hexNamed = (name: string): number => index.get(name) ?? -1;
  const cells = new Array<HexOf<Sheet> | undefined>(names.length).fill(undefined);
  const terrain = new Uint8Array(names.length);
  const painted = sheet.hexes as Readonly<Record<string, HexOf<Sheet>>>;
  for (const name of Object.keys(painted)) {
    const hex = hexNamed(name);
    const cell = painted[name];
    cells[hex] = cell;
    terrain[hex] = cell ? terrains.indexOf(cell.terrain) : 0;
  }
  const sides = new Uint8Array(names.length * DIRECTIONS.length);
  for (const [name, kind] of Object.entries(sheet.sides as Readonly<Record<string, SideOf<Sheet>>>)) {
    const [a = 0, b = 0] = name.split('/').map(hexNamed);
    const direction = directionOf(map, a, b) ?? 0;
    sides[a * 6 + direction] = sides[b * 6 + opposite(direction)] = hexsides.indexOf(kind);
  }
  const units = sheet.units.map((unit) => place(unit, hexNamed(unit.hex)));
  return {
    sheet,
    map,
    grid,
    names,
    index,
    neighbours,
    graph,
    cells,
    terrain,
    sides,
    units,
    unitsAt: groupBy(units, ({ at }) => at),
    rails: buildRails(sheet.rails, sheet.oneWay, index),
    terrainAt: (hex) => terrains[terrain[hex] ?? 0] as TerrainOf<Sheet>,
    sideAt: (hex, direction) => hexsides[sides[hex * 6 + direction] ?? 0] as SideOf<Sheet>,
  };
}
