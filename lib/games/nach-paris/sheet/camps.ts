import { ownerOf, type SheetView } from '@/lib/games/nach-paris/sheet/view';
import { sideOf, type Nation } from '@/lib/games/nach-paris/units';

/** An entrenched camp of the sheet. */
export interface Camp {
  readonly name: string;
  readonly nation: Nation;
  readonly hexes: readonly number[];
  /** false once none of its fortifications is active and an enemy INF stands in it (11.6.15) */
  readonly held: boolean;
}

/** The camps of a sheet, in the order in which their first hexes come. */
export function campsOf(view: SheetView): readonly Camp[] {
  const hexesOf = new Map<string, number[]>();
  view.cells.forEach((cell, hex) => {
    if (cell?.enc) hexesOf.set(cell.enc, [...(hexesOf.get(cell.enc) ?? []), hex]);
  });
  return [...hexesOf].map(([name, hexes]) => {
    const nation = ownerOf(view.cells[hexes[0] ?? -1]);
    const active = hexes.some((hex) => view.cells[hex]?.forts.some((fort) => fort.active));
    const taken = hexes.some((hex) =>
      view.unitsAt.get(hex)?.some((unit) => unit.kind === 'inf' && unit.side !== sideOf(nation)),
    );
    return { name, nation, hexes, held: active || !taken };
  });
}
