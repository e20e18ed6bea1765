import { fill, isLegible, LEGIBLE, outline, stroke, write, type Pen } from '@/components/sheet/draw/pen';
import { railLine } from '@/components/sheet/draw/rails';
import { APOTHEM, centerOf } from '@/lib/board/hex/plane';
import type { Point } from '@/components/map/view';
import { directionOf } from '@/lib/board/hex/numbering';

export type Tone = 'good' | 'warn' | 'bad' | 'plain';

/** A way over the sheet with what it has cost so far in each of its hexes. */
export interface TracedPath {
  readonly hexes: readonly number[];
  readonly costs: readonly string[];
  /** the way is only open so far: up to this place of it */
  readonly open?: number | undefined;
}

/** Where something breaks: in a hex, or on the hexside to `toward`. */
export interface Break {
  readonly hex: number;
  readonly toward?: number | undefined;
  readonly rule?: string | undefined;
}

/** What a tool has found, in terms of the drawing; hexes by index. */
export interface DrawnTrace {
  readonly tints: ReadonlyMap<number, Tone>;
  /** short words in hexes, as costs */
  readonly words: ReadonlyMap<number, string>;
  /** signs over the stacks: what the answer is there */
  readonly marks: ReadonlyMap<number, { readonly tone: Tone; readonly text: string }>;
  readonly ways: readonly TracedPath[];
  readonly breaks: readonly Break[];
  /** by place in the sheet's list of stretches */
  readonly rails: ReadonlyMap<number, Tone>;
}

export const NOTHING_TRACED: DrawnTrace = {
  tints: new Map(),
  words: new Map(),
  marks: new Map(),
  ways: [],
  breaks: [],
  rails: new Map(),
};

const INK = { good: 'good', warn: 'warn', bad: 'bad', plain: 'accent' } as const;
const TONES = ['plain', 'good', 'warn', 'bad'] as const;

/** What lies under railways and units: tints of hexes, and the railways by what they are worth. */
export function drawTints(pen: Pen, traced: DrawnTrace): void {
  for (const tone of TONES) {
    const here = pen.shown.filter(({ hex }) => traced.tints.get(hex) === tone);
    if (!here.length) continue;
    fill(pen, INK[tone], () => here.forEach((at) => outline(pen, at, 0.95)), 0.22);
    stroke(pen, INK[tone], { width: 2.4, ...(tone === 'bad' ? { dash: [6, 4] } : {}) }, () =>
      here.forEach((at) => outline(pen, at, 0.92)),
    );
  }
  for (const [place, tone] of traced.rails) {
    const rail = pen.view.sheet.rails[place];
    if (!rail) continue;
    const { from, to } = railLine(pen, rail);
    stroke(pen, INK[tone], { width: 11, alpha: 0.55, ...(tone === 'bad' ? { dash: [4, 4] } : {}) }, (ctx) => {
      ctx.moveTo(from.x, from.y);
      ctx.lineTo(to.x, to.y);
    });
  }
}

/** What lies over everything: ways, costs, breaks, and marks at the stacks. */
export function drawTraced(pen: Pen, traced: DrawnTrace): void {
  for (const way of traced.ways) drawWay(pen, way);
  for (const { hex, x, y } of pen.shown) {
    const word = traced.words.get(hex);
    if (word !== undefined) write(pen, word, { x, y: y + 16 }, { size: wordSize(pen), weight: 750, halo: 'card' });
    const mark = traced.marks.get(hex);
    if (mark) drawMark(pen, { x: x - 15, y: y + 18 }, mark);
  }
  for (const one of traced.breaks) drawBreak(pen, one);
}

/**
 * A word in a hex grows as the sheet gets smaller, so that a phone shows costs on a whole corner of the map; never
 * wider than its hex.
 */
const wordSize = ({ scale }: Pen): number => Math.min(WORD.most, Math.max(WORD.size, LEGIBLE / scale));
const WORD = { size: 13, most: 24 } as const;

