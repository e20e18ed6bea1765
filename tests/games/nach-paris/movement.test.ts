import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS } from '@/lib/board/hex/grid';
import { run } from '@/lib/calc/calculator';
import { movement, type MovementAnswer } from '@/lib/games/nach-paris/calculators/movement';
import { loadData } from '@/lib/games/nach-paris/data';
import { movementSchema } from '@/lib/games/nach-paris/movement/fields';
import { sideName } from '@/lib/games/nach-paris/sheet/numbering';
import { directionOf } from '@/lib/board/hex/numbering';
import type { SheetInput } from '@/lib/games/nach-paris/sheet/schema';
import { answerOf, expectLabels, expectSameKeys, refusalOf } from '@/tests/games/nach-paris/spoken';
import { sheets, viewOf } from '@/tests/games/nach-paris/sheets';

const data = await loadData();
const answer = (input: object) => answerOf(movement, input, data);
const out = (input: object): MovementAnswer => answer(input).outcome.data;
const clear = {};
const zoc = { enemyZoc: true };
/** A typed move of one unit. */
const go = (unit: object, legs: readonly object[], rest: object = {}) => ({ units: [unit], legs, ...rest });
const times = (count: number, leg: object = clear): readonly object[] => Array.from({ length: count }, () => leg);
const arrives = (spent: number, left: number, march = 'none') => ({ arrives: true, breaks: null, spent, left, march });
const breaks = (at: number, id: string, rule: string) => ({ arrives: false, breaks: { at, id, rule } });

describe('costs (7.1.7, 7.2.1)', () => {
  test.each([
    ['clear', 10],
    ['broken', 12],
    ['rough', 12],
    ['mountain', 15],
    ['lowlands', 12],
    ['flood-plain', 10],
  ])('%s costs %i for every mobility', (terrain, cost) => {
    for (const mobility of ['min', 'normal', 'superior'])
      expect(out(go({ mobility }, [{ terrain }]))).toMatchObject({ spent: cost, arrives: true });
  });
  test.each([
    ['none', { min: 0, normal: 0, superior: 0 }],
    ['deep-forest', { min: 5, normal: 10, superior: null }],
    ['mountain-range', { min: 10, normal: 25, superior: null }],
    ['minor-river', { min: 0, normal: 0, superior: 0 }],
    ['river', { min: 0, normal: 0, superior: 0 }],
    ['major-river-bridge', { min: 0, normal: 0, superior: 0 }],
    ['partly-flooded', { min: 0, normal: 0, superior: 0 }],
    ['major-river', { min: null, normal: null, superior: null }],
    ['flooded', { min: 30, normal: 40, superior: null }],
  ])('%s: %o', (hexside, costs) => {
    for (const [mobility, cost] of Object.entries(costs)) {
      const found = out(go({ mobility, steps: 1, mf: 60 }, [{ hexside }]));
      expect(found).toMatchObject(cost === null ? breaks(0, 'hexside', '7.2.1') : { arrives: true, spent: 10 + cost });
    }
  });
  test('the other reading of the columns, and mountain infantry', () => {
    const forest = [{ hexside: 'deep-forest' }];
    expect(out(go({ mobility: 'superior' }, forest, { columns: 'superior' }))).toMatchObject({ spent: 20 });
    expect(out(go({ mobility: 'normal' }, forest, { columns: 'superior' }))).toMatchObject(
      breaks(0, 'hexside', '7.2.1'),
    );
    expect(out(go({ mobility: 'superior', mountain: true }, forest))).toMatchObject({ spent: 15 });
  });
  test('running cost', () => {
    expect(out(go({}, [clear, { terrain: 'rough', hexside: 'river' }, { terrain: 'broken' }])).path).toEqual([
      { hex: null, cost: 10, total: 10, left: 30, march: 'none' },
      { hex: null, cost: 12, total: 22, left: 18, march: 'exm-1' },
      { hex: null, cost: 12, total: 34, left: 6, march: 'exm-1' },
    ]);
  });
  test('nobody enters a flooded hex', () => {
    expect(out(go({}, [{ terrain: 'flooded' }]))).toMatchObject(breaks(0, 'flooded', '7.1.7'));
  });
});

describe('extended movement (7.4)', () => {
  test.each([
    [40, 1, arrives(10, 30)],
    [40, 2, arrives(20, 20, 'exm-1')],
    [40, 4, arrives(40, 0, 'exm-2')],
    [45, 2, arrives(20, 25)],
    [39, 2, arrives(20, 19, 'exm-1')],
    [41, 4, arrives(40, 1, 'exm-1')],
    [40, 0, arrives(0, 40)],
  ])('MF %i, %i clear hexes', (mf, hexes, expected) => {
    expect(out(go({ mf }, times(hexes)))).toMatchObject(expected);
  });
  test.each(['har', 'sar', 'eng', 'hq'])('%s gets no marker', (kind) => {
    expect(out(go({ kind, steps: 1 }, times(4)))).toMatchObject(arrives(40, 0));
  });
  test('what was spent before counts', () => {
    expect(out(go({}, times(1), { spent: 30 }))).toMatchObject(arrives(40, 0, 'exm-2'));
  });
});

