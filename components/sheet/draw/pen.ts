import type { LineStyle, Looks } from '@/components/sheet/draw/looks';
import type { SheetTypes } from '@/components/sheet/types';
import { type Ink, inkOf, type Inks } from '@/components/sheet/draw/inks';
import { toMap, type Point, type Size, type View } from '@/components/map/view';
import { hexesWithin, type Layout, type Shape } from '@/lib/board/hex/plane';

/** Letters smaller than this on the screen, in pixels, are not drawn. */
export const LEGIBLE = 11;

/** What anything is drawn with: where, in which colours, and how the hexes lie. */
export interface Tools {
  readonly ctx: CanvasRenderingContext2D;
  readonly inks: Inks;
  readonly shape: Shape;
}

/** What every part of the drawing works with. Lengths are in units of the map. */
export interface Pen<G extends SheetTypes = SheetTypes> extends Tools {
  readonly kit: Looks<G>;
  readonly layout: Layout;
  readonly view: G['view'];
  /** pixels of the screen per unit of the map */
  readonly scale: number;
  /** the hexes on the screen, with their middles */
  readonly shown: readonly (Point & { readonly hex: number })[];
}

/** What a game draws beyond terrain, hexsides and railways, from the lowest to the highest; each part may be absent. */
export interface Drawing<G extends SheetTypes = SheetTypes> {
  /** over the ground and under everything else; with the layers that are on */
  ground?(pen: Pen<G>, layers: ReadonlySet<string>): void;
  borders?(pen: Pen<G>): void;
  places?(pen: Pen<G>): void;
  /** over the names of the hexes */
  over?(pen: Pen<G>, layers: ReadonlySet<string>): void;
  units(pen: Pen<G>): void;
}

/** The hexes that a view of the map shows, at least in part. */
export const shownIn = (layout: Layout, view: View, screen: Size): Pen['shown'] =>
  hexesWithin(layout, toMap(view, { x: 0, y: 0 }, screen), toMap(view, { x: screen.width, y: screen.height }, screen));

/** Adds the outline of a hex to the path, drawn in by a share of its size. */
export function outline({ ctx, shape }: Tools, { x, y }: Point, share = 1): void {
  shape.corners.forEach((corner, i) => {
    if (i === 0) ctx.moveTo(x + corner.x * share, y + corner.y * share);
    else ctx.lineTo(x + corner.x * share, y + corner.y * share);
  });
  ctx.closePath();
}

/** Strokes what `add` puts into the path. */
export function stroke(
  { ctx, inks }: Pick<Tools, 'ctx' | 'inks'>,
  ink: Ink,
  { width, dash = [], cap = 'butt', alpha = 1 }: LineStyle,
  add: (ctx: CanvasRenderingContext2D) => void,
): void {
  ctx.strokeStyle = inkOf(inks, ink);
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
export function fill(
  { ctx, inks }: Pick<Tools, 'ctx' | 'inks'>,
  ink: Ink,
  add: (ctx: CanvasRenderingContext2D) => void,
  alpha = 1,
): void {
  ctx.fillStyle = inkOf(inks, ink);
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

interface Scaled {
  readonly scale: number;
}

/** Whether letters of a size can be read at the scale of the drawing. */
export const isLegible = ({ scale }: Scaled, size: number): boolean => size * scale >= LEGIBLE - 0.01;

/** Writes a text about a point, unless it would be too small to read. Tells whether it was written. */
export function write(
  pen: Scaled & Pick<Tools, 'ctx' | 'inks'>,
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
    ctx.strokeStyle = inkOf(inks, halo);
    ctx.lineWidth = size / 4;
    ctx.lineJoin = 'round';
    ctx.strokeText(text, x, y);
  }
  ctx.fillStyle = inkOf(inks, ink);
  ctx.fillText(text, x, y);
  return true;
}

let font: string | undefined;
/** The page's own letters, asked for once. */
const getFont = (): string => (font ??= getComputedStyle(document.body).fontFamily || 'sans-serif');
