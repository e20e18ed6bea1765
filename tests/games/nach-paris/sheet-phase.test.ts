import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import { rail, type RailAnswer } from '@/lib/games/nach-paris/calculators/rail';
import { loadData } from '@/lib/games/nach-paris/data';
import { openSheet, type PlacedUnit, type SheetView } from '@/lib/games/nach-paris/sheet/view';
import { SHEETS } from '@/lib/games/nach-paris/sheet/kind';
import { readSheetCode, sheetCode } from '@/lib/sheet/code';
import { readSheetFile, writeSheetFile } from '@/lib/sheet/file';
import { afterMarch, afterRide, type Ride } from '@/lib/games/nach-paris/sheet/phase';
import { hasBegun, newPhase, phaseWithin } from '@/lib/games/nach-paris/sheet/phase-counts';
import type { Sheet, SheetInput } from '@/lib/games/nach-paris/sheet/schema';
import { narrowsInto, narrowsUsed } from '@/lib/games/nach-paris/sheet/transit';
import { answerOf } from '@/tests/games/nach-paris/spoken';
import { sheetOf, sheets, viewOf } from '@/tests/games/nach-paris/sheets';

const data = await loadData();
const hexOf = (view: SheetView, name: string): number => view.index.get(name) ?? -1;
const unitOf = (view: SheetView, id: string): PlacedUnit => {
  const unit = view.units.find((one) => one.id === id);
  if (!unit) throw new Error(`no unit ${id}`);
  return unit;
};

describe('a march that is made', () => {
  const ground: SheetInput = {
    hexes: { B2: { terrain: 'mountain' }, B3: { country: 'france' } },
    sides: { 'B1/B2': 'river', 'B2/B3': 'minor-river' },
    rails: [{ a: 'B2', b: 'B3' }],
    units: [
      { id: 'u', hex: 'B1', steps: 4 },
      { id: 'x', hex: 'B1' },
      { id: 'hq', hex: 'B3', nation: 'france', kind: 'hq' },
    ],
  };
  const march = (sheet: SheetInput, path: readonly string[] = ['B2', 'B3'], deploys = false): Sheet => {
    const view = viewOf(sheet);
    return afterMarch(view, unitOf(view, 'u'), { path, spent: 25, deploys });
  };
  test('puts the unit on top of its last hex, with what it has spent', () =>
    expect(march(ground).units.at(-1)).toMatchObject({ id: 'u', hex: 'B3', spent: 25, embarked: false }));
  test('counts its steps at mountain hexes and limited hexsides only (7.3.3)', () => {
    expect(march(ground).phase.transit).toEqual({ B2: 4, 'B1/B2': 4 });
    expect(march({ ...ground, phase: { transit: { B2: 3 } } }).phase.transit).toEqual({ B2: 7, 'B1/B2': 4 });
  });
  test('destroys the enemy HQ in its way (7.1.6)', () =>
    expect(march(ground).units.map(({ id }) => id)).toEqual(['x', 'u']));
  test('takes the railways that it passes (12.1.3), with two steps or more', () => {
    const controls = (sheet: Sheet) =>
      Object.entries(sheet.hexes).flatMap(([name, { control }]) => (control ? [[name, control]] : []));
    expect(controls(march(ground))).toEqual([
      ['B2', 'german'],
      ['B3', 'german'],
    ]);
    expect(controls(march({ ...ground, units: [{ id: 'u', hex: 'B1', steps: 1 }] }))).toEqual([]);
    expect(controls(march({ ...ground, units: [{ id: 'u', hex: 'B1', kind: 'har', steps: 2 }] }))).toEqual([]);
  });
  test('leaves a train where it stood', () => {
    const left = march({ ...ground, units: [{ id: 'u', hex: 'B1', steps: 4, embarked: true }] }, ['B2']);
    expect([left.phase.boarded, left.units]).toMatchObject([{ B1: 4 }, [{ embarked: false, rode: true }]]);
  });
  test('brings a siege gun into its firing position', () =>
    expect(march({ ...ground, units: [{ id: 'u', hex: 'B1', kind: 'sar', steps: 1 }] }, [], true).units).toMatchObject([
      { hex: 'B1', firing: true },
    ]));
  test('may be as long as the MF of any counter and a forced march allow: the sheet is still read', () => {
    const view = viewOf({ units: [{ id: 'u', hex: 'B1', mf: 120 }] });
    const after = afterMarch(view, unitOf(view, 'u'), { path: ['B2'], spent: 150, deploys: false });
    expect(readSheetFile(SHEETS, writeSheetFile(SHEETS, after))).toEqual({ ok: true, value: after });
  });
  test('gives a sheet that opens, on any sheet', () => {
    fc.assert(
      fc.property(sheets, fc.nat(), fc.nat(5), (sheet, i, direction) => {
        const view = viewOf(sheet);
        const unit = view.units[i % Math.max(1, view.units.length)];
        const to = view.names[view.neighbours[(unit?.at ?? 0) * 6 + direction] ?? -1];
        if (!unit || to === undefined) return;
        expect(openSheet(afterMarch(view, unit, { path: [to], spent: 10, deploys: false })).ok).toBe(true);
      }),
    );
  });
});

