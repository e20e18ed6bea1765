import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { replacements } from '@/lib/games/paths-of-glory/calculators/replacements';
import { loadData, type PogData, type UnitType } from '@/lib/games/paths-of-glory/data';
import {
  bestPlans,
  maximalPlans,
  planOf,
  type Damage,
  type Plan,
  type Prices,
  type Purchase,
} from '@/lib/games/paths-of-glory/replacements/plans';
import { answerOf, expectLabels, expectSameKeys, refusalOf } from '@/tests/games/paths-of-glory/spoken';

let data: PogData;
beforeAll(async () => {
  data = await loadData();
});
const answer = (input: unknown) => answerOf(replacements, input, data);
const plansFor = (pool: string, input: unknown) =>
  answer(input).outcome.data.pools.find((found) => found.pool === pool)?.plans ?? [];
const spelt = ({ purchases, cost }: Plan): string =>
  `${cost}: ${purchases.map(({ type, flipped, backReduced, backFull }) => `${type.id} ${flipped}/${backReduced}/${backFull}`).join(', ')}`;
const PRICES: Prices = { flipArmy: 2, armyReduced: 2, armyFull: 4, corpsStep: 1 };
const typeOf = (id: string): UnitType => {
  const type = data.units.types.find((candidate) => candidate.id === id);
  if (!type) throw new Error(id);
  return type;
};

/** What the answer leads with. */
const headline = (input: unknown) => {
  const [first] = answer(input).outcome.blocks;
  return first?.kind === 'verdict' ? first.text : undefined;
};

describe('the headline (17.1.4)', () => {
  const most = (pool: string, cf: number, cost: number, points: number) => ({
    key: 'replacements.best',
    params: { pool, cf, cost, points },
  });

  test('says the most combat factors of each marker, as the first of its plans does', () => {
    const { pools } = answer({}).outcome.data;
    const [ge, ah] = pools.map(({ pool, points, plans: [best] }) =>
      most(pool, best?.cf ?? NaN, best?.cost ?? NaN, points),
    );
    expect(pools.every(({ plans }) => plans.every(({ cf }) => cf <= (plans[0]?.cf ?? 0)))).toBe(true);
    expect(headline({})).toEqual({
      key: 'replacements.verdict.best',
      params: { most: { key: 'replacements.join', params: { item: ge, rest: ah } } },
    });
  });

  test('tells how little of the points is of use', () => {
    const input = { points: { FR: 5 }, eliminated: [], reduced: [{ type: 'fr-army', n: 1 }] };
    expect(headline(input)).toMatchObject({ params: { most: { params: { pool: 'FR', cost: 1, points: 5 } } } });
  });
});

describe('the extended example', () => {
  test('August 1914: 2 AH points bring back two armies in Budapest, 3 GE points two armies in Essen and flip the 4th', () => {
    const { pools, places } = answer({}).outcome.data;
    expect(pools.map(({ pool }) => pool)).toEqual(['GE', 'AH']);
    expect(plansFor('AH', {}).map(spelt)).toEqual(expect.arrayContaining(['2: ah-army 0/2/0']));
    expect(plansFor('GE', {}).map(spelt)).toEqual(expect.arrayContaining(['3: ge-army 1/2/0']));
    expect(places['ah-army']).toEqual(expect.arrayContaining(['vienna', 'budapest']));
    expect(places['ge-army']).toEqual(expect.arrayContaining(['essen', 'berlin', 'breslau']));
  });

  const september = {
    points: { RU: 3, A: 1, BR: 2, FR: 2 },
    eliminated: [{ type: 'ru-army' }, { type: 'fr-army', n: 2 }],
    reduced: [{ type: 'be-army' }, { type: 'br-bef-army' }, { type: 'br-corps', n: 3 }],
  };
  test.each([
    ['RU', '2: ru-army 0/0/1'],
    ['A', '1: be-army 1/0/0'],
    ['BR', '2: br-corps 3/0/0'],
    ['FR', '2: fr-army 0/2/0'],
  ])('September 1914: %s', (pool, plan) => {
    expect(plansFor(pool, september).map(spelt)).toEqual(expect.arrayContaining([plan]));
  });

  test('September 1914: the BEF never takes replacements, and armies return to Paris, then Orleans, and to the Caucasus', () => {
    const { steps, outcome } = answer(september);
    expect(steps.map(({ id }) => id)).toContain('dot-br-bef-army');
    expect(outcome.data.places['fr-army']).toEqual(['paris']);
    expect(outcome.data.places['ru-army']).toEqual(
      expect.arrayContaining(['caucasus', 'petrograd', 'moscow', 'kharkov']),
    );
    expect(answer({ ...september, parisFull: true }).outcome.data.places['fr-army']).toEqual(['orleans']);
  });
});

