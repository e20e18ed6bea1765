import { describe, expect, test } from 'vitest';
import { stacking } from '@/lib/games/nach-paris/calculators/stacking';
import { HEXSIDE_CAPACITIES, STACKING_LIMITS } from '@/lib/games/nach-paris/tables/capacities';
import { HEXSIDES, TERRAINS } from '@/lib/games/nach-paris/units';
import { answerOf, expectLabels, expectSameKeys, refusalOf } from '@/tests/games/nach-paris/spoken';
import { data, out, into } from '@/tests/games/nach-paris/stacking/asked';

const french = (steps: number, rest: object = {}) => ({ nation: 'france', steps, ...rest });

describe('the examples of the book', () => {
  test('example 3: 4 + 3 + 2 steps fit into Rough', () => {
    const units = [french(4, { name: '1ere DI' }), french(3, { name: '51e DR' }), french(2, { name: '8e Bde' })];
    expect(out({ terrain: 'rough', here: units, entering: [] })).toMatchObject({
      within: true,
      here: 9,
      limit: 9,
      over: 0,
    });
  });
  test('example 14: 10 steps, PIO counted, the two SAR not', () => {
    const here = [
      { kind: 'pio', steps: 1 },
      { kind: 'sar', steps: 1 },
      { steps: 2 },
      { kind: 'har', steps: 1 },
      { kind: 'pio', steps: 1 },
      { steps: 4 },
      { kind: 'har', steps: 1 },
      { kind: 'sar', steps: 1 },
    ];
    expect(out({ here, entering: [] })).toMatchObject({ here: 10, within: true });
    expect(out({ here, entering: [], pioneers: 'not' })).toMatchObject({ here: 8 });
  });
  test('2.4.7: units of 3 and 4 steps are 7 total steps', () => {
    expect(out({ here: [{ steps: 3 }, { steps: 4 }], entering: [] })).toMatchObject({ here: 7 });
  });
});

describe('the limit (6.4.1)', () => {
  test.each(TERRAINS.filter((terrain) => terrain !== 'flooded'))('%s holds its limit and no step more', (terrain) => {
    const limit = STACKING_LIMITS[terrain];
    const full = (steps: number) => Array.from({ length: steps }, () => ({ steps: 1 }));
    expect(out({ terrain, here: full(limit), entering: [] })).toMatchObject({ within: true, over: 0, limit });
    expect(out({ terrain, here: full(limit), entering: [{ steps: 1 }] })).toMatchObject({
      within: false,
      over: 1,
      problems: ['over'],
      leave: [0],
    });
  });
  test('nobody in a flooded hex', () => {
    expect(out({ terrain: 'flooded', here: [], entering: [{ kind: 'hq', steps: 1 }] })).toMatchObject({
      within: false,
      problems: ['flooded'],
    });
    expect(out({ terrain: 'flooded', here: [], entering: [] })).toMatchObject({ within: true, limit: 0 });
  });
  test('whom the flood surprised in the hex is a question of its own (dispute flood-standing-units)', () => {
    const asked = (terrain: string, here: readonly object[]) =>
      answerOf(stacking, { terrain, here, entering: [] }, data).open.some(
        ({ dispute }) => dispute === 'flood-standing-units',
      );
    expect([asked('flooded', [{}]), asked('flooded', []), asked('flood-plain', [{}])]).toEqual([true, false, false]);
  });
  test('a HAR has one step whatever is given (2.4.5)', () => {
    expect(out({ here: [{ kind: 'har', steps: 3 }], entering: [{ kind: 'har' }] })).toMatchObject({
      here: 1,
      entering: 1,
    });
  });
  test.each([
    ['eng', {}, 0],
    ['sar', {}, 0],
    ['hq', {}, 0],
    ['inf', { embarked: true }, 0],
    ['inf', {}, 1],
    ['cav', {}, 1],
    ['har', {}, 1],
    ['pio', {}, 1],
  ])('%s %o counts %i (6.4.2)', (kind, rest, steps) => {
    expect(out({ here: [{ kind, steps: 1, ...rest }], entering: [] })).toMatchObject({ here: steps });
  });
  test('the fewest steps are left out', () => {
    // 10 + 4 + 3 + 2 = 19 of 15: 4 too many, so the division alone.
    expect(
      out({ here: [{ steps: 5 }, { steps: 5 }], entering: [{ steps: 3 }, { steps: 4 }, { steps: 2 }] }),
    ).toMatchObject({ over: 4, leave: [1], remove: 0 });
    // 5 too many: 3 + 2 rather than 4 + 2.
    expect(
      out({ here: [{ steps: 5 }, { steps: 5 }, { steps: 1 }], entering: [{ steps: 3 }, { steps: 4 }, { steps: 2 }] }),
    ).toMatchObject({ over: 5, leave: [0, 2] });
  });
  test('a hex that is too full already', () => {
    expect(out({ terrain: 'rough', here: [{ steps: 5 }, { steps: 5 }], entering: [{ steps: 2 }] })).toMatchObject({
      over: 3,
      leave: [0],
      remove: 1,
    });
  });
  test('passing through is free', () => {
    expect(
      out({ moment: 'passing', terrain: 'rough', here: [{ steps: 5 }, { steps: 4 }], entering: [{ steps: 4 }] }),
    ).toMatchObject({ within: true, over: 4, problems: [] });
  });
  test('one unit on a train in a hex (12.2.4)', () => {
    expect(out({ here: [{ embarked: true }], entering: [{ embarked: true }] })).toMatchObject({ problems: ['train'] });
    expect(out({ here: [{ embarked: true }], entering: [{}] })).toMatchObject({ within: true });
  });
  test.each(['arrival', 'advance', 'combat-movement'])('%s obeys the limit', (moment) => {
    expect(out({ moment, terrain: 'rough', here: [{ steps: 5 }], entering: [{ steps: 5 }] })).toMatchObject({
      within: false,
      problems: ['over'],
      leave: [0],
    });
  });
});

