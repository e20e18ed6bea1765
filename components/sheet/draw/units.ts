import { fill, stroke, write, type Pen } from '@/components/sheet/draw/pen';
import { APOTHEM, vectorOf } from '@/components/sheet/geometry';
import type { Point } from '@/components/map/view';
import type { PlacedUnit } from '@/lib/games/nach-paris/sheet';
import type { Kind } from '@/lib/games/nach-paris/units';
import { COUNTERS, HALF_HEIGHT, HALF_WIDTH, STEPS_AT, SYMBOL_AT, SYMBOL_FRAME, SYMBOLS } from '@/components/sheet/unit-shapes';

/** Counters of a stack that are drawn, and how far each is moved. */
const DRAWN = 3;
const SHIFT = 3.2;

const paths = new Map<string, Path2D>();
/** A shape as a path, made once. */
function pathOf(shape: string): Path2D {
  const path = paths.get(shape) ?? new Path2D(shape);
  paths.set(shape, path);
  return path;
}

/** Below this scale stacks grow in their hexes, so that they can still be made out, up to a limit. */
const GROW_BELOW = 0.6;
const GROWN_MOST = 1.6;
export const growth = (scale: number): number => Math.min(GROWN_MOST, Math.max(1, GROW_BELOW / scale));

/** The stacks of the shown hexes: the top counters, how many there are, and where each of them looks. */
export function drawUnits(pen: Pen): void {
  for (const at of pen.shown) {
    const units = pen.view.unitsAt.get(at.hex);
    if (units?.length) drawStack(pen, { x: at.x, y: at.y - 2 }, units);
  }
}

function drawStack(pen: Pen, { x, y }: Point, units: readonly PlacedUnit[]): void {
  const top = units.slice(-DRAWN);
  for (const unit of units) if (hasFacing(unit.kind) && !unit.embarked) drawFacing(pen, { x, y: y + 2 }, unit);
  const grow = growth(pen.scale);
  const { ctx } = pen;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(grow, grow);
  const grown: Pen = { ...pen, scale: pen.scale * grow };
  top.forEach((unit, i) => drawCounter(grown, { x: (i - (top.length - 1) / 2) * SHIFT, y: -(i - (top.length - 1) / 2) * SHIFT }, unit));
  if (units.length > 1) drawCount(grown, { x: HALF_WIDTH + 3, y: HALF_HEIGHT + 1 }, units.length);
  ctx.restore();
}

const hasFacing = (kind: Kind): boolean => kind !== 'cav' && kind !== 'hq' && kind !== 'eng';

/** An arrow head at the middle of the hexside that the unit looks at. */
function drawFacing(pen: Pen, { x, y }: Point, { facing, side }: PlacedUnit): void {
  const v = vectorOf(facing);
  const [tip, base] = [APOTHEM - 2, APOTHEM - 10];
  const head = (ctx: CanvasRenderingContext2D): void => {
    ctx.moveTo(x + v.x * tip, y + v.y * tip);
    ctx.lineTo(x + v.x * base - v.y * 6, y + v.y * base + v.x * 6);
    ctx.lineTo(x + v.x * base + v.y * 6, y + v.y * base - v.x * 6);
    ctx.closePath();
  };
  fill(pen, side === 'german' ? 'german' : 'card', head);
  stroke(pen, side, { width: 1.8 }, head);
}

function drawCounter(pen: Pen, { x, y }: Point, unit: PlacedUnit): void {
  const { ctx, inks } = pen;
  const { side } = unit;
  const [ground, sign] = side === 'german' ? (['german', 'card'] as const) : (['card', 'allied'] as const);
  ctx.save();
  ctx.translate(x, y);
  ctx.fillStyle = inks[ground];
  ctx.fill(pathOf(COUNTERS[side]));
  ctx.lineWidth = 3;
  ctx.strokeStyle = inks.card;
  ctx.stroke(pathOf(COUNTERS[side]));
  ctx.lineWidth = 1.6;
  ctx.strokeStyle = inks[side];
  if (unit.lost > 0) ctx.setLineDash([4, 2.5]);
  ctx.stroke(pathOf(COUNTERS[side]));
  ctx.setLineDash([]);
  if (!unit.fow) {
    ctx.translate(SYMBOL_AT, 0);
    ctx.lineWidth = 1.3;
    ctx.strokeStyle = inks[sign];
    ctx.stroke(pathOf(SYMBOL_FRAME));
    ctx.stroke(pathOf(SYMBOLS[unit.kind]));
    if (unit.embarked) ctx.stroke(pathOf('M-9 8.6H9'));
  }
  ctx.restore();
  if (unit.fow) return void write(pen, '?', { x, y }, { size: 15, ink: sign, weight: 750 });
  write(pen, String(unit.steps), { x: x + STEPS_AT, y: y + 0.5 }, { size: 12, ink: sign, weight: 750 });
  if (unit.name) write(pen, unit.name.slice(0, 10), { x, y: y - HALF_HEIGHT - 6 }, { size: 8.5, halo: 'card' });
}

function drawCount(pen: Pen, { x, y }: Point, count: number): void {
  fill(pen, 'ink', (ctx) => ctx.arc(x, y, 7.5, 0, 2 * Math.PI));
  write(pen, String(count), { x, y: y + 0.5 }, { size: 10.5, ink: 'card', weight: 750 });
}
