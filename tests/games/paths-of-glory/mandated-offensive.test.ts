import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { equal, fraction, ONE, sum } from '@/lib/prob/fraction';
import { loadData, type PogData } from '@/lib/games/paths-of-glory/data';
import { mandatedOffensive } from '@/lib/games/paths-of-glory/calculators/mandated-offensive';
import { MANDATE_CHANGES } from '@/lib/games/paths-of-glory/mandated';
import { answerOf, expectLabels, expectSameKeys, refusalOf, viewOf } from '@/tests/games/paths-of-glory/spoken';

let data: PogData;
beforeAll(async () => {
  data = await loadData();
});
const answer = (input: unknown) => answerOf(mandatedOffensive, input, data);
const odds = (side: 'central' | 'allied', input: unknown) =>
  Object.fromEntries(
    answer(input).outcome.data[side].odds.map(({ value, chance }) => [value, Number((chance.n * 6n) / chance.d)]),
  );

describe('the rolls of the extended example', () => {
  test('August 1914: Central 4 is GE, Allied 2 is FR', () => {
    expect(answer({ centralDie: 4, alliedDie: 2 }).outcome.data).toMatchObject({
      central: { result: 'germany' },
      allied: { result: 'france' },
    });
  });
  test('September 1914: Central 1 is AH, Allied 5 is IT and Italy is neutral', () => {
    expect(answer({ centralDie: 1, alliedDie: 5 }).outcome.data).toMatchObject({
      central: { result: 'austria-hungary' },
      allied: { result: 'none' },
    });
  });
});

test.each([
  // Neutrals have no result, and AH(It) is AH while Italy is neutral (7.1.2, 7.1.6).
  [{}, 'central'],
  [{}, 'allied'],
  [{ italy: 'at-war', turkey: 'at-war', hoffmann: true, frenchMutiny: true, bolshevikRevolution: true }, 'central'],
  [{ italy: 'at-war', turkey: 'at-war', hoffmann: true, frenchMutiny: true, bolshevikRevolution: true }, 'allied'],
] as const)('each face says what it comes to, as it does when it falls: %o, %s', (input, side) => {
  const die = `${side}Die`;
  const faces = viewOf(mandatedOffensive, input, data).faces.find((one) => one.die === die)?.faces ?? [];
  expect(faces).toHaveLength(6);
  for (const { face, says } of faces) {
    const { result } = answer({ ...input, [die]: face }).outcome.data[side];
    const key = result === 'france-reversed' ? 'face.reversed' : `result.${result}`;
    expect(says?.key, String(face)).toBe(`mandated-offensive.${key}`);
  }
});

describe('the odds in sixths', () => {
  test.each([
    ['central', {}, { 'austria-hungary': 2, none: 3, germany: 1 }],
    [
      'central',
      { italy: 'at-war', turkey: 'at-war' },
      { 'austria-hungary': 1, 'austria-hungary-italy': 1, turkey: 1, germany: 1, none: 2 },
    ],
    ['central', { italy: 'occupied', turkey: 'at-war' }, { 'austria-hungary': 2, turkey: 1, germany: 1, none: 2 }],
    [
      'central',
      { italy: 'at-war', turkey: 'at-war', hoffmann: true },
      { 'austria-hungary-italy': 1, turkey: 1, germany: 1, none: 3 },
    ],
    [
      'central',
      { italy: 'at-war', turkey: 'at-war', hoffmann: true, hlTakeCommand: true },
      { 'austria-hungary-italy': 1, turkey: 1, none: 4 },
    ],
    ['allied', {}, { france: 2, britain: 1, none: 2, russia: 1 }],
    [
      'allied',
      { italy: 'at-war', frenchMutiny: true, bolshevikRevolution: true },
      { 'france-reversed': 2, britain: 1, italy: 2, none: 1 },
    ],
    ['allied', { hoffmann: true, italy: 'occupied' }, { france: 2, britain: 1, italy: 2, russia: 1 }],
  ] as const)('%s with %o', (side, input, expected) => {
    expect(odds(side, input)).toEqual(expected);
  });

  test('Hoffmann: a 6 counts as the last row', () => {
    expect(answer({ hoffmann: true, centralDie: 6 }).outcome.data.central.result).toBe('none');
    expect(answer({ hoffmann: true, centralDie: 3, turkey: 'at-war' }).outcome.data.central.result).toBe('germany');
  });
});

