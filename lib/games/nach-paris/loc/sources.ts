import { distance } from '@/lib/board/hex/grid';
import type { Camp } from '@/lib/games/nach-paris/sheet/camps';
import type { SheetView } from '@/lib/games/nach-paris/sheet/view';
import { sideOf, type Side } from '@/lib/games/nach-paris/units';

const CAMP_RADIUS = 4;
const CAMP_STEPS = 4;
const PORT_RADIUS = 3;
const PORT_FACTOR = 2;

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
