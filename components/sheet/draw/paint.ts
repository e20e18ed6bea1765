import { drawBorders, drawGround, drawNames, drawSides } from '@/components/sheet/draw/ground';
import type { Inks } from '@/components/sheet/draw/inks';
import { fill, outline, shownIn, stroke, type Pen } from '@/components/sheet/draw/pen';
import { drawCamps, drawPlaces } from '@/components/sheet/draw/places';
import { drawRails } from '@/components/sheet/draw/rails';
import { drawDraft, drawTints, drawTraced, type Traced } from '@/components/sheet/draw/traced';
import { drawUnits } from '@/components/sheet/draw/units';
import { drawControl, drawZoc, type Layers } from '@/components/sheet/draw/zoc';
import { centerOf, sideOfHex, type Edge, type Layout } from '@/components/sheet/geometry';
import type { Size, View } from '@/components/map/view';
import type { SheetView } from '@/lib/games/nach-paris/sheet/view';

/** Everything that is drawn. */
export interface Picture {
  readonly layout: Layout;
  readonly view: SheetView;
  readonly layers: Layers;
  readonly traced: Traced;
  /** the hex under the keyboard, or the one whose panel is open */
  readonly cursor: number | undefined;
  /** the hexside that the next key or tap paints */
  readonly edge: Edge | undefined;
  /** hexes of a railway that is being laid, or the hex that something moves from */
  readonly draft: readonly number[];
}

/** Draws the part of the sheet that a view shows. */
export function paintSheet(
  ctx: CanvasRenderingContext2D,
  picture: Picture,
  inks: Inks,
  at: View,
  screen: Size,
  ratio: number,
): void {
  const { layout } = picture;
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
  ctx.fillStyle = inks.sunk;
  ctx.fillRect(0, 0, screen.width, screen.height);
  const scale = at.scale * ratio;
  ctx.setTransform(
    scale,
    0,
    0,
    scale,
    ratio * (screen.width / 2 - at.x * at.scale),
    ratio * (screen.height / 2 - at.y * at.scale),
  );
  const pen: Pen = { ctx, inks, layout, view: picture.view, scale: at.scale, shown: shownIn(layout, at, screen) };
  drawGround(pen);
  if (picture.layers.control) drawControl(pen);
  drawTints(pen, picture.traced);
  drawBorders(pen);
  drawSides(pen);
  drawRails(pen);
  drawPlaces(pen);
  drawNames(pen);
  drawCamps(pen);
  drawZoc(pen, picture.layers);
  if (picture.cursor !== undefined) drawCursor(pen, picture.cursor);
  drawUnits(pen);
  drawDraft(pen, picture.draft);
  drawTraced(pen, picture.traced);
  if (picture.edge) drawEdge(pen, picture.edge);
}

function drawCursor(pen: Pen, hex: number): void {
  const at = centerOf(pen.layout, hex);
  fill(pen, 'accent', (ctx) => outline(ctx, at, 0.95), 0.14);
  stroke(pen, 'card', { width: 6.5 }, (ctx) => outline(ctx, at, 0.93));
  stroke(pen, 'accent', { width: 3.6 }, (ctx) => outline(ctx, at, 0.93));
}

function drawEdge(pen: Pen, { hex, direction }: Edge): void {
  const { x, y } = centerOf(pen.layout, hex);
  const [a, b] = sideOfHex(direction);
  stroke(pen, 'accent', { width: 5, cap: 'round', alpha: 0.8 }, (ctx) => {
    ctx.moveTo(x + a.x * 0.96, y + a.y * 0.96);
    ctx.lineTo(x + b.x * 0.96, y + b.y * 0.96);
  });
}
