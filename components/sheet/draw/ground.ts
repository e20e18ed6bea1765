import type { Inks } from '@/components/sheet/draw/inks';
import { fill, outline, stroke, write, type Pen } from '@/components/sheet/draw/pen';
import { APOTHEM, sideOfHex } from '@/components/sheet/geometry';
import type { Point } from '@/components/map/view';
import type { Direction } from '@/lib/board/hex/grid';
import { HEXSIDES, TERRAINS, type Hexside, type Terrain } from '@/lib/games/nach-paris/units';

/** From this scale on the signs of the terrain are drawn; farther out its colour and the darkness of it must do. */
const SIGNS_FROM = 0.2;
export const NAME_SIZE = 11.5;

type Poly = readonly (readonly [number, number])[];
const caret = (x: number, y: number, w: number, h: number): Poly => [
  [x - w, y + h],
  [x, y - h],
  [x + w, y + h],
];
const dash = (x: number, y: number, w: number): Poly => [
  [x - w, y],
  [x + w, y],
];
const wave = (x: number, y: number): Poly => [
  [x - 9, y + 2],
  [x - 4.5, y - 2],
  [x, y + 2],
  [x + 4.5, y - 2],
  [x + 9, y + 2],
];

/** Lines that tell the terrains apart without their colours; around the middle of the hex, which the units cover. */
const SIGNS: Readonly<Record<Terrain, readonly Poly[]>> = {
  clear: [],
  broken: [
    dash(-22, -12, 3),
    dash(-12, -24, 3),
    dash(20, -16, 3),
    dash(24, 8, 3),
    dash(-24, 10, 3),
    dash(-8, 26, 3),
    dash(12, 24, 3),
    dash(4, -26, 3),
  ],
  rough: [
    caret(-22, -10, 5, 3),
    caret(18, -20, 5, 3),
    caret(24, 8, 5, 3),
    caret(-20, 16, 5, 3),
    caret(4, 26, 5, 3),
    caret(-6, -25, 5, 3),
  ],
  mountain: [
    caret(-22, -6, 8, 7),
    caret(18, -18, 8, 7),
    caret(21, 13, 8, 7),
    caret(-13, 21, 8, 7),
    caret(-5, -24, 7, 6),
  ],
  lowlands: [dash(-20, -14, 8), dash(10, -24, 8), dash(23, -2, 7), dash(-24, 8, 7), dash(8, 24, 9), dash(-10, 20, 5)],
  'flood-plain': [wave(-18, -16), wave(18, -10), wave(-16, 18), wave(16, 20)],
  flooded: [wave(-18, -18), wave(10, -24), wave(24, -6), wave(-24, 0), wave(-14, 18), wave(14, 20), wave(0, 28)],
};

const isWet = (terrain: Terrain): boolean => terrain === 'flooded' || terrain === 'flood-plain';

const addPoly = (ctx: CanvasRenderingContext2D, { x, y }: Point, poly: Poly): void =>
  poly.forEach(([dx, dy], i) => (i === 0 ? ctx.moveTo(x + dx, y + dy) : ctx.lineTo(x + dx, y + dy)));

/** Terrain, borders and the grid. */
export function drawGround(pen: Pen): void {
  const { shown, view, scale } = pen;
  TERRAINS.forEach((terrain, order) => {
    const here = shown.filter(({ hex }) => view.terrain[hex] === order);
    if (!here.length) return;
    fill(pen, terrain, (ctx) => here.forEach((at) => outline(ctx, at)));
    if (scale < SIGNS_FROM) return;
    stroke(
      pen,
      isWet(terrain) ? 'water' : 'sign',
      { width: Math.max(1.4, 0.9 / scale), cap: 'round', alpha: 0.85 },
      (ctx) => here.forEach((at) => SIGNS[terrain].forEach((poly) => addPoly(ctx, at, poly))),
    );
  });
  stroke(pen, 'grid', { width: Math.max(1, 0.7 / scale) }, (ctx) => shown.forEach((at) => outline(ctx, at)));
}

/** Directions in which a hex draws its hexsides; the other three are drawn by its neighbours. */
const OWN: readonly Direction[] = [0, 1, 2];

function addSide(ctx: CanvasRenderingContext2D, { x, y }: Point, direction: Direction, share = 1): void {
  const [a, b] = sideOfHex(direction);
  const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  ctx.moveTo(x + mx + (a.x - mx) * share, y + my + (a.y - my) * share);
  ctx.lineTo(x + mx + (b.x - mx) * share, y + my + (b.y - my) * share);
}

