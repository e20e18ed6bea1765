import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fraction } from '@/lib/prob/fraction';
import { cellKey, rowsOf, type CardChart } from '@/lib/tables/card';
import { findCell } from '@/lib/tables/card-cell';
import { columnFor, headingsOf, shiftColumn, type UnknownColumn } from '@/lib/tables/card-columns';
import {
  addHeading,
  clearCell,
  progressOf,
  removeHeading,
  setComplete,
  writeCell,
  writeColumn,
  type Entered,
} from '@/lib/tables/card-entry';
import { isQuestion } from '@/lib/tables/card-problem';
import { ABF, ABU, bookOf, CRT, entriesOf, SHIFTS } from '@/tests/tables/cards';

function made(entered: Entered) {
  if (!entered.ok) throw new Error(JSON.stringify(entered.error));
  return entered.value;
}
const problem = <T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
) => (result.ok ? undefined : result.error);

describe('writing a cell', () => {
  it('keeps the result in its one way of writing', () => {
    expect(made(writeCell(ABU, entriesOf(), { column: '26', row: '5' }, ' *-2 ')).cells).toEqual({ '/26/5': '• −2' });
    expect(made(writeCell(ABF, entriesOf(), { line: 'concrete', column: '52', row: '1' }, 'x')).cells).toEqual({
      'concrete/52/1': '—',
    });
    expect(made(writeCell(CRT, entriesOf(), { column: '1.5:1', row: '-4' }, '8/••-3')).cells).toEqual({
      '/1.5:1/-4': '+8 / •• −3',
    });
  });
  it.each([
    [ABU, { column: '26', row: '17' }],
    [ABU, { column: '27', row: '2' }],
    [ABU, { line: 'masonry', column: '26', row: '2' }],
    [ABF, { column: '52', row: '2' }],
    [ABF, { line: 'wood', column: '52', row: '2' }],
    [SHIFTS, { column: '10', row: 'cav' }],
  ])('off the card is refused: %#', (card, place) => {
    expect(problem(writeCell(card as CardChart, entriesOf(), place, '0', true))).toEqual({
      code: 'no-cell',
      place,
      columns: headingsOf(card as CardChart, entriesOf()),
    });
  });
  it('refuses what is no result and says what is allowed', () => {
    const place = { column: '26', row: '5' };
    expect(problem(writeCell(ABU, entriesOf(), place, '0 / -7', true))).toEqual({
      code: 'no-result',
      place,
      given: '0 / -7',
      allowed: ABU.results,
    });
  });
  it('asks before it keeps what an example contradicts, and keeps it then', () => {
    const place = { line: 'masonry', column: '18', row: '10' };
    const asked = problem(writeCell(ABF, entriesOf(), place, '-4'));
    expect(asked).toMatchObject({ code: 'contradicts', place, given: '−4', known: { result: '−5' } });
    const kept = made(writeCell(ABF, entriesOf(), place, '-4', true));
    expect(
      findCell(bookOf({ abf: kept }), {
        card: 'abf',
        line: 'masonry',
        column: { known: true, heading: '18' },
        row: '10',
      }),
    ).toMatchObject({ text: '−4', from: 'player' });
    // What was confirmed once is not asked again.
    expect(made(writeCell(ABF, kept, place, '-4'))).toBe(kept);
    expect(problem(writeCell(ABF, entriesOf(), place, '-5'))).toBeUndefined();
  });
  it('is undone by clearing, and nothing else is touched', () => {
    const one = made(writeCell(ABU, entriesOf(), { column: '26', row: '5' }, '1'));
    const two = made(writeCell(ABU, one, { column: '3', row: '5' }, '2'));
    expect(clearCell(two, { column: '3', row: '5' })).toEqual(one);
    expect(clearCell(one, { column: '3', row: '5' })).toBe(one);
  });
});

