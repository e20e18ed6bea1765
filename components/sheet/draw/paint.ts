import { drawGround, drawNames, drawSides } from '@/components/sheet/draw/ground';
import { inkOf, type Inks } from '@/components/sheet/draw/inks';
import { fill, outline, shownIn, stroke, type Drawing, type Pen } from '@/components/sheet/draw/pen';
import { drawRails } from '@/components/sheet/draw/rails';
import { drawDraft, drawTints, drawTraced, type DrawnTrace } from '@/components/sheet/draw/traced';
import type { Looks } from '@/components/sheet/draw/looks';
import type { Size, View } from '@/components/map/view';
import { centerOf, type Edge, type Layout } from '@/lib/board/hex/plane';
import type { Ground } from '@/lib/sheet/sheet';

/** Everything that is drawn. */
export interface Picture {
  readonly kit: Looks & { readonly drawing: Drawing };
  readonly layout: Layout;
  readonly view: Ground;
  /** the optional parts that are on */
  readonly layers: ReadonlySet<string>;
  readonly traced: DrawnTrace;
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
  const { layout, kit, layers } = picture;
  const { drawing } = kit;
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
  ctx.fillStyle = inkOf(inks, 'sunk');
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
  const pen: Pen = {
    kit,
    ctx,
    inks,
    shape: layout,
    layout,
    view: picture.view,
    scale: at.scale,
    shown: shownIn(layout, at, screen),
  };
  drawGround(pen);
  drawing.ground?.(pen, layers);
  drawTints(pen, picture.traced);
  drawing.borders?.(pen);
  drawSides(pen);
  drawRails(pen);
  drawing.places?.(pen);
  drawNames(pen);
  drawing.over?.(pen, layers);
  if (picture.cursor !== undefined) drawCursor(pen, picture.cursor);
  drawing.units(pen);
  drawDraft(pen, picture.draft);
  drawTraced(pen, picture.traced);
  if (picture.edge) drawEdge(pen, picture.edge);
}

function drawCursor(pen: Pen, hex: number): void {
  const at = centerOf(pen.layout, hex);
  fill(pen, 'accent', () => outline(pen, at, 0.95), 0.14);
  stroke(pen, 'card', { width: 6.5 }, () => outline(pen, at, 0.93));
  stroke(pen, 'accent', { width: 3.6 }, () => outline(pen, at, 0.93));
}

function drawEdge(pen: Pen, { hex, direction }: Edge): void {
  const { x, y } = centerOf(pen.layout, hex);
  const [a, b] = pen.shape.sides[direction] ?? [];
  if (!a || !b) return;
  stroke(pen, 'accent', { width: 5, cap: 'round', alpha: 0.8 }, (ctx) => {
    ctx.moveTo(x + a.x * 0.96, y + a.y * 0.96);
    ctx.lineTo(x + b.x * 0.96, y + b.y * 0.96);
  });
}
