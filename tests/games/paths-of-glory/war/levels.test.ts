import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import { warStatus } from '@/lib/games/paths-of-glory/calculators/war-status';
import { PHASE_POINTS } from '@/lib/games/paths-of-glory/war/phase';
import { expectLabels, expectSameKeys, refusalOf } from '@/tests/games/paths-of-glory/spoken';
import { data, answer, settled } from '@/tests/games/paths-of-glory/war/asked';

describe('levels (16.1)', () => {
  test('September 1914 of the extended example: Limited War for the Central Powers, Turkey joins', () => {
    expect(settled({ turn: 2, vp: 10, central: 4, allied: 1 })).toMatchObject({
      combined: 5,
      levels: { central: 'limited', allied: 'mobilization' },
      turkeyEnters: true,
      end: null,
    });
  });

  test.each([
    [{ central: 3 }, 'mobilization'],
    [{ central: 4 }, 'limited'],
    [{ central: 10 }, 'limited'],
    [{ central: 11 }, 'total'],
    [{ central: 11, centralLevel: 'limited' }, 'total'],
    [{ central: 6, centralLevel: 'limited' }, 'limited'],
    [{ central: 0, centralLevel: 'total' }, 'total'],
    [{ central: 11, turn: 1 }, 'mobilization'],
    [{ central: 11, scenario: 'introductory' }, 'mobilization'],
  ])('%o', (input, level) => {
    expect(settled({ turn: 2, ...input }).levels.central).toBe(level);
  });

  test('Turkey enters only once, and not in August', () => {
    expect(settled({ central: 6, centralLevel: 'limited', turn: 4 }).turkeyEnters).toBe(false);
    expect(settled({ central: 4, turn: 1 }).turkeyEnters).toBe(false);
  });

  test.each([
    [{ central: 4, allied: 1 }, 1],
    [{ central: 4, allied: 4 }, 0],
    [{ central: 6, allied: 1, centralLevel: 'limited' }, 0],
    [{ central: 11, allied: 6, centralLevel: 'limited', alliedLevel: 'limited' }, 1],
    [{ central: 11, allied: 11, centralLevel: 'limited', alliedLevel: 'limited' }, 0],
    [{ central: 11, allied: 1 }, 2],
    [{ central: 4, allied: 6, alliedLevel: 'limited' }, 0],
  ])('optional VP for being first, %o: %i', (input, bonus) => {
    expect(settled({ turn: 5, vp: 10, firstToCommit: true, ...input }).vp).toBe(10 + bonus);
    expect(settled({ turn: 5, vp: 10, ...input }).vp).toBe(10);
  });
});

describe('Russia (16.4) and the United States (16.3)', () => {
  const russia = (input: Record<string, unknown>) =>
    settled({ turn: 15, central: 11, allied: 11, centralLevel: 'total', alliedLevel: 'total', ...input }).russia;
  test.each([
    [{ russianVp: 2 }, { event: 'tsar-takes-command', allowed: false, missing: 1 }],
    [
      { russianVp: 2, baku: true },
      { event: 'tsar-takes-command', allowed: true },
    ],
    [{ russianVp: 3 }, { event: 'tsar-takes-command', allowed: true }],
    [
      { russia: 'tsar-takes-command', combined: 28, russianVp: 4 },
      { event: 'fall-of-the-tsar', allowed: false, missing: 1 },
    ],
    [
      { russia: 'tsar-takes-command', combined: 28, russianVp: 5 },
      { event: 'fall-of-the-tsar', allowed: true },
    ],
    [
      { russia: 'fall-of-the-tsar', russianVp: 4, tsarFellAt: 4 },
      { event: 'bolshevik-revolution', allowed: false, missing: 1 },
    ],
    [
      { russia: 'fall-of-the-tsar', russianVp: 4, baku: true, tsarFellAt: 4 },
      { event: 'bolshevik-revolution', allowed: true },
    ],
    [
      { russia: 'fall-of-the-tsar', russianVp: 5, tsarFellAt: 4, fellThisTurn: true },
      { event: 'bolshevik-revolution', allowed: false, nextTurn: true, missing: 0 },
    ],
    [
      { russia: 'fall-of-the-tsar', russianVp: 4, tsarFellAt: 4, fellThisTurn: true },
      { event: 'bolshevik-revolution', allowed: false, nextTurn: true, missing: 1 },
    ],
    [
      { russia: 'fall-of-the-tsar', russianVp: 7, tsarFellAt: 8 },
      { event: 'bolshevik-revolution', allowed: true },
    ],
    [
      { russia: 'fall-of-the-tsar', russianVp: 6, baku: true, tsarFellAt: 8 },
      { event: 'bolshevik-revolution', allowed: false, missing: 1 },
    ],
    [{ russia: 'bolshevik-revolution' }, { event: 'brest-litovsk', allowed: true }],
  ])('%o', (input, expected) => {
    expect(russia(input)).toMatchObject(expected);
  });
  const box = (input: Record<string, unknown>) =>
    settled({ turn: 15, central: 11, allied: 11, centralLevel: 'total', alliedLevel: 'total', ...input }).boxes;
  test.each([
    [{ russianVp: 3 }, 'tsar-takes-command-allowed'],
    [{ russianVp: 2 }, 'god-save-the-tsar'],
    [{ russia: 'tsar-takes-command', combined: 28, russianVp: 5 }, 'fall-of-the-tsar-allowed'],
    [{ russia: 'tsar-takes-command', combined: 28, russianVp: 4 }, 'tsar-takes-command'],
    [{ russia: 'tsar-takes-command', combined: 22, russianVp: 0 }, 'tsar-takes-command'],
    [{ russia: 'fall-of-the-tsar', russianVp: 5, tsarFellAt: 4 }, 'bolshevik-revolution-allowed'],
    [{ russia: 'fall-of-the-tsar', russianVp: 4, tsarFellAt: 4 }, 'fall-of-the-tsar'],
    [{ russia: 'bolshevik-revolution', russianVp: 0 }, 'bolshevik-revolution'],
    [{ russia: 'brest-litovsk' }, 'brest-litovsk'],
  ])('where the Russian Capitulation marker stands, and back it goes (16.4.3 to 16.4.8), %o: %s', (input, expected) => {
    expect(box(input).russia).toBe(expected);
  });
  test.each([
    [{}, 'neutral'],
    [{ combined: 30 }, 'zimmermann-allowed'],
    [{ unitedStates: 'zimmermann' }, 'zimmermann'],
    [{ unitedStates: 'over-there' }, 'over-there'],
  ])('where the US Entry marker stands (16.3), %o: %s', (input, expected) => {
    expect(box(input).unitedStates).toBe(expected);
  });
  test('after the treaty there is nothing left', () => {
    expect(russia({ russia: 'brest-litovsk' })).toBeNull();
  });

  const states = (input: Record<string, unknown>) =>
    settled({ turn: 15, central: 11, allied: 18, centralLevel: 'total', alliedLevel: 'total', ...input }).unitedStates;
  test.each([
    [{}, { event: 'zimmermann', allowed: false, missing: 1 }],
    [{ combined: 30 }, { event: 'zimmermann', allowed: true }],
    [{ unitedStates: 'zimmermann' }, { event: 'over-there', allowed: true }],
    [
      { unitedStates: 'zimmermann', zimmermannThisTurn: true },
      { event: 'over-there', allowed: false, nextTurn: true },
    ],
  ])('%o', (input, expected) => {
    expect(states(input)).toMatchObject(expected);
  });
});

