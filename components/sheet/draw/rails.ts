import { fill, stroke, type Pen } from '@/components/sheet/draw/pen';
import type { Point } from '@/components/map/view';
import { centerOf } from '@/lib/board/hex/plane';
import type { RailStretch } from '@/lib/sheet/sheet';

/** How far lines of one hex that do not touch pass each other. */
const APART = 7;
const TICK = 5;

export interface RailLine {
  readonly rail: RailStretch;
  readonly from: Point;
  readonly to: Point;
}

/** The ends of a stretch on the plane: the middles of its hexes, moved aside for lines that pass each other. */
export function railLine({ layout, view }: Pick<Pen, 'layout' | 'view'>, rail: RailStretch): RailLine {
  const [a, b] = [centerOf(layout, view.index.get(rail.a) ?? 0), centerOf(layout, view.index.get(rail.b) ?? 0)];
  const aside = (point: Point, line: number): Point => ({ x: point.x + APART * line, y: point.y - APART * line });
  return { rail, from: aside(a, rail.lineA), to: aside(b, rail.lineB) };
}

export const along = ({ from, to }: RailLine, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** Railways with their ticks, destroyed structures and one-way connections. */
export function drawRails(pen: Pen): void {
  const on = new Set(pen.shown.map(({ hex }) => hex));
  const lines = pen.view.sheet.rails
    .filter(({ a, b }) => on.has(pen.view.index.get(a) ?? -1) || on.has(pen.view.index.get(b) ?? -1))
    .map((rail) => railLine(pen, rail));
  for (const [grade, look] of Object.entries(pen.kit.grades)) {
    const here = lines.filter(({ rail }) => rail.grade === grade);
    stroke(pen, 'rail', look.line, (ctx) =>
      here.forEach(({ from, to }) => {
        ctx.moveTo(from.x, from.y);
        ctx.lineTo(to.x, to.y);
      }),
    );
    stroke(pen, 'rail', { width: 1.6 }, (ctx) => here.forEach((line) => addTicks(ctx, line, look.ticks)));
  }
  for (const line of lines)
    if (line.rail.broken !== 'none') drawBroken(pen, along(line, line.rail.broken === 'a' ? 0.3 : 0.7));
  drawOneWay(pen);
}

function addTicks(ctx: CanvasRenderingContext2D, line: RailLine, count: number): void {
  const { from, to } = line;
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [nx, ny] = [(-(to.y - from.y) / length) * TICK, ((to.x - from.x) / length) * TICK];
  for (let i = 1; i <= count; i++) {
    const { x, y } = along(line, i / (count + 1));
    ctx.moveTo(x - nx, y - ny);
    ctx.lineTo(x + nx, y + ny);
  }
}

/** A cross on a disc: the structure is destroyed. */
function drawBroken(pen: Pen, { x, y }: Point): void {
  fill(pen, 'card', (ctx) => ctx.arc(x, y, 8, 0, 2 * Math.PI));
  stroke(pen, 'bad', { width: 2.6, cap: 'round' }, (ctx) => {
    ctx.moveTo(x - 4.5, y - 4.5);
    ctx.lineTo(x + 4.5, y + 4.5);
    ctx.moveTo(x + 4.5, y - 4.5);
    ctx.lineTo(x - 4.5, y + 4.5);
  });
}

/** A barred bow from branch to branch where no train passes. */
function drawOneWay(pen: Pen): void {
  const { view, layout } = pen;
  for (const { hex, a, b } of view.sheet.oneWay) {
    const [middle, left, right] = [hex, a, b].map((name) => centerOf(layout, view.index.get(name) ?? 0));
    if (!middle || !left || !right) continue;
    const toward = (end: Point): Point => ({
      x: middle.x + (end.x - middle.x) * 0.24,
      y: middle.y + (end.y - middle.y) * 0.24,
    });
    const [p, q] = [toward(left), toward(right)];
    stroke(pen, 'bad', { width: 2.4, dash: [3, 2.5] }, (ctx) => {
      ctx.moveTo(p.x, p.y);
      ctx.lineTo(q.x, q.y);
    });
  }
}
