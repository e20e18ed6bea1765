import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, fraction } from '@/lib/prob/fraction';
import type { CardChart } from '@/lib/tables/card';
import { columnFor, exactText, exactValue, headingsOf, shiftColumn, type Column } from '@/lib/tables/card-columns';
import { brokenDistance, headingValue } from '@/lib/tables/card-places';
import { ABF, ABU, CRT, entriesOf, SHIFTS } from '@/tests/tables/cards';

const at = (heading: string): Column => ({ known: true, heading });
const left = (by: number): Column => ({ known: true, off: 'left', by });
const right = (by: number): Column => ({ known: true, off: 'right', by });
const points = (value: number): readonly [ReturnType<typeof fraction>, string] => [fraction(value), String(value)];

describe('headings', () => {
  it.each([
    ['points', '52', [52, 1]],
    ['points', '22.5', [45, 2]],
    ['points', '1:1', undefined],
    ['points', '', undefined],
    ['points', '-3', undefined],
    ['ratio', '1.5:1', [3, 2]],
    ['ratio', '1,5 : 1', [3, 2]],
    ['ratio', '1:2', [1, 2]],
    ['ratio', '1:0', undefined],
    ['ratio', '2', undefined],
    ['ratio', '1:1:1', undefined],
  ] as const)('%s "%s"', (notation, label, value) => {
    expect(headingValue(notation, label)).toEqual(value && fraction(value[0], value[1]));
  });
  it('stand in the order of their values, entered ones among those declared', () => {
    expect(headingsOf(ABF, entriesOf({ headings: ['124', '3', '60'] }))).toEqual([
      '3',
      '10',
      '14',
      '18',
      '52',
      '60',
      '78',
      '94',
      '124',
      '179',
    ]);
    expect(headingsOf(CRT, entriesOf({ headings: ['1:2', '3:1'] }))).toEqual(['1:2', '1:1', '1.5:1', '2:1', '3:1']);
    expect(headingsOf(SHIFTS, entriesOf())).toEqual(['2-4', '5-8', '9+']);
  });
});

describe('the column of a value', () => {
  it.each([
    // Two columns lie between 10 and 18 and one heading stands there: none is missing.
    [10, at('10')],
    [13, at('10')],
    [14, at('14')],
    [17, at('14')],
    [18, at('18')],
    [52, at('52')],
    [19, undefined],
    // The examples read 58 in the column 52, and 100 in the column 94.
    [58, at('52')],
    [59, undefined],
    [100, at('94')],
    [101, undefined],
    [9, undefined],
    [180, undefined],
    [0, undefined],
  ])('ABF %i with what the examples tell', (value, column) => {
    expect(columnFor(ABF, entriesOf(), ...points(value))).toEqual(
      column ?? { known: false, value: String(value), exact: fraction(value), shift: 0 },
    );
  });
  it.each([
    [2, left(1)],
    [3, at('3')],
    [25, at('3')],
    [26, at('26')],
    [400, at('26')],
  ])('ABU %i when all headings are in', (value, column) => {
    expect(columnFor(ABU, entriesOf({ complete: true }), ...points(value))).toEqual(column);
  });
  it('is known between two columns that stand side by side', () => {
    expect(columnFor(CRT, entriesOf(), fraction(19, 10), '1.9:1')).toEqual(at('1.5:1'));
    expect(columnFor(CRT, entriesOf(), fraction(14, 10), '1.4:1')).toMatchObject({ known: false, value: '1.4:1' });
  });
  it('is known as far as the player has found that it reaches', () => {
    const entries = entriesOf({ headings: ['44'], reach: { '44': '95/2' } });
    expect(columnFor(ABU, entries, fraction(95, 2), '47.5')).toEqual(at('44'));
    expect(columnFor(ABU, entries, ...points(48))).toMatchObject({ known: false });
  });
});