describe('a journey that is made', () => {
  const line: SheetInput = {
    frame: { column: 'A', row: 1, columns: 3, rows: 8 },
    hexes: Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 7, 8].map((row) => [
        `B${row}`,
        { control: 'german' as const, ...(row === 1 ? { root: 'german' as const } : {}) },
      ]),
    ),
    rails: [1, 2, 3, 4, 5, 6, 7].map((row) => ({ a: `B${row}`, b: `B${row + 1}` })),
  };
  const low: SheetInput = {
    ...line,
    hexes: { ...line.hexes, B8: { control: 'german', root: 'german' } },
    rails: (line.rails ?? []).map((one) => ({ ...one, grade: 'lcr' as const })),
  };
  const train = (id: string, rest: object = {}) => ({ id, hex: 'B2', steps: 3, ...rest });
  type Route = Extract<RailAnswer, { readonly mode: 'route' }>;
  const ask = (sheet: SheetInput | Sheet, unit: string, to = 'B4', rest: object = {}) =>
    answerOf(
      rail,
      { mode: 'route', sheet, unit, from: sheet.units?.find(({ id }) => id === unit)?.hex ?? '', to, ...rest },
      data,
    );
  const route = (...given: Parameters<typeof ask>): Route => ask(...given).outcome.data as Route;
  /** Sends units one after the other as the sheet carries their journeys out. */
  function send(
    sheet: SheetInput,
    ...trips: readonly (readonly [unit: string, to: string, rest?: Partial<Ride>])[]
  ): Sheet {
    return trips.reduce((before, [id, to, rest]) => {
      const view = viewOf(before);
      const unit = unitOf(view, id);
      const { path, total } = route(before, id, to, { leaves: rest?.leaves ?? true });
      return afterRide(view, unit, {
        to,
        runs: path.flatMap(({ run: name }) => name ?? []),
        spent: total,
        boards: !unit.embarked,
        leaves: true,
        ...rest,
      });
    }, sheetOf(sheet));
  }

  test('counts the convoy, its runs and the steps at both ends', () => {
    const sent = send({ ...line, units: [train('a')] }, ['a', 'B4']);
    expect(sent.phase).toEqual({
      transit: {},
      boarded: { B2: 3, B4: 3 },
      runs: { 'B2>B3': 1, 'B3>B4': 1 },
      convoys: 1,
    });
    expect(sent.units).toMatchObject([{ hex: 'B4', spent: 16, rode: true, embarked: false }]);
  });
  test('a unit that stays on its train looks where the line goes, and is no second convoy when it goes on', () => {
    const sent = send({ ...line, units: [train('a')] }, ['a', 'B3', { leaves: false }], ['a', 'B4', { leaves: false }]);
    expect(sent.units).toMatchObject([{ hex: 'B4', embarked: true, facing: 0 }]);
    expect(sent.phase).toMatchObject({ convoys: 1, runs: { 'B2>B3': 1, 'B3>B4': 1 } });
  });
  test.each([
    ['hcr-improved', 3],
    ['hcr', 2],
  ] as const)('%s takes %i convoys in a direction, then the next waits (12.4.3)', (grade, most) => {
    const ids = Array.from({ length: most + 1 }, (_, i) => `u${i}`);
    const full = send(
      {
        ...line,
        rails: (line.rails ?? []).map((one) => ({ ...one, grade })),
        units: [...ids.map((id) => train(id)), { ...train('back'), hex: 'B5' }, { ...train('small'), steps: 2 }],
      },
      ...ids.slice(0, most).map((id) => [id, 'B4'] as const),
    );
    const cleared = { ...full, phase: { ...full.phase, boarded: {} } };
    expect(route(cleared, ids.at(-1) ?? '')).toMatchObject({
      open: false,
      fault: { kind: 'full', rule: '12.4.3', hex: 'B3' },
    });
    expect(route(cleared, 'small')).toMatchObject({ open: true, fits: true });
    expect(route(cleared, 'back', 'B3')).toMatchObject({ open: true, fits: true });
    expect(route(newPhase(full), ids.at(-1) ?? '')).toMatchObject({ open: true });
  });
  test('an LCR carries two convoys, and one direction for all trains (12.4.1)', () => {
    const sent = send(
      {
        ...low,
        units: [train('a', { steps: 1 }), train('b', { hex: 'B6' }), train('c', { hex: 'B6', kind: 'hq', steps: 1 })],
      },
      ['a', 'B5'],
    );
    expect(sent.phase).toMatchObject({ convoys: 0, runs: { 'B2>B3': 0 } });
    expect(route(sent, 'b', 'B3')).toMatchObject({
      open: false,
      fault: { kind: 'against', rule: '12.4.1', hex: 'B4' },
    });
    expect(route(sent, 'c', 'B3')).toMatchObject({ open: false, fault: { kind: 'against' } });
    const standing = (facing: 0 | 3) =>
      route(
        { ...low, units: [train('b', { hex: 'B6' }), train('d', { hex: 'B4', embarked: true, facing })] },
        'b',
        'B3',
      );
    expect(standing(0)).toMatchObject({ open: false, fault: { kind: 'against', hex: 'B4' } });
    expect(standing(3)).toMatchObject({ open: false, fault: { kind: 'standing', hex: 'B4' } });
  });
  test('another way is taken round a line that is full', () => {
    const loop: SheetInput = {
      ...line,
      hexes: { ...line.hexes, C2: { control: 'german' }, C3: { control: 'german' } },
      rails: [...(line.rails ?? []), { a: 'B2', b: 'C2' }, { a: 'C2', b: 'C3' }, { a: 'C3', b: 'B4' }],
      units: [train('a')],
    };
    expect(route(loop, 'a').path.map(({ hex }) => hex)).toEqual(['B2', 'B3', 'B4']);
    expect(route({ ...loop, phase: { runs: { 'B2>B3': 2 } } }, 'a').path.map(({ hex }) => hex)).toEqual([
      'B2',
      'C2',
      'C3',
      'B4',
    ]);
  });
  test('the fifteenth convoy of the phase stays (12.4.2), a train that is none runs', () => {
    const phase = { convoys: 14 };
    expect(route({ ...line, phase, units: [train('a')] }, 'a')).toMatchObject({ open: true, fits: false });
    expect(ask({ ...line, phase, units: [train('a')] }, 'a').outcome.blocks[0]).toMatchObject({
      tone: 'no',
      rule: '12.4.2',
    });
    expect(route({ ...line, phase, units: [train('a', { steps: 2 })] }, 'a')).toMatchObject({ fits: true });
    expect(route({ ...line, phase, units: [train('a', { steps: 2, divided: true })] }, 'a')).toMatchObject({
      fits: false,
    });
  });
  test('boarding and leaving share what the hex takes in the phase (12.2.1)', () => {
    const units = [train('a'), train('b', { steps: 2 })];
    const sent = send({ ...line, units }, ['a', 'B4']);
    expect(route(sent, 'b')).toMatchObject({ open: true, fits: false });
    expect(ask(sent, 'b').outcome.blocks[0]).toMatchObject({ rule: '12.2.1', tone: 'no' });
    expect(route({ ...line, units, phase: { boarded: { B2: 2, B4: 2 } } }, 'b')).toMatchObject({ fits: true });
  });
  test('MF spent on foot leave the unit its own MF (12.3.4); those on rails count against 50', () => {
    expect(route({ ...line, units: [train('a', { spent: 12, mf: 30 })] }, 'a')).toMatchObject({
      total: 28,
      available: 30,
    });
    expect(
      route({ ...line, units: [train('a', { spent: 12, mf: 30, rode: true, embarked: true })] }, 'a'),
    ).toMatchObject({ total: 12 + 2 + 7, available: 50 });
  });
  test('a unit that leaves its train in an enemy ZOC stops (12.2.2)', () => {
    const held = {
      ...line,
      units: [train('a'), { id: 'e', hex: 'C4', nation: 'france' as const, kind: 'cav' as const, arf: 0 }],
    };
    expect(ask(held, 'a').steps.map(({ id }) => id)).toContain('stops');
    expect(ask({ ...line, units: [train('a')] }, 'a').notApplied.map(({ id }) => id)).toContain('stops');
  });
  test('rail-bound artillery boards nothing and is no convoy', () => {
    const sent = send({ ...line, units: [train('a', { kind: 'sar', steps: 1, mobility: 'rail', mf: 40 })] }, [
      'a',
      'B4',
    ]);
    expect([sent.phase, sent.units]).toMatchObject([
      { boarded: {}, convoys: 0, runs: { 'B2>B3': 0 } },
      [{ embarked: false, spent: 2 }],
    ]);
  });
});

