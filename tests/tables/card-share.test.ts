import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_ENTRIES, rowsOf, type CardEntries } from '@/lib/tables/card';
import { headingsOf } from '@/lib/tables/card-columns';
import { addHeading, writeCell } from '@/lib/tables/card-entry';
import { isEmpty, partOf } from '@/lib/tables/card-part';
import { readShared, shareEntries } from '@/lib/tables/card-share';
import { ABF, ABU, CARDS, CRT, SHIFTS, entriesOf } from '@/tests/tables/cards';

const READ = entriesOf({ headings: ['10'], reach: { '10': '25/2' }, cells: { '/10/5': '• −2' } });
const share = (entries: Readonly<Record<string, CardEntries>>): string => shareEntries(CARDS, entries) ?? '';
/** Random entries of a card. */
const entriesFor = (
  card: typeof ABU,
  results: readonly string[],
  more: fc.Arbitrary<string>,
): fc.Arbitrary<CardEntries> =>
  fc
    .tuple(
      fc.uniqueArray(more, { maxLength: 5 }),
      fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.constantFrom(...results)), { maxLength: 30 }),
      fc.boolean(),
    )
    .map(([headings, cells, complete]) => {
      let entries: CardEntries = NO_ENTRIES;
      for (const one of headings) {
        const added = addHeading(card, entries, one, true);
        if (added.ok) entries = added.value;
      }
      const [columns, rows, lines] = [headingsOf(card, entries), rowsOf(card), card.lines?.items ?? []];
      for (const [c, r, l, text] of cells) {
        const written = writeCell(
          card,
          entries,
          {
            line: lines[l % lines.length]?.id,
            column: columns[c % columns.length] ?? '',
            row: rows[r % rows.length]?.id ?? '',
          },
          text,
          true,
        );
        if (written.ok) entries = written.value;
      }
      return { ...entries, complete };
    });
const anyEntries = fc.record(
  {
    abu: entriesFor(ABU, ['−3', '+8', '0', '• −2', '••', '—'], fc.integer({ min: 1, max: 200 }).map(String)),
    abf: entriesFor(
      ABF,
      ['−30', '• −2', '••', '—'],
      fc.integer({ min: 1, max: 300 }).map((n) => String(n / 2)),
    ),
    crt: entriesFor(
      CRT,
      ['0 / −7', '— / —', '••• −3 / +2', '• / 0', '−1 / ••'],
      fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })).map(([a, b]) => `${a / 2}:${b}`),
    ),
    'assault-shifts': entriesFor(SHIFTS, ['+3', '−2', '—', '0'], fc.constant('')),
  },
  { requiredKeys: [] },
);

describe('shared entries', () => {
  it('are short', () => {
    expect(share({ abu: READ })).toMatch(/^1;c,abu;h,10;r,10,25_2;k,,10,5,\.-2;[\da-z]{4}$/);
    expect(
      share({
        crt: entriesOf({ complete: true, cells: { '/1:1/-4': '— / −7', '/1:1/12': '• / +2', '/2:1/12': '0 / 0' } }),
      }),
    ).toMatch(/^1;c,crt;a;k,,1:1,-4,x_-7,12,\._2;k,,2:1,12,0_0;[\da-z]{4}$/);
  });
  it('are read as they were written', () => {
    fc.assert(
      fc.property(anyEntries, (given) => {
        const filled = Object.fromEntries(Object.entries(given).filter(([, one]) => one && !isEmpty(one)));
        const text = shareEntries(CARDS, filled);
        if (text === undefined) expect(filled).toEqual({});
        else expect(readShared(text, CARDS)).toEqual({ ok: true, value: filled });
      }),
    );
    const spaced = {
      abf: entriesOf({
        headings: ['11', '12'],
        distances: [
          { from: '10', to: '11', columns: 1 },
          { from: '12', to: '14', columns: 2 },
        ],
        reach: { '11': '23/2' },
      }),
    };
    expect(readShared(share(spaced), CARDS)).toEqual({ ok: true, value: spaced });
  });
  it('are nothing where nothing is filled in, and leave out what is no entry', () => {
    expect(shareEntries(CARDS, {})).toBeUndefined();
    expect(shareEntries(CARDS, { abu: NO_ENTRIES, none: READ })).toBeUndefined();
    expect(shareEntries(CARDS, { abu: entriesOf({ cells: { '/26/5': 'boo', junk: '−2' } }) })).toBeUndefined();
  });
  it('are refused when they were cut off or changed on their way', () => {
    const text = share({ abu: READ, crt: entriesOf({ cells: { '/1:1/12': '0 / −7' } }) });
    for (let i = 0; i < text.length; i++) {
      expect(readShared(text.slice(0, i), CARDS)).toEqual({ ok: false, error: { code: 'damaged' } });
      expect(readShared(`${text.slice(0, i)}${text[i] === '1' ? '2' : '1'}${text.slice(i + 1)}`, CARDS).ok).toBe(false);
    }
  });
  it('never throw, whatever the text is', () => {
    fc.assert(fc.property(fc.string(), (text) => !readShared(text, CARDS).ok));
  });
  it('are refused as newer, as of no chart, or with the entry that the card does not have', () => {
    const { abu: _abu, ...others } = CARDS;
    expect(readShared(share({ abu: READ }), others)).toEqual({ ok: false, error: { code: 'no-chart', chart: 'abu' } });
    const smaller = { ...CARDS, abu: { ...ABU, rows: { ...ABU.rows, first: 6, last: 16 } } };
    expect(readShared(share({ abu: READ }), smaller)).toMatchObject({
      ok: false,
      error: { code: 'entry', chart: 'abu', problem: { code: 'no-cell', place: { row: '5' } } },
    });
    expect(readShared('2;whatever;', CARDS)).toEqual({ ok: false, error: { code: 'damaged' } });
  });
});

describe('the part that some cells make up', () => {
  const places = [{ column: '10', row: '5' }];
  const FULL = entriesOf({
    headings: ['10', '40', 'junk'],
    distances: [{ from: '10', to: '26', columns: 2 }],
    reach: { '10': '12', '99': '100' },
    cells: { '/10/5': '−2', '/40/5': '−3', '/99/5': '−4' },
  });
  it('has their results and the headings over them', () => {
    expect(partOf(ABU, FULL, places, false)).toEqual(entriesOf({ headings: ['10'], cells: { '/10/5': '−2' } }));
    expect(
      partOf(
        ABU,
        FULL,
        [
          { column: '26', row: '1' },
          { column: '99', row: '5' },
        ],
        false,
      ),
    ).toEqual(NO_ENTRIES);
  });
  it('has all that is said of columns where that is wanted, and no heading that is none', () => {
    expect(partOf(ABU, FULL, places, true)).toEqual(
      entriesOf({
        headings: ['10', '40'],
        distances: FULL.distances ?? [],
        reach: { '10': '12' },
        cells: { '/10/5': '−2' },
      }),
    );
    expect(partOf(ABU, { ...FULL, complete: true }, [], true)).toEqual(
      entriesOf({ headings: ['10', '40'], complete: true }),
    );
  });
});
