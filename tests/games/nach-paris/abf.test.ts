import { beforeAll, describe, expect, test } from 'vitest';
import { formOf, isAsked } from '@/lib/calc/form';
import { fraction, ONE } from '@/lib/prob/fraction';
import { abf, type AbfAnswer } from '@/lib/games/nach-paris/calculators/abf';
import { loadData, type NpData } from '@/lib/games/nach-paris/data';
import { filled, inventedResult, withEntries } from '@/tests/games/nach-paris/abf-cards';
import { answerOf, firstScreen, refusalOf } from '@/tests/games/nach-paris/spoken';

let empty: NpData;
let full: NpData;
beforeAll(async () => {
  empty = await loadData();
  full = filled(empty);
});

const out = (input: unknown, data = empty): AbfAnswer => answerOf(abf, input, data).outcome.data;
const blocks = (input: unknown, data = empty) => answerOf(abf, input, data).outcome.blocks;
const verdict = (input: unknown, data = empty) => {
  const [first] = blocks(input, data);
  return first?.kind === 'verdict' ? first.text : undefined;
};
const stepIds = (input: unknown, data = empty) => answerOf(abf, input, data).steps.map(({ id }) => id);
const notIds = (input: unknown, data = empty) => answerOf(abf, input, data).notApplied.map(({ id }) => id);

const CHARLEMONT = { name: 'Charlemont', cbf: 8, cab: 12 };
const FUSSA1 = { name: 'III/Fußa.1', aff: 12 };
const OFAB = { name: 'ÖFAB.2', kind: 'sar', aff: 40 };
const maubeuge = (name: string, more: object = {}) => ({
  name,
  category: 'improved-masonry',
  cbf: 12,
  cab: 15,
  ...more,
});
const pioneers = (name: string) => ({ name, kind: 'pio', rank: 'A+', cab: 15, steps: 1 });
const RD = { name: '24.RD', cab: 12 };

describe('the examples of the rulebook', () => {
  test('8: Charlemont under 12 AFF, and 52', () => {
    expect(out({ forts: [CHARLEMONT], terrain: 'rough', guns: [FUSSA1], die: 11, fortTest: 5 })).toMatchObject({
      aff: 12,
      start: '10',
      column: '10',
      row: 10,
      result: '−1',
      targetCab: 11,
      targetFate: 'stands',
    });
    expect(out({ forts: [CHARLEMONT], terrain: 'rough', guns: [FUSSA1, OFAB], die: 15 })).toMatchObject({
      aff: 52,
      column: '52',
      row: 12,
      result: '−13',
      targetCab: -1,
      targetFate: 'destroyed',
    });
  });
  test('8 as it words it: Broken with +4', () => {
    const broken = { forts: [CHARLEMONT], terrain: 'broken', guns: [FUSSA1], die: 11, fortTest: 5 };
    expect(out({ ...broken, brokenReading: 'example' })).toMatchObject({ row: 10, result: '−1', targetFate: 'stands' });
    expect(out(broken)).toMatchObject({ row: 6, result: null, missing: 1 });
    expect(answerOf(abf, broken, empty).open.map(({ dispute }) => dispute)).toContain('charlemont-terrain');
  });
  test('13: 24.RD assaults after 12 AFF', () => {
    const assault = {
      forts: [CHARLEMONT],
      terrain: 'rough',
      guns: [FUSSA1],
      assaulter: [RD],
      die: 12,
      fortTest: 7,
      assaultTest: 14,
    };
    const want = {
      start: '10',
      column: '18',
      shift: 2,
      row: 10,
      result: '−5',
      targetCab: 7,
      targetFate: 'stands',
      assaulterTests: true,
      assaulterCab: 8,
      assaulterLost: 1,
      advances: false,
    };
    expect(out({ ...assault, shift: 2 })).toMatchObject(want);
    const card = withEntries(empty.cards, {
      'assault-shifts': { headings: [], complete: false, cells: { '/5-8/inf-a-b': '+2' } },
    });
    expect(out(assault, card)).toMatchObject(want);
    expect(out({ ...assault, terrain: 'broken', brokenReading: 'example', shift: 2 })).toMatchObject({
      assaulterCab: 10,
      assaulterLost: 1,
    });
  });
  test('14, first and second assault: Leveau and then Sarts', () => {
    const first = {
      forts: [maubeuge('Leveau'), maubeuge('Sarts', { aimed: true })],
      guns: [{ name: 'KMK.b3', kind: 'sar', aff: 96 }],
      assaulter: [pioneers('PiR.24')],
      turn: 18,
      encForts: 6,
      encDestroyed: 2,
      die: 10,
      secondTest: 9,
      assaultTest: 10,
    };
    expect(out(first)).toMatchObject({
      aff: 100,
      start: '94',
      column: '179',
      row: 5,
      result: '• −10',
      targetCab: null,
      targetFate: 'destroyed',
      secondCab: 4,
      secondFate: 'destroyed',
      assaulterCab: 17,
      assaulterLost: 0,
      advances: true,
    });
    expect(stepIds(first)).toContain('othersStay');
    const idle = {
      ...first,
      forts: [maubeuge('Sarts', { destroyed: true })],
      assaulter: [{ name: '26.IB' }],
      encDestroyed: 4,
    };
    expect(refusalOf(abf, idle, empty)).toMatchObject({ code: 'illegal', rule: '11.5.10' });
  });
  test('14, third assault: Bourdiau as printed and by the rule', () => {
    const third = {
      forts: [maubeuge('Bourdiau'), maubeuge('Hautmont', { aimed: true })],
      guns: [{ aff: 18 }, { kind: 'sar', aff: 40 }],
      assaulter: [{ name: '13.RD' }],
      shift: 2,
      turn: 18,
      encForts: 6,
      encDestroyed: 4,
      die: 19,
    };
    expect(out({ ...third, campReading: 'example' })).toMatchObject({
      aff: 58,
      start: '52',
      column: '78',
      row: 10,
      result: '−13',
      targetCab: -1,
      targetFate: 'destroyed',
      assaulterTests: false,
      assaulterLost: 0,
      advances: false,
    });
    expect(out(third)).toMatchObject({
      targetCab: 1,
      targetFate: null,
      assaulterTests: true,
      odds: { destroyed: fraction(19, 20) },
    });
    expect(answerOf(abf, third, empty).open.map(({ dispute }) => dispute)).toContain('enc-three-quarters');
  });
  test('14, fourth assault: PiR.25 alone against the last fort', () => {
    const fourth = {
      forts: [maubeuge('Bourdiau', { destroyed: true }), maubeuge('Hautmont')],
      guns: [],
      assaulter: [pioneers('PiR.25')],
      turn: 18,
      encForts: 6,
      encDestroyed: 5,
      die: 5,
      fortTest: 6,
      assaultTest: 17,
    };
    expect(out(fourth)).toMatchObject({
      aff: 14,
      column: '14',
      row: 3,
      result: '−4',
      target: 1,
      targetCab: 5,
      targetFate: 'destroyed',
      assaulterCab: 17,
      assaulterLost: 0,
      advances: true,
    });
  });
});

