import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { strategic } from '@/lib/games/when-eagles-fight/calculators/strategic';
import { LINES, STARTS, WAYS } from '@/lib/games/when-eagles-fight/strategic/fields';
import { russiaLimit, unitLimit } from '@/lib/games/when-eagles-fight/strategic/limits';
import { NATIONS } from '@/lib/games/when-eagles-fight/sides';
import { cell, number } from '@/tests/games/when-eagles-fight/chart-values';
import { answerOf, refusalOf, verdictOf } from '@/tests/games/when-eagles-fight/spoken';

const of = (input: Record<string, unknown>) => answerOf(strategic, input, {});
const dataOf = (input: Record<string, unknown>) => of(input).outcome.data;

const german = (more = {}) => ({ nation: 'german', fromCountry: 'germany', toCountry: 'germany', ...more });
const ah = (more = {}) => ({
  nation: 'austro-hungarian',
  fromCountry: 'austria-hungary',
  toCountry: 'austria-hungary',
  ...more,
});
const russian = (more = {}) => ({ nation: 'russian', fromCountry: 'russia', toCountry: 'russia', ...more });
const romanian = (more = {}) => ({ nation: 'romanian', fromCountry: 'russia', toCountry: 'russia', ...more });
const times = <T>(n: number, one: T): readonly T[] => Array.from({ length: n }, () => one);
const going = (data: ReturnType<typeof dataOf>): number => data.units.filter(({ goes }) => goes).length;

describe('units of a Game Turn', () => {
  test.each([
    ['Germans in 1914 (11.3)', 'german', 2, 6],
    ['Germans in 1914, to its last turn', 'german', 4, 6],
    ['Germans in 1915', 'german', 5, 6],
    ['Germans at the end of 1915', 'german', 13, 6],
    ['Germans from 1916 on', 'german', 14, 5],
    ['Germans in 1917', 'german', 24, 5],
    ['Austro-Hungarians in 1914 (11.4)', 'austro-hungarian', 2, 4],
    ['Austro-Hungarians in 1917', 'austro-hungarian', 24, 4],
    ['Russians in 1914 (11.5)', 'russian', 4, 5],
    ['Russians in 1915', 'russian', 5, 4],
    ['Russians at the end of 1915', 'russian', 13, 4],
    ['Russians from 1916 on', 'russian', 14, 3],
  ] as const)('%s: %s in Turn %i, %i', (_what, nation, turn, limit) => {
    const units = times(limit + 1, { german: german(), 'austro-hungarian': ah(), russian: russian() }[nation]);
    const data = dataOf({ turn, units });
    expect(data.nations[nation]).toEqual({ limit, used: limit });
    expect(data.units.at(-1)).toMatchObject({ goes: false, barred: ['limit'] });
    expect(going(data)).toBe(limit);
  });

  test('they are those of the chart', () => {
    for (const [year, turn] of [
      ['y1914', 4],
      ['y1915', 13],
      ['y1916', 14],
    ] as const) {
      for (const row of ['german', 'austro-hungarian', 'russian'] as const)
        expect(number('strategic-movement', row, year)).toBe(unitLimit(row, turn));
      const three = russiaLimit(turn);
      expect(cell('strategic-movement', 'german-russia', year)).toBe(three === undefined ? 'no limit' : String(three));
    }
  });

  test('each nation has its own; Germans in Austria-Hungary do not count as Austro-Hungarians (11.3)', () => {
    const inAustria = german({ fromCountry: 'austria-hungary', toCountry: 'austria-hungary' });
    const data = dataOf({ turn: 2, units: [...times(6, inAustria), ...times(4, ah())] });
    expect(data).toMatchObject({ allowed: true, nations: { german: { used: 6 }, 'austro-hungarian': { used: 4 } } });
  });

  test('those that moved before count; those that may not go do not', () => {
    const units = [german({ fromLine: 'none' }), german(), german()];
    const data = dataOf({ turn: 2, units, germans: 5 });
    expect(data.units.map(({ barred }) => barred)).toEqual([['startLine'], [], ['limit']]);
  });

  test('the Romanian army is one of the units of the Russian player', () => {
    const data = dataOf({ turn: 20, brusilov: 15, units: [...times(3, russian()), romanian()] });
    expect(data.units.at(-1)?.barred).toEqual(['limit']);
  });
});