describe('which attacks count (7.1.3 to 7.1.8)', () => {
  const judged = (input: Record<string, unknown>) => {
    const { central, allied } = answer(input).outcome.data;
    return (central.attack ?? allied.attack)?.outcome;
  };
  test.each([
    ['GE at Sedan', { centralDie: 4, attacker: 'germany', target: 'france', space: 'sedan' }, 'fulfils'],
    [
      'GE against a US unit in Belgium',
      { centralDie: 4, attacker: 'germany', target: 'united-states', space: 'brussels' },
      'fulfils',
    ],
    ['GE against Russians', { centralDie: 4, attacker: 'germany', target: 'russia', space: 'konigsberg' }, 'fails'],
    [
      'GE against British in Italy',
      { centralDie: 4, attacker: 'germany', target: 'britain', space: 'udine', italy: 'at-war' },
      'fails',
    ],
    ['GE in an unnamed space', { centralDie: 4, attacker: 'germany', target: 'france' }, 'where'],
    ['FR at Sedan', { alliedDie: 2, attacker: 'france', target: 'germany', space: 'sedan' }, 'fulfils'],
    ['BR must attack, FR does', { alliedDie: 3, attacker: 'france', target: 'germany', space: 'sedan' }, 'fails'],
    [
      'BR against Turks',
      { alliedDie: 3, attacker: 'britain', target: 'turkey', space: 'gaza', turkey: 'at-war' },
      'fails',
    ],
    ['AH at Lemberg', { centralDie: 1, attacker: 'austria-hungary', target: 'russia', space: 'lemberg' }, 'fulfils'],
    [
      'AH(It) against Russians',
      { centralDie: 2, italy: 'at-war', attacker: 'austria-hungary', target: 'russia', space: 'lemberg' },
      'fails',
    ],
    [
      'AH(It) against Italians anywhere',
      { centralDie: 2, italy: 'at-war', attacker: 'austria-hungary', target: 'italy' },
      'fulfils',
    ],
    [
      'AH(It) against British in Italy',
      { centralDie: 2, italy: 'at-war', attacker: 'austria-hungary', target: 'britain', space: 'udine' },
      'fulfils',
    ],
    [
      'AH(It) against British supplied through Italy',
      {
        centralDie: 2,
        italy: 'at-war',
        attacker: 'austria-hungary',
        target: 'britain',
        space: 'trieste',
        throughItaly: true,
      },
      'fulfils',
    ],
    ['a lone fort', { alliedDie: 6, attacker: 'russia', target: 'fort', space: 'przemysl' }, 'fails'],
    ['RU anywhere', { alliedDie: 6, attacker: 'russia', target: 'turkey', turkey: 'at-war' }, 'fulfils'],
    [
      'mutiny: FR attacks',
      { alliedDie: 1, frenchMutiny: true, attacker: 'france', target: 'germany', space: 'sedan' },
      'costs',
    ],
    [
      'mutiny: with Americans',
      { alliedDie: 1, frenchMutiny: true, attacker: 'france', target: 'germany', space: 'sedan', withAmericans: true },
      'free',
    ],
    [
      'mutiny: at Salonika',
      { alliedDie: 1, frenchMutiny: true, attacker: 'france', target: 'bulgaria', space: 'salonika' },
      'free',
    ],
    [
      'no obligation',
      { centralDie: 6, attacker: 'germany', target: 'france', space: 'sedan', hlTakeCommand: true },
      undefined,
    ],
  ] as const)('%s', (_, input, outcome) => {
    expect(judged(input)).toBe(outcome);
  });

  test.each([
    [{ attacker: 'austria-hungary', target: 'italy' }, 'target'],
    [{ attacker: 'austria-hungary', space: 'milan' }, 'space'],
    [{ attacker: 'austria-hungary', target: 'france', throughItaly: true }, 'throughItaly'],
    [{ attacker: 'italy', target: 'austria-hungary' }, 'attacker'],
    [{ attacker: 'britain', target: 'turkey', space: 'gaza' }, 'target'],
  ])('11.1.11 no offensive in, against or by a neutral: %o', (input, field) => {
    expect(refusalOf(mandatedOffensive, input, data)).toMatchObject({ code: 'illegal', field, rule: '11.1.11' });
    expect(answer({ ...input, italy: 'at-war', turkey: 'at-war' }).outcome.data.central).toBeDefined();
  });

  test('the enemy matters only where the result names enemies', () => {
    expect(judged({ centralDie: 4, attacker: 'germany', space: 'sedan' })).toBe('where');
    expect(judged({ centralDie: 1, attacker: 'austria-hungary' })).toBe('fulfils');
    expect(judged({ centralDie: 4, attacker: 'austria-hungary' })).toBe('fails');
  });

  test('without dice the attack is judged for every result that the attacker can get', () => {
    const rows = (input: unknown) =>
      answer(input)
        .outcome.blocks.flatMap((block) => (block.kind === 'values' && block.id === 'attack' ? block.rows : []))
        .map(({ value }) => (typeof value === 'object' && 'key' in value ? value.key : value));
    expect(rows({ attacker: 'germany', target: 'france', space: 'sedan' })).toEqual([
      'mandated-offensive.attack.fulfils',
    ]);
    expect(rows({ attacker: 'austria-hungary', target: 'russia', space: 'lemberg', italy: 'at-war' })).toEqual([
      'mandated-offensive.attack.fulfils',
      'mandated-offensive.attack.fails',
    ]);
    expect(rows({ attacker: 'france', target: 'germany', space: 'sedan', frenchMutiny: true })).toEqual([
      'mandated-offensive.attack.costs',
    ]);
    expect(rows({ attacker: 'serbia', target: 'austria-hungary' })).toEqual(['mandated-offensive.attack.never']);
    expect(rows({ attacker: 'germany', target: 'france', space: 'sedan', centralDie: 4 })).toEqual([]);
  });

  test('the penalty is shown only where something can be missed', () => {
    const penalties = (input: unknown) =>
      answer(input)
        .outcome.blocks.flatMap((block) => (block.kind === 'values' && block.id === 'demands' ? block.rows : []))
        .filter(({ label }) => label.key.endsWith('penalty')).length;
    expect(penalties({})).toBe(2);
    expect(penalties({ centralDie: 4 })).toBe(2);
    expect(penalties({ centralDie: 4, alliedDie: 5 })).toBe(1);
    expect(penalties({ centralDie: 5, alliedDie: 5 })).toBe(0);
    expect(penalties({ centralDie: 5, alliedDie: 1, frenchMutiny: true })).toBe(0);
    expect(penalties({ centralDie: 5, frenchMutiny: true })).toBe(1);
  });

  test('rulings are named only where they can matter', () => {
    const disputes = (input: unknown) => answer(input).open.map(({ dispute }) => dispute);
    expect(disputes({ centralDie: 5, alliedDie: 5 })).toEqual(['mandated-nation-joins-later']);
    expect(disputes({ centralDie: 2, alliedDie: 3, italy: 'at-war' })).toEqual([
      'mandated-capital-lost',
      'mandated-ah-it',
      'british-minor-mandated',
      'fort-alone-mandated',
      'zero-cf-mandated-offensive',
    ]);
  });

  test.each([
    [{ attacker: 'france', target: 'britain' }, '7.1.3'],
    [{ space: 'atlantis' }, '2.1'],
  ])('%o is refused', (input, rule) => {
    expect(refusalOf(mandatedOffensive, input, data)).toMatchObject({ code: 'illegal', rule });
  });
});