test.each([
  [{ scenario: 'introductory', turn: 4 }, '5.3.1'],
  [{ scenario: 'limited-war', turn: 11 }, '5.4.1'],
  [{ scenario: 'limited-war', centralLevel: 'total' }, '5.4.1'],
  [{ scenario: 'introductory', alliedLevel: 'limited', allied: 5 }, '5.3.2'],
  [{ scenario: 'introductory', tournament: true }, '5.6.1'],
  [{ scenario: 'introductory', peaceAccepted: true }, '5.3.3'],
  [{ mutinyAttack: true, missedAllied: true }, '7.1.8'],
  [{ central: 3, centralLevel: 'limited' }, '16.1.3'],
  [{ central: 4, allied: 3, combined: 6 }, '9.5.1.3'],
  [{ central: 4, allied: 3, combined: 8 }, '16.1.6'],
])('%o is refused', (input, rule) => {
  expect(refusalOf(warStatus, input, data)).toMatchObject({ code: 'illegal', rule });
});

describe('the contract', () => {
  test('every legal input is answered, each change of E.1 once as a step or not applied', () => {
    const flag = fc.boolean();
    fc.assert(
      fc.property(
        fc.record({
          turn: fc.integer({ min: 1, max: 20 }),
          vp: fc.integer({ min: 0, max: 40 }),
          central: fc.integer({ min: 0, max: 60 }),
          allied: fc.integer({ min: 0, max: 60 }),
          blockade: flag,
          missedCentral: flag,
          italyNeutral: flag,
          peaceAccepted: flag,
          firstToCommit: flag,
          tournament: flag,
          bid: fc.integer({ min: 0, max: 20 }),
          russianVp: fc.integer({ min: 0, max: 7 }),
          russia: fc.constantFrom(
            'none',
            'tsar-takes-command',
            'fall-of-the-tsar',
            'bolshevik-revolution',
            'brest-litovsk',
          ),
          unitedStates: fc.constantFrom('neutral', 'zimmermann', 'over-there'),
        }),
        (input) => {
          const { steps, notApplied, outcome } = answer(Object.freeze(input));
          expect(steps.length).toBeGreaterThan(0);
          for (const { id } of PHASE_POINTS)
            expect([...steps, ...notApplied].filter((other) => other.id === id)).toHaveLength(1);
          expect(Number.isNaN(outcome.data.vp)).toBe(false);
          expect(run(warStatus, input, data)).toEqual(run(warStatus, input, data));
        },
      ),
      { numRuns: 40 },
    );
  });

  test.each([
    ['war-status', 'war-status'],
    ['victory-levels', 'war-status'],
    ['victory-points', 'victory-points'],
  ])('an empty %s chart gives "missing cells"', (id, field) => {
    const chart = data.charts[id];
    if (!chart) throw new Error(id);
    const holed = {
      ...data,
      charts: { ...data.charts, [id]: { ...chart, cells: chart.cells.map((row) => row.map(() => null)) } },
    };
    expect(refusalOf(warStatus, { turn: 4, blockade: true }, holed)).toMatchObject({ code: 'missing-cells', field });
  });

  test('labels, options and the same messages in every language', () => {
    expectLabels('war-status', warStatus.schema.shape);
    expectSameKeys('war-status');
  });
});