describe('the column (8.6.3, 11.5)', () => {
  test.each([
    [3, null, '–'],
    [4, '4', '4'],
    [13, '10', '10'],
    [58, '52', '52'],
    [63, '52', '52'],
    [64, '64', '64'],
    [200, '179', '179'],
  ])('%i AFF with all headings', (aff, column, mark) => {
    const answer = out({ guns: [{ aff }] }, full);
    expect(answer.start).toBe(mark);
    expect(answer.column).toBe(column ?? '–');
  });
  test('an AFF below the card has no effect, whatever the die', () => {
    const weak = { guns: [{ aff: 3 }], die: 1 };
    expect(out(weak, full)).toMatchObject({ targetFate: 'stands', result: null, missing: 0 });
    expect(verdict(weak, full)?.key).toBe('abf.verdict.noEffect');
    expect(out({ guns: [{ aff: 3 }] }, full).odds?.stands).toEqual(ONE);
  });
  test.each([
    [11, 'nearest', '10'],
    [12, 'nearest', '10'],
    [13, 'nearest', '14'],
    [13, 'down', '10'],
    [2, 'nearest', '4'],
    [200, 'nearest', '210'],
    [194, 'nearest', '179'],
    [150, 'nearest', '155'],
  ])('%i AFF read %s', (aff, columnReading, column) => {
    expect(out({ guns: [{ aff }], columnReading }, full).column).toBe(column);
  });
  test('to the nearest column the neighbour has to be known', () => {
    expect(out({ guns: [{ aff: 13 }], columnReading: 'nearest' }).column).toBe('14');
    expect(out({ guns: [{ aff: 55 }], columnReading: 'nearest' }).column).toBe('[55]');
    expect(out({ guns: [{ aff: 52 }], columnReading: 'nearest' }).column).toBe('52');
  });
  test.each([
    ['inf', 'A+', 3, 3],
    ['inf', 'B', 8, 2],
    ['inf', 'A', 9, 1],
    ['inf', 'C', 4, 2],
    ['inf', 'D', 5, 1],
    ['inf', 'C', 12, 0],
    ['cav', 'A+', 2, 1],
    ['cav', 'B', 8, 0],
    ['cav', 'B', 9, 0],
  ])('%s of rank %s against CBF %i', (kind, rank, cbf, shift) => {
    expect(out({ forts: [{ cbf }], assaulter: [{ kind, rank }] }, full).shift).toBe(shift);
  });
  test('PIO shift by 4 whatever the fort, alone not at all', () => {
    expect(out({ guns: [{ aff: 48 }], assaulter: [{ kind: 'pio' }] }, full)).toMatchObject({
      aff: 52,
      shift: 4,
      start: '52',
      column: '94',
    });
    expect(out({ guns: [], assaulter: [{ kind: 'pio' }] }, full)).toMatchObject({ aff: 14, shift: 0, column: '14' });
  });
  test('another fort that is nobody’s target: one to the left, for an assault only (11.5.3)', () => {
    const two = { forts: [{}, {}], assaulter: [{}] };
    expect(out({ ...two, guns: [{ aff: 10 }] }, full).column).toBe('14');
    expect(out({ ...two, forts: [{}, { aimed: true }], guns: [{ aff: 10 }] }, full).column).toBe('18');
    expect(out({ ...two, forts: [{}, { destroyed: true }], guns: [{ aff: 10 }] }, full).column).toBe('18');
    expect(out({ ...two, forts: [{}, {}, { aimed: true }], guns: [{ aff: 10 }] }, full).column).toBe('14');
    expect(out({ forts: [{}, {}], guns: [{ aff: 10 }] }, full).column).toBe('10');
    expect(notIds({ forts: [{}, {}], guns: [{ aff: 10 }] }, full)).toContain('leftAlone');
  });
  test('past the last column the last one is read; a shift does not lead back from below the first', () => {
    expect(out({ guns: [{ aff: 150 }], assaulter: [{ kind: 'pio' }] }, full)).toMatchObject({
      start: '130',
      column: '210',
    });
    expect(out({ guns: [{ aff: 3 }], assaulter: [{}], die: 1 }, full)).toMatchObject({
      start: '–',
      column: '–',
      targetFate: 'stands',
      assaulterTests: true,
    });
  });
  test('unknown headings: what can be said, and the cell to read', () => {
    expect(out({ guns: [{ aff: 30 }], die: 7 })).toMatchObject({
      start: '[30]',
      column: '[30]',
      row: 4,
      result: null,
      missing: 1,
    });
    expect(out({ guns: [{ aff: 30 }], assaulter: [{}], shift: 2, die: 7 }).column).toBe('[30] +2');
    const [first, cells] = blocks({ guns: [{ aff: 30 }], die: 7 });
    expect(first).toMatchObject({ kind: 'verdict', text: { key: 'abf.verdict.readCell' } });
    expect(cells).toMatchObject({
      kind: 'cells',
      rows: [
        {
          use: 'now',
          cell: { card: 'abf', line: 'masonry', column: { known: false, value: '30', shift: 0 }, row: '4' },
        },
      ],
    });
  });
  test('one cell that several faces lead to is asked for once', () => {
    const far = { guns: [{ aff: 30 }], terrain: 'rough', turn: 20, overflowReading: 'once' };
    // Rows 9 to 18: 9 to 12 in their column, 13 to 18 in rows 11 and 12 of the one to the left.
    expect(out(far).missing).toBe(6);
    const rows = blocks(far).flatMap((block) => (block.kind === 'cells' ? block.rows : []));
    expect(rows).toHaveLength(6);
    expect(rows[5]).toMatchObject({ label: { key: 'abf.cells.faces', params: { from: 11, to: 20 } } });
  });
  test('an unknown shift is asked for first', () => {
    const assault = { assaulter: [{ rank: 'C' }], die: 7 };
    expect(verdict(assault)?.key).toBe('abf.verdict.needShift');
    expect(blocks(assault)[1]).toMatchObject({
      kind: 'cells',
      rows: [{ use: 'now', cell: { card: 'assault-shifts', row: 'inf-c-d', column: { heading: '5-8' } } }],
    });
    expect(out(assault)).toMatchObject({ aff: 12, start: '10', column: null, shift: null, odds: null, missing: 1 });
  });
});