test('chances add up to one; every change is applied or not applied; the chart is lit', () => {
  const flag = fc.boolean();
  fc.assert(
    fc.property(
      fc.record({
        hoffmann: flag,
        hlTakeCommand: flag,
        frenchMutiny: flag,
        bolshevikRevolution: flag,
        italy: fc.constantFrom('neutral', 'at-war', 'occupied'),
        turkey: fc.constantFrom('neutral', 'at-war'),
        centralDie: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
      }),
      (input) => {
        const { steps, notApplied, outcome } = answer(Object.freeze(input));
        for (const side of [outcome.data.central, outcome.data.allied])
          expect(equal(sum(side.odds.map(({ chance }) => chance)), ONE)).toBe(true);
        const ids = [...steps, ...notApplied].map(({ id }) => id);
        for (const { id } of MANDATE_CHANGES) expect(ids.filter((other) => other === id)).toHaveLength(1);
        expect(ids.filter((id) => id === 'hoffmann')).toHaveLength(1);
        const chart = outcome.blocks.find(({ kind }) => kind === 'chart');
        expect(chart?.kind === 'chart' && chart.lit.length).toBeGreaterThan(1);
      },
    ),
    { numRuns: 60 },
  );
  expect(answer({}).outcome.data.central.odds[0]?.chance).toEqual(fraction(1, 3));
});

