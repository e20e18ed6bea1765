import { APOTHEM, beside, edgeNear, hexUnder, lineBetween, type Edge, type Layout } from '@/lib/board/hex/plane';
import { all, liftRail, type Edit, type SheetEdits } from '@/lib/sheet/edits';
import type { Ground } from '@/lib/sheet/sheet';
import type { Brushes, Mode } from '@/components/sheet/kit';
import { gradeOf } from '@/components/sheet/modes';
import type { Stamp } from '@/components/sheet/types';
import type { Point } from '@/components/map/view';
import type { Compass } from '@/lib/board/hex/plane';
import { DIRECTIONS, type Direction } from '@/lib/board/hex/grid';
import { same } from '@/lib/calc/same';

/** What a brush has gone over: hexes in their order, and hexsides. */
export interface Trail {
  readonly hexes: readonly number[];
  readonly edges: readonly Edge[];
}
export const NO_TRAIL: Trail = { hexes: [], edges: [] };

/** So near to a hexside, as a share of the way to the middle, a drag paints it. */
const NEAR = 0.42;

/** The trail with what lies under another point; the same trail when that is nothing new. */
export function gone(trail: Trail, layout: Layout, mode: Mode, point: Point): Trail {
  if (mode === 'sides') {
    const edge = edgeNear(layout, point);
    if (
      !edge ||
      edge.distance > APOTHEM * NEAR ||
      trail.edges.some(({ hex, direction }) => hex === edge.hex && direction === edge.direction)
    )
      return trail;
    return { ...trail, edges: [...trail.edges, { hex: edge.hex, direction: edge.direction }] };
  }
  const hex = hexUnder(layout, point);
  const last = trail.hexes.at(-1);
  if (hex === undefined || hex === last) return trail;
  if (mode !== 'rail') return trail.hexes.includes(hex) ? trail : { ...trail, hexes: [...trail.hexes, hex] };
  // A finger that goes back takes the last stretch up again.
  if (trail.hexes.at(-2) === hex) return { ...trail, hexes: trail.hexes.slice(0, -1) };
  return { ...trail, hexes: last === undefined ? [hex] : [...trail.hexes, ...lineBetween(layout, last, hex).slice(1)] };
}

/** Points between two points, so close to each other that no hex is left out. */
export function between(from: Point, to: Point): readonly Point[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (APOTHEM / 2)));
  return Array.from({ length: steps }, (_, i) => ({
    x: from.x + ((to.x - from.x) * (i + 1)) / steps,
    y: from.y + ((to.y - from.y) * (i + 1)) / steps,
  }));
}

const namesOf = ({ names }: Ground, hexes: readonly number[]): readonly string[] =>
  hexes.flatMap((hex) => names[hex] ?? []);

/** What the brush of a mode does to a trail. Undefined when that is nothing. */
export function paintOf(edits: SheetEdits, mode: Mode, brushes: Brushes, trail: Trail, view: Ground): Edit | undefined {
  const names = namesOf(view, trail.hexes);
  switch (mode) {
    case 'terrain':
      return names.length ? edits.paintHexes(names, { terrain: brushes.terrain }) : undefined;
    case 'places':
      return names.length ? edits.paintHexes(names, brushes.stamp.on) : undefined;
    case 'sides':
      return trail.edges.length
        ? all(...trail.edges.map((edge) => sideEdit(edits, view, edge, brushes.side)))
        : undefined;
    case 'rail': {
      const grade = gradeOf(brushes.rail);
      if (names.length < 2 || brushes.rail === 'structure') return undefined;
      return grade ? edits.layRail(names, grade) : liftRail(names);
    }
    default:
      return undefined;
  }
}

function sideEdit(edits: SheetEdits, view: Ground, { hex, direction }: Edge, kind: string): Edit {
  const other = beside(view, hex, direction);
  return other === undefined ? (sheet) => sheet : edits.setSide(view.names[hex] ?? '', view.names[other] ?? '', kind);
}

/** What one tap does: as the brush, but it takes off what is there already. Railways need two taps. */
export function tapOf(
  edits: SheetEdits,
  mode: Mode,
  brushes: Brushes,
  hex: number,
  edge: Edge | undefined,
  view: Ground,
): Edit | undefined {
  const name = view.names[hex] ?? '';
  const cell = edits.hexIn(view.sheet, name);
  switch (mode) {
    case 'terrain': {
      const { terrain } = brushes;
      return edits.paintHexes([name], { terrain: cell.terrain === terrain ? edits.blank.terrain : terrain });
    }
    case 'places':
      return edits.paintHexes([name], carries(cell, brushes.stamp) ? brushes.stamp.off : brushes.stamp.on);
    case 'sides':
      return (
        edge &&
        sideEdit(edits, view, edge, view.sideAt(edge.hex, edge.direction) === brushes.side ? 'none' : brushes.side)
      );
    default:
      return undefined;
  }
}

/** Whether a hex has what a stamp puts into it; of a list, whatever is in it. */
const carries = (cell: object, { on }: Stamp): boolean =>
  Object.entries(on).every(([member, value]) => {
    const there: unknown = (cell as Readonly<Record<string, unknown>>)[member];
    return same(there, value) || (Array.isArray(value) && Array.isArray(there) && there.length > 0);
  });

/** The stretches that a point lies on, nearest first, and in which half of them; for structures. */
export function railNear(
  layout: Layout,
  view: Ground,
  point: Point,
): { readonly place: number; readonly half: 'a' | 'b' } | undefined {
  const edge = edgeNear(layout, point);
  if (!edge) return undefined;
  const [hex, other] = [view.names[edge.hex], view.names[beside(view, edge.hex, edge.direction) ?? -1]];
  const place = view.sheet.rails.findIndex(({ a, b }) => (a === hex && b === other) || (a === other && b === hex));
  const rail = view.sheet.rails[place];
  return rail && { place, half: rail.a === hex ? 'a' : 'b' };
}

/** Keys around a hex, as they lie around S on the keyboard. */
const KEYS: Readonly<Record<string, readonly Compass[]>> = {
  KeyW: ['n'],
  KeyQ: ['nw'],
  KeyA: ['sw', 'w'],
  KeyS: ['s', 'sw'],
  KeyD: ['se', 'e'],
  KeyE: ['ne'],
  KeyX: ['se'],
};
/** The direction of a key, where hexes lie so. */
export function directionOfKey({ compass }: Pick<Layout, 'compass'>, code: string): Direction | undefined {
  const upright = compass.includes('n');
  const wanted = KEYS[code]?.[upright ? 0 : KEYS[code].length - 1];
  return DIRECTIONS.find((direction) => compass[direction] === wanted && !(upright && code === 'KeyX'));
}