describe('the row (8.6.2, 8.7)', () => {
  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [19, 10],
    [20, 10],
  ])('d20 %i gives row %i', (die, row) => {
    expect(out({ die }, full).row).toBe(row);
  });
  test.each([
    [{ terrain: 'rough' }, 4],
    [{ terrain: 'mountain' }, 4],
    [{ terrain: 'broken' }, 0],
    [{ terrain: 'lowlands' }, 0],
    [{ terrain: 'broken', brokenReading: 'example' }, 4],
    [{ turn: 19 }, 0],
    [{ turn: 20 }, 4],
    [{ turn: 24, guns: [{ kind: 'sar', shells: '42', aff: 60 }] }, 0],
    [{ turn: 24, guns: [{ kind: 'sar', shells: '42', aff: 60 }, { aff: 12 }] }, 4],
    [{ turn: 24, guns: [{ kind: 'sar', shells: '42', aff: 60 }], assaulter: [{ kind: 'pio' }] }, 4],
    [{ turn: 24, guns: [{ kind: 'sar', shells: '30', aff: 60 }], assaulter: [{ kind: 'inf' }] }, 0],
    [{ guns: [{ aff: 12, llc: true }] }, 3],
    [{ assaulter: [{ llc: true }] }, 3],
    [{ guns: [{ kind: 'sar', longRange: true, aff: 40 }] }, 5],
    [{ guns: [{ kind: 'sar', longRange: true, aff: 40 }, { llc: true }], terrain: 'rough' }, 12],
  ])('%o changes it by %i', (input, change) => {
    const row = change + 1;
    // Above 12 the row comes back by two for each column to the left.
    expect(out({ die: 1, ...input }, full).row).toBe(row <= 12 ? row : row - 2 * Math.ceil((row - 12) / 2));
  });
  test('above 12: one column left and two rows up, again and again', () => {
    const far = { guns: [{ kind: 'sar', aff: 52, longRange: true, llc: true }], terrain: 'rough', turn: 20, die: 20 };
    // 10 + 5 + 4 + 4 + 3 = 26: seven moves from 52 over 42, 34, 24, 18, 14, 10 to 8.
    expect(out(far, full)).toMatchObject({ row: 12, column: '52', result: inventedResult(2, 12, 0) });
    expect(stepIds(far, full).filter((id) => id.startsWith('edge'))).toHaveLength(7);
    expect(out({ ...far, guns: [{ ...far.guns[0], aff: 8 }] }, full)).toMatchObject({
      targetFate: 'stands',
      result: null,
    });
    expect(answerOf(abf, far, full).open.map(({ dispute }) => dispute)).toContain('overflow-twice');
    // By the other reading one move, then the last row: column 42.
    expect(out({ ...far, overflowReading: 'once' }, full)).toMatchObject({ row: 12, result: inventedResult(8, 12, 0) });
    expect(stepIds({ ...far, overflowReading: 'once' }, full)).toEqual(expect.arrayContaining(['edge-1', 'edge-last']));
    expect(out({ ...far, die: 1, turn: 19, overflowReading: 'once' }, full)).toMatchObject({
      row: 11,
      result: inventedResult(8, 11, 0),
    });
  });
});

