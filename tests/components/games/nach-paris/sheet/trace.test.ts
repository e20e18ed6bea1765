import { describe, expect, it } from 'vitest';
import { isWithin, zoomShare, type Frame } from '@/components/sheet/draw/frame';
import { shownIn } from '@/components/sheet/draw/pen';
import { centerOf, layoutOf } from '@/lib/board/hex/plane';
import { locTracer } from '@/components/games/nach-paris/sheet/trace/loc';
import { movementTracer } from '@/components/games/nach-paris/sheet/trace/movement';
import { railTones, railTracer } from '@/components/games/nach-paris/sheet/trace/rail';
import { stackingTracer } from '@/components/games/nach-paris/sheet/trace/stacking';
import { ORIENTATION } from '@/components/games/nach-paris/sheet/orientation';
import { NO_PICKS, type Picks } from '@/components/games/nach-paris/sheet/trace/picks';
import type { Np, NpTracer as Tracer } from '@/components/games/nach-paris/sheet/types';
import { nextUnit, type Answer as AnyAnswer } from '@/components/sheet/trace/tracer';
import { loadData } from '@/lib/games/nach-paris/data';
import { openSheet, type SheetView } from '@/lib/games/nach-paris/sheet/view';
import { sheetSchema, type SheetInput } from '@/lib/games/nach-paris/sheet/schema';
import { road } from '@/tests/games/nach-paris/loc/asked';

type Answer = AnyAnswer<Np>;
const data = await loadData();
function open(sheet: SheetInput): SheetView {
  const opened = openSheet(sheetSchema.parse(sheet));
  if (!opened.ok) throw new Error(opened.error.text.key);
  return opened.value;
}
const ready = (id: string): SheetView => open(data.boards.find((one) => one.id === id)?.sheet ?? {});
function answer(tracer: Tracer, view: SheetView, picks: Partial<Picks> = {}): Answer {
  const found = tracer.ask(view, { ...NO_PICKS, ...picks }, data);
  if (!found?.ok) throw new Error(found ? found.error.text.key : 'nothing asked');
  return found.value;
}
const after = (tracer: Tracer, view: SheetView, ...hexes: readonly string[]): Picks =>
  hexes.reduce((picks, name) => tracer.tap(view, picks, view.index.get(name) ?? -1), NO_PICKS);

describe('lines of communications', () => {
  const view = ready('example-17');
  const marks = ({ traced }: Answer) =>
    Object.fromEntries([...traced.marks].map(([hex, { text }]) => [view.names[hex], text]));
  it('marks every stack by its status', () => {
    expect(marks(answer(locTracer, view))).toMatchObject({ V28: 'OOC', AC33: 'LLC' });
    expect(answer(locTracer, view).traced.ways).toEqual([]);
  });
  it('draws the line of the tapped unit with its running cost', () => {
    const { traced } = answer(locTracer, view, after(locTracer, view, 'AC33'));
    const [way] = traced.ways;
    expect([
      view.names[way?.hexes[0] ?? -1],
      view.names[way?.hexes.at(-1) ?? -1],
      way?.costs.at(-1),
      way?.open,
    ]).toEqual(['AC33', 'S31', '112', undefined]);
  });
  it('tints the hexes in which a single enemy would end the line of the tapped unit', () => {
    const path = open(road(3));
    const { traced } = answer(locTracer, path, { unit: 'u' });
    const tinted = [...traced.tints].filter(([, tone]) => tone === 'warn').map(([hex]) => path.names[hex]);
    expect(tinted).toEqual(['A3', 'A2', 'A1']);
  });
  it('lets go of the unit with a tap on an empty hex', () =>
    expect(after(locTracer, view, 'AC33', 'AA24').unit).toBeUndefined());
  it('has nothing to say of a sheet without units', () =>
    expect(locTracer.ask(open({}), NO_PICKS, data)).toBeUndefined());
  it('shows where a line breaks', () => {
    const around = ['B3', 'B4', 'C2', 'C4', 'D3', 'D4'].map((hex) => ({ id: hex, hex, nation: 'france' as const }));
    const cut = open({
      units: [{ id: 'a', hex: 'C3' }, ...around],
      rails: [{ a: 'J10', b: 'J11' }],
      hexes: { J10: { root: 'german', control: 'german' }, J11: { control: 'german' } },
    });
    const { traced } = answer(locTracer, cut, { unit: 'a' });
    expect(traced.breaks.length).toBeGreaterThan(0);
    expect(traced.ways[0]?.open).toBeLessThan((traced.ways[0]?.hexes.length ?? 0) - 1);
  });
});

