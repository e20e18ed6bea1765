import { APOTHEM, centerOf, CORNERS, RADIUS, type Layout } from '@/components/sheet/geometry';
import type { Ink, Inks } from '@/components/sheet/draw/inks';
import { toMap, type Point, type Size, type View } from '@/components/map/view';
import { hexAt } from '@/lib/board/hex/grid';
import type { SheetView } from '@/lib/games/nach-paris/sheet/view';

/** Letters smaller than this on the screen, in pixels, are not drawn. */
export const LEGIBLE = 11;

/** What every part of the drawing works with. Lengths are in units of the map. */
export interface Pen {
  readonly ctx: CanvasRenderingContext2D;
  readonly inks: Inks;
  readonly layout: Layout;
  readonly view: SheetView;
  /** pixels of the screen per unit of the map */
  readonly scale: number;
  /** the hexes on the screen, with their middles */
  readonly shown: readonly (Point & { readonly hex: number })[];
}

/** The hexes that a view of the map shows, at least in part. */
export function shownIn(layout: Layout, view: View, screen: Size): Pen['shown'] {
  const { grid, size } = layout;
  const [from, to] = [toMap(view, { x: 0, y: 0 }, screen), toMap(view, { x: screen.width, y: screen.height }, screen)];
  const found: (Point & { hex: number })[] = [];
  for (let column = 0; column < grid.columns; column++) {
    const top = centerOf(layout, hexAt(grid, column, grid.rows - 1) ?? 0);
    if (top.x + RADIUS < from.x || top.x - RADIUS > to.x) continue;
    const last = Math.min(grid.rows - 1, grid.rows - 1 - Math.floor((from.y - APOTHEM - top.y) / (2 * APOTHEM)));
    const first = Math.max(
      0,
      grid.rows - 1 - Math.ceil((Math.min(to.y, size.height) + APOTHEM - top.y) / (2 * APOTHEM)),
    );
    for (let row = first; row <= last; row++)
      found.push({ hex: column * grid.rows + row, x: top.x, y: top.y + 2 * APOTHEM * (grid.rows - 1 - row) });
  }
  return found;
}

/** Adds the outline of a hex to the path, drawn in by a share of its size. */
export function outline(ctx: CanvasRenderingContext2D, { x, y }: Point, share = 1): void {
  CORNERS.forEach((corner, i) => {
    if (i === 0) ctx.moveTo(x + corner.x * share, y + corner.y * share);
    else ctx.lineTo(x + corner.x * share, y + corner.y * share);
  });
  ctx.closePath();
}

export interface Line {
  readonly width: number;
  readonly dash?: readonly number[];
  readonly cap?: CanvasLineCap;
  readonly alpha?: number;
}

type Tools = Pick<Pen, 'ctx' | 'inks'>;

/** Strokes what `add` puts into the path. */
export function stroke(
  { ctx, inks }: Tools,
  ink: Ink,
  { width, dash = [], cap = 'butt', alpha = 1 }: Line,
  add: (ctx: CanvasRenderingContext2D) => void,
): void {
  ctx.strokeStyle = inks[ink];
  ctx.lineWidth = width;
  ctx.lineCap = cap;
  ctx.lineJoin = 'round';
  ctx.globalAlpha = alpha;
  ctx.setLineDash([...dash]);
  ctx.beginPath();
  add(ctx);
  ctx.stroke();
  ctx.globalAlpha = 1;
  ctx.setLineDash([]);
}

/** Fills what `add` puts into the path. */
export function fill({ ctx, inks }: Tools, ink: Ink, add: (ctx: CanvasRenderingContext2D) => void, alpha = 1): void {
  ctx.fillStyle = inks[ink];
  ctx.globalAlpha = alpha;
  ctx.beginPath();
  add(ctx);
  ctx.fill();
  ctx.globalAlpha = 1;
}

interface Lettering {
  readonly size: number;
  readonly ink?: Ink;
  readonly weight?: number;
  /** a rim of this ink, so that lines under the letters do not matter */
  readonly halo?: Ink;
}

/** Whether letters of a size can be read at the scale of the drawing. */
export const isLegible = ({ scale }: Pick<Pen, 'scale'>, size: number): boolean => size * scale >= LEGIBLE - 0.01;

/** Writes a text about a point, unless it would be too small to read. Tells whether it was written. */
export function write(
  pen: Pen,
  text: string,
  { x, y }: Point,
  { size, ink = 'ink', weight = 600, halo }: Lettering,
): boolean {
  if (!isLegible(pen, size)) return false;
  const { ctx, inks } = pen;
  ctx.font = `${weight} ${size}px ${getFont()}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  if (halo) {
    ctx.strokeStyle = inks[halo];
    ctx.lineWidth = size / 4;
    ctx.lineJoin = 'round';
    ctx.strokeText(text, x, y);
  }
  ctx.fillStyle = inks[ink];
  ctx.fillText(text, x, y);
  return true;
}

let font: string | undefined;
/** The page's own letters, asked for once. */
const getFont = (): string => (font ??= getComputedStyle(document.body).fontFamily || 'sans-serif');
