import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAddress } from '@/lib/calc/address';
import { reinforcements } from '@/lib/games/when-eagles-fight/calculators/reinforcements';
import { replacements } from '@/lib/games/when-eagles-fight/calculators/replacements';
import { loadData, withEntries } from '@/lib/games/when-eagles-fight/data';
import { LETTERS } from '@/lib/games/when-eagles-fight/events/fields';
import { MOST_SAVED } from '@/lib/games/when-eagles-fight/replacements/fields';
import { number } from '@/tests/games/when-eagles-fight/chart-values';
import { answerOf, refusalOf, verdictOf } from '@/tests/games/when-eagles-fight/spoken';

/* 10.8 to 10.13 with 2.12, 7.2 and 16.0. */

const book = await loadData();
const of = (input: Record<string, unknown>, data = book) => answerOf(replacements, input, data);
const dataOf = (input: Record<string, unknown>, data = book) => of(input, data).outcome.data;
const disputesOf = (input: Record<string, unknown>) => of(input).open.map(({ dispute }) => dispute);

const map = (more = {}) => ({ where: 'map', ...more });
const dead = (more = {}) => ({ where: 'dead', ...more });

describe('the steps of a turn', () => {
  test.each([
    ['Turn 6, as the example has it (10.8)', { nation: 'german' }, 2],
    ['… Austro-Hungarians', { nation: 'austro-hungarian' }, 2],
    ['… Russians', { nation: 'russian' }, 5],
    ['the Romanian army gets none (10.8)', { nation: 'romanian' }, 0],
    ['another turn, not read off the map', { turn: 9, nation: 'russian' }, null],
    ['… typed in', { turn: 9, nation: 'russian', printed: 4 }, 4],
    ['what is typed in goes before the card', { printed: 7 }, 7],
    ['Turn 1 of the historical game is over (3.4)', { turn: 1, printed: 3 }, 0],
    ['… of a free set-up is not (3.9)', { turn: 1, printed: 3, scenario: 'free-set-up' }, 3],
    ['Plan 19, Turn 2: two more (16.0)', { turn: 2, nation: 'russian', printed: 4, scenario: 'plan-19' }, 6],
    ['Plan 19, Turn 6', { nation: 'russian', scenario: 'plan-19' }, 7],
    ['Plan 19, Turn 1', { turn: 1, nation: 'russian', printed: 4, scenario: 'plan-19' }, 4],
    ['Plan 19, Turn 7', { turn: 7, nation: 'russian', printed: 4, scenario: 'plan-19' }, 4],
    ['Plan 19 gives the Central Powers nothing', { nation: 'german', scenario: 'plan-19' }, 2],
    ['Schlieffen East: they come (17.0)', { turn: 2, printed: 3, scenario: 'schlieffen-east' }, 3],
    ['C halves German steps, half of 3 is 1 (7.2.C)', { turn: 8, printed: 3, event: 'C' }, 1],
    ['D too (7.2.D)', { turn: 8, printed: 4, event: 'D' }, 2],
    ['C takes nothing from others', { turn: 8, nation: 'austro-hungarian', printed: 3, event: 'C' }, 3],
    ['C in Turns 12–15 is Verdun, which halves nothing', { turn: 13, printed: 3, event: 'C' }, 3],
    ['… after Verdun it is C', { turn: 13, printed: 3, event: 'C', verdun: true }, 1],
    ['C after Turn 15 without Verdun is D, which halves', { turn: 17, printed: 5, event: 'C' }, 2],
    ['C from Turn 19 on after Verdun without Brusilov (15.9)', { turn: 19, printed: 5, event: 'C', verdun: true }, 5],
    ['… with Brusilov', { turn: 19, printed: 5, event: 'C', verdun: true, brusilov: 15 }, 2],
    ['E halves Austro-Hungarian steps (7.2.E)', { turn: 6, nation: 'austro-hungarian', printed: 3, event: 'E' }, 1],
    ['E in Turn 5 is No Event', { turn: 5, nation: 'austro-hungarian', printed: 3, event: 'E' }, 3],
    ['E with event I in force', { nation: 'austro-hungarian', printed: 3, event: 'E', neutral: true }, 3],
    ['E takes nothing from Germans', { printed: 3, event: 'E' }, 3],
    ['J takes all of them (7.2.J)', { turn: 8, nation: 'austro-hungarian', printed: 3, event: 'J' }, 0],
    ['… even unread', { turn: 8, nation: 'austro-hungarian', event: 'J' }, 0],
    ['J in Turn 7 is No Event', { turn: 7, nation: 'austro-hungarian', printed: 3, event: 'J' }, 3],
    ['J without Lemberg', { turn: 8, nation: 'austro-hungarian', printed: 3, event: 'J', lemberg: false }, 3],
    ['J after Brusilov', { turn: 17, nation: 'austro-hungarian', printed: 3, event: 'J', brusilov: 16 }, 3],
    ['J twice in a year', { turn: 9, nation: 'austro-hungarian', printed: 3, event: 'J', austrian: true }, 3],
    ['A and the like change nothing', { turn: 9, printed: 3, event: 'A' }, 3],
  ])('%s', (_what, input, arrive) => {
    expect(dataOf({ units: [], ...input }).arrive).toBe(arrive);
  });

  test('a number that the player has entered on the Turn Track is read', () => {
    const entries = { headings: [], complete: true, cells: { '/9/russian': '6' } };
    expect(dataOf({ turn: 9, nation: 'russian', units: [] }, withEntries(book, { 'turn-track': entries })).arrive).toBe(
      6,
    );
  });

  test('the numbers of Turn 6 and the limit are those of the chart', () => {
    for (const nation of ['german', 'austro-hungarian', 'russian'] as const) {
      expect(dataOf({ nation, units: [] }).arrive).toBe(number('replacements', 'turn-6', nation));
      expect(number('replacements', 'stored', nation)).toBe(MOST_SAVED);
    }
  });
});