describe('retreats (6.4.3)', () => {
  const retreat = (entering: readonly object[], rest: object = {}) => ({
    moment: 'retreat',
    terrain: 'rough',
    here: [{ steps: 4 }, { steps: 3 }],
    entering,
    ...rest,
  });
  test('a unit loses steps until it fits', () => {
    expect(out(retreat([{ steps: 4 }])).losses).toEqual([{ crossing: 0, stacking: 2, left: 2 }]);
  });
  test('room is taken in the order of the list, and the last finds none', () => {
    expect(out(retreat([{ steps: 2 }, { steps: 3 }])).losses).toEqual([
      { crossing: 0, stacking: 0, left: 2 },
      { crossing: 0, stacking: 3, left: 0 },
    ]);
  });
  test('what does not stack loses nothing', () => {
    expect(out(retreat([{ steps: 2 }, { kind: 'hq', steps: 1 }]))).toMatchObject({
      within: true,
      losses: [{ left: 2 }, { stacking: 0, left: 1 }],
    });
  });
  test('a Cavalry Retreat too (9.2.9)', () => {
    expect(out(retreat([{ kind: 'cav', steps: 3 }], { moment: 'cavalry-retreat' }))).toMatchObject({
      problems: ['over'],
      losses: [{ stacking: 1, left: 2 }],
    });
  });
  test('across a closed hexside INF loses a step first, CAV is destroyed (9.6.3)', () => {
    const closed = { hexside: 'major-river' };
    expect(out(retreat([{ steps: 4 }, { kind: 'cav', steps: 2 }], closed)).losses).toEqual([
      { crossing: 1, stacking: 1, left: 2 },
      { crossing: 2, stacking: 0, left: 0 },
    ]);
    expect(out(retreat([{ kind: 'cav', steps: 2 }], { ...closed, moment: 'cavalry-retreat' }))).toMatchObject({
      problems: ['closed'],
      losses: [{ crossing: 0 }],
    });
  });
  test('who finds no room is the owner’s choice, and said so', () => {
    const keys = (entering: readonly object[]) =>
      answerOf(stacking, retreat(entering), data).facts.map(({ text: { key } }) => key);
    expect(keys([{ steps: 2 }, { steps: 3 }])).toContain('stacking.facts.order');
    expect(keys([{ steps: 4 }])).not.toContain('stacking.facts.order');
    expect(keys([{ steps: 1 }, { steps: 1 }])).not.toContain('stacking.facts.order');
  });
  test('transit does not count', () => {
    expect(out(retreat([{ steps: 2 }], { hexside: 'mountain-range', crossed: 3 }))).toMatchObject({
      within: true,
      transit: [],
    });
  });
});

