import { expect, it } from 'vitest';
import { EDITS } from '@/components/games/nach-paris/sheet/edits';
import { npKit } from '@/components/games/nach-paris/sheet/kit';
import type { MapControl } from '@/components/map/map-control';
import { looseKit, type Brushes, type Mode, type Moving, type SheetState } from '@/components/sheet/kit';
import { firstBrushes } from '@/components/sheet/modes';
import { tapsOn } from '@/components/sheet/taps';
import { APOTHEM, centerOf, layoutOf } from '@/lib/board/hex/plane';
import { loadData } from '@/lib/games/nach-paris/data';
import type { AnySheet } from '@/lib/sheet/sheet';

const kit = looseKit(npKit(await loadData()));
const state = () => {
  const { unit } = kit.units.put(firstBrushes(kit).unit);
  const sheet = (EDITS as unknown as SheetState['edits']).addUnit('B3', unit)(EDITS.empty);
  const opened = kit.open(sheet);
  if (!opened.ok) throw new Error(opened.error.text.key);
  return { sheet, view: opened.value };
};

interface Case {
  readonly brushes?: Partial<Brushes>;
  readonly moving?: Moving;
  readonly scale?: number;
}

/** A table in a mode: what is done to it in its order, and the sheet as it is after the last edit. */
function table(mode: Mode, { brushes, moving, scale = 2 }: Case = {}) {
  const done: string[] = [];
  const { sheet, view } = state();
  const layout = layoutOf(view.map, kit.orientation);
  let now: AnySheet = sheet;
  const say =
    (name: string) =>
    (...given: readonly unknown[]): void =>
      void done.push(
        [name, ...given.map((one) => (typeof one === 'number' ? view.names[one] : JSON.stringify(one)))].join(' '),
      );
  const at = (name: string): number => view.index.get(name) ?? -1;
  const map = { get: () => ({ x: 0, y: 0, scale }), size: () => ({ width: 0, height: 0 }), goTo: say('look') };
  const taps = tapsOn({
    kit,
    state: {
      view,
      edits: EDITS,
      apply: (edit: (before: AnySheet) => AnySheet) => {
        now = edit(now);
        done.push('apply');
      },
    } as unknown as SheetState,
    layout,
    map: map as unknown as MapControl,
    mode,
    brushes: { ...firstBrushes(kit), ...brushes },
    place: {
      cursor: undefined,
      edge: undefined,
      opened: false,
      point: say('point'),
      pointAtSide: ({ hex, direction }) => done.push(`side ${view.names[hex]} ${direction}`),
      leaveSide: say('leave'),
      go: say('go'),
      open: say('open'),
      close: say('close'),
      enter: say('enter'),
    },
    waiting: {
      moving,
      move: (picked) => done.push(picked ? 'pick up' : 'put down'),
      rails: { laying: undefined, tap: (hex) => say('rail')(hex), step: say('stretch'), stop: say('stop') },
      from: undefined,
      letGo: say('let go'),
      cancel: () => false,
    },
    trace: { tap: say('ask') },
    setBrush: (brush) => done.push(`brush ${Object.keys(brush).join()}`),
  });
  /** where the finger comes down for a point of the map */
  const tap = ({ x, y }: { x: number; y: number }, pointer = 'touch') =>
    taps.onTap({ at: { x: x * scale, y: y * scale }, pointer, again: false });
  const middle = (name: string) => centerOf(layout, at(name));
  return { at, done, taps, tap, middle, sheet: () => now };
}

it.each<[Mode, readonly string[]]>([
  ['look', ['point C4', 'open']],
  ['trace', ['point C4', 'ask C4']],
  ['rail', ['point C4', 'rail C4']],
  ['terrain', ['point C4', 'apply']],
  ['units', ['point C4', 'apply', 'brush unit']],
])('a tap in the mode %s points at the hex and does what the mode does', (mode, done) => {
  const { tap, middle, done: did } = table(mode);
  tap(middle('C4'));
  expect(did).toEqual(done);
});

it('puts down what was picked up, whatever the mode', () => {
  for (const mode of ['look', 'terrain', 'units', 'trace'] as const) {
    const { tap, middle, done, at, sheet } = table(mode, { moving: { ids: ['u1'], from: 0 } });
    tap(middle('C4'));
    expect(done).toEqual(['point C4', 'apply', 'put down']);
    expect(at('B3')).not.toBe(at('C4'));
    expect(sheet().units.map(({ hex }) => hex)).toEqual(['C4']);
  }
});

it('looks closer first where a thumb cannot tell the hexes apart, and a mouse need not', () => {
  const far = { scale: 25 / (2 * APOTHEM) };
  const finger = table('look', far);
  finger.tap(finger.middle('C4'));
  expect(finger.done.map((one) => one.split(' ')[0])).toEqual(['look']);
  const mouse = table('look', far);
  mouse.tap(mouse.middle('C4'), 'mouse');
  expect(mouse.done).toEqual(['point C4', 'open']);
});

it('looks closer for hexsides before it does so for hexes', () => {
  const scale = 30 / (2 * APOTHEM);
  for (const [mode, brushes, closer] of [
    ['sides', {}, true],
    ['rail', { rail: 'structure' }, true],
    ['rail', {}, false],
    ['terrain', {}, false],
  ] as const) {
    const { tap, middle, done } = table(mode, { scale, brushes });
    tap(middle('C4'));
    expect(done[0]?.startsWith('look'), mode).toBe(closer);
  }
});

it('points at nothing beside the map', () => {
  const { tap, done } = table('terrain');
  tap({ x: -500, y: -500 });
  expect(done.map((one) => one.trim())).toEqual(['point']);
});

it('a letter goes to the neighbour, lays a stretch, paints the hexside or turns the unit', () => {
  const turned = (mode: Mode, hex: string) => {
    const { taps, done, at } = table(mode);
    taps.turn(at(hex), 0);
    return done;
  };
  const [gone] = turned('look', 'C4');
  expect(gone).toMatch(/^go /);
  expect(turned('rail', 'C4')).toEqual([gone?.replace('go', 'stretch C4'), gone]);
  expect(turned('sides', 'C4')).toEqual(['side C4 0', 'apply']);
  expect(turned('units', 'C4')).toEqual([gone]);
  expect(turned('units', 'B3')).toEqual(['point B3', 'apply']);
});
