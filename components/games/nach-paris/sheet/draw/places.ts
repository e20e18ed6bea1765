import type { NpPen } from '@/components/games/nach-paris/sheet/types';
import { fill, outline, stroke, write } from '@/components/sheet/draw/pen';
import { APOTHEM } from '@/lib/board/hex/plane';
import type { Point } from '@/components/map/view';
import type { City, Fort, HexInfo } from '@/lib/games/nach-paris/sheet/schema';

const CITY_SIZES: Readonly<Record<City, number>> = {
  none: 0,
  small: 5,
  normal: 7,
  large: 9.5,
  suburb: 6,
  'grand-station': 10.5,
};
const STATION_SIZES = { city: 0, none: 0, small: 4, normal: 5.5, large: 7 } as const;

const box = (ctx: CanvasRenderingContext2D, { x, y }: Point, w: number, h = w): void =>
  ctx.rect(x - w, y - h, 2 * w, 2 * h);

/** What was built in the hexes: cities, stations, fortifications, works, ports, markers. */
export function drawPlaces(pen: NpPen): void {
  for (const at of pen.shown) {
    const cell = pen.view.cells[at.hex];
    if (!cell) continue;
    if (cell.works) drawWorks(pen, at, cell.works);
    if (cell.zone) stroke(pen, 'ink', { width: 2, dash: [6, 4] }, () => outline(pen, at, 0.8));
    drawCity(pen, at, cell);
    if (cell.oldFort) stroke(pen, 'soft', { width: 2 }, (ctx) => box(ctx, { x: at.x + 24, y: at.y + 4 }, 5));
    cell.forts.forEach((fort, i) =>
      drawFort(pen, { x: at.x - 17 + 17 * (i % 3), y: at.y + 15 + 13 * Math.floor(i / 3) }, fort),
    );
    if (cell.port) drawPort(pen, { x: at.x - 24, y: at.y + 4 });
    if (cell.root) drawRoot(pen, { x: at.x + 22, y: at.y - 12 });
    if (cell.control) drawFlag(pen, { x: at.x - 20, y: at.y - 14 }, cell.control);
  }
}

function drawCity(pen: NpPen, at: Point, { city, station }: HexInfo): void {
  const size = CITY_SIZES[city];
  if (size) {
    if (city === 'suburb') stroke(pen, 'ink', { width: 2.2 }, (ctx) => box(ctx, at, size));
    else fill(pen, 'ink', (ctx) => box(ctx, at, size));
    if (city === 'large' || city === 'grand-station')
      stroke(pen, 'ink', { width: 1.8 }, (ctx) => box(ctx, at, size + 3.5));
    if (city === 'grand-station') fill(pen, 'card', (ctx) => ctx.arc(at.x, at.y, 4.5, 0, 2 * Math.PI));
  }
  const ring = STATION_SIZES[station];
  if (!ring) return;
  fill(pen, 'card', (ctx) => ctx.arc(at.x, at.y, ring + 1.5, 0, 2 * Math.PI));
  stroke(pen, 'rail', { width: 2.4 }, (ctx) => ctx.arc(at.x, at.y, ring, 0, 2 * Math.PI));
}

/** A fort as a bastion, a Feste as a square set on its corner; a destroyed one is empty and crossed. */
function drawFort(pen: NpPen, { x, y }: Point, fort: Fort): void {
  const body = (ctx: CanvasRenderingContext2D): void => {
    const points: readonly (readonly [number, number])[] =
      fort.kind === 'feste'
        ? [
            [0, -9],
            [9, 0],
            [0, 9],
            [-9, 0],
          ]
        : [
            [-8, -4],
            [0, -8],
            [8, -4],
            [6, 7],
            [-6, 7],
          ];
    points.forEach(([dx, dy], i) => (i === 0 ? ctx.moveTo(x + dx, y + dy) : ctx.lineTo(x + dx, y + dy)));
    ctx.closePath();
  };
  fill(pen, fort.active ? 'ink' : 'card', body);
  stroke(pen, 'ink', { width: 1.6, ...(fort.active ? {} : { dash: [3, 2] }) }, body);
  if (fort.active) write(pen, String(fort.cbf), { x, y: y + 0.5 }, { size: 9.5, ink: 'card', weight: 750 });
  else
    stroke(pen, 'bad', { width: 2 }, (ctx) => {
      ctx.moveTo(x - 6, y - 6);
      ctx.lineTo(x + 6, y + 6);
    });
}

/** Entrenchments as teeth inside the hexsides that they guard, improved ones filled. */
function drawWorks(pen: NpPen, at: Point, works: NonNullable<HexInfo['works']>): void {
  const teeth = (ctx: CanvasRenderingContext2D): void => {
    for (const direction of works.sides) {
      const [a, b] = pen.shape.sides[direction] ?? [];
      if (!a || !b) continue;
      const on = (t: number, share: number): readonly [number, number] => [
        at.x + (a.x + (b.x - a.x) * t) * share,
        at.y + (a.y + (b.y - a.y) * t) * share,
      ];
      ctx.moveTo(...on(0.08, 0.9));
      for (let i = 0; i < 5; i++) {
        ctx.lineTo(...on(0.08 + 0.168 * (i + 0.5), 0.8));
        ctx.lineTo(...on(0.08 + 0.168 * (i + 1), 0.9));
      }
    }
  };
  if (works.level === 'improved') fill(pen, 'ink', teeth);
  stroke(pen, 'ink', { width: 2 }, teeth);
}

function drawPort(pen: NpPen, { x, y }: Point): void {
  stroke(pen, 'water', { width: 2.4, cap: 'round' }, (ctx) => {
    ctx.moveTo(x, y - 7);
    ctx.lineTo(x, y + 7);
    ctx.moveTo(x - 4, y - 3.5);
    ctx.lineTo(x + 4, y - 3.5);
    ctx.moveTo(x + 6.5, y + 2);
    ctx.arc(x, y + 1, 6.5, 0.15, Math.PI - 0.15);
  });
}

/** An arrow out of the sheet: the network goes on beyond it. */
function drawRoot(pen: NpPen, { x, y }: Point): void {
  stroke(pen, 'good', { width: 2.6, cap: 'round' }, (ctx) => {
    ctx.moveTo(x - 6, y + 6);
    ctx.lineTo(x + 6, y - 6);
    ctx.moveTo(x - 1, y - 6);
    ctx.lineTo(x + 6, y - 6);
    ctx.lineTo(x + 6, y + 1);
  });
}

/** A control marker: full for the Germans, empty for the Allies. */
function drawFlag(pen: NpPen, { x, y }: Point, side: 'german' | 'allied'): void {
  const cloth = (ctx: CanvasRenderingContext2D): void => {
    ctx.moveTo(x - 4, y - 7);
    ctx.lineTo(x + 8, y - 3.5);
    ctx.lineTo(x - 4, y);
    ctx.closePath();
  };
  fill(pen, side === 'german' ? 'german' : 'card', cloth);
  stroke(pen, side, { width: 2, cap: 'round' }, (ctx) => {
    cloth(ctx);
    ctx.moveTo(x - 4, y - 7);
    ctx.lineTo(x - 4, y + 8);
  });
}

/** The names of entrenched camps, at the upper edge of their hexes. */
export function drawCamps(pen: NpPen): void {
  for (const { hex, x, y } of pen.shown) {
    const name = pen.view.cells[hex]?.enc;
    if (name) write(pen, name, { x, y: y - APOTHEM + 8 }, { size: 11, halo: 'card' });
  }
}