describe('forced march (7.5)', () => {
  test('+30 for good German and French units, +20 for others', () => {
    expect(out(go({ rank: 'B' }, times(7)))).toMatchObject({
      ...arrives(70, 0, 'fom'),
      cab: -3,
      bonus: 30,
      unforced: 4,
    });
    expect(out(go({ rank: 'B' }, times(8)))).toMatchObject({ ...breaks(7, 'mf', '7.1.2'), spent: 70 });
    expect(out(go({ rank: 'C' }, times(6)))).toMatchObject({ ...arrives(60, 0, 'fom'), bonus: 20 });
    expect(out(go({ rank: 'C' }, times(7)))).toMatchObject(breaks(6, 'mf', '7.1.2'));
    for (const nation of ['belgium', 'britain'])
      expect(out(go({ nation, rank: 'A+' }, []))).toMatchObject({ bonus: 20 });
  });
  test('MF that are left over add to the bonus', () => {
    expect(out(go({ mf: 45 }, times(7)))).toMatchObject(arrives(70, 5, 'fom'));
  });
  test('heat takes 10', () => {
    expect(out(go({ rank: 'A' }, times(6), { heat: true }))).toMatchObject({ ...arrives(60, 0, 'fom'), bonus: 20 });
    expect(out(go({ rank: 'D' }, times(5), { heat: true }))).toMatchObject({ ...arrives(50, 0, 'fom'), bonus: 10 });
  });
  test('not wanted', () => {
    expect(out(go({}, times(5), { forced: false }))).toMatchObject({
      ...breaks(4, 'mf', '7.1.2'),
      spent: 40,
      march: 'exm-2',
    });
  });
  test.each([
    ['HAR', { kind: 'har', steps: 1 }, {}, 'kind'],
    ['INF with two steps lost', { lost: 2 }, {}, 'worn'],
    ['CAV with one step lost', { kind: 'cav', steps: 2, lost: 1 }, {}, 'worn'],
    ['twice running', {}, { marchedBefore: true }, 'twice'],
    ['rain', { mf: 48 }, { rain: true }, 'rain'],
    ['OOC', {}, { outOfCommand: true }, 'ooc'],
    ['rail', {}, { also: 'rail' }, 'rail'],
    ['naval transport', {}, { also: 'naval' }, 'naval'],
    ['PIO that destroys', { kind: 'pio', steps: 1 }, { also: 'destruction' }, 'destruction'],
  ])('none: %s', (_name, unit, rest, id) => {
    const found = answer(go(unit, times(5), rest));
    expect(found.outcome.data).toMatchObject({ ...breaks(4, 'mf', '7.1.2'), bonus: 0, marchBars: [id] });
    expect(found.steps.map((step) => step.id)).toContain(`march-${id}`);
  });
  test.each([
    ['INF with one step lost', { lost: 1 }],
    ['CAV at full strength', { kind: 'cav', steps: 2 }],
    ['PIO', { kind: 'pio', steps: 1 }],
  ])('allowed: %s', (_name, unit) => {
    expect(out(go(unit, times(5)))).toMatchObject({ march: 'fom', marchBars: [] });
  });
});

test('torrential rain takes 8 MF, and the halves are those of the rest (15.1.2)', () => {
  expect(out(go({}, times(3), { rain: true }))).toMatchObject({ mf: 32, ...arrives(30, 2, 'exm-1') });
  expect(out(go({}, times(4), { rain: true }))).toMatchObject(breaks(3, 'mf', '7.1.2'));
  expect(out(go({ mf: 5 }, [], { rain: true }))).toMatchObject({ mf: 0, spent: 0, march: 'none' });
});

describe('enemy ZOC (7.6)', () => {
  const cav = { kind: 'cav', steps: 2, mf: 60 };
  const friend = { enemyZoc: true, holds: 'friend' };
  const fromZoc = { startZoc: true };
  test.each([
    ['INF stops', go({}, [clear, zoc]), arrives(20, 20, 'exm-1')],
    ['and goes no farther', go({}, [clear, zoc, clear]), breaks(2, 'stop', '7.6.1')],
    ['CAV goes on into a free hex', go(cav, [zoc, clear, clear]), arrives(30, 30, 'exm-1')],
    ['but not into another ZOC', go(cav, [zoc, zoc]), breaks(1, 'cavZoc', '7.6.2')],
    ['and a free hex between makes it possible', go(cav, [zoc, clear, zoc]), arrives(30, 30, 'exm-1')],
    ['out of a ZOC into a free hex', go({}, [clear, clear], fromZoc), arrives(20, 20, 'exm-1')],
    ['not from ZOC to ZOC', go({}, [zoc], fromZoc), breaks(0, 'startZoc', '7.6.3')],
    ['not CAV either', go(cav, [zoc], fromZoc), breaks(0, 'startZoc', '7.6.3')],
    ['with a friend who covers it', go({}, [friend], fromZoc), arrives(10, 30)],
    ['and on into a free hex', go({}, [friend, clear, clear], fromZoc), arrives(30, 10, 'exm-1')],
    ['not into a third ZOC', go({}, [friend, zoc], fromZoc), breaks(1, 'secondZoc', '7.6.3')],
    ['nor through two friends', go({}, [friend, friend], fromZoc), breaks(1, 'secondZoc', '7.6.3')],
    ['CAV through a friend', go(cav, [friend, clear], fromZoc), arrives(20, 40)],
    ['a friend later on covers nothing', go({}, [clear, friend, clear], fromZoc), breaks(2, 'stop', '7.6.1')],
    ['after leaving, a ZOC stops again', go({}, [clear, zoc, clear], fromZoc), breaks(2, 'stop', '7.6.1')],
    ['a Fortified Zone stops CAV too', go(cav, [{ zone: true }, clear]), breaks(1, 'zoneStop', '11.2.2')],
  ])('%s', (_name, input, expected) => {
    expect(out(input)).toMatchObject(expected);
  });
});

