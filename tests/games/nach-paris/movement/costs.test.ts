import { describe, expect, test } from 'vitest';
import { movementSchema } from '@/lib/games/nach-paris/movement/fields';
import { expectLabels, expectSameKeys } from '@/tests/games/nach-paris/spoken';
import { answer, out, go, arrives, breaks } from '@/tests/games/nach-paris/movement/asked';

const clear = {};
const zoc = { enemyZoc: true };
const times = (count: number, leg: object = clear): readonly object[] => Array.from({ length: count }, () => leg);

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
    ['off-map', '7.1.8'],
  ])('%s', (holds, rule) => {
    expect(out(go({}, [clear, { holds }]))).toMatchObject({ arrives: false, breaks: { at: 1, rule }, spent: 10 });
  });
  test.each([
    ['france', 1, false],
    ['france', 2, false],
    ['belgium', 2, false],
    ['france', 3, true],
    ['belgium', 3, true],
    ['germany', 1, true],
    ['germany', 2, true],
    ['britain', 2, true],
  ] as const)('beyond the border: %s in GT%i (3.3.2)', (nation, turn, may) => {
    const input = go({ nation }, [clear, { holds: 'border' }], { turn });
    expect(out(input)).toMatchObject(may ? { arrives: true, spent: 20 } : breaks(1, 'border', '3.3.2'));
    const passed = answer(input).notApplied.some(({ id }) => id === 'border');
    expect(passed).toBe(may);
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

test('words', () => {
  expectLabels(Object.fromEntries(Object.entries(movementSchema.shape).filter(([name]) => name !== 'sheet')));
  expectSameKeys('movement');
});
