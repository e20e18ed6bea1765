import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stacking } from '@/lib/games/when-eagles-fight/calculators/stacking';
import { answerOf, refusalOf } from '@/tests/games/when-eagles-fight/spoken';

const of = (input: Record<string, unknown>) => answerOf(stacking, input, {});
const dataOf = (input: Record<string, unknown>) => of(input).outcome.data;

const ah = (more = {}) => ({ nation: 'austro-hungarian', ...more });
const german = (more = {}) => ({ nation: 'german', ...more });
const russian = (more = {}) => ({ nation: 'russian', ...more });
const times = <T>(n: number, one: T): readonly T[] => Array.from({ length: n }, () => one);
const here = (...units: readonly object[]) => ({ units, hex: '2425', country: 'austria-hungary' });
const inPoland = (...units: readonly object[]) => ({ units, hex: '2419', country: 'poland' });

describe('three corps stack', () => {
  test.each([
    ['nothing', [], 0, []],
    ['three corps', times(3, russian()), 3, []],
    ['four corps', times(4, russian()), 4, ['over']],
    ['six divisions', times(6, russian({ size: 'division' })), 3, []],
    ['three corps and a division', [...times(3, russian()), russian({ size: 'division' })], 3.5, ['over']],
    ['fortress infantry besides (8.5)', [...times(3, russian()), russian({ kind: 'fortress' })], 3, []],
    ['a heavy artillery besides (8.5)', [...times(3, german()), german({ kind: 'heavy-artillery' })], 3, []],
    ['two heavy artillery (8.5)', [german(), ...times(2, german({ kind: 'heavy-artillery' }))], 1, ['guns']],
  ])('%s', (_what, units, corps, barred) => {
    expect(dataOf(inPoland(...units))).toMatchObject({ corps, barred, fits: barred.length === 0 });
  });

  test('units of both sides are refused (12.4), an offensive of a later turn too (15.1)', () => {
    expect(refusalOf(stacking, inPoland(german(), russian()), {}).rule).toBe('12.4');
    expect(refusalOf(stacking, { turn: 15, brusilov: 16 }, {})).toMatchObject({ rule: '15.1', field: 'brusilov' });
  });
});

describe('the opponent takes the fewest steps off an overstacked hex (8.3)', () => {
  test.each([
    ['one-step corps: any of them', times(4, russian()), 1, [[0], [1], [2], [3]]],
    ['a one-step corps before a two-step one', [...times(3, russian({ steps: 2 })), russian()], 1, [[3]]],
    [
      'a reduced two-step corps has one step left',
      [...times(3, russian({ steps: 2 })), russian({ steps: 2, reduced: true })],
      1,
      [[3]],
    ],
    ['only two-step corps: both steps', times(4, russian({ steps: 2 })), 2, [[0], [1], [2], [3]]],
    [
      'half a corps too many: the division',
      [...times(3, russian({ steps: 2 })), russian({ size: 'division' })],
      1,
      [[3]],
    ],
    [
      'Austro-Hungarians have one step, printed on both sides or not (2.12)',
      times(4, ah({ steps: 2 })),
      1,
      [[0], [1], [2], [3]],
    ],
  ])('%s', (_what, units, steps, sets) => {
    expect(dataOf({ units, hex: '2425', country: 'austria-hungary' }).remove).toEqual({ steps, sets });
  });

  test('without the units of any set the rest fits, and no cheaper set does (brute force)', () => {
    const unit = fc.record({
      nation: fc.constant('russian'),
      kind: fc.constantFrom('infantry', 'fortress', 'cavalry'),
      size: fc.constantFrom('corps', 'division'),
      steps: fc.constantFrom(1, 2),
      reduced: fc.boolean(),
    });
    const halves = (units: readonly { kind: string; size: string }[]) =>
      units.reduce((sum, { kind, size }) => sum + (kind === 'fortress' ? 0 : size === 'corps' ? 2 : 1), 0);
    const stepsOf = (one: { kind: string; steps: number; reduced: boolean }) =>
      one.kind === 'fortress' ? 1 : one.reduced ? 1 : one.steps;
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 8 }), (units) => {
        const { steps, sets } = dataOf(inPoland(...units)).remove;
        for (let mask = 0; mask < 2 ** units.length; mask++) {
          const gone = units.filter((_, i) => mask & (1 << i));
          const rest = units.filter((_, i) => !(mask & (1 << i)));
          if (halves(rest) <= 6) expect(gone.reduce((sum, one) => sum + stepsOf(one), 0)).toBeGreaterThanOrEqual(steps);
        }
        for (const set of sets) expect(halves(units.filter((_, i) => !set.includes(i)))).toBeLessThanOrEqual(6);
        expect(sets.length > 0).toBe(halves(units) > 6);
      }),
      { numRuns: 60 },
    );
  });
});

describe('from Turn 12 two corps lend their factors (8.6)', () => {
  const three = [
    russian({ attack: 6, defence: 3 }),
    russian({ attack: 4, defence: 9 }),
    russian({ attack: 5, defence: 5 }),
  ];
  test.each([
    ['Turn 11: all three', 11, three, 15, [], 17, []],
    ['Turn 12: the two best of each', 12, three, 11, [1], 14, [0]],
    ['two corps lend both', 12, three.slice(0, 2), 10, [], 12, []],
    [
      'fortress infantry comes on top',
      12,
      [...three, russian({ kind: 'fortress', attack: 0, defence: 4 })],
      11,
      [1],
      18,
      [0],
    ],
  ])('%s', (_what, turn, units, attack, idleAttack, defence, idleDefence) => {
    expect(dataOf({ ...inPoland(...units), turn })).toMatchObject({
      attack: { counts: attack, idle: idleAttack },
      defence: { counts: defence, idle: idleDefence },
    });
  });

  test('two divisions are as good as a corps', () => {
    const units = [
      russian({ attack: 6 }),
      russian({ attack: 5 }),
      ...times(2, russian({ size: 'division', attack: 3 })),
    ];
    expect(dataOf({ ...inPoland(...units), turn: 12 }).attack).toEqual({ counts: 12, idle: [1] });
  });
});

