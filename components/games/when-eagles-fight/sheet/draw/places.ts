import type { WefPen } from '@/components/games/when-eagles-fight/sheet/types';
import { fill, stroke, write } from '@/components/sheet/draw/pen';
import type { Point } from '@/components/map/view';
import { APOTHEM } from '@/lib/board/hex/plane';
import type { Exit, Centre } from '@/lib/games/when-eagles-fight/sheet/ground';
import type { HexInfo } from '@/lib/games/when-eagles-fight/sheet/schema';
import type { Side } from '@/lib/games/when-eagles-fight/sides';

/** What the map shows in the hexes, and control markers. */
export function drawPlaces(pen: WefPen): void {
  for (const at of pen.shown) {
    const cell = pen.view.cells[at.hex];
    if (cell) drawPlace(pen, at, cell);
  }
}

function drawPlace(pen: WefPen, at: Point, { river, place, victory, pass, exit, control }: HexInfo): void {
  if (river) drawRiver(pen, at);
  if (place !== 'none') drawTown(pen, { x: at.x - 20, y: at.y + 16 }, place);
  if (victory) drawStar(pen, { x: at.x + 22, y: at.y + 14 });
  if (pass) drawPass(pen, { x: at.x, y: at.y + 20 });
  if (exit) drawExit(pen, at, exit);
  if (control) drawFlag(pen, { x: at.x - 20, y: at.y - 12 }, control);
}

/** A river winds through the hex (12.9). */
const drawRiver = (pen: WefPen, { x, y }: Point): void =>
  stroke(pen, 'water', { width: 4, cap: 'round' }, (ctx) => {
    ctx.moveTo(x - 30, y - 2);
    ctx.bezierCurveTo(x - 16, y - 20, x - 6, y + 14, x + 6, y);
    ctx.bezierCurveTo(x + 14, y - 10, x + 22, y + 10, x + 31, y + 1);
  });

/** A ring for a town, a square for a city, a square in a ring for a capital. */
function drawTown(pen: WefPen, { x, y }: Point, place: Exclude<Centre, 'none'>): void {
  const ring = (radius: number) => (ctx: CanvasRenderingContext2D) => ctx.arc(x, y, radius, 0, 2 * Math.PI);
  if (place !== 'city') {
    fill(pen, 'card', ring(place === 'capital' ? 9 : 5));
    stroke(pen, 'ink', { width: 2.2 }, ring(place === 'capital' ? 9 : 5));
  }
  if (place !== 'town') fill(pen, 'ink', (ctx) => ctx.rect(x - 5, y - 5, 10, 10));
}

const POINTS = 5;
const drawStar = (pen: WefPen, { x, y }: Point): void => {
  const star = (ctx: CanvasRenderingContext2D): void => {
    for (let i = 0; i < 2 * POINTS; i++) {
      const [angle, radius] = [(Math.PI * i) / POINTS - Math.PI / 2, i % 2 ? 3.4 : 8];
      const to = [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
      if (i === 0) ctx.moveTo(...to);
      else ctx.lineTo(...to);
    }
    ctx.closePath();
  };
  fill(pen, 'warn', star);
  stroke(pen, 'ink', { width: 1.2 }, star);
};

/** Two slopes with a way between them. */
const drawPass = (pen: WefPen, { x, y }: Point): void =>
  stroke(pen, 'pass', { width: 3, cap: 'round' }, (ctx) => {
    ctx.arc(x - 11, y, 8, -0.9, 0.9);
    ctx.moveTo(x + 5, y - 6);
    ctx.arc(x + 11, y, 8, Math.PI + 0.9, Math.PI - 0.9, true);
  });

/** Where the arrow of an edge points; that of a part of the map leaves upwards, in the ink of its side. */
const WAYS: Readonly<Record<Exit, readonly [x: number, y: number]>> = {
  west: [-1, 0],
  south: [0, 1],
  east: [1, 0],
  central: [-0.7, -0.7],
  russian: [0.7, -0.7],
};
function drawExit(pen: WefPen, at: Point, exit: Exit): void {
  const [x, y] = WAYS[exit];
  const ink = exit === 'central' || exit === 'russian' ? exit : 'good';
  const tip = { x: at.x + x * (APOTHEM - 1), y: at.y + y * (APOTHEM - 1) };
  stroke(pen, ink, { width: 3.4, cap: 'round' }, (ctx) => {
    ctx.moveTo(tip.x - x * 16, tip.y - y * 16);
    ctx.lineTo(tip.x, tip.y);
    ctx.moveTo(tip.x - x * 8 - y * 6, tip.y - y * 8 + x * 6);
    ctx.lineTo(tip.x, tip.y);
    ctx.lineTo(tip.x - x * 8 + y * 6, tip.y - y * 8 - x * 6);
  });
}

/** A control marker: full for the Central Powers, empty for the Russian player. */
function drawFlag(pen: WefPen, { x, y }: Point, side: Side): void {
  const cloth = (ctx: CanvasRenderingContext2D): void => ctx.rect(x, y - 7, 12, 8);
  fill(pen, side === 'central' ? side : 'card', cloth);
  stroke(pen, side, { width: 2, cap: 'round' }, (ctx) => {
    cloth(ctx);
    ctx.moveTo(x, y - 7);
    ctx.lineTo(x, y + 9);
  });
}

/** The names of towns at the upper edge of their hexes, and the markers of the headquarters. */
export function drawOver(pen: WefPen): void {
  const { names, cells, sheet } = pen.view;
  for (const { hex, x, y } of pen.shown) {
    const name = cells[hex]?.name;
    if (name) write(pen, name, { x, y: y - APOTHEM + 8 }, { size: 11, halo: 'card' });
    if (names[hex] === sheet.oberost) drawHeadquarters(pen, { x: x + 20, y: y - 20 }, 'central', 'OB');
    if (names[hex] === sheet.stavka) drawHeadquarters(pen, { x: x + 20, y: y - 20 }, 'russian', 'ST');
  }
}

function drawHeadquarters(pen: WefPen, { x, y }: Point, side: Side, letters: string): void {
  fill(pen, side === 'central' ? side : 'card', (ctx) => ctx.arc(x, y, 10, 0, 2 * Math.PI));
  stroke(pen, side, { width: 2.4 }, (ctx) => ctx.arc(x, y, 10, 0, 2 * Math.PI));
  write(pen, letters, { x, y: y + 0.5 }, { size: 10.5, ink: side === 'central' ? 'card' : side, weight: 750 });
}