describe('adding a heading', () => {
  it.each([
    [ABU, ' 52 ', '52'],
    [ABU, '7,5', '7.5'],
    [CRT, '1 : 2', '1:2'],
    [CRT, '3', '3:1'],
    [CRT, '1,25:1', '1.25:1'],
    [CRT, '1/3', '1:3'],
  ])('%#: "%s" is kept as %s', (card, typed, heading) => {
    expect(made(addHeading(card as CardChart, entriesOf(), typed)).headings).toEqual([heading]);
  });
  it.each([
    [ABU, '', 'no-heading'],
    [ABU, '-3', 'no-heading'],
    [ABU, '1:1', 'no-heading'],
    [CRT, 'x:1', 'no-heading'],
    [CRT, '0', 'repeats-not'],
    [SHIFTS, '10', 'no-heading'],
    [ABU, '26', 'repeats'],
    [ABU, '26.0', 'repeats'],
    [CRT, '3:2', 'repeats'],
    [ABF, '12', 'breaks-distance'],
    [CRT, '1.75:1', 'breaks-distance'],
  ])('%#: "%s"', (card, typed, code) => {
    const error = problem(addHeading(card as CardChart, entriesOf(), typed)) as { code: string } | undefined;
    expect(error?.code).toBe(code === 'repeats-not' ? undefined : code);
  });
  it('that breaks the distance of an example is kept when it is confirmed', () => {
    expect(headingsOf(ABF, made(addHeading(ABF, entriesOf(), '12', true)))).toContain('12');
  });
  it('that breaks what the player counted or found himself asks too, and that yields', () => {
    const counted = entriesOf({
      headings: ['30', '40'],
      distances: [{ from: '30', to: '40', columns: 1 }],
      reach: { '40': '45' },
    });
    expect(problem(addHeading(ABU, counted, '35'))).toMatchObject({ code: 'breaks-distance', heading: '35' });
    expect(made(addHeading(ABU, counted, '35', true))).toMatchObject({
      headings: ['30', '40', '35'],
      distances: [],
      reach: { '40': '45' },
    });
    expect(problem(addHeading(ABU, counted, '44'))).toEqual({
      code: 'breaks-reach',
      heading: '44',
      column: '40',
      value: '45',
    });
    expect(made(addHeading(ABU, counted, '44', true))).toMatchObject({ headings: ['30', '40', '44'], reach: {} });
    expect(problem(addHeading(ABU, counted, '46'))).toBeUndefined();
  });
});

describe('taking a heading away', () => {
  const filled = entriesOf({
    headings: ['40'],
    distances: [{ from: '26', to: '40', columns: 2 }],
    reach: { '40': '45', '26': '28' },
    cells: { '/40/1': '+1', '/40/2': '+2', '/26/1': '0' },
  });
  it('asks when results stand under it, and takes them and its distances along', () => {
    expect(problem(removeHeading(ABU, filled, '40'))).toEqual({ code: 'holds-cells', heading: '40', count: 2 });
    expect(made(removeHeading(ABU, filled, '40', true))).toEqual(
      entriesOf({ distances: [], reach: { '26': '28' }, cells: { '/26/1': '0' } }),
    );
  });
  it('is refused for one that the examples tell', () => {
    expect(problem(removeHeading(ABU, filled, '26', true))).toEqual({ code: 'declared', heading: '26' });
  });
  it('brings back the card as it was before it was added', () => {
    const before = entriesOf();
    expect(made(removeHeading(ABU, made(addHeading(ABU, before, '40')), '40'))).toEqual(before);
  });
});

describe('all headings are in', () => {
  it('asks when an example knows of more', () => {
    expect(problem(setComplete(ABF, entriesOf(), true))).toMatchObject({
      code: 'breaks-distance',
      distance: { from: '52', to: '78' },
    });
    expect(made(setComplete(ABF, entriesOf(), true, true)).complete).toBe(true);
    expect(made(setComplete(ABU, entriesOf(), true)).complete).toBe(true);
  });
  it('can be taken back', () => {
    expect(made(setComplete(ABU, entriesOf({ complete: true }), false)).complete).toBe(false);
  });
});

