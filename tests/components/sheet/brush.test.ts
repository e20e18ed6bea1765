import { describe, expect, it } from 'vitest';
import {
  between,
  directionOfKey,
  gone,
  NO_TRAIL,
  paintOf,
  railNear,
  tapOf,
  type Trail,
} from '@/components/sheet/brush';
import { type Brushes, looseKit, type Mode } from '@/components/sheet/kit';
import { firstBrushes } from '@/components/sheet/modes';
import { EDITS } from '@/components/games/nach-paris/sheet/edits';
import { all, changeRail, type Edit as AnyEdit } from '@/lib/sheet/edits';
import { APOTHEM, centerOf, layoutOf, shapeOf } from '@/lib/board/hex/plane';
import { npKit } from '@/components/games/nach-paris/sheet/kit';
import { newUnit, UNIT_KINDS, UNIT_NATIONS } from '@/components/games/nach-paris/sheet/new-units';
import { STAMPS } from '@/components/games/nach-paris/sheet/stamps';
import { loadData } from '@/lib/games/nach-paris/data';
import type { SheetEdits } from '@/lib/sheet/edits';
import type { Point } from '@/components/map/view';
import { openSheet, type SheetView } from '@/lib/games/nach-paris/sheet/view';
import { placedUnitSchema, type Sheet } from '@/lib/games/nach-paris/sheet/schema';

const { addRail, layRail, paintHexes, setSide } = EDITS;
const EMPTY_SHEET = EDITS.empty;
const kit = looseKit(npKit(await loadData()));
const loose = EDITS as unknown as SheetEdits;
type Edit = AnyEdit<Sheet>;

function viewOf(sheet: Sheet): SheetView {
  const opened = openSheet(sheet);
  if (!opened.ok) throw new Error(opened.error.text.key);
  return opened.value;
}
const viewAfter = (...edits: readonly Edit[]): SheetView => viewOf(all(...edits)(EMPTY_SHEET));
const empty = viewAfter();
const layout = layoutOf(empty.map, kit.orientation);
const at = (name: string): number => empty.index.get(name) ?? -1;
const middle = (name: string): Point => centerOf(layout, at(name));
/** A point close to the hexside of a hex in a direction. */
const edgeOf = (name: string, direction: 0 | 1 | 2 | 3 | 4 | 5, share = 0.9): Point => {
  const [{ x, y }, v] = [middle(name), layout.vectors[direction] ?? { x: NaN, y: NaN }];
  return { x: x + v.x * APOTHEM * share, y: y + v.y * APOTHEM * share };
};
const trailOf = (mode: Mode, ...points: readonly Point[]): Trail =>
  points.reduce(
    (trail, point, i) =>
      between(points[i - 1] ?? point, point).reduce((before, one) => gone(before, layout, mode, one), trail),
    NO_TRAIL,
  );
const namesOf = ({ hexes }: Trail): readonly (string | undefined)[] => hexes.map((hex) => empty.names[hex]);
const brushes = (change: Partial<Brushes> = {}): Brushes => ({ ...firstBrushes(kit), ...change });
const painted = (mode: Mode, trail: Trail, change: Partial<Brushes> = {}, view = empty): Sheet =>
  (paintOf(loose, mode, brushes(change), trail, view)?.(view.sheet) ?? view.sheet) as Sheet;

describe('a trail', () => {
  it('goes through every hex between two points, each once', () => {
    expect(namesOf(trailOf('terrain', middle('C3'), middle('C7'), middle('C5')))).toEqual([
      'C3',
      'C4',
      'C5',
      'C6',
      'C7',
    ]);
  });
  it('of a railway goes on by neighbours and back again', () => {
    expect(namesOf(trailOf('rail', middle('C3'), middle('C6')))).toEqual(['C3', 'C4', 'C5', 'C6']);
    expect(namesOf(trailOf('rail', middle('C3'), middle('C6'), middle('C4')))).toEqual(['C3', 'C4']);
  });
  it('along hexsides takes only those that it comes close to', () => {
    expect(trailOf('sides', middle('C3')).edges).toEqual([]);
    expect(trailOf('sides', edgeOf('C3', 0), edgeOf('C3', 0)).edges).toEqual([{ hex: at('C3'), direction: 0 }]);
  });
  it('leaves out what lies beyond the sheet', () => expect(trailOf('terrain', { x: -50, y: -50 }).hexes).toEqual([]));
});

