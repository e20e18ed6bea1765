import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS } from '@/lib/board/hex/grid';
import { run } from '@/lib/calc/calculator';
import { movement } from '@/lib/games/nach-paris/calculators/movement';
import { sideName } from '@/lib/games/nach-paris/sheet/numbering';
import { directionOf } from '@/lib/board/hex/numbering';
import type { SheetInput } from '@/lib/games/nach-paris/sheet/schema';
import { refusalOf } from '@/tests/games/nach-paris/spoken';
import { sheets, viewOf } from '@/tests/games/nach-paris/sheets';
import { data, answer, out, arrives, breaks } from '@/tests/games/nach-paris/movement/asked';

/** Least MF by hex over every path that the planner itself accepts. */
function bruteForce(sheet: SheetInput, unit: string): ReadonlyMap<string, number> {
  const view = viewOf(sheet);
  const start = view.units.find(({ id }) => id === unit);
  const best = new Map<string, number>();
  const visit = (hex: number, path: readonly string[]): void => {
    const result = run(movement, { source: 'sheet', sheet, unit, path }, data);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    const { arrives: legal, spent } = result.value.outcome.data;
    if (!legal) return;
    const name = view.names[hex] ?? '';
    best.set(name, Math.min(best.get(name) ?? Infinity, spent));
    for (const direction of DIRECTIONS) {
      const next = view.neighbours[hex * 6 + direction] ?? -1;
      if (next >= 0 && !path.includes(view.names[next] ?? '') && next !== start?.at)
        visit(next, [...path, view.names[next] ?? '']);
    }
  };
  visit(start?.at ?? 0, []);
  return best;
}

describe('example 6, on its sheet', () => {
  const on = (path: readonly string[], rest: object = {}) => ({
    source: 'sheet',
    preset: 'example-6',
    unit: 'A',
    path,
    ...rest,
  });
  test('A moves into the hex of B and on to D', () => {
    expect(out(on(['M23', 'M22']))).toMatchObject({
      start: 'M24',
      path: [
        { hex: 'M23', total: 10 },
        { hex: 'M22', total: 20 },
      ],
      ...arrives(20, 20, 'exm-1'),
    });
  });
  test('without B the first step is forbidden', () => {
    const sheet = data.boards.find(({ id }) => id === 'example-6')?.sheet;
    const alone = { ...sheet, units: sheet?.units?.filter(({ id }) => id !== 'B') };
    expect(out(on(['M23'], { sheet: alone }))).toMatchObject(breaks(0, 'startZoc', '7.6.3'));
  });
  test('D is found as a goal, through B, and reached', () => {
    const found = out(on([], { goal: 'M22' }));
    expect(found.path.map(({ hex }) => hex)).toEqual(['M23', 'M22']);
    expect(found.reach.find(({ hex }) => hex === 'M22')).toEqual({
      hex: 'M22',
      cost: 20,
      march: 'exm-1',
      stops: false,
      over: 0,
    });
    expect(found.reach.find(({ hex }) => hex === 'M23')).toMatchObject({ cost: 10, stops: false });
  });
  test('the hexes of the enemies are closed', () => {
    expect(out(on([], { goal: 'L24' }))).toMatchObject({ breaks: { id: 'enemy' } });
    expect(out(on(['L24']))).toMatchObject({ arrives: false, breaks: { at: 0 } });
  });
});

