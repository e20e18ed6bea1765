import { inkOf } from '@/components/sheet/draw/inks';
import type { Pen } from '@/components/sheet/draw/pen';
import { toMap, type Size, type View } from '@/components/map/view';
import { APOTHEM, firstBeyond, pointOf, RADIUS } from '@/lib/board/hex/plane';

const SIZE = 11.5;
/** Breadth of the strip at the foot, and of the one at the side, in pixels. */
const STRIP = 17;
const SIDE_STRIP = STRIP + 4;
/** Room that a label needs, in pixels. */
const ROOM = { letters: 30, numbers: 22 } as const;
/** Once the hexes carry their names, the rulers are not needed. */
const NAMED_FROM = 0.96;

/**
 * While the hexes are too small for their names: the names of the columns and the numbers of the rows at the edges of
 * the screen. A map whose columns have no names has none.
 */
export function drawRulers(pen: Omit<Pen, 'shown'>, at: View, screen: Size): void {
  const { ctx, inks, layout, scale } = pen;
  const { grid, numbering, frame } = layout.map;
  if (scale >= NAMED_FROM || numbering.unruled) return;
  ctx.font = `600 ${SIZE}px sans-serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = inkOf(inks, 'card');
  ctx.globalAlpha = 0.85;
  ctx.fillRect(0, screen.height - STRIP, screen.width, STRIP);
  ctx.fillRect(0, 0, SIDE_STRIP, screen.height - STRIP);
  ctx.globalAlpha = 1;
  ctx.fillStyle = inkOf(inks, 'ink');
  const { upright } = layout;
  const foot = (text: string, mapX: number): void => {
    const x = screen.width / 2 + (mapX - at.x) * scale;
    if (x > STRIP + 14) ctx.fillText(text, x, screen.height - STRIP / 2);
  };
  const beside = (text: string, mapY: number): void => {
    const y = screen.height / 2 + (mapY - at.y) * scale;
    if (y < screen.height - STRIP - 8) ctx.fillText(text, SIDE_STRIP / 2, y);
  };
  const first = numbering.columnOrder(frame.column);
  const every = (apart: number, room: number): number => Math.ceil(room / (apart * scale));
  const columns = every(1.5 * RADIUS, upright ? ROOM.letters : ROOM.numbers);
  for (let column = 0; column < grid.columns; column += columns) {
    const { x, y } = pointOf(layout, column, 0);
    if (upright) foot(numbering.columnName(first + column), x);
    else beside(numbering.columnName(first + column), y);
  }
  const rows = every(2 * APOTHEM, upright ? ROOM.numbers : ROOM.letters);
  const edge = toMap(at, { x: STRIP, y: STRIP }, screen);
  const near = firstBeyond(layout, upright ? edge.x : edge.y);
  for (let row = 0; row < grid.rows; row += rows) {
    const { x, y } = pointOf(layout, near, row);
    if (upright) beside(String(frame.row + row), y);
    else foot(String(frame.row + row), x);
  }
}