describe('results (8.6.3, 8.6.4, 11.4.10)', () => {
  const results = (cells: Readonly<Record<string, string>>) =>
    withEntries(empty.cards, { abf: { headings: [], complete: false, cells } });
  const at = (result: string, line = 'masonry') => results({ [`${line}/10/1`]: result });
  const one = (result: string, fort: object, more: object = {}, line = 'masonry') =>
    out({ forts: [fort], die: 1, ...more }, at(result, line));

  test('a Fort: a plain number tests, • destroys', () => {
    expect(one('+2', {}, { fortTest: 14 })).toMatchObject({ targetCab: 14, targetFate: 'stands' });
    expect(one('+2', {}, { fortTest: 15 })).toMatchObject({ targetFate: 'destroyed' });
    expect(one('−12', {})).toMatchObject({ targetCab: 0, targetFate: 'destroyed' });
    expect(one('• −2', {})).toMatchObject({ targetCab: null, targetFate: 'destroyed' });
    expect(one('—', {})).toMatchObject({ targetCab: null, targetFate: 'stands' });
    expect(one('+8', { cab: 15 }).odds?.stands).toEqual(ONE);
  });

  const feste = { kind: 'feste', category: 'improved-masonry' };
  const french = { guns: [{ nation: 'france', aff: 12 }] };
  const hit = (result: string, fort: object, more: object = {}) =>
    one(result, { ...feste, ...fort }, { ...french, ...more }, 'improved-masonry');
  test('a Feste has two steps', () => {
    expect(hit('−2', {}, { fortTest: 11 })).toMatchObject({ targetCab: 10, targetFate: 'reduced' });
    expect(hit('−2', {}, { fortTest: 10 })).toMatchObject({ targetFate: 'stands' });
    expect(hit('−2', { reduced: true }, { fortTest: 11 })).toMatchObject({ targetFate: 'destroyed' });
    expect(hit('• −2', {}, { fortTest: 10 })).toMatchObject({ targetCab: 10, targetFate: 'reduced' });
    expect(hit('• −2', {}, { fortTest: 11 })).toMatchObject({ targetFate: 'destroyed' });
    expect(hit('•', {})).toMatchObject({ targetCab: null, targetFate: 'reduced' });
    expect(hit('•• −2', {})).toMatchObject({ targetFate: 'destroyed' });
    expect(hit('• −2', { reduced: true })).toMatchObject({ targetCab: null, targetFate: 'destroyed' });
  });

  const two = (result: string, second: object, more: object = {}) =>
    out(
      {
        forts: [
          { category: 'improved-masonry', cab: 15 },
          { cab: 12, ...second },
        ],
        die: 1,
        ...more,
      },
      at(result, 'improved-masonry'),
    );
  test('• reaches a second fortification: +10 better, −6 worse', () => {
    expect(two('• −2', { category: 'improved-masonry' })).toMatchObject({
      secondCab: 10,
      targetFate: 'destroyed',
      secondFate: null,
    });
    expect(two('• −2', { category: 'concrete' })).toMatchObject({ secondCab: 20, secondFate: 'stands' });
    expect(two('• −2', { category: 'masonry' }, { secondTest: 4 })).toMatchObject({
      secondCab: 4,
      secondFate: 'stands',
    });
    expect(two('• −7', { category: 'masonry' })).toMatchObject({ secondCab: -1, secondFate: 'destroyed' });
    expect(two('−2', { category: 'masonry' })).toMatchObject({ secondCab: null });
    expect(two('•', { category: 'masonry' })).toMatchObject({ secondCab: null, targetFate: 'destroyed' });
    expect(two('• −2', { category: 'masonry', destroyed: true })).toMatchObject({ secondCab: null });
  });
  test('a second one that stands may be bombarded again by other guns', () => {
    const input = { forts: [{}, {}], die: 1, secondTest: 1 };
    expect(stepIds(input, at('• −2'))).toContain('otherGuns');
    expect(stepIds({ ...input, secondTest: 20 }, at('• −2'))).not.toContain('otherGuns');
  });
  test('a Feste as the first keeps the number to itself; as the second it loses one step', () => {
    const forts = [{ ...feste }, { ...feste }];
    expect(out({ forts, ...french, die: 1, fortTest: 20 }, at('• −2', 'improved-masonry'))).toMatchObject({
      targetFate: 'destroyed',
      secondCab: null,
    });
    const mixed = [{ category: 'improved-masonry' }, { ...feste }];
    expect(out({ forts: mixed, ...french, die: 1, secondTest: 20 }, at('• −2', 'improved-masonry'))).toMatchObject({
      targetFate: 'destroyed',
      secondFate: 'reduced',
    });
  });

  const assault = (result: string, forts: readonly object[], more: object = {}) =>
    out(
      {
        forts,
        guns: [{ aff: 12 }],
        assaulter: [{ cab: 12, rank: 'C' }],
        shift: forts.length > 1 ? 1 : 0,
        die: 1,
        ...more,
      },
      at(result),
    );
  test('who tests after an assault (11.5.6)', () => {
    expect(assault('• −2', [{}])).toMatchObject({ assaulterTests: false, assaulterLost: 0, advances: true });
    expect(assault('−12', [{}])).toMatchObject({ assaulterTests: false, targetFate: 'destroyed', advances: true });
    expect(assault('−11', [{}], { fortTest: 2, assaultTest: 13 })).toMatchObject({
      assaulterTests: true,
      assaulterCab: 13,
      assaulterLost: 0,
      advances: true,
    });
    expect(assault('−11', [{}], { fortTest: 1, assaultTest: 11 })).toMatchObject({
      assaulterCab: 10,
      assaulterLost: 1,
      advances: false,
    });
    expect(assault('—', [{}], { assaultTest: 10 })).toMatchObject({
      assaulterTests: true,
      assaulterCab: 10,
      assaulterLost: 0,
    });
    expect(assault('−11', [{}], { fortTest: 2, assaultTest: 20 })).toMatchObject({ assaulterLost: 1, advances: true });
    expect(assault('−11', [{}], { assaulter: [{ cab: 12, steps: 1 }], fortTest: 2, assaultTest: 20 })).toMatchObject({
      assaulterLost: 1,
      advances: false,
    });
  });
  test.each([
    ['deep-forest', 'normal', true],
    ['deep-forest', 'superior', false],
    ['mountain-range', 'min', true],
    ['major-river-bridge', 'superior', true],
    ['major-river', 'min', false],
    ['flooded', 'superior', false],
  ])('over %s with mobility %s the advance is %s (7.2.1, 11.5.8)', (hexside, mobility, free) => {
    const crossing = { assaulter: [{ cab: 12, rank: 'C', hexside, mobility }] };
    expect(assault('• −2', [{}], crossing)).toMatchObject({ targetFate: 'destroyed', advances: free });
  });
  test('going on after a • or stopping (11.5.4)', () => {
    const forts = [{}, { aimed: false, cbf: 5 }];
    expect(assault('• −2', forts, { secondTest: 20, assaultTest: 1 })).toMatchObject({
      secondCab: 10,
      secondFate: 'destroyed',
      assaulterTests: true,
      assaulterCab: 14,
      advances: true,
    });
    expect(assault('• −2', forts, { secondTest: 1, assaultTest: 1 })).toMatchObject({
      secondFate: 'stands',
      assaulterCab: 11,
      advances: false,
    });
    expect(assault('• −2', forts, { goOn: false })).toMatchObject({
      secondCab: null,
      assaulterTests: false,
      advances: false,
    });
    expect(assault('• −2', [...forts, {}], { secondTest: 20, assaultTest: 1 })).toMatchObject({
      secondFate: 'destroyed',
      advances: false,
    });
  });
  test('an assaulting PIO has one step (2.4.5)', () => {
    const pio = { assaulter: [{ kind: 'pio', cab: 12, steps: 4 }], fortTest: 1, assaultTest: 20 };
    const input = { forts: [{}], guns: [{ aff: 6 }], die: 1, ...pio };
    const card = withEntries(empty.cards, {
      abf: { headings: ['11', '12', '13'], complete: true, cells: { 'masonry/14/1': '+2' } },
    });
    expect(out(input, card)).toMatchObject({ assaulterLost: 1 });
    expect(stepIds(input, card)).not.toContain('marker');
    const kinds = formOf(abf.schema)
      .flatMap(({ name, shape }) =>
        name === 'assaulter' && shape.kind === 'list' && shape.item.kind === 'group' ? [shape.item.fields] : [],
      )
      .flat();
    const asked = (kind: string) => kinds.filter((field) => isAsked(field, kinds, { kind })).map(({ name }) => name);
    expect([asked('inf').includes('steps'), asked('pio').includes('steps'), asked('pio').includes('rank')]).toEqual([
      true,
      false,
      false,
    ]);
  });
  test('dice that nobody rolls', () => {
    const idle = (result: string, input: object) =>
      answerOf(abf, { guns: [{ aff: 12 }], ...input }, at(result)).idleDice;
    expect(idle('+2', { forts: [{}, {}] })).toEqual([]);
    expect(idle('+2', { forts: [{}, {}], die: 2 })).toEqual(['secondTest', 'assaultTest']);
    expect(idle('−12', { forts: [{}], die: 2 })).toEqual(['fortTest', 'secondTest', 'assaultTest']);
    expect(idle('• −2', { forts: [{}, {}], die: 2 })).toEqual(['fortTest', 'assaultTest']);
    expect(idle('• −12', { forts: [{}, {}], die: 2 })).toEqual(['fortTest', 'secondTest', 'assaultTest']);
    expect(idle('+2', { forts: [{}], assaulter: [{}], shift: 0, die: 2 })).toEqual(['secondTest']);
    expect(idle('•', { forts: [{}], assaulter: [{}], shift: 0, die: 2 })).toEqual([
      'fortTest',
      'secondTest',
      'assaultTest',
    ]);
    expect(idle('+2', { forts: [{}], die: 3 })).toEqual([]);
    // CAB 20: passed without a roll.
    expect(idle('+2', { forts: [{ cab: 18 }], die: 2 })).toEqual(['fortTest', 'secondTest', 'assaultTest']);
    expect(idle('• +2', { forts: [{}, { cab: 18 }], die: 2 })).toEqual(['fortTest', 'secondTest', 'assaultTest']);
    // The Fort's fall is worth +3 to the unit: 18 or 21, so that the roll may count until the Fort has stood or fallen.
    const assault = { forts: [{}], assaulter: [{ cab: 20 }], shift: 0, die: 2 };
    expect([undefined, 1, 20].map((fortTest) => idle('+2', { ...assault, fortTest })?.includes('assaultTest'))).toEqual(
      [false, false, true],
    );
  });
  test('a unit that loses a step and survives is marked', () => {
    const marked = (assaulter: object) =>
      stepIds(
        { forts: [{}], guns: [{ aff: 12 }], assaulter: [assaulter], shift: 0, die: 1, fortTest: 1, assaultTest: 20 },
        at('+2'),
      );
    expect(marked({})).toContain('marker');
    expect(marked({ steps: 1 })).not.toContain('marker');
  });
  test.each<[string, object, readonly (string | undefined)[]]>([
    [
      'a long-range gun with another',
      { guns: [{ kind: 'sar', longRange: true, aff: 10 }, { aff: 8 }] },
      ['lost-picture-8-5-2', 'long-range-mixed', 'overflow-twice'],
    ],
    ['a PIO alone', { guns: [], assaulter: [{ kind: 'pio' }] }, ['pio-assault-shift', 'assault-after-two-steps']],
    [
      'going on',
      { forts: [{}, { aimed: true }], guns: [{ aff: 10 }], assaulter: [{}], shift: 0, die: 1 },
      ['assault-shift-cells', 'abf-second-fort', 'assault-after-two-steps', 'assault-single-fort-test'],
    ],
    [
      'across a river',
      { guns: [{ aff: 10 }], assaulter: [{ hexside: 'major-river' }], shift: 0 },
      ['assault-shift-cells', 'assault-after-two-steps', 'assault-behind-river', 'assault-advance'],
    ],
    [
      'an A+ unit',
      { guns: [{ aff: 10 }], assaulter: [{ rank: 'A+' }], shift: 0 },
      ['assault-shift-cells', 'assault-after-two-steps', 'assault-loss-pause'],
    ],
    ['a Feste under a •', { forts: [feste], guns: [{ nation: 'france', aff: 10 }], die: 1 }, ['feste-two-steps']],
    ['counted shells', { guns: [{ kind: 'sar', aff: 10, shells: '42' }] }, ['ammunition-track']],
  ])('open: %s', (_, input, wanted) => {
    const card = results({ 'masonry/10/1': '• −2', 'improved-masonry/10/1': '• −2' });
    expect(answerOf(abf, input, card).open.map(({ dispute }) => dispute)).toEqual(wanted);
  });

  test.each<[object, object, number]>([
    [{ cbf: 4 }, {}, 12],
    [{ cbf: 5 }, {}, 11],
    [{ cbf: 6 }, {}, 11],
    [{ cbf: 7 }, {}, 10],
    [{ cbf: 4 }, { terrain: 'mountain' }, 10],
    [{ cbf: 4 }, { hexside: 'river' }, 10],
    [{ cbf: 4 }, { hexside: 'major-river' }, 10],
    [{ cbf: 4 }, { hexside: 'partly-flooded' }, 10],
    [{ cbf: 4 }, { hexside: 'minor-river' }, 12],
    [{ cbf: 4 }, { hexside: 'flooded' }, 6],
    [{ cbf: 4 }, { march: 'exm-1' }, 11],
    [{ cbf: 4 }, { march: 'exm-2' }, 10],
    [{ cbf: 4 }, { march: 'fom' }, 9],
    [{ cbf: 4 }, { march: 'fom', marchReading: 'sum' }, 7],
    [{ cbf: 4 }, { heat: true }, 11],
    [{ cbf: 4 }, { nearHome: true }, 14],
    [{ cbf: 4 }, { indoctrinated: true }, 13],
  ])('the CAB of the assaulting unit: fort %o, %o', (fort, state, cab) => {
    const { terrain, heat, marchReading, ...unit } = state as Record<string, unknown>;
    const top = Object.fromEntries(
      Object.entries({ terrain, heat, marchReading }).filter(([, value]) => value !== undefined),
    );
    const card = results({ 'masonry/10/1': '+8', 'masonry/10/5': '+8' });
    expect(
      out({ forts: [fort], assaulter: [{ cab: 12, ...unit }], shift: 0, die: 1, fortTest: 1, ...top }, card)
        .assaulterCab,
    ).toBe(cab);
  });

  test.each([
    [6, 2, 0],
    [6, 3, -1],
    [6, 4, -1],
    [6, 5, -6],
    [8, 5, -1],
    [8, 6, -3],
    [8, 7, -6],
    [2, 1, -6],
    [0, 0, 0],
  ])('an ENC of %i with %i destroyed (11.6.14)', (encForts, encDestroyed, value) => {
    expect(one('−2', {}, { encForts, encDestroyed }).targetCab).toBe(10 + value);
  });
  test('the destruction of the first counts for the second', () => {
    expect(two('• −2', { category: 'improved-masonry' }, { encForts: 8, encDestroyed: 3 })).toMatchObject({
      secondCab: 9,
    });
    expect(two('• −2', { category: 'improved-masonry' }, { encForts: 8, encDestroyed: 5 })).toMatchObject({
      secondCab: 7,
    });
    expect(two('• −2', { category: 'improved-masonry' }, { encForts: 8, encDestroyed: 6 })).toMatchObject({
      secondCab: 4,
    });
  });
});

