import { fill, LEGIBLE, type Pen, write } from '@/components/sheet/draw/pen';
import type { SheetTypes, UnitIn } from '@/components/sheet/types';
import type { Point } from '@/components/map/view';

/** Counters of a stack that are drawn, and how far each is moved. */
const DRAWN = 3;
const SHIFT = 3.2;

/** Below this scale stacks grow in their hexes, so that they can still be made out, up to a limit. */
const GROW_BELOW = 0.6;
const GROWN_MOST = 1.6;
const growth = (scale: number): number => Math.min(GROWN_MOST, Math.max(1, GROW_BELOW / scale));

/** How the counters of a game look in a stack; lengths are from their middles. */
export interface StackLook<G extends SheetTypes> {
  readonly half: { readonly width: number; readonly height: number };
  counter(pen: Pen<G>, at: Point, unit: UnitIn<G>): void;
  /** what stands over the top counter, or under it (`below`) */
  name(unit: UnitIn<G>): string;
  below?(pen: Pen<G>, units: readonly UnitIn<G>[]): boolean;
  /** what is drawn over the whole stack, which has grown so much */
  over?(pen: Pen<G>, at: Point, units: readonly UnitIn<G>[], grow: number): void;
}

/** The stacks of the shown hexes: the top counters, the name of the first, and how many there are. */
export function drawStacks<G extends SheetTypes>(pen: Pen<G>, look: StackLook<G>): void {
  for (const { hex, x, y } of pen.shown) {
    const units = pen.view.unitsAt.get(hex) as readonly UnitIn<G>[] | undefined;
    if (units?.length) drawStack(pen, { x, y: y - 2 }, units, look);
  }
}

function drawStack<G extends SheetTypes>(
  pen: Pen<G>,
  { x, y }: Point,
  units: readonly UnitIn<G>[],
  { half, counter, name, below, over }: StackLook<G>,
): void {
  const top = units.slice(-DRAWN);
  const grow = growth(pen.scale);
  const { ctx } = pen;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(grow, grow);
  const grown: Pen<G> = { ...pen, scale: pen.scale * grow };
  top.forEach((unit, i) => {
    const moved = (i - (top.length - 1) / 2) * SHIFT;
    counter(grown, { x: moved, y: -moved }, unit);
  });
  const first = units.at(-1);
  if (first) drawName(grown, name(first), below?.(pen, units) ? half.height : -half.height);
  if (units.length > 1) drawCount(grown, { x: half.width + 3, y: half.height + 1 }, units.length);
  ctx.restore();
  over?.(pen, { x, y: y + 2 }, units, grow);
}

/** Sizes of a unit's name on the plane: as large as it must be to be read, as long as it has room over the counter. */
const NAME_SIZES = { least: 8.5, most: 13 } as const;
const NAME_LENGTH = 10;

/** The name of the top unit of a stack, over its counters or under them. */
function drawName(pen: Pick<Pen, 'ctx' | 'inks' | 'scale'>, name: string, edge: number): void {
  const size = Math.min(NAME_SIZES.most, Math.max(NAME_SIZES.least, LEGIBLE / pen.scale));
  const away = Math.sign(edge) * (1.75 + size / 2);
  write(pen, name.slice(0, NAME_LENGTH), { x: 0, y: edge + away }, { size, halo: 'card' });
}

function drawCount(pen: Pick<Pen, 'ctx' | 'inks' | 'scale'>, { x, y }: Point, count: number): void {
  fill(pen, 'ink', (ctx) => ctx.arc(x, y, 7.5, 0, 2 * Math.PI));
  write(pen, String(count), { x, y: y + 0.5 }, { size: 10.5, ink: 'card', weight: 750 });
}
