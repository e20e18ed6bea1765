import { distance } from '@/lib/board/hex/grid';
import { ownerOf, type SheetView } from '@/lib/games/nach-paris/sheet/view';
import { sideOf, type Nation, type Side } from '@/lib/games/nach-paris/units';

const CAMP_RADIUS = 4;
const CAMP_STEPS = 4;
const PORT_RADIUS = 3;
const PORT_FACTOR = 2;

/** An entrenched camp of the sheet. */
export interface Camp {
  readonly name: string;
  readonly nation: Nation;
  readonly hexes: readonly number[];
  /** false once none of its fortifications is active and an enemy INF stands in it (11.6.15) */
  readonly held: boolean;
}

/** What gives a logistic line besides the railway: an entrenched camp or a port (13.1.9, 13.1.10). */
export interface Source {
  readonly kind: 'camp' | 'port';
  readonly rule: '13.1.9' | '13.1.10';
  readonly name: string;
  readonly side: Side;
  readonly hexes: readonly number[];
  readonly radius: number;
  /** Total Steps that it feeds */
  readonly capacity: number;
}

/** The camps of a sheet, in the order in which their first hexes come. */
export function campsOf(view: SheetView): readonly Camp[] {
  const hexesOf = new Map<string, number[]>();
  for (const [hex, cell] of view.cells.entries())
    if (cell?.enc) hexesOf.set(cell.enc, [...(hexesOf.get(cell.enc) ?? []), hex]);
  return [...hexesOf].map(([name, hexes]) => {
    const nation = ownerOf(view.cells[hexes[0] ?? -1]);
    const active = hexes.some((hex) => view.cells[hex]?.forts.some((fort) => fort.active));
    const taken = hexes.some((hex) =>
      view.unitsAt.get(hex)?.some((unit) => unit.kind === 'inf' && unit.side !== sideOf(nation)),
    );
    return { name, nation, hexes, held: active || !taken };
  });
}

/** The hex of Antwerp, whose port feeds nobody (18.1.5). */
export const ANTWERP = 'AG41';

/** The camps and ports that feed units, camps first. A port is its owner's while no enemy unit stands in it. */
export function sourcesOf(view: SheetView, camps: readonly Camp[]): readonly Source[] {
  const fromCamps = camps
    .filter(({ held }) => held)
    .map(({ name, nation, hexes }): Source => ({
      kind: 'camp',
      rule: '13.1.9',
      name,
      side: sideOf(nation),
      hexes,
      radius: CAMP_RADIUS,
      capacity: CAMP_STEPS * hexes.length,
    }));
  const fromPorts = [...view.cells.entries()].flatMap(([hex, cell]): readonly Source[] => {
    const port = cell?.port;
    if (!port || view.names[hex] === ANTWERP || view.unitsAt.get(hex)?.some(({ side }) => side !== port.owner))
      return [];
    return [
      {
        kind: 'port',
        rule: '13.1.10',
        name: view.names[hex] ?? '',
        side: port.owner,
        hexes: [hex],
        radius: PORT_RADIUS,
        capacity: PORT_FACTOR * port.capacity,
      },
    ];
  });
  return [...fromCamps, ...fromPorts];
}

/** Whether a hex lies within the radius of a source, counted from the nearest of its hexes. */
export const isNear = (view: SheetView, { hexes, radius }: Source, hex: number): boolean =>
  hexes.some((from) => distance(view.grid, from, hex) <= radius);