describe('ammunition (8.8.2)', () => {
  const sar = (shells: string) => ({ kind: 'sar', aff: 40, shells });
  test('one space on each count involved', () => {
    expect(out({ guns: [sar('42'), sar('42')] }).shots).toEqual([{ calibre: '42', before: 12, after: 11 }]);
    expect(out({ guns: [sar('42'), sar('30')], shots42: 1, shots30: 7 }).shots).toEqual([
      { calibre: '42', before: 1, after: 0 },
      { calibre: '30', before: 7, after: 6 },
    ]);
    expect(out({ guns: [sar('none')] }).shots).toEqual([]);
  });
  test('the roll offers the counts that the next bombardment begins with', () => {
    const input = { guns: [sar('42'), sar('30')], shots42: 1, shots30: 7 };
    const next = (more: object) =>
      answerOf(abf, { ...input, ...more }, empty).outcome.blocks.filter(({ kind }) => kind === 'next');
    expect(next({})).toEqual([]);
    expect(next({ die: 5 })).toMatchObject([
      { id: 'track', rows: [{ value: '1 → 0' }, { value: '7 → 6' }], values: { shots42: 0, shots30: 6 } },
    ]);
    expect(next({ die: 5, guns: [{ aff: 12 }] })).toEqual([]);
  });
  test('the shots left are asked for where a gun counts them', () => {
    expect(firstScreen(abf.schema, { guns: [{}, sar('none')] }).filter((name) => name.startsWith('shots'))).toEqual([]);
    expect(firstScreen(abf.schema, { guns: [{}, sar('30')] }).filter((name) => name.startsWith('shots'))).toEqual([
      'shots30',
    ]);
  });
  test('no shots, no bombardment', () => {
    expect(refusalOf(abf, { guns: [sar('30')], shots30: 0 }, empty)).toMatchObject({ field: 'shots30', rule: '8.8.2' });
    expect(out({ guns: [sar('30')], shots42: 0 }).shots).toHaveLength(1);
  });
});

