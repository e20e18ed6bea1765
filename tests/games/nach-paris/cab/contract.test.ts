import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formOf, isAsked } from '@/lib/calc/form';
import { equal, fraction, ONE, sum } from '@/lib/prob/fraction';
import { cab } from '@/lib/games/nach-paris/calculators/cab';
import { OCCASIONS } from '@/lib/games/nach-paris/cab/occasions';
import { mustTest, passChance, passes, stepLosses } from '@/lib/games/nach-paris/cab/test';
import { inputsOf } from '@/tests/support/from-schema';
import { expectLabels, expectSameKeys } from '@/tests/games/nach-paris/spoken';
import { expected, sumOf } from '@/lib/prob/distribution';
import { answer, dataOf } from '@/tests/games/nach-paris/cab/asked';

describe('the test itself (5.1)', () => {
  test.each([
    [-3, 0],
    [0, 0],
    [1, 1],
    [12, 12],
    [20, 20],
    [24, 20],
  ])('CAB %i passes on %i of 20 faces, as rolling them all says', (value, faces) => {
    expect(passChance(value)).toEqual(fraction(faces, 20));
    expect(Array.from({ length: 20 }, (_, i) => passes(value, i + 1)).filter(Boolean)).toHaveLength(faces);
  });

  test.each<[{ losses: number; modifier: number | null }, number, readonly [number, number][]]>([
    [{ losses: 0, modifier: null }, 3, [[0, 20]]],
    [
      { losses: 0, modifier: -2 },
      3,
      [
        [0, 10],
        [1, 10],
      ],
    ],
    [
      { losses: 1, modifier: -2 },
      3,
      [
        [1, 10],
        [2, 10],
      ],
    ],
    [{ losses: 1, modifier: -2 }, 1, [[1, 20]]],
    [{ losses: 3, modifier: 0 }, 2, [[2, 20]]],
    [{ losses: 2, modifier: null }, 3, [[2, 20]]],
    [{ losses: 0, modifier: -12 }, 1, [[1, 20]]],
    [{ losses: 0, modifier: 8 }, 1, [[0, 20]]],
  ])('result %o against CAB 12 and %i steps', (result, steps, lost) => {
    expect(stepLosses(result, { cab: 12, steps })).toEqual(
      lost.map(([value, faces]) => ({ value, chance: fraction(faces, 20) })),
    );
  });

  test('step losses against every face: never more than the steps, and the roll decides alone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3 }),
        fc.option(fc.integer({ min: -20, max: 20 })),
        fc.integer({ min: -5, max: 25 }),
        fc.integer({ min: 1, max: 5 }),
        (losses, modifier, value, steps) => {
          const target = { cab: value, steps };
          const counted = new Map<number, number>();
          for (let roll = 1; roll <= 20; roll++) {
            const [only, ...others] = stepLosses({ losses, modifier }, target, roll);
            expect(others).toEqual([]);
            if (only) counted.set(only.value, (counted.get(only.value) ?? 0) + 1);
          }
          const dist = stepLosses({ losses, modifier }, target);
          expect(dist.map((one) => one.chance)).toEqual(dist.map((one) => fraction(counted.get(one.value) ?? 0, 20)));
          expect(sum(dist.map(({ chance }) => chance))).toEqual(ONE);
          expect(dist.every((one) => one.value <= steps)).toBe(true);
          expect(mustTest({ losses, modifier }, target)).toBe(modifier !== null && losses < steps);
        },
      ),
    );
  });

  test('sums of independent losses and their mean', () => {
    const half = stepLosses({ losses: 0, modifier: -2 }, { cab: 12, steps: 3 });
    expect(sumOf([half, half])).toEqual(
      [0, 1, 2].map((value) => ({ value, chance: fraction(1, value === 1 ? 2 : 4) })),
    );
    expect(expected(sumOf([half, half, half]))).toEqual(fraction(3, 2));
    expect(sumOf([])).toEqual([{ value: 0, chance: ONE }]);
  });
});

