import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_ENTRIES, rowsOf, type CardChart, type CardEntries } from '@/lib/tables/card';
import { checkEntries } from '@/lib/tables/card-check';
import { headingsOf } from '@/lib/tables/card-columns';
import { addHeading } from '@/lib/tables/card-entry';
import { addHeadings, headingsIn } from '@/lib/tables/card-headings';
import { MOST_CELLS, MOST_DISTANCES, MOST_HEADINGS } from '@/lib/tables/card-limits';
import { mergeEntries } from '@/lib/tables/card-merge';
import { pasteTable } from '@/lib/tables/card-paste';
import { placesOf } from '@/lib/tables/card-places';
import { readShared, shareEntries } from '@/lib/tables/card-share';
import { takeOver } from '@/lib/tables/card-take';
import { readGrid } from '@/lib/tables/grid-text';
import { ABU, CARDS, entriesOf } from '@/tests/tables/cards';

/*
 * How much work charts are, counted and not timed: readings and comparisons of headings.
 */

/** Every comparison of two values, and every value that is made of a text, calls it. */
const plainNumber = Number;
let calls = 0;
beforeEach(() => {
  vi.stubGlobal(
    'Number',
    new Proxy(plainNumber, { apply: (number, _, [value]: readonly unknown[]) => (calls++, number(value)) }),
  );
});
afterEach(() => void vi.unstubAllGlobals());

const counted = (run: () => unknown): number => {
  calls = 0;
  run();
  return calls;
};

/** A card as wide as it gets, with no example of its own. */
const WIDE: CardChart = {
  ...ABU,
  id: 'wide',
  columns: { ...ABU.columns, headings: [], gaps: [] },
  cells: [],
};
const headings = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => String(5 + ((i * 37) % count)));
const chain = (count: number): CardEntries =>
  entriesOf({
    headings: headings(count),
    distances: Array.from({ length: count - 1 }, (_, i) => ({ from: `${5 + i}`, to: `${6 + i}`, columns: 1 })),
  });
/** Every result of some columns. */
const filled = (count: number): CardEntries => ({
  ...chain(count),
  cells: Object.fromEntries(
    headings(count).flatMap((heading) => rowsOf(WIDE).map(({ id }) => [`/${heading}/${id}`, '+1'] as const)),
  ),
});

/** A little more than as much work for twice as many: what a sort costs, and no square. */
const NEARLY_LINEAR = 2.6;

describe('the work grows with what there is, and not with its square', () => {
  it.each<[string, (count: number) => unknown]>([
    ['entries checked', (count) => checkEntries(WIDE, filled(count))],
    ['places found', (count) => placesOf(WIDE, chain(count))],
    ['places found of a whole card', (count) => placesOf(WIDE, { ...chain(count), complete: true })],
    ['entries merged', (count) => mergeEntries(WIDE, filled(count / 2), filled(count))],
    ['entries taken over', (count) => takeOver(WIDE, NO_ENTRIES, entriesOf({ headings: headings(count) }))],
    ['a list of headings', (count) => addHeadings(WIDE, NO_ENTRIES, headings(count), false)],
    [
      'a pasted table',
      (count) =>
        pasteTable(
          WIDE,
          NO_ENTRIES,
          { column: '5', row: '1' },
          [
            ['', ...headings(count).toSorted((a, b) => Number(a) - Number(b))].join('\t'),
            `1${'\t+1'.repeat(count)}`,
            `2${'\t+1'.repeat(count)}`,
          ].join('\n'),
        ),
    ],
  ])('%s', (_, run) => {
    const [some, twice] = [counted(() => run(50)), counted(() => run(100))];
    expect(some).toBeGreaterThan(0);
    expect(twice / some).toBeLessThan(NEARLY_LINEAR);
  });
});

