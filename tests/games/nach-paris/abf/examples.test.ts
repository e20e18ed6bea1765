import { describe, expect, test } from 'vitest';
import { fraction } from '@/lib/prob/fraction';
import { abf } from '@/lib/games/nach-paris/calculators/abf';
import { withEntries } from '@/tests/games/nach-paris/abf-cards';
import { answerOf, firstScreen, refusalOf } from '@/tests/games/nach-paris/spoken';
import { empty, out, stepIds } from '@/tests/games/nach-paris/abf/asked';

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