describe('prices (17.1.4)', () => {
  const only = (id: string, reduced: number, eliminated: number, points: number) =>
    (maximalPlans([{ type: typeOf(id), reduced, eliminated }], points, PRICES, 99) ?? []).map(spelt).sort();
  test.each([
    ['ge-army', 1, 0, 1, ['1: ge-army 1/0/0']],
    ['ge-army', 0, 1, 1, ['1: ge-army 0/1/0']],
    ['ge-army', 0, 1, 2, ['2: ge-army 0/0/1']],
    ['ge-corps', 2, 0, 1, ['1: ge-corps 2/0/0']],
    ['ge-corps', 0, 2, 1, ['1: ge-corps 0/0/1', '1: ge-corps 0/2/0']],
    ['ge-corps', 1, 1, 1, ['1: ge-corps 0/0/1', '1: ge-corps 1/1/0']],
    ['ge-corps', 1, 0, 3, ['1: ge-corps 1/0/0']],
    ['ge-corps', 3, 0, 1, ['1: ge-corps 2/0/0']],
  ])('%s with %i reduced, %i eliminated and %i points', (id, reduced, eliminated, points, expected) => {
    expect(only(id, reduced, eliminated, points)).toEqual(expected);
  });

  test('the chart and the engine agree on the two-corps rows', () => {
    const chart = data.charts['replacement-costs'];
    const price = (row: string) => chart?.cells[chart.rows.items.findIndex(({ id }) => id === row)]?.[0];
    for (const row of ['flip-two-corps', 'corps-full', 'two-corps-reduced', 'flip-and-return'])
      expect(price(row)).toBe(1);
    const corps = typeOf('ge-corps');
    const bought = (flipped: number, backReduced: number, backFull: number) =>
      planOf([{ type: corps, flipped, backReduced, backFull }], PRICES).cost;
    expect([bought(2, 0, 0), bought(0, 0, 1), bought(0, 2, 0), bought(1, 1, 0)]).toEqual([1, 1, 1, 1]);
  });

  test('combat factors: a German army back reduced gains 3, flipped 2', () => {
    const army = typeOf('ge-army');
    expect(planOf([{ type: army, flipped: 1, backReduced: 1, backFull: 1 }], PRICES)).toMatchObject({
      steps: 4,
      cf: 2 + 3 + 5,
      cost: 4,
    });
  });
});

