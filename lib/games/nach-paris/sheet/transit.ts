import { DIRECTIONS, type Direction } from '@/lib/board/hex/grid';
import { HEXSIDE_CAPACITIES, hexCapacity } from '@/lib/games/nach-paris/tables/capacities';
import { sideName } from '@/lib/games/nach-paris/sheet/numbering';
import type { SheetView } from '@/lib/games/nach-paris/sheet/view';

/** A place whose roads carry only so many total steps in a phase. */
export interface Narrow {
  /** the hex, or the hexside as the sheet names it */
  readonly place: string;
  readonly capacity: number;
  readonly used: number;
  /** for a hexside: where it lies, and the hex beyond */
  readonly direction?: Direction;
  readonly other?: string;
}

/**
 * The narrow places on the ways into a hex: the hex itself in mountains, and the hexsides with a limit (7.3.1, 7.3.2).
 */
export function narrowsInto(view: SheetView, hex: number): readonly Narrow[] {
  const name = view.names[hex] ?? '';
  const usedAt = (place: string): number => view.sheet.phase.transit[place] ?? 0;
  const own = hexCapacity(view.terrainAt(hex));
  const sides = DIRECTIONS.flatMap((direction): readonly Narrow[] => {
    const other = view.names[view.neighbours[hex * 6 + direction] ?? -1];
    const capacity = HEXSIDE_CAPACITIES[view.sideAt(hex, direction)];
    if (other === undefined || !capacity) return [];
    const place = sideName(name, other);
    return [{ place, capacity, used: usedAt(place), direction, other }];
  });
  return [...(own === null ? [] : [{ place: name, capacity: own, used: usedAt(name) }]), ...sides];
}

/** The narrow places of the step from a hex into a neighbour. */
export const narrowsOfStep = (view: SheetView, from: number, hex: number): readonly Narrow[] =>
  narrowsInto(view, hex).filter(({ other }) => other === undefined || other === view.names[from]);

/** Every narrow place that was used in this phase, in map order. */
export function narrowsUsed(view: SheetView): readonly Narrow[] {
  const used = new Set(Object.keys(view.sheet.phase.transit));
  return used.size
    ? view.names.flatMap((_, hex) => narrowsInto(view, hex).filter(({ place }) => used.delete(place)))
    : [];
}