describe('railways', () => {
  const view = ready('example-16');
  it('are usable or not for a nation', () => {
    const tones = [...railTones(view, 'germany').values()];
    expect(new Set(tones)).toEqual(new Set(['good', 'bad']));
    expect(railTracer.paint?.(view, NO_PICKS).rails.size).toBe(view.sheet.rails.length);
  });
  it('are asked for between two taps, and a third begins anew', () => {
    expect(after(railTracer, view, 'AP31', 'AT22')).toMatchObject({ from: 'AP31', to: 'AT22' });
    const third = after(railTracer, view, 'AP31', 'AT22', 'AQ30');
    expect([third.from, third.to]).toEqual(['AQ30', undefined]);
    expect(after(railTracer, view, 'AP31', 'AP31').from).toBeUndefined();
  });
  it('carry the unit of the first hex, on the network of its nation', () => {
    const plain = data.boards.find(({ id }) => id === 'example-16')?.sheet ?? {};
    const held = open({
      ...plain,
      units: [{ id: 'kd', hex: 'AP31', nation: 'germany', kind: 'cav', steps: 3, mobility: 'superior' }],
    });
    const picks = railTracer.tap(held, { ...NO_PICKS, nation: 'france' }, held.index.get('AP31') ?? -1);
    expect(picks).toMatchObject({ from: 'AP31', nation: 'germany' });
    expect(answer(railTracer, held, { ...picks, to: 'AT22' }).evaluation.outcome.data).toMatchObject({
      mode: 'route',
      total: 11 + 15 + 15,
    });
    expect(after(railTracer, view, 'AT22').nation).toBe(NO_PICKS.nation);
  });
  it('take the next unit of a stack with a second tap', () => {
    const plain = data.boards.find(({ id }) => id === 'example-16')?.sheet ?? {};
    const held = open({ ...plain, units: ['a', 'b'].map((id) => ({ id, hex: 'AP31' })) });
    const picks = (...hexes: readonly string[]) => after(railTracer, held, ...hexes);
    expect([picks('AP31').unit, picks('AP31', 'AP31').unit, picks('AP31', 'AP31', 'AP31').unit]).toEqual([
      'b',
      'a',
      'b',
    ]);
    const single = open({ ...plain, units: [{ id: 'a', hex: 'AP31' }] });
    expect(after(railTracer, single, 'AP31', 'AP31')).toMatchObject({ from: 'AP31', unit: 'a' });
  });
  it('carry out a journey that is possible', () => {
    const plain = data.boards.find(({ id }) => id === 'example-16')?.sheet ?? {};
    const held = open({ ...plain, units: [{ id: 'kd', hex: 'AP31', kind: 'cav', steps: 3, mobility: 'superior' }] });
    const found = answer(railTracer, held, after(railTracer, held, 'AP31', 'AT22'));
    const { units, phase } = found.act?.edit(held.sheet) ?? held.sheet;
    expect(units).toMatchObject([{ hex: 'AT22', spent: 41, rode: true, embarked: false }]);
    expect(phase).toMatchObject({ convoys: 1, boarded: { AP31: 3, AT22: 3 } });
    expect(Object.values(phase.runs)).toEqual(Array.from({ length: 11 }, () => 1));
    const rain = answer(railTracer, held, { ...after(railTracer, held, 'AP31', 'AT22'), rain: true, leaves: false })
      .evaluation.outcome.data;
    expect(rain).toMatchObject({ total: 26, available: 42 });
  });
  it('carry the journey, or stop at the hex that blocks it', () => {
    const through = answer(railTracer, view, { from: 'AP31', to: 'AT22' }).traced;
    expect(through.breaks).toEqual([]);
    expect(view.names[through.ways[0]?.hexes.at(-1) ?? -1]).toBe('AT22');
    const barred = answer(railTracer, view, { from: 'AP31', to: 'AT22', nation: 'france' }).traced;
    expect(barred.breaks).toHaveLength(1);
  });
});