describe('the phase on a sheet', () => {
  const used: SheetInput = {
    hexes: { C3: { terrain: 'mountain' } },
    sides: { 'C3/C4': 'river', 'C2/C3': 'minor-river', 'C3/D3': 'major-river' },
    phase: { transit: { C3: 4, 'C3/C4': 2 }, boarded: { C3: 3 }, runs: { 'C3>C4': 1, 'C4>C3:1': 0 }, convoys: 1 },
    units: [{ id: 'u', hex: 'C3', spent: 20, rode: true }],
  };
  test('is cleared as a whole', () => {
    expect(hasBegun(sheetOf(used))).toBe(true);
    const fresh = newPhase(sheetOf(used));
    expect(hasBegun(fresh)).toBe(false);
    expect(fresh).toEqual(sheetOf({ ...used, phase: {}, units: [{ id: 'u', hex: 'C3' }] }));
  });
  test.each([
    [{ phase: { runs: { 'A1>A2': 0 } } }],
    [{ phase: { convoys: 1 } }],
    [{ units: [{ id: 'u', hex: 'A1', spent: 1 }] }],
    [{ phase: { boarded: { A1: 1 } } }],
  ])('has begun with %j', (sheet: SheetInput) => expect(hasBegun(sheetOf(sheet))).toBe(true));
  test('goes with files and addresses', () => {
    const sheet = sheetOf(used);
    expect(readSheetFile(SHEETS, writeSheetFile(SHEETS, sheet))).toEqual({ ok: true, value: sheet });
    expect(readSheetCode(SHEETS, sheetCode(SHEETS, sheet) ?? '')).toEqual({ ok: true, value: sheet });
  });
  test.each([
    [{ transit: { Z9: 1 } }, 'sheet.phase.transit.Z9'],
    [{ transit: { 'C4/C3': 1 } }, 'sheet.phase.transit.C4/C3'],
    [{ transit: { 'C3/C5': 1 } }, 'sheet.phase.transit.C3/C5'],
    [{ boarded: { AZ1: 1 } }, 'sheet.phase.boarded.AZ1'],
    [{ runs: { 'C3>E3': 1 } }, 'sheet.phase.runs.C3>E3'],
  ])('%j is refused by its place', (phase, field) => {
    const opened = openSheet(sheetOf({ phase }));
    expect(opened.ok ? undefined : opened.error.field).toBe(field);
  });
  test('keeps what lies inside a new frame', () => {
    expect(phaseWithin(sheetOf(used).phase, (...hexes) => hexes.every((hex) => hex === 'C3'))).toEqual({
      transit: { C3: 4 },
      boarded: { C3: 3 },
      runs: {},
      convoys: 1,
    });
  });
  test('names the narrow places with what passed', () => {
    const view = viewOf(used);
    expect(narrowsInto(view, hexOf(view, 'C3'))).toMatchObject([
      { place: 'C3', capacity: 9, used: 4 },
      { place: 'C3/C4', capacity: 8, used: 2, other: 'C4' },
    ]);
    expect(narrowsInto(view, hexOf(view, 'C4')).map(({ place }) => place)).toEqual(['C3/C4']);
    expect(narrowsUsed(view).map(({ place }) => place)).toEqual(['C3', 'C3/C4']);
  });
  test('a tool refuses counts that cannot be', () =>
    expect(run(rail, { mode: 'hex', hex: 'A1', sheet: { phase: { convoys: -1 } } }, data).ok).toBe(false));
});