describe('what the rules forbid', () => {
  test.each([
    [{ forts: [{ destroyed: true }] }, 'forts', '8.5.1'],
    [{ forts: [{ destroyed: true }, { aimed: true }, {}] }, 'forts.1.aimed', '8.5.6'],
    [{ forts: [{ kind: 'feste' }] }, 'forts.0.category', '11.4.1'],
    [{ forts: [{ reduced: true }] }, 'forts.0.reduced', '11.3.10'],
    [{ forts: [{ kind: 'feste', category: 'concrete' }] }, 'forts.0.kind', '11.4.1'],
    [{ guns: [] }, 'guns', '8.1.2'],
    [{ guns: [], assaulter: [{}] }, 'guns', '8.1.2'],
    [{ guns: [{ aff: 0 }] }, 'guns.0.aff', '8.1.2'],
    [{ guns: [{}, { longRange: true }] }, 'guns.1.longRange', '8.5.2'],
    [{ guns: [{}, { kind: 'sar', longRange: true, zoc: true }] }, 'guns.1.zoc', '8.5.2'],
    [{ guns: [{}, { bar: 'ooc' }] }, 'guns.1.bar', '13.3.2'],
    [{ guns: [{ bar: 'worn' }] }, 'guns.0.bar', '8.1.1'],
    [{ guns: [{ bar: 'front' }] }, 'guns.0.bar', '8.5.1'],
    [{ guns: [{ bar: 'withdrawing' }] }, 'guns.0.bar', '7.8.1'],
    [{ guns: [{ kind: 'sar', bar: 'moving' }] }, 'guns.0.bar', '8.1.2'],
    [{ assaulter: [{ bar: 'ooc' }] }, 'assaulter.0.bar', '13.3.2'],
    [{ assaulter: [{ bar: 'front' }] }, 'assaulter.0.bar', '11.5.2'],
    [{ guns: [{ shells: '42' }] }, 'guns.0.shells', '2.5.17'],
    [{ guns: [{ nation: 'france', kind: 'sar' }] }, 'guns.0.nation', '2.2.2'],
    [{ guns: [{ nation: 'belgium', kind: 'pio' }] }, 'guns.0.nation', '2.5.4'],
    [{ guns: [{ nation: 'france' }, { nation: 'belgium' }] }, 'guns.1.nation', '8.2.2'],
    [{ guns: [{ nation: 'france' }], assaulter: [{ nation: 'britain' }] }, 'assaulter.0.nation', '8.2.2'],
    [{ guns: [{ nation: 'france' }], assaulter: [{ nation: 'germany' }] }, 'assaulter.0.nation', '2.1.1'],
    [{ assaulter: [{ kind: 'pio', nation: 'france' }] }, 'assaulter.0.nation', '2.5.4'],
    [{ assaulter: [{}], garrison: true }, 'garrison', '11.5.1'],
    [{ encDestroyed: 1 }, 'encDestroyed', '11.6.14'],
    [{ encForts: 1 }, 'encForts', '11.6.4'],
    [{ encForts: 4, encDestroyed: 4 }, 'encDestroyed', '11.6.14'],
    [{ forts: [{}, {}], encForts: 4, encDestroyed: 3 }, 'encDestroyed', '11.6.14'],
    [{ forts: [{}, { destroyed: true }], encForts: 4 }, 'encDestroyed', '11.6.14'],
  ])('%o', (input, field, rule) => {
    expect(refusalOf(abf, input, empty)).toMatchObject({ code: 'illegal', field, rule });
  });
  test('a siege gun in an enemy ZOC still fires at the next hex', () =>
    expect(out({ guns: [{ kind: 'sar', zoc: true }] }).aff).toBe(12));
  test('enemy units in the hex do not matter without an assault', () => {
    expect(out({ garrison: true }).aff).toBe(12);
  });
});
