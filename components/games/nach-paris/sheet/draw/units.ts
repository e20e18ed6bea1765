import { NAME_SIZE } from '@/components/sheet/draw/ground';
import type { Np, NpPen } from '@/components/games/nach-paris/sheet/types';
import { inkOf } from '@/components/sheet/draw/inks';
import { fill, isLegible, stroke, write } from '@/components/sheet/draw/pen';
import { drawStacks, type StackLook } from '@/components/sheet/draw/stacks';
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

const paths = new Map<string, Path2D>();
/** A shape as a path, made once. */
function pathOf(shape: string): Path2D {
  const path = paths.get(shape) ?? new Path2D(shape);
  paths.set(shape, path);
  return path;
}

/** The stacks of the shown hexes, with where each of their units looks. */
export const drawUnits = (pen: NpPen): void => drawStacks(pen, LOOK);

const isLooking = ({ kind, embarked }: PlacedUnit): boolean => hasFacing(kind) && !embarked;

const LOOK: StackLook<Np> = {
  half: { width: HALF_WIDTH, height: HALF_HEIGHT },
  counter: drawCounter,
  name: ({ name, fow }) => (fow ? '' : name),
  below: (pen, units) => isBelow(pen, units.filter(isLooking)),
  // Over the counters, which have grown on a small scale: they would hide where their units look.
  over: (pen, at, units, grow) => units.filter(isLooking).forEach((unit) => drawFacing(pen, at, unit, grow)),
};

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

/**
 * Large letters find no room beside an arrow head to the north: they go under the counters, as long as the hex has no
 * name there.
 */
const isBelow = (pen: NpPen, looking: readonly PlacedUnit[]): boolean =>
  !isLegible(pen, NAME_SIZE) &&
  looking.some(({ facing }) => facing === NORTH) &&
  !looking.some(({ facing }) => facing === SOUTH);
const [NORTH, SOUTH] = [0, 3];