describe('transit (7.3)', () => {
  test.each(HEXSIDES.filter((hexside) => HEXSIDE_CAPACITIES[hexside] !== null && hexside !== 'major-river'))(
    '%s',
    (hexside) => {
      const capacity = HEXSIDE_CAPACITIES[hexside] ?? 0;
      expect(out(into([{ steps: 1 }], { hexside, crossed: capacity - 1 }))).toMatchObject({
        within: true,
        transit: [{ at: 'side', capacity, left: 0, over: 0 }],
      });
      expect(out(into([{ steps: 1 }], { hexside, crossed: capacity }))).toMatchObject({
        within: false,
        problems: ['sideFull'],
        transit: [{ over: 1 }],
      });
    },
  );
  test.each(['none', 'minor-river'])('%s has no limit', (hexside) => {
    expect(out(into([{ steps: 5 }], { hexside, crossed: 99 }))).toMatchObject({ within: true, transit: [] });
  });
  test('a Mountain hex takes 9 steps a phase, whoever stands there', () => {
    expect(out(into([{ steps: 4 }], { terrain: 'mountain', entered: 5 }))).toMatchObject({
      within: true,
      transit: [{ at: 'hex', capacity: 9, left: 0 }],
    });
    expect(out(into([{ steps: 4 }], { terrain: 'mountain', entered: 6, moment: 'passing' }))).toMatchObject({
      problems: ['hexFull'],
      transit: [{ over: 1 }],
    });
  });
  test('both limits behind a range', () => {
    const range = { terrain: 'mountain', hexside: 'mountain-range' };
    expect(out(into([{ steps: 3 }], range))).toMatchObject({
      within: true,
      transit: [
        { at: 'side', left: 0 },
        { at: 'hex', left: 6 },
      ],
    });
    expect(out(into([{ steps: 2 }, { steps: 2 }], { ...range, entered: 9 }))).toMatchObject({
      problems: ['sideFull', 'hexFull'],
    });
  });
  test('HQ, ENG and SAR use the road, trains do not', () => {
    const range = { hexside: 'mountain-range', crossed: 3 };
    for (const kind of ['hq', 'eng', 'sar']) {
      expect(out(into([{ kind, steps: 1 }], range)).problems).toEqual(['sideFull']);
      expect(out(into([{ kind, steps: 1 }], { ...range, transitReading: 'stacking' })).problems).toEqual([]);
    }
    expect(out(into([{ steps: 4, embarked: true }], range)).problems).toEqual([]);
  });
  test('closed hexsides (7.2.1)', () => {
    expect(out(into([{ steps: 1 }], { hexside: 'major-river' })).problems).toEqual(['closed', 'sideFull']);
    expect(out(into([{ steps: 1, mobility: 'superior' }], { hexside: 'deep-forest' })).problems).toEqual(['closed']);
    expect(
      out(into([{ steps: 1, mobility: 'superior' }], { hexside: 'deep-forest', columns: 'superior' })).problems,
    ).toEqual([]);
    expect(
      out(into([{ steps: 1, mobility: 'superior', mountain: true }], { hexside: 'deep-forest' })).problems,
    ).toEqual([]);
    expect(
      out(into([{ steps: 1, mobility: 'superior' }], { hexside: 'deep-forest', moment: 'advance' })).problems,
    ).toEqual(['closed']);
  });
});

describe('both sides in a hex (7.1.6)', () => {
  test.each([
    [{ here: [french(4)], entering: [{}] }, 'entering'],
    [{ here: [french(1, { kind: 'hq' })], entering: [{ kind: 'har' }] }, 'entering'],
    [{ here: [french(1, { kind: 'hq' }), french(4)], entering: [{}] }, 'entering'],
    [{ here: [french(4), {}], entering: [] }, 'here'],
    [{ here: [], entering: [{}, french(4)] }, 'entering'],
  ])('%o is refused', (input, field) => {
    expect(refusalOf(stacking, input, data)).toMatchObject({ field, rule: '7.1.6' });
  });
  test('HQ and ENG are overrun and do not count', () => {
    const answer = answerOf(
      stacking,
      { here: [french(1, { kind: 'hq' }), french(1, { kind: 'eng' })], entering: [{ kind: 'cav', steps: 2 }] },
      data,
    );
    expect(answer.outcome.data).toMatchObject({ within: true, here: 0, entering: 2 });
    expect(answer.steps.filter(({ id }) => id.startsWith('overrun'))).toHaveLength(2);
  });
});

test('words', () => {
  expectLabels(
    Object.fromEntries(Object.entries(stacking.schema.shape).filter(([name]) => name !== 'sheet' && name !== 'moving')),
  );
  expectSameKeys('stacking');
});