describe('movement', () => {
  const view = ready('example-6');
  it('waits for a unit', () => expect(movementTracer.ask(view, NO_PICKS, data)).toBeUndefined());
  it('shows what the unit reaches, with the cost', () => {
    const { traced } = answer(movementTracer, view, after(movementTracer, view, 'M24'));
    expect(traced.tints.size).toBeGreaterThan(10);
    expect(traced.ways).toEqual([]);
  });
  it('builds a path by neighbours, takes steps back, and goes to a far goal', () => {
    expect(after(movementTracer, view, 'M24', 'M23', 'M22').path).toEqual(['M23', 'M22']);
    expect(after(movementTracer, view, 'M24', 'M23', 'M22', 'M22').path).toEqual(['M23']);
    expect(after(movementTracer, view, 'M24', 'M21')).toMatchObject({ to: 'M21', path: [] });
    expect(after(movementTracer, view, 'M24', 'M21', 'M21').to).toBeUndefined();
  });
  it('draws the path with its running cost', () => {
    const { traced } = answer(movementTracer, view, after(movementTracer, view, 'M24', 'M23', 'M22'));
    expect(traced.ways[0]?.hexes.map((hex) => view.names[hex])).toEqual(['M24', 'M23', 'M22']);
    expect(traced.ways[0]?.costs).toEqual(['', '10', '20']);
  });
  it('carries out a move that arrives, and no other', () => {
    const arrived = answer(movementTracer, view, after(movementTracer, view, 'M24', 'M23', 'M22'));
    expect(arrived.act?.label).toBe('hex-sheet.phase.march');
    expect(arrived.act?.edit(view.sheet).units.at(-1)).toMatchObject({ id: 'A', hex: 'M22', spent: 20 });
    expect(answer(movementTracer, view, after(movementTracer, view, 'M24', 'M25')).act).toBeUndefined();
    expect(answer(movementTracer, view, after(movementTracer, view, 'M24')).act).toBeUndefined();
  });
  it('marks the stacks that have moved, with their march markers', () => {
    const unit = { hex: 'C3', mf: 40 } as const;
    const moved = open({
      units: [
        { ...unit, id: 'a', spent: 20 },
        { ...unit, id: 'b', spent: 60 },
        { ...unit, id: 'c', hex: 'D3', kind: 'hq', steps: 1, spent: 40 },
        { ...unit, id: 'd', hex: 'E3', spent: 32 },
        { ...unit, id: 'e', hex: 'F3', spent: 45, rode: true },
        { ...unit, id: 'f', hex: 'G3' },
      ],
    });
    const marks = (rain: boolean) =>
      Object.fromEntries(
        [...(movementTracer.paint?.(moved, { ...NO_PICKS, rain }).marks ?? [])].map(([hex, { text }]) => [
          moved.names[hex],
          text,
        ]),
      );
    expect(marks(false)).toEqual({ C3: 'FOM', D3: '✓', E3: 'EXM-1', F3: '✓' });
    expect(marks(true)).toMatchObject({ E3: 'EXM-2' });
  });
  it('brings a siege gun into its firing position where it stands', () => {
    const gun = open({ units: [{ id: 'g', hex: 'C3', kind: 'sar', mf: 20 }] });
    expect(answer(movementTracer, gun, { unit: 'g', deploy: true }).act?.edit(gun.sheet).units).toMatchObject([
      { hex: 'C3', spent: 10, firing: true },
    ]);
  });
  it('minds what forbids a forced march', () => {
    const reached = (picks: Partial<Picks>) =>
      answer(movementTracer, view, { ...after(movementTracer, view, 'M24'), ...picks }).traced.tints.size;
    expect(reached({ outOfCommand: true })).toBeLessThan(reached({}));
    expect(reached({ marchedBefore: true })).toBe(reached({ forced: false }));
  });
  it('breaks at the hex that the rules forbid', () => {
    const { traced } = answer(movementTracer, view, after(movementTracer, view, 'M24', 'M25'));
    expect(traced.breaks.map(({ hex }) => view.names[hex])).toEqual(['M25']);
    expect(traced.ways[0]?.open).toBe(0);
  });
});

