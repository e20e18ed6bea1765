import { opposite, DIRECTIONS } from '@/lib/board/hex/grid';
import { directionOf, frameFault, hexMap, sideName, type HexMap } from '@/lib/board/hex/numbering';
import { text, type Refusal } from '@/lib/calc/evaluation';
import { oncePer } from '@/lib/core/once';
import { fail, ok, type Result } from '@/lib/core/result';
import { hexesIn } from '@/lib/sheet/places';
import { buildRails, type RailNet } from '@/lib/sheet/rails';
import { MAX_BETWEEN } from '@/lib/sheet/schema';
import type {
  AnySheet,
  Fault,
  Ground,
  HexOf,
  NameChecks,
  Placed,
  RailStretch,
  SheetHex,
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
  const { numbering, terrains, hexsides } = kind;
  const { column, row } = sheet.frame;
  const beyond = frameFault(numbering, sheet.frame);
  if (beyond === 'columns') return fail(refused('frame.column', column, 'columns', { column }));
  if (beyond === 'rows') return fail(refused('frame.row', row, 'rows', { row, last: numbering.rows.last }));
  const map = hexMap(numbering, sheet.frame);
  const layers = layersOf(terrains)(hexsides)(map);
  const painted = layers.painted(sheet.hexes);
  if (!painted.ok) return painted;
  const edged = layers.edged(sheet.sides);
  if (!edged.ok) return edged;
  const laid = layers.laid(sheet.rails)(sheet.oneWay.length ? sheet.oneWay : NO_ONE_WAY);
  if (!laid.ok) return laid;
  const fault = unitFault(sheet, layers.checks) ?? firstFault([...(kind.faults?.(sheet, layers.checks) ?? [])], itself);
  if (fault) return fail(fault);
  const { grid, names, index, neighbours, graph } = map;
  const { cells, terrain } = painted.value as { cells: readonly (HexOf<Sheet> | undefined)[]; terrain: Uint8Array };
  const sides = edged.value;
  const units = sheet.units.map((unit) => kind.place(unit, index.get(unit.hex) ?? -1));
  return ok({
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
    rails: laid.value as RailNet<Sheet['rails'][number]>,
    terrainAt: (hex) => terrains[terrain[hex] ?? 0] as TerrainOf<Sheet>,
    sideAt: (hex, direction) => hexsides[sides[hex * 6 + direction] ?? 0] as SideOf<Sheet>,
  });
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

/** The same list for every sheet that has none. */
const NO_ONE_WAY: AnySheet['oneWay'] = [];

const itself = (fault: Fault): Fault => fault;

/**
 * What is made of the layers of a sheet, or what is wrong with the first thing of one: worked out once as long as the
 * layer and the map stay, for an edit touches one of them.
 */
const layersOf = oncePer((terrains: readonly string[]) =>
  oncePer((hexsides: readonly string[]) =>
    oncePer((map: HexMap) => {
      const checks = checksOf(map);
      return {
        checks,
        painted: oncePer((hexes: AnySheet['hexes']) => {
          const fault = firstFault(Object.keys(hexes), (name) => checks.hex(`hexes.${name}`, name));
          return fault ? fail(fault) : ok(paint(hexes, terrains, map));
        }),
        edged: oncePer((sides: AnySheet['sides']) => {
          const fault = firstFault(Object.keys(sides), (side) => checks.side(`sides.${side}`, side));
          return fault ? fail(fault) : ok(edges(sides, hexsides, map));
        }),
        laid: oncePer((rails: AnySheet['rails']) =>
          oncePer((oneWay: AnySheet['oneWay']) => {
            const fault = railFault(rails, oneWay, map, checks);
            return fault ? fail(fault) : ok(buildRails(rails, oneWay, map.index));
          }),
        ),
      };
    }),
  ),
);

function railFault(
  rails: AnySheet['rails'],
  oneWay: AnySheet['oneWay'],
  map: HexMap,
  { neighbours }: NameChecks,
): Fault {
  const between = new Uint16Array(map.graph.lines);
  const laid = ({ a, b }: RailStretch, at: number): Fault => {
    const line = lineBetween(map, a, b);
    if (line === undefined) return neighbours(`rails.${at}`, a, b);
    const count = (between[line] ?? 0) + 1;
    between[line] = count;
    if (count <= MAX_BETWEEN) return undefined;
    return refused(`rails.${at}`, a < b ? `${a}/${b}` : `${b}/${a}`, 'crowded', { a, b, most: MAX_BETWEEN });
  };
  return (
    firstFault(rails, laid) ??
    firstFault(oneWay, ({ hex, a, b }, at) => neighbours(`oneWay.${at}`, hex, a) ?? neighbours(`oneWay.${at}`, hex, b))
  );
}

function unitFault({ units }: AnySheet, { hex }: NameChecks): Fault {
  const ids = new Set<string>();
  const twice = ({ id }: SheetUnit, at: number): Fault => {
    if (ids.has(id)) return refused(`units.${at}.id`, id, 'twice', { id });
    ids.add(id);
    return undefined;
  };
  return firstFault(units, (unit, at) => hex(`units.${at}.hex`, unit.hex) ?? twice(unit, at));
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

/** What was painted in each hex, and its place in the list of terrains. */
function paint(hexes: AnySheet['hexes'], terrains: readonly string[], { names, index }: HexMap) {
  const cells = new Array<SheetHex | undefined>(names.length).fill(undefined);
  const terrain = new Uint8Array(names.length);
  for (const name of Object.keys(hexes)) {
    const hex = index.get(name) ?? -1;
    const cell = hexes[name];
    cells[hex] = cell;
    terrain[hex] = cell ? terrains.indexOf(cell.terrain) : 0;
  }
  return { cells, terrain };
}

/** The places of hexsides in their list, at hex * 6 + direction. */
function edges(painted: AnySheet['sides'], hexsides: readonly string[], map: HexMap): Uint8Array {
  const sides = new Uint8Array(map.names.length * DIRECTIONS.length);
  for (const [name, kind] of Object.entries(painted)) {
    const [a = 0, b = 0] = hexesIn(name).map((hex) => map.index.get(hex) ?? -1);
    const direction = directionOf(map, a, b) ?? 0;
    sides[a * 6 + direction] = sides[b * 6 + opposite(direction)] = hexsides.indexOf(kind);
  }
  return sides;
}
