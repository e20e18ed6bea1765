import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import { warStatus } from '@/lib/games/paths-of-glory/calculators/war-status';
import { loadData, type PogData } from '@/lib/games/paths-of-glory/data';
import { PHASE_POINTS } from '@/lib/games/paths-of-glory/war/phase';
import { answerOf, expectLabels, expectSameKeys, refusalOf } from '@/tests/games/paths-of-glory/spoken';

let data: PogData;
beforeAll(async () => {
  data = await loadData();
});
const answer = (input: unknown) => answerOf(warStatus, input, data);
const settled = (input: unknown) => answer(input).outcome.data;

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

describe('the answer: what each side reaches, then the phase in order', () => {
  const blocks = (input: unknown) => answer(input).outcome.blocks;
  const verdicts = (input: unknown) =>
    blocks(input).flatMap((block) =>
      block.kind === 'verdict' ? [block.text.key.replace('war-status.verdict.', '')] : [],
    );
  test.each([
    [{ turn: 2, central: 4, allied: 1 }, ['risesTurkey', 'goesOn']],
    [{ turn: 5, central: 8, centralLevel: 'limited', allied: 4 }, ['rises', 'goesOn']],
    [{ turn: 5, central: 11, centralLevel: 'limited', allied: 4 }, ['rises', 'rises', 'goesOn']],
    [{ turn: 5, central: 3, allied: 3 }, ['goesOn']],
    [{ turn: 1, central: 4, allied: 1 }, ['goesOn']],
    [{ turn: 5, central: 4, allied: 1, vp: 20 }, ['automatic']],
    [{ turn: 7, scenario: 'limited-war', central: 11, centralLevel: 'limited', allied: 3 }, ['total-war', 'rises']],
  ])('%o: %o', (input, expected) => {
    expect(verdicts(input)).toEqual(expected);
  });

  const phase = (input: unknown) =>
    blocks(input)
      .flatMap((block) => (block.kind === 'values' && block.id === 'phase' ? block.rows : []))
      .map(
        ({ label, value }) =>
          `${label.key.slice(-2)} ${typeof value === 'object' && 'key' in value ? value.key.replace('war-status.phase.', '') : value}`,
      );
  test.each([
    [{ turn: 2, central: 4, allied: 1, vp: 10 }, ['e1 10', 'e2 none', 'e3 noArmistice', 'e4 rises', 'e4 stays']],
    [
      { turn: 4, central: 3, allied: 1, vp: 10, blockade: true },
      ['e1 change', 'e2 none', 'e3 noArmistice', 'e4 stays', 'e4 stays'],
    ],
    [{ turn: 1, central: 4, allied: 1 }, ['e1 10', 'e2 none', 'e3 noArmistice', 'e4 unchecked', 'e4 unchecked']],
    [{ turn: 5, vp: 20, central: 4 }, ['e1 20', 'e2 won', 'e3 over', 'e4 over', 'e4 over']],
    [
      { turn: 19, central: 15, allied: 25, centralLevel: 'total', alliedLevel: 'total' },
      ['e1 10', 'e2 none', 'e3 armistice', 'e4 over', 'e4 over'],
    ],
    [{ turn: 9, peaceAccepted: true }, []],
  ])('%o: %o', (input, expected) => {
    expect(phase(input)).toEqual(expected);
  });

  test('the moment of the optional VP is named as ours (5.1.3)', () => {
    const disputes = (input: unknown) => answer(input).open.map(({ dispute }) => dispute);
    expect(disputes({ turn: 3, central: 4, allied: 2, firstToCommit: true })).toContain('first-to-level-moment');
    expect(disputes({ turn: 3, central: 4, allied: 2 })).not.toContain('first-to-level-moment');
  });

  test('at Total War the combined number has to be read from the track (16.1.6)', () => {
    const said = (input: unknown) => answer(input).open.some(({ text }) => text.key === 'war-status.open.combined');
    expect(said({ turn: 15, central: 12, centralLevel: 'total', allied: 6 })).toBe(true);
    expect(said({ turn: 15, central: 12, centralLevel: 'total', allied: 6, combined: 24 })).toBe(false);
    expect(said({ turn: 5, central: 8, centralLevel: 'limited', allied: 6 })).toBe(false);
  });
});

