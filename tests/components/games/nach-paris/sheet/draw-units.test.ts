import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EDITS } from '@/components/games/nach-paris/sheet/edits';
import type { Inks } from '@/components/sheet/draw/inks';
import { npKit } from '@/components/games/nach-paris/sheet/kit';
import { ORIENTATION } from '@/components/games/nach-paris/sheet/orientation';
import type { NpPen } from '@/components/games/nach-paris/sheet/types';
import { loadData } from '@/lib/games/nach-paris/data';
import { drawUnits } from '@/components/games/nach-paris/sheet/draw/units';
import { centerOf, layoutOf } from '@/lib/board/hex/plane';
import { openSheet } from '@/lib/games/nach-paris/sheet/view';

const kit = npKit(await loadData());
const { addUnit } = EDITS;
const EMPTY_SHEET = EDITS.empty;

beforeEach(() => {
  vi.stubGlobal('Path2D', class {});
  vi.stubGlobal('document', { body: {} });
  vi.stubGlobal('getComputedStyle', () => ({ fontFamily: 'sans-serif' }));
});

/** What is drawn of one stack at a scale, in its order: `counter` for a body, `head` for an arrow head, and words. */
function drawn(scale: number, units: readonly Parameters<typeof addUnit>[1][]): readonly string[] {
  const opened = openSheet(units.reduce((sheet, unit) => addUnit('C3', unit)(sheet), EMPTY_SHEET));
  if (!opened.ok) throw new Error(opened.error.text.key);
  const view = opened.value;
  const layout = layoutOf(view.map, ORIENTATION);
  const done: string[] = [];
  const known: Record<string, unknown> = {
    fill: (path?: unknown) => void done.push(path ? 'counter' : 'head'),
    fillText: (text: string, _x: number, y: number) =>
      void done.push(/I/.test(text) ? `${text} ${y < 0 ? 'above' : 'below'}` : text),
  };
  const ctx = new Proxy(known, {
    get: (target, name) => target[String(name)] ?? (() => undefined),
    set: () => true,
  }) as unknown as CanvasRenderingContext2D;
  const hex = view.index.get('C3') ?? 0;
  const shown = [{ hex, ...centerOf(layout, hex) }];
  const pen: NpPen = { kit, ctx, inks: {} as Inks, shape: layout, layout, view, scale, shown };
  drawUnits(pen);
  return done;
}

describe('a stack', () => {
  it.each([0.25, 0.4, 0.59])('shows where it looks over counters that have grown, at scale %s', (scale) => {
    expect(drawn(scale, [{ facing: 2 }])).toEqual(['counter', 'head']);
  });
  it('carries one name, that of its top unit, as soon as it can be read', () => {
    const words = (scale: number): readonly string[] =>
      drawn(scale, [
        { name: 'IR 16', kind: 'cav' },
        { name: '5 ID', kind: 'cav' },
      ]).filter((word) => /I/.test(word));
    expect(words(0.8)).toEqual([]);
    expect(words(0.87)).toEqual(['5 ID above']);
    expect(words(2)).toEqual(['5 ID above']);
  });
  it.each([
    [0.87, [0], 'below'],
    [0.87, [1], 'above'],
    [0.87, [0, 3], 'above'],
    [1.2, [0], 'above'],
  ] as const)('keeps its name clear of where it looks: at scale %s, %o, it stands %s', (scale, facings, place) => {
    expect(
      drawn(
        scale,
        facings.map((facing) => ({ name: '5 ID', facing })),
      ),
    ).toContain(`5 ID ${place}`);
  });
  it('under a Fog of War marker carries none', () =>
    expect(drawn(2, [{ name: '5 ID', fow: true }]).join()).not.toContain('5 ID'));
});
