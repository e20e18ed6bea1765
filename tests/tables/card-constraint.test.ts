import { describe, expect, it } from 'vitest';
import type { CardChart } from '@/lib/tables/card';
import { breachesOf, isAmong, marksOf, type Constraint } from '@/lib/tables/card-constraint';
import { cardSchema } from '@/lib/tables/card-schema';
import { ASSAULT } from '@/tests/tables/cards-of-words';
import { entriesOf } from '@/tests/tables/cards';

const words = { en: 'x', es: 'x', it: 'x' };
const told = { id: 'one', says: 'stated', rule: '1.1', text: words, allowed: words } as const;
const withOne = (constraint: unknown): CardChart => ({ ...ASSAULT, constraints: [constraint as Constraint] });
const each = { kind: 'each', side: 1, columns: ['2:1'], rows: ['3', '4'], values: { least: 2, words: ['E'] } };
const cases = (...conditions: readonly unknown[]) => ({ ...told, kind: 'cases', cases: [conditions] });
const order = (given: object = {}) => ({
  ...told,
  kind: 'order',
  order: { side: 0, along: 'rows', ranks: ['B', '#', 'E'], way: 'down', ...given },
});

describe('values of a side', () => {
  it.each([
    [{ least: 2 }, { points: 2, word: null }, true],
    [{ least: 2 }, { points: 1, word: null }, false],
    [{ most: 2 }, { points: 3, word: null }, false],
    [{ least: 2 }, { points: null, word: 'E' }, false],
    [{ words: ['E'] }, { points: null, word: 'E' }, true],
    [{ words: ['E'] }, { points: 9, word: null }, false],
    [{ words: ['R'] }, { points: 1, word: 'R' }, true],
  ] as const)('%o and %o', (values, side, among) => {
    expect(isAmong(values, side)).toBe(among);
  });
});

describe('what entries break', () => {
  const broken = (constraint: unknown, cells: Readonly<Record<string, string>>) =>
    breachesOf(withOne(constraint), entriesOf({ cells })).map(({ places }) =>
      places.map(({ column, row }) => `${column}/${row}`),
    );
  it('each cell of a block by itself', () => {
    expect(broken(cases(each), {})).toEqual([]);
    expect(broken(cases(each), { '/2:1/3': '1 / 2', '/2:1/4': '1 / E' })).toEqual([]);
    expect(broken(cases(each), { '/2:1/3': '1 / 1', '/2:1/4': '1 / 2' })).toEqual([['2:1/3']]);
  });
  it('a count only when it can no longer come out', () => {
    const count = cases({ ...each, kind: 'count', atLeast: 1, atMost: 1 });
    expect(broken(count, { '/2:1/3': '1 / 1' })).toEqual([]);
    expect(broken(count, { '/2:1/3': '1 / 1', '/2:1/4': '1 / 1' })).toEqual([['2:1/3', '2:1/4']]);
    expect(broken(count, { '/2:1/3': '1 / 3', '/2:1/4': '1 / 3' })).toEqual([['2:1/3', '2:1/4']]);
  });
  it('one of several cases is enough; else the one that fewest cells break is told', () => {
    const two = { ...told, kind: 'cases', cases: [[{ ...each, values: { most: 1 } }], [each]] };
    expect(broken(two, { '/2:1/3': '1 / 1', '/2:1/4': '1 / 0' })).toEqual([]);
    expect(broken(two, { '/2:1/3': '1 / 1', '/2:1/4': '1 / 2' })).toHaveLength(1);
  });
  it('an order by neighbours among the filled cells', () => {
    expect(broken(order(), { '/2:1/3': '2 / 1', '/2:1/6': '1 / 1', '/2:1/9': 'B / E' })).toEqual([]);
    expect(broken(order(), { '/2:1/3': '1 / 1', '/2:1/6': '2 / 1' })).toEqual([['2:1/3', '2:1/6']]);
    expect(broken(order({ along: 'columns', way: 'up' }), { '/1:1/3': '2 / 1', '/4:1/3': '1 / 1' })).toEqual([
      ['1:1/3', '4:1/3'],
    ]);
  });
  it('marks a cell by the worst that it breaks', () => {
    const card = { ...ASSAULT, constraints: [order(), { ...cases(each), id: 'two' }] as unknown as Constraint[] };
    const assumed = { ...card, constraints: card.constraints.map((one) => ({ ...one, says: 'assumed' as const })) };
    const entries = entriesOf({ cells: { '/2:1/3': '1 / 1', '/2:1/4': '2 / 2' } });
    expect([...marksOf(card, entries)]).toEqual([
      ['/2:1/3', 'stated'],
      ['/2:1/4', 'stated'],
    ]);
    expect(marksOf(assumed, entries).get('/2:1/3')).toBe('assumed');
  });
});

describe('a card file', () => {
  const problems = (constraint: unknown) => cardSchema.safeParse(withOne(constraint)).error?.issues ?? [];
  it('takes both kinds', () => {
    expect([...problems(cases(each)), ...problems(order())]).toEqual([]);
  });
  it.each([
    ['a heading that is none', cases({ ...each, columns: ['7:1'] })],
    ['a row that is none', cases({ ...each, rows: ['10'] })],
    ['a word of the other side', cases({ ...each, values: { words: ['B'] } })],
    ['no value', cases({ ...each, values: {} })],
    ['limits the wrong way', cases({ ...each, values: { least: 3, most: 2 } })],
    ['more cells than there are', cases({ ...each, kind: 'count', atLeast: 1, atMost: 3 })],
    ['an order of words that are none', order({ ranks: ['X'] })],
    ['what a known cell breaks', cases({ ...each, columns: ['3:1'], rows: ['6'], values: { most: 2 } })],
    ['a weight that is none', { ...cases(each), says: 'perhaps' }],
  ])('refuses %s', (_, constraint) => {
    expect(problems(constraint).length).toBeGreaterThan(0);
  });
});