describe('on a sheet', () => {
  const FRAME = { column: 'A', row: 1, columns: 6, rows: 6 } as const;
  const mover = { id: 'u', hex: 'A1', mf: 40 } as const;
  const on = (sheet: SheetInput, rest: object = {}) => ({
    source: 'sheet',
    sheet: { frame: FRAME, ...sheet },
    unit: 'u',
    ...rest,
  });

  test('the first unit stands in for none, and the path may begin in its hex', () => {
    expect(out(on({ units: [mover] }, { unit: '', path: ['A1', 'A2', 'A3'] }))).toMatchObject({
      unit: 'u',
      path: [{ hex: 'A2' }, { hex: 'A3', total: 20 }],
    });
  });
  test('the cheapest way goes round dear ground', () => {
    const found = out(
      on(
        { units: [mover], hexes: { A2: { terrain: 'mountain' } }, sides: { 'A1/A2': 'mountain-range' } },
        { goal: 'A3' },
      ),
    );
    expect(found.path.map(({ hex }) => hex)).toEqual(['B2', 'B3', 'A3']);
    expect(found).toMatchObject(arrives(30, 10, 'exm-1'));
  });
  test('used transit', () => {
    const sheet = {
      units: [mover],
      sides: { 'A1/A2': 'river' as const },
      hexes: { A2: { terrain: 'mountain' as const } },
    };
    const after = (transit: Readonly<Record<string, number>>) =>
      out(on({ ...sheet, phase: { transit } }, { path: ['A2'] }));
    expect(after({ 'A1/A2': 4, A2: 5 })).toMatchObject({ arrives: true });
    expect(after({ 'A1/A2': 5 })).toMatchObject(breaks(0, 'sideFull', '7.3.2'));
    expect(after({ A2: 6 })).toMatchObject(breaks(0, 'hexFull', '7.3.1'));
  });
  test('a unit that has begun its move goes on with what is left', () => {
    const begun = (rest: object) => on({ units: [{ ...mover, spent: 20, ...rest }] }, { path: ['A2', 'A3'] });
    expect(out(begun({}))).toMatchObject(arrives(40, 0, 'exm-2'));
    expect(out(begun({ spent: 30 }))).toMatchObject({ march: 'fom' });
    expect(out(begun({ spent: 30, rode: true }))).toMatchObject({ ...breaks(1, 'mf', '7.1.2'), marchBars: ['rail'] });
  });
  test('a unit that has entered an enemy ZOC in this phase has stopped; CAV goes on into a free hex', () => {
    const foe = { id: 'e', hex: 'A2', nation: 'france', kind: 'cav' } as const;
    const next = (hex: string, unit: object = {}) =>
      out(on({ units: [{ ...mover, spent: 10, ...unit }, foe] }, { path: [hex] }));
    expect(next('B1', { spent: 0 })).toMatchObject({ arrives: true });
    expect(next('B1')).toMatchObject(breaks(0, 'stop', '7.6.1'));
    expect(next('B1', { kind: 'cav' })).toMatchObject({ arrives: true });
    expect(next('B2', { kind: 'cav' })).toMatchObject(breaks(0, 'cavZoc', '7.6.2'));
  });
  test('a friend that has moved in this phase covers no step from ZOC to ZOC (7.6.3)', () => {
    const plain: SheetInput = data.boards.find(({ id }) => id === 'example-6')?.sheet ?? {};
    const cover = (plain.units ?? []).find(({ id }) => id === 'B');
    const go = (spent: number) =>
      out({
        source: 'sheet',
        sheet: { ...plain, units: (plain.units ?? []).map((unit) => (unit.id === 'B' ? { ...unit, spent } : unit)) },
        unit: 'A',
        path: [cover?.hex ?? ''],
      });
    expect([go(0).arrives, go(10).breaks?.id]).toEqual([true, 'startZoc']);
  });
  test.each([
    ['an enemy', { units: [mover, { id: 'e', hex: 'A2', nation: 'france' }] }, 'enemy'],
    ['a Fort', { units: [mover], hexes: { A2: { country: 'france', forts: [{}] } } }, 'fort'],
    ['a Fort of a camp', { units: [mover], hexes: { A2: { country: 'france', enc: 'Toul', forts: [{}] } } }, 'camp'],
    [
      'an HQ in its camp without a Fort (11.6.7)',
      {
        units: [mover, { id: 'hq', hex: 'A2', nation: 'france', kind: 'hq', steps: 1 }],
        hexes: { A2: { country: 'france', enc: 'Toul' } },
      },
      'camp',
    ],
    [
      'a Feste',
      { units: [{ ...mover, nation: 'france' }], hexes: { A2: { country: 'germany', forts: [{ kind: 'feste' }] } } },
      'feste',
    ],
    ['a Fortified Zone', { units: [{ ...mover, nation: 'france' }], hexes: { A2: { zone: true } } }, 'zoneHex'],
    [
      'the border, to GT2',
      { turn: 2, units: [{ ...mover, nation: 'france' }], hexes: { A2: { country: 'belgium' } } },
      'border',
    ],
  ])('%s closes its hex', (_name, sheet, id) => {
    expect(out(on(sheet as SheetInput, { path: ['A2'] }))).toMatchObject({
      arrives: false,
      breaks: { at: 0, hex: 'A2', id },
    });
    expect(out(on(sheet as SheetInput)).reach.some(({ hex }) => hex === 'A2')).toBe(false);
  });
  test.each([
    ['a destroyed Fort', { units: [mover], hexes: { A2: { country: 'france', forts: [{ active: false }] } } }],
    ['an own Fort', { units: [mover], hexes: { A2: { country: 'germany', forts: [{}] } } }],
    ['an own Fortified Zone', { units: [mover], hexes: { A2: { zone: true } } }],
    ['HQ alone', { units: [mover, { id: 'e', hex: 'A2', nation: 'france', kind: 'hq', steps: 1 }] }],
    [
      'the border from GT3',
      { turn: 3, units: [{ ...mover, nation: 'france' }], hexes: { A2: { country: 'belgium' } } },
    ],
    ['the border for Germans', { turn: 1, units: [mover], hexes: { A2: { country: 'belgium' } } }],
  ])('%s does not', (_name, sheet) => {
    expect(out(on(sheet as SheetInput, { path: ['A2'] }))).toMatchObject({ arrives: true });
  });
  test('a stack that would be too high is told', () => {
    const found = answer(
      on({ units: [mover, ...[1, 2, 3].map((n) => ({ id: `f${n}`, hex: 'A2', steps: 4 }))] }, { path: ['A2'] }),
    );
    expect(found.outcome.data.reach.find(({ hex }) => hex === 'A2')?.over).toBe(1);
    expect(JSON.stringify(found.outcome.blocks)).toContain('movement.row.over');
  });
  test('beside a Fortified Zone everybody stops', () => {
    const found = out(
      on({ units: [{ ...mover, nation: 'france', kind: 'cav', steps: 2, mf: 60 }], hexes: { A3: { zone: true } } }),
    );
    expect(found.reach.filter(({ stops }) => stops).map(({ hex }) => hex)).toEqual(
      expect.arrayContaining(['A2', 'B3', 'B4', 'A4']),
    );
  });
  test('a goal out of range tells the leg that breaks', () => {
    expect(out(on({ units: [{ ...mover, mf: 10, rank: 'D' }] }, { goal: 'A6' }))).toMatchObject({
      arrives: false,
      breaks: { at: 3, hex: 'A5', id: 'mf', needs: 40 },
      path: [{}, {}, { hex: 'A4', march: 'fom' }],
    });
  });
  test('the hex where it stands', () => {
    expect(out(on({ units: [mover] }, { goal: 'A1' }))).toMatchObject({ arrives: true, spent: 0, path: [] });
  });
  test.each([
    [on({ units: [mover] }, { unit: 'x' }), 'unit'],
    [on({ units: [] }, { unit: '' }), 'unit'],
    [on({ units: [mover] }, { path: ['A3'] }), 'path.0'],
    [on({ units: [mover] }, { path: ['A2', 'Z9'] }), 'path.1'],
    [on({ units: [mover] }, { goal: 'Z9' }), 'goal'],
    [{ source: 'sheet', preset: 'nowhere' }, 'preset'],
  ])('refuses %#', (input, field) => {
    expect(refusalOf(movement, input, data)).toMatchObject({ field });
  });
});