describe('worked examples', () => {
  test.each<[string, object, { cab: number; passed: boolean | null }]>([
    ['example 7, 18.ID', { occasion: 'bombardment', cab: 12, result: 0, die: 4 }, { cab: 12, passed: true }],
    ['example 7, 5.KD', { occasion: 'bombardment', cab: 12, steps: 3, result: 3, die: 6 }, { cab: 15, passed: true }],
    [
      'example 7, II/RFußa.2',
      { occasion: 'bombardment', cab: 12, steps: 1, result: 3, die: 16 },
      { cab: 15, passed: false },
    ],
    ['example 12, 11.ID', { occasion: 'combat', cab: 12, result: -5, die: 18 }, { cab: 7, passed: false }],
    [
      'example 12, 2e DIC',
      { occasion: 'combat', attacking: true, cab: 14, result: -3, redArf: true, die: 18 },
      { cab: 10, passed: false },
    ],
    [
      'example 12, 4e DI',
      { occasion: 'combat', attacking: true, cab: 13, result: -3, redArf: true, die: 4 },
      { cab: 9, passed: true },
    ],
    ['example 13, Charlémont', { occasion: 'fort', cab: 12, result: -5, die: 7 }, { cab: 7, passed: true }],
    [
      'example 13, 24.RD',
      { occasion: 'assault', cab: 12, fortCbf: 8, fortRough: true, die: 14 },
      { cab: 8, passed: false },
    ],
    [
      'example 14, Sarts',
      { occasion: 'fort', cab: 15, result: -10, second: 'same', camp: 'half', die: 9 },
      { cab: 4, passed: false },
    ],
    [
      'example 14, PiR.24',
      { occasion: 'assault', cab: 15, steps: 1, assaultPio: true, fortDestroyed: true, fortCbf: 8, die: 10 },
      { cab: 17, passed: true },
    ],
    [
      'example 14, Bourdiau by the reading of the example',
      { occasion: 'fort', cab: 15, result: -13, camp: 'three-quarters' },
      { cab: -1, passed: null },
    ],
    [
      'example 14, Bourdiau by the rule',
      { occasion: 'fort', cab: 15, result: -13, camp: 'half' },
      { cab: 1, passed: null },
    ],
    [
      'example 14, Hautmont',
      { occasion: 'fort', cab: 15, result: -4, camp: 'last', die: 6 },
      { cab: 5, passed: false },
    ],
    [
      'example 14, PiR.25',
      { occasion: 'assault', cab: 15, steps: 1, assaultPio: true, fortDestroyed: true, fortCbf: 8, die: 17 },
      { cab: 17, passed: true },
    ],
  ])('%s', (_, input, wanted) => {
    expect(dataOf(input)).toMatchObject(wanted);
  });

  test('example 11: −4 of the result, −1 for HAR with 10 ARF, −1 for red ARF make −6', () => {
    const { modifiers, cab: left } = dataOf({ result: -4, redArf: true, harArf: 10 });
    expect(modifiers.map(({ id, value }) => [id, value])).toEqual([
      ['result', -4],
      ['redArf', -1],
      ['har5', -1],
    ]);
    expect(left).toBe(6);
  });
});