describe('three Germans start or end in Russia in 1914 and 1915 (11.3)', () => {
  const out = german({ fromCountry: 'poland' });
  const into = german({ toCountry: 'russia' });
  const inside = german({ fromCountry: 'poland', toCountry: 'russia' });
  test.each([
    ['three that end there', 5, times(4, into), [[], [], [], ['russiaLimit']]],
    ['three in all, start and end together', 5, [out, into, out, into], [[], [], [], ['russiaLimit']]],
    ['one that starts and ends there counts once', 4, [inside, inside, inside], [[], [], []]],
    ['others still go', 13, [...times(3, into), german()], [[], [], [], []]],
    ['from 1916 on no limit of their own', 14, times(5, into), [[], [], [], [], []]],
    ['no limit of this kind for Russians', 2, times(5, russian()), [[], [], [], [], []]],
  ])('%s', (_what, turn, units, barred) => {
    expect(dataOf({ turn, units }).units.map((one) => one.barred)).toEqual(barred);
  });

  test('those that moved before count', () => {
    expect(dataOf({ turn: 5, germans: 4, inRussia: 3, units: [into] }).units[0]?.barred).toEqual(['russiaLimit']);
  });
});

describe('what keeps a unit from it', () => {
  test.each([
    ['a town at both ends, joined by rail', german(), []],
    ['no town at the start (11.2)', german({ from: 'other' }), ['start']],
    ['no railway at the start', german({ fromLine: 'none' }), ['startLine']],
    ['Königsberg by sea only', german({ fromLine: 'sea' }), ['startLine']],
    ['no town at the end', german({ to: 'other' }), ['end']],
    ['an enemy town at the end', german({ to: 'enemy' }), ['enemyEnd']],
    ['no railway at the end', german({ toLine: 'none' }), ['endLine']],
    ['an end by sea only', german({ toLine: 'sea' }), ['endLine']],
    ['enemy units on the line', german({ way: 'enemy' }), ['enemy']],
    ['an empty enemy town on the line', german({ way: 'place' }), ['place']],
    ['no connected rail hexes', german({ way: 'gap' }), ['gap']],
    ['no room at the end (8.2)', german({ full: true }), ['full']],
    ['Germans anywhere on the map (11.3)', german({ fromCountry: 'austria-hungary', way: 'abroad' }), []],
    ['Germans to neutral Romania (11.3)', german({ toCountry: 'romania' }), ['neutral']],
    ['Germans through neutral Romania (11.3)', german({ way: 'romania' }), ['neutral']],
    ['Austro-Hungarians to Poland (11.4)', ah({ toCountry: 'poland' }), ['austria']],
    ['Austro-Hungarians to Germany (11.4)', ah({ toCountry: 'germany' }), ['austria']],
    ['Austro-Hungarians through Germany (6.3, 11.4)', ah({ way: 'abroad' }), ['austria']],
    ['Russians to Poland (11.5)', russian({ toCountry: 'poland' }), []],
    ['Russians in a taken town (11.5)', russian({ fromCountry: 'austria-hungary' }), ['russia']],
    ['Russians through Romania (11.5)', russian({ way: 'romania' }), ['neutral', 'russia']],
    ['a reinforcement at the west edge (10.7, 11.1)', german({ from: 'west' }), []],
    ['the TU Corps at the south edge (10.7)', german({ from: 'south' }), ['arrival']],
    ['an Austro-Hungarian at the west edge (10.7)', ah({ from: 'west' }), ['arrival']],
    ['heavy artillery', german({ kind: 'heavy-artillery' }), []],
    ['fortress infantry (13.15)', german({ kind: 'fortress' }), ['fortress']],
  ])('%s', (_what, unit, barred) => {
    expect(dataOf({ turn: 5, units: [unit] }).units[0]?.barred).toEqual(barred);
  });

  test.each([
    ['Turn 1 of the historical game has no such phase (3.4)', { turn: 1 }, [german()], ['turnOne']],
    ['it has one in the free set-up (3.9)', { turn: 1, scenario: 'free-set-up' }, [german()], []],
    [
      'Schlieffen East brings no reinforcements (17.0)',
      { turn: 2, scenario: 'schlieffen-east' },
      [german({ from: 'west' })],
      ['schlieffen'],
    ],
    ['Romania before B+3', { turn: 17, brusilov: 15 }, [german({ toCountry: 'romania' })], ['neutral']],
    ['Romania in B+3 (11.3)', { turn: 18, brusilov: 15 }, [german({ toCountry: 'romania' })], []],
    ['the Romanian army before its entry (10.4)', { turn: 17, brusilov: 15 }, [romanian()], ['absent']],
    ['… and without an offensive', { turn: 20 }, [romanian()], ['absent']],
    ['the Romanian army in Russia in B+3', { turn: 18, brusilov: 15 }, [romanian()], []],
    [
      'the Romanian army in Romania (11.5)',
      { turn: 18, brusilov: 15 },
      [romanian({ fromCountry: 'romania' })],
      ['russia'],
    ],
  ])('%s', (_what, input, units, barred) => {
    expect(dataOf({ ...input, units }).units[0]?.barred).toEqual(barred);
  });
});

