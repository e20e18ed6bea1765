import type { Wef, WefPen } from '@/components/games/when-eagles-fight/sheet/types';
import {
  COUNTERS,
  FACTORS_AT,
  factorsOf,
  HALF,
  SYMBOL_AT,
  SYMBOL_FRAME,
  SYMBOLS,
} from '@/components/games/when-eagles-fight/sheet/unit-shapes';
import { inkOf } from '@/components/sheet/draw/inks';
import { fill, write } from '@/components/sheet/draw/pen';
import { drawStacks, type StackLook } from '@/components/sheet/draw/stacks';
import type { Point } from '@/components/map/view';
import { oncePerKey } from '@/lib/core/once';
import type { PlacedUnit } from '@/lib/games/when-eagles-fight/sheet/view';

const pathOf = oncePerKey((shape: string) => new Path2D(shape));

const LOOK: StackLook<Wef> = { half: HALF, counter: drawCounter, name: ({ name }) => name };

/** The stacks of the shown hexes. */
export const drawUnits = (pen: WefPen): void => drawStacks(pen, LOOK);

/** A counter: its side by shape and fill, the rim dashed when it is reduced, a dot when it is short of ammunition. */
function drawCounter(pen: WefPen, { x, y }: Point, unit: PlacedUnit): void {
  const { ctx, inks } = pen;
  const { side, kind, reduced, shortage } = unit;
  const [ground, sign] = side === 'central' ? (['central', 'card'] as const) : (['card', 'russian'] as const);
  const frame = pathOf(COUNTERS[side]);
  ctx.save();
  ctx.translate(x, y);
  ctx.fillStyle = inkOf(inks, ground);
  ctx.fill(frame);
  for (const [width, ink, dash] of [
    [3, 'card', []],
    [1.6, side, reduced ? [4, 2.5] : []],
  ] as const) {
    ctx.lineWidth = width;
    ctx.strokeStyle = inkOf(inks, ink);
    ctx.setLineDash([...dash]);
    ctx.stroke(frame);
  }
  ctx.setLineDash([]);
  ctx.translate(0, SYMBOL_AT);
  ctx.lineWidth = 1.3;
  ctx.strokeStyle = inkOf(inks, sign);
  ctx.stroke(pathOf(SYMBOL_FRAME));
  ctx.stroke(pathOf(SYMBOLS[kind]));
  ctx.restore();
  write(pen, factorsOf(unit), { x, y: y + FACTORS_AT }, { size: 9.5, ink: sign, weight: 750 });
  if (shortage) fill(pen, 'bad', (path) => path.arc(x + HALF.width - 4, y - HALF.height + 4, 4, 0, 2 * Math.PI));
}