describe('reading an unknown column', () => {
  const unknown = (value: number, shift = 0): UnknownColumn => ({
    known: false,
    value: String(value),
    exact: fraction(value),
    shift,
  });
  it('writes the heading at the value and how far it reaches', () => {
    expect(writeColumn(ABU, entriesOf(), unknown(45), { here: '44' })).toEqual({
      ok: true,
      value: { heading: '44', entries: entriesOf({ headings: ['44'], reach: { '44': '45' } }) },
    });
    // A known column may be the one.
    expect(writeColumn(ABU, entriesOf(), unknown(30), { here: '26' })).toEqual({
      ok: true,
      value: { heading: '26', entries: entriesOf({ reach: { '26': '30' } }) },
    });
  });
  it('writes where the shift leads', () => {
    expect(writeColumn(ABF, entriesOf(), { known: false, value: '52', shift: -2 }, { there: '30' })).toEqual({
      ok: true,
      value: {
        heading: '30',
        entries: entriesOf({ headings: ['30'], distances: [{ from: '30', to: '52', columns: 2 }] }),
      },
    });
  });
  it.each<[UnknownColumn, { here?: string; there?: string }, string]>([
    [unknown(45), {}, 'no-heading'],
    [unknown(20), { here: '14' }, 'not-nearest'],
    [unknown(45, 1), { here: '40' }, 'no-heading'],
    [unknown(45, 1), { here: '40', there: '30' }, 'wrong-side'],
    [unknown(45, -1), { here: '40', there: '40' }, 'wrong-side'],
    [{ known: false, value: '52', shift: 1 }, { there: '78' }, 'other-distance'],
    [{ known: false, value: '52', shift: -2 }, { there: '10' }, 'other-distance'],
  ])('refuses %#', (column, read, code) => {
    expect(problem(writeColumn(ABF, entriesOf(), column, read))).toMatchObject({ code });
  });
  it('tells a heading that is too great from one that is not the nearest', () => {
    expect(problem(writeColumn(ABF, entriesOf(), unknown(45), { here: '46' }))).toEqual({
      code: 'not-nearest',
      heading: '46',
      value: '45',
    });
    expect(problem(writeColumn(ABF, entriesOf(), unknown(45), { here: '14' }))).toEqual({
      code: 'not-nearest',
      heading: '14',
      value: '45',
      nearest: '18',
    });
  });
  it('lets the tool go on, on any card', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 4, maxLength: 10 }),
        fc.nat(),
        fc.nat(),
        fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
        (all, a, b, shown) => {
          const printed = [...all].sort((x, y) => x - y);
          const [i, j] = [a % printed.length, b % printed.length];
          const value = fraction(2 * (printed[i] ?? 0) + 1, 2);
          const card: CardChart = { ...ABU, columns: { ...ABU.columns, headings: [], gaps: [] } };
          const entries = entriesOf({ headings: printed.filter((_, k) => shown[k]).map(String) });
          const column = shiftColumn(card, entries, columnFor(card, entries, value, 'x'), j - i);
          if (column.known) return;
          const written = writeColumn(card, entries, column, { here: String(printed[i]), there: String(printed[j]) });
          if (!written.ok) throw new Error(JSON.stringify(written.error));
          expect(written.value.heading).toBe(String(printed[j]));
          expect(
            shiftColumn(card, written.value.entries, columnFor(card, written.value.entries, value, 'x'), j - i),
          ).toEqual({ known: true, heading: String(printed[j]) });
        },
      ),
    );
  });
});

it('progress counts what is filled of the columns that are known', () => {
  expect(progressOf(ABF, entriesOf())).toEqual({ filled: 6, total: 3 * 12 * 7, own: 0, whole: false });
  expect(
    progressOf(
      ABF,
      entriesOf({ headings: ['3'], complete: true, cells: { 'masonry/10/10': '−1', 'masonry/3/1': '+4' } }),
    ),
  ).toEqual({ filled: 7, total: 3 * 12 * 8, own: 2, whole: true });
  expect(progressOf(SHIFTS, entriesOf())).toEqual({ filled: 2, total: 9, own: 0, whole: true });
});

it('questions are those that the player may overrule', () => {
  const place = { column: '26', row: '2' };
  expect(
    isQuestion({
      code: 'contradicts',
      place,
      given: '0',
      known: { column: '26', row: '2', result: '−1', source: { en: '', es: '', it: '' } },
    }),
  ).toBe(true);
  expect(isQuestion({ code: 'no-cell', place, columns: [] })).toBe(false);
});

it('every cell of a filled card is found as it was written', () => {
  const results = ['• −2', '+8', '—', '0', '••', '−20'];
  let entries = made(setComplete(ABU, made(addHeading(ABU, entriesOf(), '12')), true));
  const places = headingsOf(ABU, entries).flatMap((column) => rowsOf(ABU).map(({ id }) => ({ column, row: id })));
  places.forEach(
    (place, i) => (entries = made(writeCell(ABU, entries, place, results[i % results.length] ?? '', true))),
  );
  expect(progressOf(ABU, entries)).toEqual({ filled: 48, total: 48, own: 48, whole: true });
  places.forEach(({ column, row }, i) => {
    expect(
      findCell(bookOf({ abu: entries }), { card: 'abu', column: { known: true, heading: column }, row }),
    ).toMatchObject({ text: results[i % results.length], from: 'player' });
    expect(entries.cells[cellKey(undefined, column, row)]).toBe(results[i % results.length]);
  });
});