describe('every modifier, one at a time', () => {
  const own = { occasion: 'fieldworks', nation: 'britain', turn: 5 };
  test.each<[string, object, number, string]>([
    ['EXM-1 on the attack', { attacking: true, march: 'exm-1' }, -1, '7.4.2'],
    ['EXM-2 on the attack', { attacking: true, march: 'exm-2' }, -2, '7.4.2'],
    ['FOM in defence', { march: 'fom' }, -3, '7.5.4'],
    ['heat', { heat: true }, -1, '15.1.1'],
    ['near home', { nearHome: true }, 2, '5.1.4'],
    ['indoctrinated', { indoctrinated: true }, 1, '21.2.1'],
    ['pioneers', { pioneers: true }, -1, '9.5.1'],
    ['HAR with 5', { harArf: 5 }, -1, '9.5.2'],
    ['HAR with 11', { harArf: 11 }, -1, '9.5.2'],
    ['HAR with 12', { harArf: 12 }, -2, '9.5.2'],
    ['SAR on entrenched', { siegeGuns: true, entrenched: true }, -2, '9.5.3'],
    ['retreat, no ARF', { occasion: 'retreat-zoc', zocArf: 0 }, 3, '9.6.2'],
    ['retreat, 4 ARF', { occasion: 'retreat-zoc', zocArf: 4 }, 0, '9.6.2'],
    ['retreat, 5 ARF', { occasion: 'retreat-zoc', zocArf: 5 }, -3, '9.6.2'],
    ['retreat, 11 ARF', { occasion: 'retreat-zoc', zocArf: 11 }, -3, '9.6.2'],
    ['retreat, 12 ARF', { occasion: 'retreat-zoc', zocArf: 12 }, -6, '9.6.2'],
    ['assault, CBF 5', { occasion: 'assault', fortCbf: 5 }, -1, '11.5.6'],
    ['assault, CBF 7', { occasion: 'assault', fortCbf: 7 }, -2, '11.5.6'],
    ['assault, River', { occasion: 'assault', fortCbf: 4, fortRiver: true }, -2, '11.5.6'],
    ['assault, flooded bank', { occasion: 'assault', fortCbf: 4, floodedBank: true }, -6, '11.5.6'],
    ['better protected', { occasion: 'fort', second: 'better' }, 10, '8.6.4'],
    ['worse protected', { occasion: 'fort', second: 'worse' }, -6, '8.6.4'],
    ['reduced Feste with its full CAB', { occasion: 'fort', fortKind: 'feste-reduced', fullCab: true }, -3, '11.4.10'],
    ['British dig', own, -5, '10.1.3'],
    ['French dig before GT10', { ...own, nation: 'france', turn: 9 }, -8, '10.1.3'],
    ['Belgians dig from GT10', { ...own, nation: 'belgium', turn: 10 }, -5, '10.1.3'],
    ['upgrade', { occasion: 'upgrade' }, -1, '11.1.7'],
    ['natural 18', { occasion: 'recon', natural: 18 }, 3, '20.2.7'],
    ['natural 19', { occasion: 'recon', natural: 19 }, 0, '20.2.7'],
    ['natural 20', { occasion: 'recon', natural: 20 }, -3, '20.2.7'],
  ])('%s', (_, input, value, rule) => {
    const { outcome } = answer(input);
    expect(outcome.data.cab).toBe(12 + value);
    expect(outcome.data.modifiers).toContainEqual(expect.objectContaining({ rule, value }));
  });

  test.each<[string, object, number]>([
    ['EXM does not count in the enemy Combat Phase', { march: 'exm-2' }, 12],
    ['EXM does not count under a bombardment', { occasion: 'bombardment', march: 'exm-2' }, 12],
    ['EXM counts in an assault', { occasion: 'assault', fortCbf: 2, march: 'exm-1' }, 11],
    ['FOM takes the place of EXM-2', { attacking: true, march: 'fom' }, 9],
    ['or adds to it, by the other reading', { attacking: true, march: 'fom', marchReading: 'sum' }, 7],
    ['but never in defence', { march: 'fom', marchReading: 'sum' }, 9],
    ['heat and FOM add up', { attacking: true, march: 'fom', heat: true }, 8],
    ['no siege bonus in the open', { siegeGuns: true }, 12],
    ['CAV in the ZOC adds to the ARF', { occasion: 'retreat-zoc', zocArf: 12, zocCav: true }, 3],
    [
      'an assault with everything',
      {
        occasion: 'assault',
        fortCbf: 9,
        fortRough: true,
        fortRiver: true,
        floodedBank: true,
        assaultPio: true,
        fortDestroyed: true,
      },
      // Of a flooded bank the −6 alone counts.
      6,
    ],
    [
      'late French diggers who rested',
      { occasion: 'fieldworks', nation: 'france', turn: 22, idle: true, bombarded: true, lowlands: true },
      11,
    ],
    [
      'who bombards has not moved (8.1.3)',
      { occasion: 'fieldworks', nation: 'france', turn: 22, bombarded: true, lowlands: true },
      11,
    ],
    [
      'nor has it the +6, by the other reading',
      {
        occasion: 'fieldworks',
        nation: 'france',
        turn: 22,
        bombarded: true,
        lowlands: true,
        idle: true,
        idleReading: 'not',
      },
      5,
    ],
    ['the −30 of an ABF card', { occasion: 'fort', cab: 20, result: -30 }, -10],
    ['heat does not touch a fort', { occasion: 'fort', heat: true, march: 'fom' }, 12],
    ['nor the doctrine test against 15', { occasion: 'doctrine', cab: 9, heat: true }, 15],
    ['nor a sluice', { occasion: 'sluice', cab: 9, nearHome: true }, 12],
    ['cavalry is not indoctrinated', { occasion: 'recon', natural: 19, indoctrinated: true }, 12],
  ])('%s', (_, input, left) => {
    expect(dataOf(input).cab).toBe(left);
  });
});

