import { all, hexIn, layRail, liftRail, paintHexes, setSide, type Edit } from '@/components/sheet/edits';
import { APOTHEM, edgeNear, hexUnder, lineBetween, type Edge, type Layout } from '@/components/sheet/geometry';
import { gradeOf, type Brushes, type Mode } from '@/components/sheet/modes';
import type { Point } from '@/components/map/view';
import type { Direction } from '@/lib/board/hex/grid';
import { same } from '@/lib/calc/same';
import type { SheetView } from '@/lib/games/nach-paris/sheet/view';

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

const namesOf = ({ names }: SheetView, hexes: readonly number[]): readonly string[] =>
  hexes.flatMap((hex) => names[hex] ?? []);

/** What the brush of a mode does to a trail. Undefined when that is nothing. */
export function paintOf(mode: Mode, brushes: Brushes, trail: Trail, view: SheetView): Edit | undefined {
  const names = namesOf(view, trail.hexes);
  switch (mode) {
    case 'terrain':
      return names.length ? paintHexes(names, { terrain: brushes.terrain }) : undefined;
    case 'places':
      return names.length ? paintHexes(names, brushes.stamp.on) : undefined;
    case 'sides':
      return trail.edges.length ? all(...trail.edges.map((edge) => sideEdit(view, edge, brushes.side))) : undefined;
    case 'rail': {
      const grade = gradeOf(brushes.rail);
      if (names.length < 2 || brushes.rail === 'structure') return undefined;
      return grade ? layRail(names, grade) : liftRail(names);
    }
    default:
      return undefined;
  }
}

function sideEdit({ names, neighbours }: SheetView, { hex, direction }: Edge, kind: Brushes['side']): Edit {
  const other = neighbours[hex * 6 + direction] ?? -1;
  return other < 0 ? (sheet) => sheet : setSide(names[hex] ?? '', names[other] ?? '', kind);
}

/** What one tap does: as the brush, but it takes off what is there already. Railways need two taps. */
export function tapOf(
  mode: Mode,
  brushes: Brushes,
  hex: number,
  edge: Edge | undefined,
  view: SheetView,
): Edit | undefined {
  const name = view.names[hex] ?? '';
  const cell = hexIn(view.sheet, name);
  switch (mode) {
    case 'terrain':
      return paintHexes([name], { terrain: cell.terrain === brushes.terrain ? 'clear' : brushes.terrain });
    case 'places': {
      const { on, off } = brushes.stamp;
      const there = Object.entries(on).every(([member, value]) => same(cell[member as keyof typeof cell], value));
      return paintHexes([name], there || (on.forts && cell.forts.length > 0) ? off : on);
    }
    case 'sides':
      return (
        edge && sideEdit(view, edge, view.sideAt(edge.hex, edge.direction) === brushes.side ? 'none' : brushes.side)
      );
    default:
      return undefined;
  }
}

/** The stretches that a point lies on, nearest first, and in which half of them; for structures. */
export function railNear(
  layout: Layout,
  view: SheetView,
  point: Point,
): { readonly place: number; readonly half: 'a' | 'b' } | undefined {
  const edge = edgeNear(layout, point);
  if (!edge) return undefined;
  const [hex, other] = [view.names[edge.hex], view.names[view.neighbours[edge.hex * 6 + edge.direction] ?? -1]];
  const place = view.sheet.rails.findIndex(({ a, b }) => (a === hex && b === other) || (a === other && b === hex));
  const rail = view.sheet.rails[place];
  return rail && { place, half: rail.a === hex ? 'a' : 'b' };
}

/** Keys around a hex: w is north, s south, and the four beside them the slanted hexsides. */
const KEYS: Readonly<Record<string, Direction>> = { KeyW: 0, KeyQ: 1, KeyA: 2, KeyS: 3, KeyD: 4, KeyE: 5 };
export const directionOfKey = (code: string): Direction | undefined => KEYS[code];
