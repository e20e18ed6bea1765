import { NAME_SIZE } from '@/components/sheet/draw/ground';
import type { NpPen } from '@/components/games/nach-paris/sheet/types';
import { inkOf } from '@/components/sheet/draw/inks';
import { fill, isLegible, LEGIBLE, stroke, write } from '@/components/sheet/draw/pen';
import { APOTHEM } from '@/lib/board/hex/plane';
import type { Point } from '@/components/map/view';
import { hasFacing } from '@/lib/games/nach-paris/facing';
import type { PlacedUnit } from '@/lib/games/nach-paris/sheet/view';
import {
  COUNTERS,
  HALF_HEIGHT,
  HALF_WIDTH,
  STEPS_AT,
  SYMBOL_AT,
  SYMBOL_FRAME,
  SYMBOLS,
} from '@/components/games/nach-paris/sheet/unit-shapes';

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
const growth = (scale: number): number => Math.min(GROWN_MOST, Math.max(1, GROW_BELOW / scale));

/** The stacks of the shown hexes: the top counters, how many there are, and where each of them looks. */
export function drawUnits(pen: NpPen): void {
  for (const at of pen.shown) {
    const units = pen.view.unitsAt.get(at.hex);
    if (units?.length) drawStack(pen, { x: at.x, y: at.y - 2 }, units);
  }
}

function drawStack(pen: NpPen, { x, y }: Point, units: readonly PlacedUnit[]): void {
  const top = units.slice(-DRAWN);
  const grow = growth(pen.scale);
  const { ctx } = pen;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(grow, grow);
  const grown: NpPen = { ...pen, scale: pen.scale * grow };
  top.forEach((unit, i) =>
    drawCounter(grown, { x: (i - (top.length - 1) / 2) * SHIFT, y: -(i - (top.length - 1) / 2) * SHIFT }, unit),
  );
  const first = units.at(-1);
  const looking = units.filter(({ kind, embarked }) => hasFacing(kind) && !embarked);
  if (first && !first.fow) drawName(grown, first.name, isBelow(pen, looking) ? 1 : -1);
  if (units.length > 1) drawCount(grown, { x: HALF_WIDTH + 3, y: HALF_HEIGHT + 1 }, units.length);
  ctx.restore();
  // Over the counters, which have grown on a small scale: they would hide where their units look.
  for (const unit of looking) drawFacing(pen, { x, y: y + 2 }, unit, grow);
}

/** An arrow head at the middle of the hexside that the unit looks at. */
function drawFacing(pen: NpPen, { x, y }: Point, { facing, side }: PlacedUnit, grow: number): void {
  const v = pen.shape.vectors[facing] ?? { x: 0, y: 0 };
  const [tip, base, half] = [APOTHEM - 2, APOTHEM - 2 - 8 * grow, 6 * grow];
  const head = (ctx: CanvasRenderingContext2D): void => {
    ctx.moveTo(x + v.x * tip, y + v.y * tip);
    ctx.lineTo(x + v.x * base - v.y * half, y + v.y * base + v.x * half);
    ctx.lineTo(x + v.x * base + v.y * half, y + v.y * base - v.x * half);
    ctx.closePath();
  };
  if (grow > 1) stroke(pen, 'card', { width: 5 }, head);
  fill(pen, side === 'german' ? 'german' : 'card', head);
  stroke(pen, side, { width: 1.8 * grow }, head);
}

function drawCounter(pen: NpPen, { x, y }: Point, unit: PlacedUnit): void {
  const { ctx, inks } = pen;
  const { side } = unit;
  const [ground, sign] = side === 'german' ? (['german', 'card'] as const) : (['card', 'allied'] as const);
  ctx.save();
  ctx.translate(x, y);
  ctx.fillStyle = inkOf(inks, ground);
  ctx.fill(pathOf(COUNTERS[side]));
  ctx.lineWidth = 3;
  ctx.strokeStyle = inkOf(inks, 'card');
  ctx.stroke(pathOf(COUNTERS[side]));
  ctx.lineWidth = 1.6;
  ctx.strokeStyle = inkOf(inks, side);
  if (unit.lost > 0) ctx.setLineDash([4, 2.5]);
  ctx.stroke(pathOf(COUNTERS[side]));
  ctx.setLineDash([]);
  if (!unit.fow) {
    ctx.translate(SYMBOL_AT, 0);
    ctx.lineWidth = 1.3;
    ctx.strokeStyle = inkOf(inks, sign);
    ctx.stroke(pathOf(SYMBOL_FRAME));
    ctx.stroke(pathOf(SYMBOLS[unit.kind]));
    if (unit.embarked) ctx.stroke(pathOf('M-9 8.6H9'));
  }
  ctx.restore();
  if (unit.fow) return void write(pen, '?', { x, y }, { size: 15, ink: sign, weight: 750 });
  write(pen, String(unit.steps), { x: x + STEPS_AT, y: y + 0.5 }, { size: 12, ink: sign, weight: 750 });
}

/** Sizes of a unit's name on the plane: as large as it must be to be read, as long as it has room over the counter. */
const NAME_SIZES = { least: 8.5, most: 13 } as const;
const NAME_LENGTH = 10;

/**
 * Large letters find no room beside an arrow head to the north: they go under the counters, as long as the hex has no
 * name there.
 */
const isBelow = (pen: NpPen, looking: readonly PlacedUnit[]): boolean =>
  !isLegible(pen, NAME_SIZE) &&
  looking.some(({ facing }) => facing === NORTH) &&
  !looking.some(({ facing }) => facing === SOUTH);
const [NORTH, SOUTH] = [0, 3];

/** The name of the top unit of a stack, over its counters or (`where` 1) under them. */
function drawName(pen: NpPen, name: string, where: 1 | -1): void {
  const size = Math.min(NAME_SIZES.most, Math.max(NAME_SIZES.least, LEGIBLE / pen.scale));
  write(pen, name.slice(0, NAME_LENGTH), { x: 0, y: where * (HALF_HEIGHT + 1.75 + size / 2) }, { size, halo: 'card' });
}

function drawCount(pen: NpPen, { x, y }: Point, count: number): void {
  fill(pen, 'ink', (ctx) => ctx.arc(x, y, 7.5, 0, 2 * Math.PI));
  write(pen, String(count), { x, y: y + 0.5 }, { size: 10.5, ink: 'card', weight: 750 });
}