function drawWay(pen: Pen, { hexes, costs, open = hexes.length - 1 }: TracedPath): void {
  const points = hexes.map((hex) => centerOf(pen.layout, hex));
  const path = (from: number, to: number) => (ctx: CanvasRenderingContext2D) =>
    points.slice(from, to + 1).forEach(({ x, y }, i) => (i === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
  stroke(pen, 'card', { width: 11, cap: 'round', alpha: 0.85 }, path(0, points.length - 1));
  stroke(pen, 'bad', { width: 4, dash: [0.1, 8], cap: 'round' }, path(open, points.length - 1));
  stroke(pen, 'good', { width: 5.5, cap: 'round' }, path(0, open));
  const end = points.at(-1);
  if (end)
    stroke(pen, open < points.length - 1 ? 'bad' : 'good', { width: 4 }, (ctx) =>
      ctx.arc(end.x, end.y, 22, 0, 2 * Math.PI),
    );
  drawCosts(pen, points, costs, open);
}

const COST = { size: 12, width: 14, height: 8.5 } as const;
/** Hexes are this far apart along a way. */
const STRIDE = 2 * APOTHEM;

/** Running costs in boxes that stay readable; far out only as many as do not cover each other, the last one always. */
function drawCosts(pen: Pen, points: readonly Point[], costs: readonly string[], open: number): void {
  const { ctx } = pen;
  const grow = Math.max(1, 11 / (COST.size * pen.scale));
  const every = Math.ceil((2 * COST.width * grow * 1.15) / STRIDE);
  const last = Math.min(points.length, costs.length) - 1;
  const grown: Pen = { ...pen, scale: pen.scale * grow };
  points.forEach((point, i) => {
    const cost = costs[i];
    if (!cost || i === 0 || (last - i) % every !== 0) return;
    ctx.save();
    ctx.translate(point.x, point.y - APOTHEM + 12);
    ctx.scale(grow, grow);
    const box = (): void => ctx.roundRect(-COST.width, -COST.height, 2 * COST.width, 2 * COST.height, 5);
    fill(grown, 'card', box);
    stroke(grown, i > open ? 'bad' : 'good', { width: 1.4 }, box);
    write(grown, cost, { x: 0, y: 0.5 }, { size: COST.size, weight: 750 });
    ctx.restore();
  });
}

/** A short word at a stack; too far out to be read, a sign: a tick, an exclamation mark or a cross. */
function drawMark(pen: Pen, { x, y }: Point, { tone, text }: { readonly tone: Tone; readonly text: string }): void {
  const readable = isLegible(pen, MARK_SIZE);
  const half = readable ? Math.max(11, text.length * 4.6) : 13;
  const high = readable ? 8 : 13;
  fill(pen, INK[tone], (ctx) => ctx.roundRect(x - half, y - high, 2 * half, 2 * high, 4));
  stroke(pen, 'card', { width: 1.2 }, (ctx) => ctx.roundRect(x - half, y - high, 2 * half, 2 * high, 4));
  if (readable) write(pen, text, { x, y: y + 0.5 }, { size: MARK_SIZE, ink: 'card', weight: 750 });
  else
    stroke(pen, 'card', { width: 4, cap: 'round' }, (ctx) =>
      SIGNS[tone].forEach(([dx, dy, move], i) =>
        i === 0 || move ? ctx.moveTo(x + dx, y + dy) : ctx.lineTo(x + dx, y + dy),
      ),
    );
}

const MARK_SIZE = 11.5;
/** Points of a line; the third member begins a new one. */
const SIGNS: Readonly<Record<Tone, readonly (readonly [number, number, boolean?])[]>> = {
  good: [
    [-6, 0],
    [-2, 5],
    [7, -6],
  ],
  warn: [
    [0, -7],
    [0, 2],
    [0, 7, true],
    [0, 7.1],
  ],
  bad: [
    [-6, -6],
    [6, 6],
    [6, -6, true],
    [-6, 6],
  ],
  plain: [
    [-6, 0],
    [6, 0],
  ],
};

/** A cross where something breaks, with the rule's number. */
function drawBreak(pen: Pen, { hex, toward, rule }: Break): void {
  const middle = centerOf(pen.layout, hex);
  const direction = toward === undefined ? undefined : directionOf(pen.view, hex, toward);
  const v = (direction === undefined ? undefined : pen.shape.vectors[direction]) ?? { x: 0, y: 0 };
  const at = { x: middle.x + v.x * APOTHEM, y: middle.y + v.y * APOTHEM };
  fill(pen, 'card', (ctx) => ctx.arc(at.x, at.y, 13, 0, 2 * Math.PI));
  stroke(pen, 'bad', { width: 3.5, cap: 'round' }, (ctx) => {
    ctx.arc(at.x, at.y, 13, 0, 2 * Math.PI);
    ctx.moveTo(at.x - 6, at.y - 6);
    ctx.lineTo(at.x + 6, at.y + 6);
    ctx.moveTo(at.x + 6, at.y - 6);
    ctx.lineTo(at.x - 6, at.y + 6);
  });
  if (rule) write(pen, rule, { x: at.x, y: at.y + 22 }, { size: 12.5, ink: 'bad', weight: 750, halo: 'card' });
}

/** A stretch as it is being laid. */
export function drawDraft(pen: Pen, path: readonly number[]): void {
  const points = path.map((hex) => centerOf(pen.layout, hex));
  stroke(pen, 'accent', { width: 6, cap: 'round', alpha: 0.7 }, (ctx) =>
    points.forEach(({ x, y }, i) => (i === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y))),
  );
  const [first] = points;
  if (first) stroke(pen, 'accent', { width: 4 }, (ctx) => ctx.arc(first.x, first.y, 16, 0, 2 * Math.PI));
}