describe('on Turn 1 a Russian unit has one less of each factor (3.3)', () => {
  test.each([
    ['Turn 1', 1, [russian({ attack: 6, defence: 3 }), russian({ attack: 4, defence: 9 })], 8, 10],
    ['Turn 2', 2, [russian({ attack: 6, defence: 3 }), russian({ attack: 4, defence: 9 })], 10, 12],
    ['not fortress infantry', 1, [russian({ kind: 'fortress', attack: 0, defence: 4 })], 0, 4],
    ['never below nothing', 1, [russian({ attack: 0, defence: 1 })], 0, 0],
  ])('%s', (_what, turn, units, attack, defence) => {
    expect(dataOf({ ...inPoland(...units), turn })).toMatchObject({
      attack: { counts: attack },
      defence: { counts: defence },
    });
  });
});

describe('Germans and Austro-Hungarians', () => {
  test.each([
    ['1914: one German', here(ah(), german()), 4, undefined, []],
    ['1914: two Germans', here(ah(), german(), german()), 4, undefined, ['limit']],
    ['1915: two', here(ah(), german(), german()), 5, undefined, []],
    ['1915: two, two more elsewhere', { ...here(ah(), german(), german()), elsewhere: 2 }, 5, undefined, ['limit']],
    ['B: four', { ...here(ah(), german(), german()), elsewhere: 2 }, 16, 16, []],
    ['B: five', { ...here(ah(), german(), german()), elsewhere: 3 }, 16, 16, ['limit']],
    ['B+2: six', { ...here(ah(), german(), german()), elsewhere: 4 }, 18, 16, []],
    ['B+5: still six', { ...here(ah(), german(), german()), elsewhere: 5 }, 21, 16, ['limit']],
    ['no Austro-Hungarians: no limit', here(german(), german(), german()), 1, undefined, []],
  ])('%s (6.4)', (_what, input, turn, brusilov, barred) => {
    expect(dataOf({ ...input, turn, brusilov }).barred).toEqual(barred);
  });

  test('other readings: for each stack; the first rise in the turn after the declaration', () => {
    const many = { ...here(ah(), german(), german()), elsewhere: 2, turn: 5 };
    expect(dataOf({ ...many, limitReading: 'stack' }).barred).toEqual([]);
    expect(dataOf({ turn: 16, brusilov: 16, riseReading: 'after' }).germanLimit).toBe(3);
    expect(dataOf({ turn: 19, brusilov: 16, riseReading: 'after' }).germanLimit).toBe(6);
  });

  test.each([
    ['two stacks of one nation', here(german()), [{ germans: 2 }], 1, [], 0],
    ['pure stacks of both nations', here(german()), [{ germans: 0, austroHungarians: 2 }], 5, ['apart'], 1],
    ['a mixed stack with a German one', here(ah(), german()), [{ germans: 2 }], 5, [], 3],
    ['… of three', here(ah(), german()), [{ germans: 3 }], 5, ['limit'], 4],
    [
      'a mixed stack with an Austro-Hungarian one',
      here(ah(), german()),
      [{ germans: 0, austroHungarians: 3 }],
      1,
      [],
      1,
    ],
  ])('attack together: %s (6.4)', (_what, input, partners, turn, barred, germans) => {
    expect(dataOf({ ...input, partners, turn })).toMatchObject({ barred, germans });
  });
});

describe('where units may be', () => {
  test.each([
    ['Austro-Hungarians in Germany (6.3)', { units: [ah()], hex: '2222', country: 'germany' }, ['germany']],
    ['… with a German too', { units: [ah(), german()], hex: '2222', country: 'germany' }, ['germany']],
    ['north of row xx20 alone (6.3)', { units: [ah()], hex: '2419', country: 'poland' }, ['north']],
    ['… with a German', { units: [ah(), german()], hex: '2419', country: 'poland' }, []],
    ['in row xx20', { units: [ah()], hex: '2420', country: 'poland' }, []],
    ['Germans in Austria-Hungary (6.2)', { units: [german()], hex: '2425', country: 'austria-hungary' }, []],
    ['anybody in neutral Romania (3.2)', { units: [russian()], hex: '3532', country: 'romania' }, ['neutral']],
    ['… in B+3', { units: [russian()], hex: '3532', country: 'romania', turn: 18, brusilov: 15 }, []],
    [
      'Romanians before B+3 (10.4)',
      { units: [{ nation: 'romanian' }], hex: '3530', country: 'russia', turn: 17, brusilov: 15 },
      ['romania'],
    ],
    [
      'Romanians north of row xx29 (15.6)',
      { units: [{ nation: 'romanian' }], hex: '3528', country: 'russia', turn: 18, brusilov: 15 },
      ['romanianNorth'],
    ],
    [
      'Romanians in row xx29',
      { units: [{ nation: 'romanian' }], hex: '3529', country: 'russia', turn: 18, brusilov: 15 },
      [],
    ],
  ])('%s', (_what, input, barred) => {
    expect(dataOf(input).barred).toEqual(barred);
  });

  test('the Romanian army stacks as a corps (8.4)', () => {
    const units = [...times(2, russian()), { nation: 'romanian' }];
    expect(dataOf({ units, hex: '3530', country: 'russia', turn: 18, brusilov: 15 })).toMatchObject({
      corps: 3,
      fits: true,
    });
  });
});