/** The hexsides of the shown hexes that pass a test, each once. */
function sidesWhere(
  { shown, view }: Pen,
  test: (hex: number, direction: Direction, other: number) => boolean,
): readonly (Point & { readonly direction: Direction })[] {
  return shown.flatMap(({ hex, x, y }) =>
    OWN.flatMap((direction) => {
      const other = view.neighbours[hex * 6 + direction] ?? -1;
      return other >= 0 && test(hex, direction, other) ? [{ x, y, direction }] : [];
    }),
  );
}

/** The strokes of a hexside one over the other; widths and dashes tell the kinds apart. */
type Style = readonly (readonly ['water' | 'forest' | 'ridge' | 'card', number, readonly number[]])[];
const STYLES: Readonly<Record<Exclude<Hexside, 'none'>, Style>> = {
  'deep-forest': [['forest', 8, [3.5, 2.5]]],
  'mountain-range': [
    ['ridge', 8, [7, 2.5]],
    ['card', 2, []],
  ],
  'minor-river': [['water', 3, []]],
  river: [['water', 6, []]],
  'major-river-bridge': [
    ['water', 10, []],
    ['card', 5, [0, 13, 14, 40]],
  ],
  'partly-flooded': [['water', 10, [8, 4]]],
  'major-river': [['water', 10, []]],
  flooded: [
    ['water', 13, []],
    ['card', 2.4, [3, 4]],
  ],
};

/** Rivers, forests and the other hexsides. */
export function drawSides(pen: Pen): void {
  const { view } = pen;
  HEXSIDES.forEach((kind, order) => {
    if (kind === 'none') return;
    const sides = sidesWhere(pen, (hex, direction) => view.sides[hex * 6 + direction] === order);
    if (!sides.length) return;
    strokeSides(pen, kind, (ctx, share) => sides.forEach((at) => addSide(ctx, at, at.direction, share)));
  });
}

function strokeSides(
  pen: Pick<Pen, 'ctx' | 'inks'>,
  kind: Exclude<Hexside, 'none'>,
  add: (ctx: CanvasRenderingContext2D, share: number) => void,
): void {
  for (const [ink, width, pattern] of STYLES[kind])
    stroke(pen, ink, { width, dash: pattern, cap: pattern.length ? 'butt' : 'round' }, (ctx) =>
      add(ctx, pattern.length ? 1 : 0.94),
    );
}

const MIDDLE: Point = { x: 0, y: 0 };

/** One hex of a terrain around the origin. */
export function drawTerrainSample(ctx: CanvasRenderingContext2D, inks: Inks, terrain: Terrain): void {
  fill({ ctx, inks }, terrain, () => outline(ctx, MIDDLE));
  stroke({ ctx, inks }, isWet(terrain) ? 'water' : 'sign', { width: 3, cap: 'round' }, () =>
    SIGNS[terrain].forEach((poly) => addPoly(ctx, MIDDLE, poly)),
  );
  stroke({ ctx, inks }, 'grid', { width: 2.5 }, () => outline(ctx, MIDDLE));
}

/** One hex around the origin whose upper hexsides are of a kind. */
export function drawSideSample(ctx: CanvasRenderingContext2D, inks: Inks, kind: Hexside): void {
  drawTerrainSample(ctx, inks, 'clear');
  if (kind !== 'none')
    strokeSides({ ctx, inks }, kind, (_, share) =>
      [0, 1, 5].forEach((direction) => addSide(ctx, MIDDLE, direction as Direction, share)),
    );
}

/** Borders between countries, and the rims of entrenched camps. */
export function drawBorders(pen: Pen): void {
  const { cells } = pen.view;
  const borders = sidesWhere(
    pen,
    (hex, _, other) =>
      (cells[hex]?.country ?? 'none') !== (cells[other]?.country ?? 'none') &&
      cells[hex]?.country !== undefined &&
      cells[other]?.country !== undefined,
  );
  stroke(pen, 'border', { width: 3, dash: [9, 3, 2, 3] }, (ctx) =>
    borders.forEach((at) => addSide(ctx, at, at.direction)),
  );
  const rims = sidesWhere(pen, (hex, _, other) => (cells[hex]?.enc ?? '') !== (cells[other]?.enc ?? ''));
  stroke(pen, 'ink', { width: 5, dash: [2, 3] }, (ctx) => rims.forEach((at) => addSide(ctx, at, at.direction)));
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