describe('off the map (11.6)', () => {
  const off = (leaves: string, returns = leaves) => ({ leaves, returns });
  test.each([
    ['Germans by the west edge', german(off('west')), [], true],
    ['Germans by the south edge in Austria-Hungary', german(off('south')), [], true],
    ['Germans by the south edge elsewhere', german(off('southOutside')), ['edge'], true],
    ['Germans by the east edge', german(off('east')), ['edge'], true],
    ['Austro-Hungarians by the south edge', ah(off('south')), [], true],
    ['out in the west and back in the south', german(off('west', 'south')), ['sameEdge'], true],
    ['out and not back', german(off('west', 'none')), ['sameEdge'], true],
    ['Russians by the east edge: no move and no combat', russian(off('east')), [], false],
    ['Russians by hexes 4231 to 4233', russian(off('barred')), ['edge'], true],
    ['Russians by the west edge', russian(off('west')), ['edge'], true],
    ['Russians who stay on the map', russian(), [], true],
  ])('%s', (_what, unit, barred, acts) => {
    expect(dataOf({ turn: 5, units: [unit] }).units[0]).toMatchObject({ barred, acts });
  });
});

test('more than a turn allows is refused (11.3, 11.5), and a turn past the scenario (17.0)', () => {
  expect(refusalOf(strategic, { turn: 14, germans: 6 }, {})).toMatchObject({ field: 'germans', rule: '11.3' });
  expect(refusalOf(strategic, { turn: 5, germans: 4, inRussia: 4 }, {})).toMatchObject({ field: 'inRussia' });
  expect(refusalOf(strategic, { turn: 5, germans: 1, inRussia: 2 }, {})).toMatchObject({ field: 'inRussia' });
  expect(refusalOf(strategic, { turn: 14, russians: 4 }, {})).toMatchObject({ field: 'russians', rule: '11.5' });
  expect(refusalOf(strategic, { turn: 4, scenario: 'schlieffen-east' }, {}).rule).toBe('17.0');
});

test('the verdict says how many go, and why the first stays', () => {
  expect(verdictOf(of({ units: [] }))).toBe('Nobody is to go by rail in Turn 5.');
  expect(verdictOf(of({ units: [german()] }))).toBe('It may go.');
  expect(verdictOf(of({ units: [german({ name: 'XX', to: 'other' }), german()] }))).toBe(
    '1 of 2 may go. XX: it does not end in a town or city.',
  );
});

test('no order of the same units lets more of a nation go than its limit; one more unit never lets fewer go', () => {
  const unit = fc.record({
    nation: fc.constantFrom(...NATIONS),
    from: fc.constantFrom(...STARTS),
    fromLine: fc.constantFrom(...LINES),
    fromCountry: fc.constantFrom('germany', 'austria-hungary', 'russia', 'poland'),
    toCountry: fc.constantFrom('germany', 'austria-hungary', 'russia', 'poland'),
    way: fc.constantFrom(...WAYS),
  });
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 15 }), fc.integer({ min: 1, max: 24 }), unit, (units, turn, more) => {
      const data = dataOf({ turn, units });
      for (const { limit, used } of Object.values(data.nations)) expect(used).toBeLessThanOrEqual(limit);
      if (data.inRussia.limit !== null) expect(data.inRussia.used).toBeLessThanOrEqual(data.inRussia.limit);
      expect(going(data)).toBe(Object.values(data.nations).reduce((sum, { used }) => sum + used, 0));
      expect(going(dataOf({ turn, units: [...units, more] }))).toBeGreaterThanOrEqual(going(data));
    }),
    { numRuns: 60 },
  );
});