test('a chart without a cell gives "missing cells"', () => {
  const chart = data.charts['mandated-offensives'];
  if (!chart) throw new Error('no chart');
  const holed = {
    ...data,
    charts: {
      ...data.charts,
      'mandated-offensives': { ...chart, cells: chart.cells.map((row) => row.map(() => null)) },
    },
  };
  expect(refusalOf(mandatedOffensive, {}, holed)).toMatchObject({
    code: 'missing-cells',
    field: 'mandated-offensives',
  });
});

test('labels, options and the same messages in every language', () => {
  expectLabels('mandated-offensive', mandatedOffensive.schema.shape);
  expectSameKeys('mandated-offensive');
});

describe('what the editions decide otherwise, played as the players agree', () => {
  test('7.1.6 Rome taken: AH(It) by 2001, AH by 2018; all of Italy is AH by both, Rome not taken by neither', () => {
    const asked = (input: object) => answer(input).outcome.data.central.odds.map(({ value }) => value);
    const war = { italy: 'at-war', rome: true };
    expect(asked(war)).toContain('austria-hungary-italy');
    expect(asked({ ...war, romeReading: 'rome' })).not.toContain('austria-hungary-italy');
    expect(asked({ ...war, rome: false, romeReading: 'rome' })).toContain('austria-hungary-italy');
    for (const romeReading of ['italy', 'rome'])
      expect(asked({ italy: 'occupied', romeReading })).not.toContain('austria-hungary-italy');
  });

  test('7.1.4 a British Mandated Offensive by Canadians alone counts by our reading, and not by 2018', () => {
    const attack = { attacker: 'britain', target: 'germany', space: 'cambrai' };
    const found = (more: object) =>
      [1, 2, 3, 4, 5, 6].flatMap((alliedDie) => {
        const { allied } = answer({ ...attack, alliedDie, ...more }).outcome.data;
        return allied.result === 'britain' ? (allied.attack?.outcome ?? []) : [];
      });
    const all = (outcome: string) => found({}).map(() => outcome);
    expect(found({}).length).toBeGreaterThan(0);
    expect(found({})).toEqual(all('fulfils'));
    expect(found({ dominions: true })).toEqual(all('fulfils'));
    expect(found({ dominions: true, dominionsReading: 'not' })).toEqual(all('fails'));
    // With a British unit among them the 2018 edition is content too.
    expect(found({ dominionsReading: 'not' })).toEqual(all('fulfils'));
  });
});