describe('a brush', () => {
  it('paints terrain, stamps and hexsides along its trail', () => {
    expect(
      painted('terrain', trailOf('terrain', middle('C3'), middle('C4')), { terrain: 'mountain' }).hexes,
    ).toMatchObject({ C3: { terrain: 'mountain' }, C4: { terrain: 'mountain' } });
    expect(painted('places', trailOf('places', middle('C3')), { stamp: STAMPS.country[2] }).hexes).toMatchObject({
      C3: { country: 'belgium' },
    });
    expect(painted('sides', trailOf('sides', edgeOf('C3', 0)), { side: 'flooded' }).sides).toEqual({
      'C3/C4': 'flooded',
    });
  });
  it('lays railways, and takes them up', () => {
    const laid = painted('rail', trailOf('rail', middle('C3'), middle('C5')), { rail: 'lcr' });
    expect(laid.rails.map(({ a, b, grade }) => `${a}-${b} ${grade}`)).toEqual(['C3-C4 lcr', 'C4-C5 lcr']);
    expect(
      painted('rail', trailOf('rail', middle('C4'), middle('C5')), { rail: 'lift' }, viewOf(laid)).rails.length,
    ).toBe(1);
  });
  it('does nothing where there is nothing to do', () => {
    expect(paintOf(loose, 'rail', brushes(), trailOf('rail', middle('C3')), empty)).toBeUndefined();
    expect(
      paintOf(loose, 'rail', brushes({ rail: 'structure' }), trailOf('rail', middle('C3'), middle('C5')), empty),
    ).toBeUndefined();
    expect(paintOf(loose, 'look', brushes(), trailOf('terrain', middle('C3')), empty)).toBeUndefined();
  });
});

describe('a tap', () => {
  const tapped = (mode: Mode, change: Partial<Brushes>, view: SheetView): Sheet =>
    (tapOf(loose, mode, brushes(change), at('C3'), { hex: at('C3'), direction: 0 }, view)?.(view.sheet) ??
      view.sheet) as Sheet;
  it('puts on, and a second one takes off', () => {
    const rough = tapped('terrain', { terrain: 'rough' }, empty);
    expect(rough.hexes).toMatchObject({ C3: { terrain: 'rough' } });
    expect(tapped('terrain', { terrain: 'rough' }, viewOf(rough)).hexes).toEqual({});
    expect(tapped('terrain', { terrain: 'broken' }, viewOf(rough)).hexes).toMatchObject({ C3: { terrain: 'broken' } });
    const river = tapped('sides', { side: 'river' }, empty);
    expect(river.sides).toEqual({ 'C3/C4': 'river' });
    expect(tapped('sides', { side: 'river' }, viewOf(river)).sides).toEqual({});
    expect(tapped('sides', { side: 'flooded' }, viewOf(river)).sides).toEqual({ 'C3/C4': 'flooded' });
  });
  it.each(Object.values(STAMPS).flatMap((stamps) => stamps.map((stamp) => [stamp.id, stamp] as const)))(
    'with the stamp %s can be taken back',
    (_, stamp) => {
      const on = tapped('places', { stamp }, empty);
      expect(tapped('places', { stamp }, viewOf(on)).hexes).toEqual({});
    },
  );
  it('with a fort on a hex that has forts takes them all off', () => {
    const two = viewAfter(
      paintHexes(['C3'], {
        forts: [...(STAMPS.fortification[0]?.on.forts ?? []), ...(STAMPS.fortification[1]?.on.forts ?? [])],
      }),
    );
    expect(tapped('places', { stamp: STAMPS.fortification[0] }, two).hexes).toEqual({});
  });
});

describe('a structure', () => {
  const view = viewAfter(layRail(['C3', 'C4'], 'hcr'), setSide('C4', 'C5', 'river'));
  it('stands in the half of the stretch that is tapped', () => {
    expect(railNear(layout, view, edgeOf('C3', 0))).toEqual({ place: 0, half: 'a' });
    expect(railNear(layout, view, edgeOf('C4', 3))).toEqual({ place: 0, half: 'b' });
    expect(railNear(layout, view, edgeOf('C4', 0))).toBeUndefined();
  });
  it('is found on a second line too', () =>
    expect(railNear(layout, viewAfter(addRail('C4', 'C3'), changeRail(0, { lineA: 1 })), edgeOf('C3', 0))).toEqual({
      place: 0,
      half: 'b',
    }));
});

it('the letters around S stand for the directions', () =>
  expect(['KeyW', 'KeyQ', 'KeyA', 'KeyS', 'KeyD', 'KeyE', 'KeyX'].map((code) => directionOfKey(layout, code))).toEqual([
    0,
    1,
    2,
    3,
    4,
    5,
    undefined,
  ]));

it('where hexes stand on their point, six letters around S and D do', () => {
  const pointed = shapeOf({ rows: 'right', columns: 'down' });
  const found = ['KeyE', 'KeyD', 'KeyX', 'KeyS', 'KeyA', 'KeyQ'].map((code) => directionOfKey(pointed, code));
  expect(new Set(found).size).toBe(6);
  expect(directionOfKey(pointed, 'KeyW')).toBeUndefined();
});

it('a new unit of every kind is one that the sheet takes', () => {
  for (const nation of UNIT_NATIONS)
    for (const kind of UNIT_KINDS)
      expect(placedUnitSchema.safeParse({ ...newUnit(nation, kind), id: 'u1', hex: 'A1' }).success).toBe(true);
});