describe('what cannot be bought', () => {
  const bought = (pool: string, type: string, more: Record<string, unknown> = {}) =>
    plansFor(pool, { points: { [pool]: 4 }, eliminated: [], reduced: [{ type }], ...more }).map(spelt);
  test.each([
    ['RU', 'ru-cau-army'],
    ['FR', 'fr-or-army'],
    ['TU', 'tu-yld-army'],
    ['BR', 'br-aus-corps'],
    ['GE', 'ah-army'],
  ])('%s points for %s', (pool, type) => {
    expect(bought(pool, type)).toEqual([]);
  });

  test('no points for a nation whose capital is lost, Belgium and Serbia excepted (17.1.3)', () => {
    expect(bought('FR', 'fr-army', { lost: ['paris'] })).toEqual([]);
    expect(bought('AH', 'ah-army', { lost: ['budapest'] })).toEqual([]);
    expect(bought('A', 'sb-corps', { lost: ['belgrade'] })).not.toEqual([]);
    expect(bought('A', 'ro-corps', { lost: ['bucharest'] })).toEqual([]);
  });

  test('nothing to buy says why; points that find nothing to restore are said to be lost (17.1.2)', () => {
    const [first] = answer({ points: { FR: 2 }, lost: ['paris'], eliminated: [], reduced: [{ type: 'fr-army' }] })
      .outcome.blocks;
    expect(first?.kind === 'verdict' && first.text.params?.why).toMatchObject({ key: 'replacements.step.capital' });
    const ids = answer({ points: { GE: 3, AH: 2 }, eliminated: [], reduced: [{ type: 'ge-army' }] }).steps.map(
      ({ id }) => id,
    );
    expect(ids).toEqual(expect.arrayContaining(['spend-GE', 'idle-AH']));
  });

  test.each([
    [{ GE: 1 }, true],
    [{ BR: 1 }, true],
    [{ RU: 1 }, true],
    [{ FR: 1, A: 1, AH: 1 }, false],
  ])('events that change the points %o are not counted in: %s', (points, said) => {
    expect(answer({ points }).open.some(({ text }) => text.key === 'replacements.open.events')).toBe(said);
  });

  test('one A point for two nations is named as ours (17.1.1.1)', () => {
    const disputes = (input: unknown) => answer(input).open.map(({ dispute }) => dispute);
    expect(
      disputes({ points: { A: 1 }, eliminated: [], reduced: [{ type: 'be-corps' }, { type: 'sb-corps' }] }),
    ).toContain('a-point-two-nations');
    expect(disputes({ points: { FR: 1 }, eliminated: [], reduced: [{ type: 'fr-corps' }] })).not.toContain(
      'a-point-two-nations',
    );
  });

  test('reduced units supplied from an ally’s source (17.1.4.1)', () => {
    const far = {
      points: { GE: 2 },
      eliminated: [],
      reduced: [{ type: 'ge-army', n: 2 }],
      distant: [{ type: 'ge-army' }],
    };
    expect(plansFor('GE', far).map(spelt)).toEqual(['1: ge-army 1/0/0']);
  });

  test('a card with points of a neutral nation: those are not recorded, the others are (9.4.1)', () => {
    const card = {
      points: { FR: 1, IT: 1 },
      neutral: ['IT'],
      eliminated: [],
      reduced: [{ type: 'fr-army' }, { type: 'it-army' }],
    };
    const { outcome, steps } = answer(card);
    expect(outcome.data.pools.map(({ pool }) => pool)).toEqual(['FR']);
    expect(steps.filter(({ rule }) => rule === '9.4.1').map(({ id }) => id)).toEqual(['neutral-IT']);
    expect(answer({ ...card, neutral: [] }).outcome.data.pools.map(({ pool }) => pool)).toEqual(['FR', 'IT']);
    const [alone] = answer({ ...card, points: { IT: 2 } }).outcome.blocks;
    expect(alone).toMatchObject({ kind: 'verdict', tone: 'no', rule: '9.4.1' });
  });

  test.each([
    [{ points: { US: 1 } }, '17.1.8'],
    [{ reduced: [{ type: 'xx' }] }, '2.2.1'],
    [{ reduced: [{ type: 'be-army' }], eliminated: [{ type: 'be-army' }] }, '17.1.1'],
    [{ reduced: [{ type: 'fr-army' }], distant: [{ type: 'fr-army' }] }, '17.1.4.1'],
    [{ reduced: [{ type: 'ge-army' }], distant: [{ type: 'ge-army', n: 2 }] }, '17.1.4.1'],
  ])('%o is refused', (input, rule) => {
    expect(refusalOf(replacements, input, data)).toMatchObject({ code: 'illegal', rule });
  });
});

