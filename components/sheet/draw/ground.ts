import type { SideLook, TerrainLook } from '@/components/sheet/draw/looks';
import { fill, outline, type Pen, stroke, type Tools, write } from '@/components/sheet/draw/pen';
import type { Poly } from '@/components/sheet/draw/signs';
import type { SheetTypes } from '@/components/sheet/types';
import type { Point } from '@/components/map/view';
import { DIRECTIONS, type Direction } from '@/lib/board/hex/grid';
import { APOTHEM, beside } from '@/lib/board/hex/plane';

/** From this scale on the signs of the terrain are drawn; farther out its colour and the darkness of it must do. */
const SIGNS_FROM = 0.2;
export const NAME_SIZE = 11.5;

const addPoly = (ctx: CanvasRenderingContext2D, { x, y }: Point, poly: Poly): void =>
  poly.forEach(([dx, dy], i) => (i === 0 ? ctx.moveTo(x + dx, y + dy) : ctx.lineTo(x + dx, y + dy)));

/** Terrain and the grid. */
export function drawGround(pen: Pen): void {
  const { shown, view, scale, kit } = pen;
  kit.kind.terrains.forEach((terrain, order) => {
    const look = kit.terrains[terrain];
    const here = shown.filter(({ hex }) => view.terrain[hex] === order);
    if (!here.length || !look) return;
    fill(pen, look.ink, () => here.forEach((at) => outline(pen, at)));
    if (scale < SIGNS_FROM) return;
    stroke(pen, look.signInk, { width: Math.max(1.4, 0.9 / scale), cap: 'round', alpha: 0.85 }, (ctx) =>
      here.forEach((at) => look.signs.forEach((poly) => addPoly(ctx, at, poly))),
    );
  });
  stroke(pen, 'grid', { width: Math.max(1, 0.7 / scale) }, () => shown.forEach((at) => outline(pen, at)));
}

/** Directions in which a hex draws its hexsides; the other three are drawn by its neighbours. */
const OWN: readonly Direction[] = [0, 1, 2];

/** Adds a hexside of a hex to the path, drawn in by a share of its length. */
export function addSide({ ctx, shape }: Tools, { x, y }: Point, direction: Direction, share = 1): void {
  const [a, b] = shape.sides[direction] ?? [];
  if (!a || !b) return;
  const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  ctx.moveTo(x + mx + (a.x - mx) * share, y + my + (a.y - my) * share);
  ctx.lineTo(x + mx + (b.x - mx) * share, y + my + (b.y - my) * share);
}

/** The hexsides of the shown hexes that pass a test, each once. */
export function sidesWhere<G extends SheetTypes>(
  { shown, view }: Pen<G>,
  test: (hex: number, direction: Direction, other: number) => boolean,
): readonly (Point & { readonly direction: Direction })[] {
  return shown.flatMap(({ hex, x, y }) =>
    OWN.flatMap((direction) => {
      const other = beside(view, hex, direction);
      return other !== undefined && test(hex, direction, other) ? [{ x, y, direction }] : [];
    }),
  );
}

/** Rivers, forests and the other hexsides. */
export function drawSides(pen: Pen): void {
  const { view, kit } = pen;
  kit.kind.hexsides.forEach((kind, order) => {
    const look = kit.sides[kind];
    if (order === 0 || !look) return;
    const sides = sidesWhere(pen, (hex, direction) => view.sides[hex * 6 + direction] === order);
    if (!sides.length) return;
    strokeSides(pen, look, (share) => sides.forEach((at) => addSide(pen, at, at.direction, share)));
  });
}

function strokeSides(tools: Tools, look: SideLook, add: (share: number) => void): void {
  for (const [ink, width, pattern] of look)
    stroke(tools, ink, { width, dash: pattern, cap: pattern.length ? 'butt' : 'round' }, () =>
      add(pattern.length ? 1 : 0.94),
    );
}

const MIDDLE: Point = { x: 0, y: 0 };

/** One hex of a terrain around the origin. */
export function drawTerrainSample(tools: Tools, { ink, signs, signInk }: TerrainLook): void {
  fill(tools, ink, () => outline(tools, MIDDLE));
  stroke(tools, signInk, { width: 3, cap: 'round' }, (ctx) => signs.forEach((poly) => addPoly(ctx, MIDDLE, poly)));
  stroke(tools, 'grid', { width: 2.5 }, () => outline(tools, MIDDLE));
}

/** One hex of a terrain around the origin, with upper hexsides as they look; none for what looks like nothing. */
export function drawSideSample(tools: Tools, ground: TerrainLook, look: SideLook | undefined): void {
  drawTerrainSample(tools, ground);
  const upper = DIRECTIONS.filter((direction) => (tools.shape.vectors[direction]?.y ?? 0) < -0.1);
  if (look) strokeSides(tools, look, (share) => upper.forEach((direction) => addSide(tools, MIDDLE, direction, share)));
}

/** The names of the hexes, at their lower edge, where they can be read. */
export function drawNames(pen: Pen): void {
  for (const { hex, x, y } of pen.shown)
    write(
      pen,
      pen.view.names[hex] ?? '',
      { x, y: y + APOTHEM - 7.5 },
      { size: NAME_SIZE, ink: 'soft', weight: 500, halo: 'card' },
    );
}
