import type { Pen } from '@/components/sheet/draw/pen';
import { APOTHEM, centerOf, RADIUS, westernmost } from '@/components/sheet/geometry';
import { toMap, type Size, type View } from '@/components/map/view';
import { hexAt } from '@/lib/board/hex/grid';
import { columnLetters, columnIndex } from '@/lib/board/hex/letters';

const SIZE = 11.5;
const STRIP = 17;
/** Room that a label needs, in pixels. */
const ROOM = { letters: 30, numbers: 22 } as const;
/** Once the hexes carry their names, the rulers are not needed. */
const NAMED_FROM = 0.96;

/**
 * While the hexes are too small for their names: letters of the columns and numbers of the rows at the edges of the
 * screen.
 */
export function drawRulers({ ctx, inks, layout, view, scale }: Omit<Pen, 'shown'>, at: View, screen: Size): void {
  if (scale >= NAMED_FROM) return;
  const { grid } = layout;
  const { frame } = view.sheet;
  const first = columnIndex(frame.column);
  const toScreen = (x: number, y: number) => ({
    x: screen.width / 2 + (x - at.x) * scale,
    y: screen.height / 2 + (y - at.y) * scale,
  });
  const label = (text: string, x: number, y: number): void => {
    ctx.fillStyle = inks.ink;
    ctx.fillText(text, x, y);
  };
  ctx.font = `600 ${SIZE}px sans-serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = inks.card;
  ctx.globalAlpha = 0.85;
  ctx.fillRect(0, screen.height - STRIP, screen.width, STRIP);
  ctx.fillRect(0, 0, STRIP + 4, screen.height - STRIP);
  ctx.globalAlpha = 1;
  const everyColumn = Math.ceil(ROOM.letters / (1.5 * RADIUS * scale));
  for (let column = 0; column < grid.columns; column += everyColumn) {
    const { x } = toScreen(centerOf(layout, hexAt(grid, column, 0) ?? 0).x, 0);
    if (x > STRIP + 14) label(columnLetters(first + column), x, screen.height - STRIP / 2);
  }
  const everyRow = Math.ceil(ROOM.numbers / (2 * APOTHEM * scale));
  const beside = westernmost(layout, toMap(at, { x: STRIP, y: 0 }, screen).x) * grid.rows;
  for (let row = 0; row < grid.rows; row += everyRow) {
    const { y } = toScreen(0, centerOf(layout, beside + row).y);
    if (y < screen.height - STRIP - 8) label(String(frame.row + row), (STRIP + 4) / 2, y);
  }
}
