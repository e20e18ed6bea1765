import type { NpPen } from '@/components/games/nach-paris/sheet/types';
import { fill, outline, stroke } from '@/components/sheet/draw/pen';
import { APOTHEM } from '@/lib/board/hex/plane';
import type { Point } from '@/components/map/view';
import { DIRECTIONS, type Direction } from '@/lib/board/hex/grid';
import type { Side } from '@/lib/games/nach-paris/units';

/** The optional parts of the drawing: the ZOC of each side, and who controls the railways of each hex. */
export const LAYERS = ['german', 'allied', 'control'] as const;

/** ZOC as wedges that point in from the hex where it comes from: full for the Germans, empty for the Allies. */
export function drawZoc(pen: NpPen, layers: ReadonlySet<string>): void {
  for (const side of ['german', 'allied'] as const) {
    if (!layers.has(side)) continue;
    const wedges = pen.shown.flatMap(({ hex, x, y }) =>
      sources(pen, hex, side).map((direction) => ({ x, y, direction })),
    );
    const add = (): void => wedges.forEach((wedge) => addWedge(pen, wedge, wedge.direction, side));
    fill(pen, side === 'german' ? 'german' : 'card', add, side === 'german' ? 0.75 : 1);
    stroke(pen, side, { width: 1.8 }, add);
  }
}

/** Directions from which a side's ZOC comes into a hex, each once. */
function sources({ view }: NpPen, hex: number, side: Side): readonly Direction[] {
  const from = new Set((view.zoc[side][hex] ?? []).map((projector) => projector.hex));
  return DIRECTIONS.filter((direction) => from.has(view.neighbours[hex * 6 + direction] ?? -1));
}

/** The two sides stand beside each other on a hexside, so that both can be seen. */
function addWedge({ ctx, shape }: NpPen, { x, y }: Point, direction: Direction, side: Side): void {
  const v = shape.vectors[direction] ?? { x: 0, y: 0 };
  const aside = side === 'german' ? -7 : 7;
  const [bx, by] = [x + v.x * (APOTHEM - 3) - v.y * aside, y + v.y * (APOTHEM - 3) + v.x * aside];
  ctx.moveTo(bx - v.y * 5.5, by + v.x * 5.5);
  ctx.lineTo(bx + v.y * 5.5, by - v.x * 5.5);
  ctx.lineTo(bx - v.x * 9, by - v.y * 9);
  ctx.closePath();
}

/** Who controls the railways: German hexes hatched, Allied ones tinted. */
export function drawControl(pen: NpPen): void {
  const { shown, view } = pen;
  const of = (side: Side) => shown.filter(({ hex }) => view.control[hex] === side);
  fill(pen, 'allied', () => of('allied').forEach((at) => outline(pen, at, 0.94)), 0.2);
  fill(pen, 'german', () => of('german').forEach((at) => outline(pen, at, 0.94)), 0.2);
  stroke(pen, 'german', { width: 1.4, alpha: 0.7 }, (ctx) =>
    of('german').forEach(({ x, y }) => {
      for (const shift of [-20, 0, 20]) {
        const half = (APOTHEM - Math.abs(shift) * 0.6) * 0.7;
        ctx.moveTo(x + shift - half, y + half);
        ctx.lineTo(x + shift + half, y - half);
      }
    }),
  );
}
