import { beforeEach, describe, expect, it, vi } from 'vitest';
import { npKit } from '@/components/games/nach-paris/sheet/kit';
import { ORIENTATION } from '@/components/games/nach-paris/sheet/orientation';
import { looseKit } from '@/components/sheet/kit';
import { loadData } from '@/lib/games/nach-paris/data';
import type { Inks } from '@/components/sheet/draw/inks';
import type { Pen } from '@/components/sheet/draw/pen';
import { drawTraced, NOTHING_TRACED } from '@/components/sheet/draw/traced';
import { EDITS } from '@/components/games/nach-paris/sheet/edits';
import { centerOf, layoutOf, RADIUS } from '@/lib/board/hex/plane';
import { openSheet } from '@/lib/games/nach-paris/sheet/view';

const data = await loadData();
const EMPTY_SHEET = EDITS.empty;

beforeEach(() => {
  vi.stubGlobal('document', { body: {} });
  vi.stubGlobal('getComputedStyle', () => ({ fontFamily: 'sans-serif' }));
});

/** Size of the letters of a hex's cost on the screen at a scale, in pixels; undefined where none is written. */
function costSize(scale: number): number | undefined {
  const opened = openSheet(EMPTY_SHEET);
  if (!opened.ok) throw new Error(opened.error.text.key);
  const view = opened.value;
  const layout = layoutOf(view.map, ORIENTATION);
  const ctx = {
    font: '',
    size: undefined as number | undefined,
    strokeText: () => undefined,
    fillText: () => (ctx.size = Number(/([\d.]+)px/.exec(ctx.font)?.[1]) * scale),
  };
  const pen: Pen = {
    ctx: ctx as unknown as CanvasRenderingContext2D,
    inks: {} as Inks,
    kit: looseKit(npKit(data)),
    shape: layout,
    layout,
    view,
    scale,
    shown: [{ hex: 0, ...centerOf(layout, 0) }],
  };
  drawTraced(pen, { ...NOTHING_TRACED, words: new Map([[0, '22 ■']]) });
  return ctx.size;
}

describe('the cost of a hex', () => {
  it.each([0.5, 0.59, 0.75, 1, 2])('can be read in its hex at scale %s', (scale) => {
    const size = costSize(scale) ?? 0;
    expect(size).toBeGreaterThanOrEqual(11);
    // Four letters of about half their height each.
    expect(4 * 0.65 * size).toBeLessThan(2 * RADIUS * scale);
  });
  it('is left out where it would be wider than its hex', () => expect(costSize(0.3)).toBeUndefined());
});