describe('closed ways', () => {
  test.each([
    ['enemy', '7.1.6'],
    ['zone', '11.2.2'],
    ['fort', '11.3.2'],
    ['feste', '11.4.2'],
    ['camp', '11.6.7'],
    ['border', '3.3.2'],
    ['off-map', '7.1.8'],
  ])('%s', (holds, rule) => {
    expect(out(go({}, [clear, { holds }]))).toMatchObject({ arrives: false, breaks: { at: 1, rule }, spent: 10 });
  });
  test.each([
    ['inf', true],
    ['pio', true],
    ['cav', true],
    ['har', false],
    ['sar', false],
    ['hq', false],
  ])('%s over HQ and ENG: %s', (kind, may) => {
    expect(out(go({ kind, steps: 1 }, [{ holds: 'hq' }, clear]))).toMatchObject(
      may ? { arrives: true } : breaks(0, 'hq', '7.1.6'),
    );
  });
  test('transit (7.3)', () => {
    expect(out(go({ steps: 4 }, [{ hexside: 'mountain-range' }]))).toMatchObject(breaks(0, 'sideFull', '7.3.2'));
    expect(out(go({ steps: 3 }, [{ hexside: 'mountain-range' }]))).toMatchObject({ arrives: true, spent: 35 });
    expect(out(go({ steps: 3 }, [{ hexside: 'river', crossed: 5 }]))).toMatchObject({ arrives: true });
    expect(out(go({ steps: 3 }, [{ hexside: 'river', crossed: 6 }]))).toMatchObject(breaks(0, 'sideFull', '7.3.2'));
    expect(out(go({ steps: 4 }, [{ terrain: 'mountain', entered: 5 }]))).toMatchObject({ arrives: true });
    expect(out(go({ steps: 4 }, [{ terrain: 'mountain', entered: 6 }]))).toMatchObject(breaks(0, 'hexFull', '7.3.1'));
  });
  test.each([
    ['bombarded', '7.1.1'],
    ['arrived', '7.7.1'],
    ['moved', '7.1.2'],
  ])('a unit that %s', (done, rule) => {
    expect(out(go({}, [clear], { done }))).toMatchObject({ arrives: false, breaks: { at: 0, rule }, spent: 0 });
  });
  test('artillery on rails', () => {
    expect(out(go({ kind: 'sar', mobility: 'rail', steps: 1 }, [clear]))).toMatchObject(breaks(0, 'rail', '2.2.3'));
  });
});

describe('trains and siege artillery', () => {
  const sar = { kind: 'sar', steps: 1, mf: 40, mobility: 'superior' };
  test.each([
    ['min', 7],
    ['normal', 7],
    ['superior', 15],
  ])('%s leaves its train for %i MF and makes no forced march', (mobility, cost) => {
    expect(out(go({ mobility, embarked: true }, [clear]))).toMatchObject({
      spent: 10 + cost,
      bonus: 0,
      marchBars: ['rail'],
    });
  });
  test.each([
    ['into position', sar, { deploy: true }, 20],
    ['out of it', { ...sar, firing: true }, {}, 15],
    ['both', { ...sar, firing: true }, { deploy: true }, 25],
    ['Austrian, both', { ...sar, firing: true }, { deploy: true, austrian: true }, 15],
  ])('%s', (_name, unit, rest, spent) => {
    expect(out(go(unit, [clear], rest))).toMatchObject({ arrives: true, spent });
  });
  test('the MF for the firing position are kept back', () => {
    expect(out(go(sar, times(3), { deploy: true }))).toMatchObject({ arrives: true, spent: 40 });
    expect(out(go(sar, times(4), { deploy: true }))).toMatchObject({ breaks: { at: 3, id: 'mf', needs: 50 } });
    expect(out(go({ ...sar, mf: 8 }, [], { deploy: true }))).toMatchObject({
      arrives: false,
      breaks: { at: 0, id: 'mf', needs: 10 },
      spent: 0,
    });
    expect(out(go({ ...sar, mobility: 'rail', firing: true }, []))).toMatchObject({ arrives: true, spent: 15 });
  });
});

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

test('words', () => {
  expectLabels(Object.fromEntries(Object.entries(movementSchema.shape).filter(([name]) => name !== 'sheet')));
  expectSameKeys('movement');
});