describe('saved steps (10.9)', () => {
  test.each([
    ['up to four are kept', { printed: 4 }, 4, 4, 0],
    ['what exceeds four is lost', { printed: 6 }, 6, 4, 2],
    ['together with those of before', { printed: 3, saved: 4 }, 7, 4, 3],
    ['an event takes none of them (7.2.C)', { turn: 8, printed: 3, saved: 3, event: 'C' }, 4, 4, 0],
    ['nor does J', { turn: 8, nation: 'austro-hungarian', printed: 3, saved: 2, event: 'J' }, 2, 2, 0],
    ['Verdun takes them, and nothing is kept (7.2.K)', { turn: 12, printed: 3, saved: 4, event: 'K' }, 3, 0, 3],
    ['C in Turn 12 is Verdun', { turn: 12, printed: 3, saved: 4, event: 'C' }, 3, 0, 3],
    ['K in Turn 11 is No Event', { turn: 11, printed: 3, saved: 1, event: 'K' }, 4, 4, 0],
    ['after Verdun nothing is kept', { turn: 20, printed: 3, verdun: true }, 3, 0, 3],
    ['Verdun is German', { turn: 20, nation: 'austro-hungarian', printed: 3, saved: 1, verdun: true }, 4, 4, 0],
    ['unread', { turn: 9, saved: 2 }, null, null, null],
  ])('%s', (_what, input, total, kept, lost) => {
    expect(dataOf({ units: [], ...input })).toMatchObject({ total, kept, lost });
  });

  test.each([
    ['German ones after Verdun (7.2.K)', { turn: 20, verdun: true, saved: 1 }, '7.2.K'],
    ['at the start (10.9)', { turn: 1, saved: 1 }, '10.9'],
    ['Romanian ones (10.8)', { nation: 'romanian', saved: 1 }, '10.8'],
  ])('refused: %s', (_what, input, rule) => {
    expect(refusalOf(replacements, input, book)).toMatchObject({ field: 'saved', rule });
  });
});

describe('what a unit takes, and what bars it', () => {
  test.each([
    ['restored on the map (10.11)', 'german', map(), 1, 'front', []],
    ['a one-step unit on the map', 'german', map({ twoSided: false }), 1, 'front', ['whole']],
    ['not supplied', 'russian', map({ supply: 'none' }), 1, 'front', ['supply']],
    ['supplied by sea', 'russian', map({ supply: 'sea' }), 1, 'front', ['supply']],
    ['supplied by its fortress', 'german', map({ supply: 'limited' }), 1, 'front', ['supply']],
    ['an asterisk on its front', 'german', map({ asterisk: 'front' }), 1, 'front', ['asterisk']],
    ['an asterisk on its back', 'german', map({ asterisk: 'back' }), 1, 'front', []],
    ['Russian Guard infantry, reduced (10.10)', 'russian', map({ asterisk: 'both' }), 1, 'front', ['asterisk']],
    ['an A-H unit on the map (2.12)', 'austro-hungarian', map(), 1, 'front', ['oneStep']],
    ['… printed on one side', 'austro-hungarian', map({ twoSided: false }), 1, 'front', ['oneStep']],
    ['brought back at full strength (10.12)', 'german', dead(), 2, 'front', []],
    ['brought back reduced', 'german', dead({ to: 'reduced' }), 1, 'back', []],
    ['a one-step unit', 'russian', dead({ twoSided: false }), 1, 'front', []],
    ['a division or cavalry', 'russian', dead({ kind: 'cavalry', twoSided: false }), 1, 'front', []],
    ['an active corps', 'german', dead({ kind: 'active' }), 2, 'front', []],
    ['no place to enter', 'german', dead({ entry: false }), 2, 'front', ['entry']],
    [
      'Russian Guard infantry, eliminated (10.10)',
      'russian',
      dead({ to: 'reduced', asterisk: 'both' }),
      1,
      'back',
      ['asterisk'],
    ],
    ['an asterisk on the front: reduced', 'german', dead({ to: 'reduced', asterisk: 'front' }), 1, 'back', []],
    ['… at full strength', 'german', dead({ asterisk: 'front' }), 2, 'front', ['asterisk']],
    ['fortress infantry (10.10)', 'german', dead({ kind: 'fortress', twoSided: false }), 1, 'front', ['kind']],
    ['heavy artillery (10.10)', 'german', dead({ kind: 'heavy-artillery', twoSided: false }), 1, 'front', ['kind']],
    ['an A-H unit printed on both sides: its back (2.12)', 'austro-hungarian', dead(), 1, 'back', []],
    ['… with an asterisk on its front', 'austro-hungarian', dead({ asterisk: 'front' }), 1, 'back', []],
    ['… again', 'austro-hungarian', dead({ asterisk: 'front', rebuilt: true }), 1, 'back', []],
    ['… with one on its back alone: once', 'austro-hungarian', dead({ asterisk: 'back' }), 1, 'back', []],
    ['… and then no more', 'austro-hungarian', dead({ asterisk: 'back', rebuilt: true }), 1, 'back', ['asterisk']],
    ['… with one on both sides', 'austro-hungarian', dead({ asterisk: 'both' }), 1, 'back', ['asterisk']],
    ['… printed on one side', 'austro-hungarian', dead({ twoSided: false }), 1, 'front', []],
    ['the Romanian army', 'romanian', dead({ twoSided: false }), 1, 'front', ['romanian', 'short']],
  ])('%s', (_what, nation, unit, cost, side, barred) => {
    const [one] = dataOf({ turn: 9, printed: 4, nation, units: [unit] }).units;
    expect(one).toEqual({ gets: barred.length === 0, cost, side, barred });
  });

  test('in their order, as long as steps are left; a unit that gets none leaves them to the next', () => {
    const units = [map({ supply: 'none' }), dead(), dead(), map(), map()];
    const data = dataOf({ turn: 9, printed: 3, saved: 1, units });
    expect(data.units.map(({ barred }) => barred)).toEqual([['supply'], [], [], ['short'], ['short']]);
    expect(data).toMatchObject({ total: 4, spent: 4, kept: 0, lost: 0 });
  });
});