describe('where armies return (9.5.3.3, 17.1.5)', () => {
  const places = (type: string, pool: string, more: Record<string, unknown> = {}) =>
    answer({ points: { [pool]: 2 }, eliminated: [{ type }], reduced: [], overThere: true, ...more }).outcome.data
      .places[type];
  test.each([
    ['be-army', 'A', {}, ['antwerp', 'brussels', 'ostend']],
    ['be-army', 'A', { lost: ['brussels', 'antwerp'] }, ['ostend']],
    ['be-army', 'A', { lost: ['brussels', 'antwerp', 'ostend'] }, ['calais']],
    ['be-army', 'A', { lost: ['brussels', 'ostend'], besieged: ['antwerp'] }, undefined],
    ['sb-army', 'A', {}, ['belgrade']],
    ['sb-army', 'A', { lost: ['nis'] }, undefined],
    ['sb-army', 'A', { lost: ['nis'], salonika: true }, ['salonika']],
    ['sb-army', 'A', { lost: ['belgrade', 'salonika'], salonika: true }, undefined],
    ['br-army', 'BR', {}, ['london']],
    ['it-army', 'IT', {}, ['rome']],
    ['fr-army', 'FR', { besieged: ['paris'] }, undefined],
    ['fr-army', 'FR', { parisFull: true }, ['orleans']],
    ['ge-army', 'GE', { lost: ['essen'], besieged: ['breslau'] }, ['berlin']],
  ])('%s (%s) with %o', (type, pool, more, expected) => {
    expect(places(type, pool, more)?.toSorted()).toEqual(expected);
  });
  test('US armies in the Allied ports of France', () => {
    expect(places('us-army', 'US')).toEqual(expect.arrayContaining(['le-havre', 'cherbourg', 'marseilles']));
  });
  test.each([
    ['FR', 'fr-army', { besieged: ['paris'] }, true],
    ['FR', 'fr-army', { besieged: ['paris'], capitalReading: 'siege' }, false],
    ['AH', 'ah-army', { lost: ['vienna'] }, false],
    ['AH', 'ah-army', { lost: ['vienna'], austriaReading: 'both' }, true],
    ['AH', 'ah-army', { lost: ['vienna', 'budapest'], austriaReading: 'both' }, false],
    ['FR', 'fr-army', { lost: ['paris'], austriaReading: 'both' }, false],
  ])('%s flips a %s with %o: %s (17.1.3)', (pool, type, more, flips) => {
    const given = { points: { [pool]: 2 }, reduced: [{ type }], eliminated: [], ...more };
    expect(plansFor(pool, given).some(({ purchases }) => purchases.some(({ flipped }) => flipped > 0))).toBe(flips);
    expect(answer(given).open.map(({ dispute }) => dispute)).toContain(
      pool === 'AH' ? 'austria-two-capitals' : 'capital-occupied-or-besieged',
    );
  });
  test('an army without a place is not sold', () => {
    expect(
      plansFor('A', {
        points: { A: 2 },
        reduced: [{ type: 'sb-army' }],
        eliminated: [{ type: 'sb-army' }],
        lost: ['nis'],
      }).map(spelt),
    ).toEqual(['1: sb-army 1/0/0']);
  });
  test('the ANA corps goes to Arabia (17.1.6)', () => {
    const { outcome } = answer({ points: { A: 1 }, eliminated: [{ type: 'br-ana-corps' }], reduced: [] });
    const block = outcome.blocks.find((found) => found.kind === 'values' && found.id === 'places');
    expect(block?.kind === 'values' && block.rows.map(({ rule }) => rule)).toEqual(['17.1.6']);
  });
});