describe('segments in order (6.0.E)', () => {
  test.each([
    [{ turn: 4, blockade: true }, 9],
    [{ turn: 5, blockade: true }, 10],
    [{ turn: 4, missedCentral: true, blockade: true }, 8],
    [{ turn: 4, missedAllied: true }, 11],
    [{ turn: 14, mutinyAttack: true }, 11],
    [{ turn: 12, italyNeutral: true, alliedLevel: 'total', allied: 11 }, 11],
    [{ turn: 12, italyNeutral: true, alliedLevel: 'limited', allied: 8 }, 10],
  ])('E.1, %o: VP %i', (input, vp) => {
    expect(settled({ vp: 10, ...input }).vpAfterE1).toBe(vp);
  });

  test('VP changes come before the automatic victory', () => {
    expect(settled({ turn: 4, vp: 20, blockade: true }).end).toBeNull();
    expect(settled({ turn: 4, vp: 19, missedAllied: true }).end).toEqual({ reason: 'automatic', result: 'central' });
    expect(settled({ turn: 4, vp: 1, blockade: true }).end).toEqual({ reason: 'automatic', result: 'allied' });
    expect(settled({ turn: 5, vp: 23 }).end).toEqual({ reason: 'automatic', result: 'central' });
  });

  test('an automatic victory comes before the Armistice, and both before the levels', () => {
    const late = { turn: 19, central: 15, allied: 25, centralLevel: 'total', alliedLevel: 'limited' };
    expect(settled({ ...late, vp: 20 }).end).toMatchObject({ reason: 'automatic' });
    expect(settled({ ...late, vp: 14 })).toMatchObject({
      end: { reason: 'armistice', result: 'central' },
      levels: { allied: 'limited' },
    });
  });

  test('Armistice at 40', () => {
    const total = { turn: 18, centralLevel: 'total', alliedLevel: 'total', central: 19, allied: 20 };
    expect(settled({ ...total, vp: 11 }).end).toBeNull();
    expect(settled({ ...total, combined: 40, vp: 11 }).end).toEqual({ reason: 'armistice', result: 'draw' });
  });
});

describe('results by scenario (5.3 to 5.5)', () => {
  test.each([
    [
      'introductory',
      {},
      [
        [10, 'allied'],
        [11, 'draw'],
        [13, 'draw'],
        [14, 'central'],
      ],
      3,
    ],
    [
      'limited-war',
      {},
      [
        [12, 'allied'],
        [13, 'draw'],
        [16, 'draw'],
        [17, 'central'],
      ],
      10,
    ],
    [
      'campaign',
      {},
      [
        [9, 'allied'],
        [10, 'draw'],
        [12, 'draw'],
        [13, 'central'],
      ],
      20,
    ],
    [
      'campaign',
      { russia: 'brest-litovsk' },
      [
        [9, 'allied'],
        [10, 'draw'],
        [11, 'central'],
      ],
      20,
    ],
  ] as const)('%s %o', (scenario, more, levels, turn) => {
    for (const [vp, result] of levels)
      expect(settled({ scenario, turn, vp, central: 0, allied: 0, ...more }).end, `VP ${vp}`).toEqual({
        reason: 'last-turn',
        result,
      });
    expect(settled({ scenario, turn: turn - 1, vp: 10, central: 0, allied: 0, ...more }).end).toBeNull();
  });

  test('Limited War ends when a side reaches Total War', () => {
    const war = {
      scenario: 'limited-war',
      turn: 7,
      central: 8,
      centralLevel: 'limited',
      allied: 11,
      alliedLevel: 'limited',
      vp: 17,
    };
    expect(settled(war).end).toEqual({ reason: 'total-war', result: 'central' });
    expect(settled({ ...war, allied: 10 }).end).toBeNull();
  });
});

describe('tournaments (5.6)', () => {
  const last = { scenario: 'limited-war', turn: 10, central: 0, allied: 0, tournament: true };
  test.each([
    [{ vp: 16, bid: 0 }, 'allied'],
    [{ vp: 16, bid: 1 }, 'central'],
    [{ vp: 14, bid: 2 }, 'allied'],
    [{ vp: 10, bid: 2 }, 'allied'],
  ])('%o', (input, result) => {
    expect(settled({ ...last, ...input }).end?.result).toBe(result);
  });
  test('the rules that decide are cited', () => {
    const rules = (input: unknown) => answer(input).steps.map(({ rule }) => rule);
    expect(rules({ ...last, vp: 14 })).toEqual(expect.arrayContaining(['5.4.1', '5.6.2', '5.6.3', '5.4.2']));
    expect(rules({ ...last, turn: 5, vp: 20, bid: 4 })).toEqual(expect.arrayContaining(['5.2.1', '5.6.2.1']));
    expect(rules({ ...last, peaceAccepted: true })).toEqual(['5.6.4']);
  });
  test('the bid does not count for an automatic victory; accepted peace is lost by both', () => {
    expect(settled({ ...last, turn: 5, vp: 18, bid: 4 }).end).toBeNull();
    expect(settled({ ...last, vp: 14, peaceAccepted: true }).end).toEqual({ reason: 'peace', result: 'both-lose' });
    expect(settled({ turn: 5, vp: 25, peaceAccepted: true }).end).toEqual({ reason: 'peace', result: 'draw' });
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