describe('the contract', () => {
  test('labels, options and the same messages in every language', () => {
    expectLabels(cab.schema.shape);
    expectSameKeys('cab');
  });

  test('the form asks for the modifiers of the occasion only', () => {
    const form = formOf(cab.schema);
    const asked = (occasion: string, more: object = {}) =>
      form.filter((field) => isAsked(field, form, { occasion, ...more })).map(({ name }) => name);
    const unit = ['march', 'heat', 'nearHome', 'marchReading'];
    expect(asked('recon')).toEqual(['occasion', 'cab', 'steps', 'natural', 'die', ...unit]);
    expect(asked('fieldworks')).toContain('indoctrinated');
    expect(asked('sluice')).toEqual(['occasion', 'die']);
    expect(asked('fort')).toEqual([
      'occasion',
      'cab',
      'result',
      'losses',
      'fortKind',
      'fullCab',
      'camp',
      'second',
      'die',
    ]);
    expect(asked('fieldworks')).not.toContain('idleReading');
    const everywhere = new Set(OCCASIONS.flatMap((occasion) => asked(occasion, { bombarded: true })));
    expect(form.map(({ name }) => name).filter((name) => !everywhere.has(name))).toEqual([]);
  });

  test.each<[string, object, string, string]>([
    ['EXM-1 in the enemy phase', { march: 'exm-1' }, 'exm1', 'unit.cabNot.exmPhase'],
    ['no EXM-1', { attacking: true }, 'exm1', 'unit.cabNot.exm1None'],
    ['FOM in place of EXM-2', { attacking: true, march: 'fom' }, 'exm2', 'unit.cabNot.exm2Fom'],
    ['siege guns against the open', { siegeGuns: true }, 'siegeGuns', 'unit.cabNot.siegeGunsOpen'],
    ['no siege guns', { entrenched: true }, 'siegeGuns', 'unit.cabNot.siegeGunsNone'],
    [
      'half of the camp, with three quarters gone',
      { occasion: 'fort', camp: 'three-quarters' },
      'campHalf',
      'unit.cabNot.campWorse',
    ],
    ['no camp', { occasion: 'fort' }, 'campHalf', 'unit.cabNot.campHalf'],
    ['French in GT9', { occasion: 'fieldworks', nation: 'france', turn: 9 }, 'digFrench', 'unit.cabNot.digBefore10'],
    [
      'French in GT10',
      { occasion: 'fieldworks', nation: 'france', turn: 10 },
      'digFrenchEarly',
      'unit.cabNot.digFrom10',
    ],
    ['Germans', { occasion: 'fieldworks', turn: 9 }, 'digFrench', 'unit.cabNot.digFrench'],
    ['supply', {}, 'supply', 'cab.not.supply'],
  ])('what does not apply says which condition fails: %s', (_, input, id, why) => {
    expect(answer(input).notApplied.find((one) => one.id === id)?.text.key).toBe(why);
  });

  test('every modifier of the book is in the steps or named as not applied, once; the odds agree with the faces', () => {
    const all = [...new Set(answer({}).notApplied.map(({ id }) => id))];
    expect(all.length).toBeGreaterThan(38);
    fc.assert(
      fc.property(inputsOf(cab.schema, { strings: [''] }), (input) => {
        const {
          march,
          losses = 0,
          second,
          occasion,
          ...rest
        } = input as { march?: string; losses?: number; second?: string; occasion?: string };
        const digs = occasion === 'fieldworks' || occasion === 'upgrade';
        const kept = Object.freeze({
          ...rest,
          occasion,
          losses: Math.min(losses, second === undefined || second === 'first' ? 1 : 0),
          second,
          march: digs ? 'none' : march,
          indoctrinated: false,
        });
        const { steps, notApplied, outcome } = answer(kept);
        const named = [...steps, ...notApplied].map(({ id }) => id);
        for (const id of all)
          expect(
            named.filter((one) => one === id),
            id,
          ).toHaveLength(1);
        const { upTo, chance, lost, test: made } = outcome.data;
        if (made) expect(equal(chance, fraction(upTo, 20))).toBe(true);
        if (lost.length) expect(sum(lost.map((one) => one.chance))).toEqual(ONE);
      }),
    );
  });
});