describe('stacking', () => {
  const crowd = open({
    units: Array.from({ length: 5 }, (_, i) => ({ id: `u${i}`, hex: 'C3' })).concat({ id: 'x', hex: 'E5' }),
  });
  it('marks hexes with too many steps', () => {
    const { traced } = answer(stackingTracer, crowd);
    expect([...traced.tints].map(([hex, tone]) => [crowd.names[hex], tone])).toEqual([['C3', 'bad']]);
    expect(traced.marks.get(crowd.index.get('E5') ?? -1)).toMatchObject({ tone: 'good' });
  });
  it('shows the steps that entered a mountain hex in this phase', () => {
    const pass = open({ hexes: { C3: { terrain: 'mountain' } }, phase: { transit: { C3: 4 } } });
    expect(answer(stackingTracer, pass).traced.words.get(pass.index.get('C3') ?? -1)).toBe('↷ 4');
    const held = open({ ...pass.sheet, units: [{ id: 'u', hex: 'C3' }] });
    expect(answer(stackingTracer, held).traced.marks.get(held.index.get('C3') ?? -1)?.text).toBe('4/9 ↷ 4');
  });
  it('a second tap lets go of the hex', () => expect(after(stackingTracer, crowd, 'C3', 'C3').from).toBeUndefined());
});

it('taps on a stack go down through its units and begin anew', () => {
  const view = open({ units: ['a', 'b', 'c'].map((id) => ({ id, hex: 'C3' })) });
  const hex = view.index.get('C3') ?? -1;
  expect([
    nextUnit(view, hex, undefined),
    nextUnit(view, hex, 'c'),
    nextUnit(view, hex, 'a'),
    nextUnit(view, 0, 'a'),
  ]).toEqual(['c', 'b', 'c', undefined]);
});

describe('what is drawn', () => {
  const layout = layoutOf(open({ frame: { columns: 40, rows: 40 } }).map, ORIENTATION);
  const screen = { width: 360, height: 500 };
  it('is every hex that touches the screen and hardly more', () => {
    const middle = centerOf(layout, 820);
    const shown = shownIn(layout, { ...middle, scale: 1 }, screen);
    const on = Array.from({ length: 1600 }, (_, hex) => hex).filter((hex) => {
      const { x, y } = centerOf(layout, hex);
      return Math.abs(x - middle.x) < 180 + 40 && Math.abs(y - middle.y) < 250 + 34;
    });
    expect(shown.map(({ hex }) => hex)).toEqual(expect.arrayContaining(on));
    expect(shown.length).toBeLessThan(on.length * 1.6);
    for (const { hex, x, y } of shown)
      expect(centerOf(layout, hex)).toEqual({ x: expect.closeTo(x, 6), y: expect.closeTo(y, 6) });
  });
  it('is the whole sheet when it fits', () =>
    expect(shownIn(layout, { x: layout.size.width / 2, y: layout.size.height / 2, scale: 0.1 }, screen)).toHaveLength(
      1600,
    ));
  const copy: Frame = { at: { x: 0, y: 0, scale: 1 }, screen: { width: 648, height: 900 }, ratio: 2 };
  const frame = (x: number, y: number, scale: number): Frame => ({ at: { x, y, scale }, screen, ratio: 2 });
  it.each([
    ['where it was', frame(0, 0, 1), true],
    ['a little aside', frame(140, -190, 1), true],
    ['past the edge of the copy', frame(150, 0, 1), false],
    ['zoomed in', frame(0, 0, 2), true],
    ['zoomed in too far', frame(0, 0, 2.5), false],
    ['zoomed out somewhat', frame(0, 0, 0.7), true],
    ['zoomed out too far', frame(0, 0, 0.4), false],
  ])('may be copied %s: %s', (_, wanted, within) => expect(isWithin(copy, wanted)).toBe(within));
  it('is zoomed by the share of the scales', () => expect(zoomShare(copy, frame(0, 0, 0.5))).toBe(0.5));
});