describe('a card holds no more than any card has', () => {
  const full = entriesOf({ headings: headings(MOST_HEADINGS) });
  it('headings', () => {
    expect(addHeading(WIDE, full, '5000')).toMatchObject({
      ok: false,
      error: { code: 'too-many', what: 'headings', most: MOST_HEADINGS },
    });
    expect(checkEntries(WIDE, entriesOf({ headings: headings(MOST_HEADINGS + 1) }))).toMatchObject({
      ok: false,
      error: { problem: { code: 'too-many', what: 'headings' }, path: ['headings', MOST_HEADINGS] },
    });
    expect(addHeadings(WIDE, NO_ENTRIES, headingsIn(headings(20_000).join(' ')), true)).toMatchObject({ ok: false });
  });
  it('distances', () => {
    const distances = Array.from({ length: MOST_DISTANCES + 1 }, () => ({ from: '5', to: '6', columns: 1 }));
    expect(checkEntries(WIDE, entriesOf({ distances }))).toMatchObject({
      ok: false,
      error: { problem: { code: 'too-many', what: 'distances', most: MOST_DISTANCES } },
    });
  });
  it('results', () => {
    const cells = Object.fromEntries(Array.from({ length: MOST_CELLS + 1 }, (_, i) => [`/5/${i}`, '0']));
    expect(checkEntries(WIDE, entriesOf({ cells }))).toMatchObject({
      ok: false,
      error: { problem: { code: 'too-many', what: 'cells', most: MOST_CELLS } },
    });
  });
  it('names of columns that are none', () => {
    expect(checkEntries(ABU, entriesOf({ reach: { __proto__x: '5' } }))).toMatchObject({
      ok: false,
      error: { problem: { code: 'no-heading', given: '__proto__x' }, path: ['reach', '__proto__x'] },
    });
    expect(checkEntries(ABU, entriesOf({ distances: [{ from: '26', to: 'x', columns: 1 }] }))).toMatchObject({
      ok: false,
      error: { problem: { code: 'no-heading', given: 'x' }, path: ['distances', 0] },
    });
  });
});

describe('what a link brings', () => {
  it('headings beyond those of any card are refused', () => {
    const text = shareEntries({ abu: ABU }, { abu: entriesOf({ headings: headings(800) }) }) ?? '';
    expect(readShared(text, CARDS)).toMatchObject({
      ok: false,
      error: { code: 'entry', problem: { code: 'too-many', what: 'headings' } },
    });
  });
  it('a text longer than any link is not looked into', () => {
    expect(readShared(`1;${'k,,5,1,0;'.repeat(50_000)}0000`, CARDS)).toMatchObject({
      ok: false,
      error: { code: 'too-long' },
    });
  });
});

describe('a pasted text', () => {
  const at = { column: '3', row: '1' };
  it.each([
    ['longer than any table', '+1\t'.repeat(400_000), 'too-long'],
    ['of more rows than any card', '+1\n'.repeat(60_000), 'too-tall'],
    ['of more columns than any card', `${'+1\t'.repeat(60_000)}+1`, 'too-wide'],
    ['of many cells in quotes', `${'"+1"\t'.repeat(30_000)}+1`, 'too-wide'],
    ['of one cell in quotes without end', `"${'a'.repeat(150_000)}`, 'bad-quote'],
    ['of one long cell in quotes', `"${'a""'.repeat(50_000)}"`, 'cell'],
  ])('%s is refused', (_, text, code) => {
    expect(pasteTable(ABU, NO_ENTRIES, at, text)).toMatchObject({ ok: false, error: { code } });
  });
  it('is cut free of the spaces around it in one pass', () => {
    const spaces = ' '.repeat(100_000);
    expect(readGrid(`a${spaces}b${spaces}`)).toEqual({ ok: true, value: [[`a${spaces}b`]] });
  });
});

it('the headings of a full card are all there', () => {
  expect(headingsOf(WIDE, entriesOf({ headings: headings(MOST_HEADINGS) }))).toHaveLength(MOST_HEADINGS);
});