describe('plans against brute force', () => {
  const damage = fc.array(
    fc.record({
      id: fc.constantFrom('ge-army', 'ge-corps', 'fr-army', 'ru-corps'),
      reduced: fc.integer({ min: 0, max: 3 }),
      eliminated: fc.integer({ min: 0, max: 2 }),
    }),
    { minLength: 1, maxLength: 3 },
  );
  const everything = (list: readonly Damage[], points: number): readonly Plan[] => {
    let plans: (readonly Purchase[])[] = [[]];
    for (const { type, reduced, eliminated } of list) {
      const here: Purchase[] = [];
      for (let flipped = 0; flipped <= reduced; flipped++)
        for (let backReduced = 0; backReduced <= eliminated; backReduced++)
          for (let backFull = 0; backReduced + backFull <= eliminated; backFull++)
            here.push({ type, flipped, backReduced, backFull });
      plans = plans.flatMap((plan) => here.map((purchase) => [...plan, purchase]));
    }
    return plans.map((plan) => planOf(plan, PRICES)).filter(({ cost }) => cost <= points);
  };
  const grows = (small: Plan, large: Plan): boolean => {
    const of = (plan: Plan, id: string) =>
      plan.purchases.find(({ type }) => type.id === id) ?? { flipped: 0, backReduced: 0, backFull: 0 };
    const ids = large.purchases.map(({ type }) => type.id);
    return (
      large.steps > small.steps &&
      [...ids, ...small.purchases.map(({ type }) => type.id)].every((id) => {
        const [a, b] = [of(small, id), of(large, id)];
        return (
          b.flipped >= a.flipped && b.backFull >= a.backFull && b.backReduced + b.backFull >= a.backReduced + a.backFull
        );
      })
    );
  };
  test('maximal plans are exactly those that no affordable plan extends; the best are undominated', () => {
    fc.assert(
      fc.property(damage, fc.integer({ min: 0, max: 4 }), (list, points) => {
        const distinct = list
          .filter((one, i) => list.findIndex(({ id }) => id === one.id) === i)
          .map(({ id, ...rest }) => ({ type: typeOf(id), ...rest }));
        const all = everything(distinct, points);
        const expected = all.filter((plan) => !all.some((other) => grows(plan, other)));
        expect((maximalPlans(distinct, points, PRICES, 1e6) ?? []).map(spelt).sort()).toEqual(
          expected.map(spelt).sort(),
        );
        const best = bestPlans(distinct, points, PRICES)
          .map(({ steps, cf }) => `${steps}/${cf}`)
          .sort();
        const front = new Set(
          all
            .filter(
              (plan) =>
                !all.some(
                  (other) =>
                    other.steps >= plan.steps && other.cf >= plan.cf && other.steps + other.cf > plan.steps + plan.cf,
                ),
            )
            .map(({ steps, cf }) => `${steps}/${cf}`),
        );
        expect(best).toEqual([...front].sort());
      }),
      { numRuns: 60 },
    );
  });

  test('many ways are cut to the best ones, and even the greatest case answers', () => {
    const half = (round: (n: number) => number) =>
      data.units.types.flatMap(({ id, count }) =>
        round(count / 2) ? [{ type: id, n: Math.min(9, round(count / 2)) }] : [],
      );
    const points = { FR: 20, BR: 20, RU: 20, IT: 20, US: 20, A: 20, GE: 20, AH: 20, TU: 20, BU: 20 };
    const { pools } = answer({ points, eliminated: half(Math.ceil), reduced: half(Math.floor), overThere: true })
      .outcome.data;
    expect(pools).toHaveLength(10);
    expect(pools.find(({ pool }) => pool === 'GE')?.complete).toBe(false);
    for (const { plans, points: available } of pools)
      for (const { cost } of plans) expect(cost).toBeLessThanOrEqual(available);
  });
});

test('a chart without a price gives "missing cells"', () => {
  const chart = data.charts['replacement-costs'];
  if (!chart) throw new Error('no chart');
  const holed = {
    ...data,
    charts: { ...data.charts, 'replacement-costs': { ...chart, cells: chart.cells.map(() => [null]) } },
  };
  expect(refusalOf(replacements, {}, holed)).toMatchObject({ code: 'missing-cells', field: 'replacement-costs' });
});

test('labels, options and the same messages in every language; nothing to buy is said', () => {
  expectLabels('replacements', replacements.schema.shape);
  expectSameKeys('replacements');
  expect(answer({ eliminated: [], reduced: [] }).outcome.blocks[0]?.kind).toBe('verdict');
  expect(answer(Object.freeze({}))).toEqual(answer({}));
});