test('questions that decide are named', () => {
  expect(disputesOf({ turn: 8, printed: 3, event: 'C' })).toContain('event-c-stored');
  expect(disputesOf({ turn: 13, printed: 3, event: 'C' })).toContain('event-c-after-15');
  expect(disputesOf({ nation: 'austro-hungarian', units: [dead({ asterisk: 'front' })] })).toEqual(['ah-asterisk']);
  expect(disputesOf({ units: [map({ supply: 'sea' })] })).toEqual(['edge-supply-by-sea']);
  expect(disputesOf({ turn: 2, printed: 1, scenario: 'schlieffen-east' })).toEqual(['schlieffen-replacements']);
});

test('who is rebuilt enters like a reinforcement: the link opens just these, and they may enter (10.12)', () => {
  for (const nation of ['german', 'austro-hungarian', 'russian']) {
    const units = [map({ twoSided: nation !== 'austro-hungarian' }), dead({ name: 'X' }), dead({ asterisk: 'both' })];
    const { blocks } = of({ turn: 9, printed: 6, nation, units }).outcome;
    const link = blocks.flatMap((block) => (block.kind === 'values' && block.link ? [block.link] : []))[0];
    const read = readAddress(reinforcements, link?.query ?? '');
    if (!read.ok) throw new Error(read.error.text.key);
    const arriving = answerOf(reinforcements, read.value, {}).outcome.data;
    expect(arriving.units.map(({ outcome, due }) => [outcome, due])).toEqual([['enters', 9]]);
  }
});

test('the verdict in words', () => {
  expect(verdictOf(of({}))).toBe('2 of 2 steps used; none saved.');
  expect(verdictOf(of({ nation: 'russian', units: [] }))).toBe('5 steps to use: 5 of this turn, 0 saved.');
});

test('steps are used, kept or lost, and nothing else; no more than four are kept; none is used twice', () => {
  const unit = fc.record({
    where: fc.constantFrom('map', 'dead'),
    twoSided: fc.boolean(),
    to: fc.constantFrom('full', 'reduced'),
    asterisk: fc.constantFrom('none', 'front', 'back', 'both'),
    supply: fc.constantFrom('edge', 'none'),
  });
  fc.assert(
    fc.property(
      fc.record({
        nation: fc.constantFrom('german', 'austro-hungarian', 'russian'),
        turn: fc.integer({ min: 2, max: 24 }),
        printed: fc.integer({ min: 0, max: 8 }),
        saved: fc.integer({ min: 0, max: 4 }),
        event: fc.constantFrom(...LETTERS),
        units: fc.array(unit, { maxLength: 6 }),
      }),
      (input) => {
        const { total, spent, kept, lost, arrive, units } = dataOf(input);
        expect(arrive).toBeLessThanOrEqual(input.printed);
        expect(spent + (kept ?? 0) + (lost ?? 0)).toBe(total);
        expect(kept).toBeLessThanOrEqual(4);
        expect(units.reduce((sum, { gets, cost }) => sum + (gets ? cost : 0), 0)).toBe(spent);
      },
    ),
    { numRuns: 80 },
  );
});
