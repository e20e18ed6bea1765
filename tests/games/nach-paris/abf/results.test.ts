import { describe, expect, test } from 'vitest';
import { formOf, isAsked } from '@/lib/calc/form';
import { ONE } from '@/lib/prob/fraction';
import { abf } from '@/lib/games/nach-paris/calculators/abf';
import { withEntries } from '@/tests/games/nach-paris/abf-cards';
import { answerOf } from '@/tests/games/nach-paris/spoken';
import { empty, out, stepIds } from '@/tests/games/nach-paris/abf/asked';

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
      answerOf(abf, { guns: [{ aff: 12 }], ...input }, at(result)).idleDice ?? [];
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