describe('a shift', () => {
  it.each<[string, number, Column]>([
    ['10', 2, at('18')],
    ['18', -2, at('10')],
    ['10', 1, at('14')],
    ['52', 2, at('78')],
    ['52', 1, { known: false, value: '52', shift: 1 }],
    ['94', 4, at('179')],
    ['94', -4, { known: false, value: '94', shift: -4 }],
    ['52', 0, at('52')],
  ])('from %s by %i with what the examples tell', (from, by, to) => {
    expect(shiftColumn(ABF, entriesOf(), at(from), by)).toEqual(to);
  });
  it('finds the columns between as soon as they are in', () => {
    expect(shiftColumn(ABF, entriesOf({ headings: ['64'] }), at('52'), 1)).toEqual(at('64'));
    const three = entriesOf({ headings: ['110', '130', '155'] });
    expect([1, 2, 3].map((by) => shiftColumn(ABF, three, at('94'), by))).toEqual([at('110'), at('130'), at('155')]);
    expect(shiftColumn(ABF, entriesOf({ headings: ['110', '130'] }), at('94'), 1)).toMatchObject({ known: false });
  });
  it('follows a distance that the player has counted, over several columns too', () => {
    const entries = entriesOf({ distances: [{ from: '18', to: '52', columns: 3 }] });
    expect(shiftColumn(ABF, entries, at('14'), 6)).toEqual(at('78'));
  });
  it('leads off a card whose headings are complete, and back', () => {
    const all = entriesOf({ complete: true });
    expect(shiftColumn(ABU, all, at('3'), -2)).toEqual(left(2));
    expect(shiftColumn(ABU, all, left(2), 3)).toEqual(at('26'));
    expect(shiftColumn(ABU, all, at('26'), 3)).toEqual(right(3));
    expect(shiftColumn(ABU, all, right(3), -4)).toEqual(at('3'));
    expect(shiftColumn(SHIFTS, entriesOf(), at('2-4'), 2)).toEqual(at('9+'));
  });
  it('adds up where the column is not known, and is known again when it is taken back', () => {
    const unknown = columnFor(ABU, entriesOf(), ...points(40));
    expect(shiftColumn(ABU, entriesOf(), shiftColumn(ABU, entriesOf(), unknown, -1), -2)).toEqual({
      ...unknown,
      shift: -3,
    });
    expect(shiftColumn(ABF, entriesOf(), shiftColumn(ABF, entriesOf(), at('52'), 1), -1)).toEqual(at('52'));
    expect(shiftColumn(ABF, entriesOf(), shiftColumn(ABF, entriesOf(), at('52'), 1), 1)).toEqual(at('78'));
  });
});

describe('a distance that the headings contradict', () => {
  it.each<[CardChart, readonly string[], boolean, string | undefined]>([
    [ABF, [], false, undefined],
    [ABF, ['12'], false, '10'],
    [ABF, ['64'], false, undefined],
    [ABF, ['60', '70'], false, '52'],
    [ABF, [], true, '52'],
    [ABF, ['64', '110', '130', '155'], true, undefined],
    [CRT, ['1.75:1'], false, '1.5:1'],
  ])('%#', (card, headings, complete, from) => {
    expect(brokenDistance(card, entriesOf({ headings, complete }), card.columns.gaps)?.from).toBe(from);
  });
  it('is not followed', () => {
    expect(shiftColumn(ABF, entriesOf({ headings: ['12'] }), at('10'), 2)).toMatchObject({ known: false });
  });
});

it('a complete card: the column is the greatest heading that is not greater, and a shift moves along the list', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { maxLength: 12 }),
      fc.integer({ min: 0, max: 320 }),
      fc.integer({ min: -15, max: 15 }),
      fc.integer({ min: -15, max: 15 }),
      (more, value, by, back) => {
        const entries = entriesOf({ headings: more.map(String), complete: true });
        const labels = headingsOf(ABF, entries);
        const i = labels.findLastIndex((label) => Number(label) <= value);
        const column = columnFor(ABF, entries, ...points(value));
        expect(column).toEqual(i < 0 ? left(1) : at(labels[i] ?? ''));
        const place = (i < 0 ? -1 : i) + by;
        const moved = shiftColumn(ABF, entries, column, by);
        expect(moved).toEqual(
          place < 0
            ? left(-place)
            : place >= labels.length
              ? right(place - labels.length + 1)
              : at(labels[place] ?? ''),
        );
        expect(shiftColumn(ABF, entries, moved, back)).toEqual(shiftColumn(ABF, entries, column, by + back));
      },
    ),
  );
});

it('what an incomplete card says of a column is true of every complete card that it can become', () => {
  const gap = fc.integer({ min: 1, max: 4 });
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 80 }), { minLength: 3, maxLength: 12 }),
      fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
      fc.nat(),
      gap,
      fc.integer({ min: 0, max: 90 }),
      fc.integer({ min: -4, max: 4 }),
      (all, shown, start, columns, value, by) => {
        const whole = [...all].sort((a, b) => a - b);
        const from = start % whole.length;
        const to = Math.min(whole.length - 1, from + columns);
        const distances = to > from ? [{ from: String(whole[from]), to: String(whole[to]), columns: to - from }] : [];
        const bare: CardChart = { ...ABU, columns: { ...ABU.columns, headings: [], gaps: [] } };
        const full = entriesOf({ headings: whole.map(String), complete: true });
        const part = entriesOf({
          headings: whole.filter((_, i) => shown[i] || i === from || i === to).map(String),
          distances,
        });
        const guess = shiftColumn(bare, part, columnFor(bare, part, ...points(value)), by);
        if (guess.known) expect(guess).toEqual(shiftColumn(bare, full, columnFor(bare, full, ...points(value)), by));
      },
    ),
    { numRuns: 500 },
  );
});

it('exact values survive being written down', () => {
  fc.assert(
    fc.property(fc.nat(9999), fc.integer({ min: 1, max: 999 }), (n, d) => {
      const value = fraction(n, d);
      expect(compare(exactValue(exactText(value)) ?? fraction(-1), value)).toBe(0);
    }),
  );
  expect(['', 'x', '1/0', '-1', '1.5'].map(exactValue)).toEqual(Array(5).fill(undefined));
});