test('every hex in reach, and its cost, as all paths together tell', () => {
  fc.assert(
    fc.property(sheets, fc.integer({ min: 5, max: 12 }), (drawn, mf) => {
      const [first, ...others] = drawn.units;
      if (!first) return;
      const sheet = { ...drawn, units: [{ ...first, mf, rank: 'D' as const }, ...others] };
      const found = out({ source: 'sheet', sheet, unit: first.id });
      expect(new Map(found.reach.map(({ hex, cost }) => [hex, cost]))).toEqual(bruteForce(sheet, first.id));
    }),
    { numRuns: 25 },
  );
});

test('a goal that is in reach is reached at the cost of the reach; another breaks', () => {
  fc.assert(
    fc.property(sheets, fc.nat(48), (drawn, pick) => {
      const [first] = drawn.units;
      if (!first) return;
      const view = viewOf(drawn);
      const goal = view.names[pick % view.names.length] ?? '';
      const found = out({ source: 'sheet', sheet: drawn, unit: first.id, goal });
      const reached = found.reach.find(({ hex }) => hex === goal);
      expect(found.arrives).toBe(reached !== undefined);
      if (reached) expect(found.spent).toBe(reached.cost);
      const names = [found.start ?? '', ...found.path.map(({ hex }) => hex ?? '')];
      names
        .slice(1)
        .forEach((name, i) =>
          expect(
            directionOf(view, view.index.get(names[i] ?? '') ?? -1, view.index.get(name) ?? -1),
            sideName(names[i] ?? '', name),
          ).toBeDefined(),
        );
    }),
    { numRuns: 80 },
  );
});

test('a way that breaks no rule is taken, however long: a loop through mountains beside a closed hexside', () => {
  const size = 30;
  const frame = { column: 'A', row: 1, columns: size, rows: size };
  const { names, index, neighbours } = viewOf({ frame });
  const at = (column: number, row: number): string => names[column * size + row] ?? '';
  // Up and down the columns of one half to the far edge, and back in the other half.
  const places = Array.from({ length: (size * size) / 2 }, (_, i) => {
    const [column, step] = [Math.floor(i / (size / 2)), i % (size / 2)];
    return { column, row: column % 2 ? step : size / 2 - 1 - step };
  });
  const loop = [
    ...places.map(({ column, row }) => at(column, row)),
    ...places.toReversed().map(({ column, row }) => at(column, size - 1 - row)),
  ];
  const open = new Set(loop.slice(1).map((name, i) => sideName(loop[i] ?? '', name)));
  const sides = names.flatMap((name, hex) =>
    DIRECTIONS.flatMap((direction) => {
      const side = sideName(name, names[neighbours[hex * DIRECTIONS.length + direction] ?? -1] ?? name);
      return side === sideName(name, name) || open.has(side) ? [] : [[side, 'major-river'] as const];
    }),
  );
  const sheet: SheetInput = {
    frame,
    hexes: Object.fromEntries(names.map((name) => [name, { terrain: 'mountain' as const }])),
    sides: Object.fromEntries(sides),
    units: [{ id: 'u', hex: loop[0] ?? '' }],
  };
  const goal = loop.at(-1) ?? '';
  expect(directionOf(viewOf(sheet), index.get(loop[0] ?? '') ?? -1, index.get(goal) ?? -1)).toBeDefined();
  // The tool tells the way as far as the MF of the phase go.
  const told = out({ source: 'sheet', sheet, unit: 'u', goal }).path.map(({ hex }) => hex);
  expect(told.length).toBeGreaterThan(1);
  expect(told).toEqual(loop.slice(1, told.length + 1));
});
