import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_ENTRIES, rowsOf, type CardEntries } from '@/lib/tables/card';
import { headingsOf } from '@/lib/tables/card-columns';
import { addHeading, writeCell } from '@/lib/tables/card-entry';
import { takeOver } from '@/lib/tables/card-take';
import { ABF, ABU, CRT, entriesOf } from '@/tests/tables/cards';

const THEIRS = entriesOf({ headings: ['10'], reach: { '10': '12' }, cells: { '/10/5': '• −2', '/26/9': '+1' } });
const nothing = { adds: false, cells: 0, headings: 0, contrary: [], columnsContrary: false };

const anyEntries = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 4, max: 60 }), { maxLength: 5 }),
    fc.array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom('−3', '+8', '•')), { maxLength: 20 }),
    fc.boolean(),
  )
  .map(([headings, cells, complete]): CardEntries => {
    let entries: CardEntries = NO_ENTRIES;
    for (const one of headings) {
      const added = addHeading(ABU, entries, String(one), true);
      if (added.ok) entries = added.value;
    }
    const columns = headingsOf(ABU, entries);
    for (const [c, r, text] of cells) {
      const written = writeCell(
        ABU,
        entries,
        { column: columns[c % columns.length] ?? '', row: rowsOf(ABU)[r % 16]?.id ?? '' },
        text,
        true,
      );
      if (written.ok) entries = written.value;
    }
    return { ...entries, complete };
  });

describe('taking over', () => {
  it('fills an empty card with all that came', () => {
    expect(takeOver(ABU, NO_ENTRIES, THEIRS)).toEqual({
      ...nothing,
      entries: THEIRS,
      adds: true,
      cells: 2,
      headings: 1,
    });
    const whole = entriesOf({ headings: ['6', '12'], complete: true, cells: { '/12/1': '—' } });
    expect(takeOver(ABU, NO_ENTRIES, whole)).toEqual({ ...nothing, entries: whole, adds: true, cells: 1, headings: 2 });
    const spaced = entriesOf({ headings: ['24'], distances: [{ from: '18', to: '24', columns: 1 }] });
    expect(takeOver(ABF, NO_ENTRIES, spaced)).toEqual({ ...nothing, entries: spaced, adds: true, headings: 1 });
  });
  it('finds nothing new in what is there already, and gives the very same entries', () => {
    const mine = entriesOf({
      headings: ['10', '6'],
      reach: { '10': '14' },
      cells: { '/10/5': '• −2', '/26/9': '+1', '/26/3': '0' },
    });
    const taken = takeOver(ABU, mine, THEIRS);
    expect(taken).toEqual({ ...nothing, entries: mine });
    expect(taken.entries).toBe(mine);
    // With all headings in, the column that a value falls in is found by itself.
    expect(takeOver(ABU, { ...mine, reach: {}, complete: true }, THEIRS)).toMatchObject(nothing);
    const spaced = entriesOf({
      headings: ['24', '40'],
      distances: [
        { from: '18', to: '24', columns: 1 },
        { from: '24', to: '40', columns: 1 },
      ],
    });
    // The distance of the two is the sum of those that are known.
    expect(takeOver(ABF, spaced, entriesOf({ distances: [{ from: '18', to: '40', columns: 2 }] }))).toEqual({
      ...nothing,
      entries: spaced,
    });
  });
  it('needs no entry for a cell that an example tells', () => {
    const [known] = ABF.cells;
    if (!known) throw new Error('the ABF card has no known cell');
    const key = `${known.line ?? ''}/${known.column}/${known.row}`;
    expect(takeOver(ABF, NO_ENTRIES, entriesOf({ cells: { [key]: known.result } }))).toEqual({
      ...nothing,
      entries: NO_ENTRIES,
    });
    const other = known.result === '−4' ? '−6' : '−4';
    expect(takeOver(ABF, NO_ENTRIES, entriesOf({ cells: { [key]: other } }))).toEqual({
      ...nothing,
      entries: NO_ENTRIES,
      contrary: [
        {
          place: { line: known.line, column: known.column, row: known.row },
          theirs: other,
          stays: known.result,
          from: 'rulebook',
        },
      ],
    });
  });
  it('leaves an own result that differs, and says so', () => {
    const mine = entriesOf({ cells: { '/26/9': '+2' } });
    expect(takeOver(ABU, mine, THEIRS)).toEqual({
      entries: entriesOf({ headings: ['10'], reach: { '10': '12' }, cells: { '/26/9': '+2', '/10/5': '• −2' } }),
      adds: true,
      cells: 1,
      headings: 1,
      contrary: [{ place: { line: undefined, column: '26', row: '9' }, theirs: '+1', stays: '+2', from: 'player' }],
      columnsContrary: false,
    });
  });
  it.each<[string, Partial<CardEntries>, Partial<CardEntries>, Partial<CardEntries>]>([
    [
      'a heading where the own ones are complete',
      { headings: ['6'], complete: true },
      { headings: ['10'], cells: { '/10/1': '−1' } },
      {},
    ],
    [
      'a heading below a value that the own column reaches',
      { headings: ['6'], reach: { '6': '12' } },
      { headings: ['10'] },
      {},
    ],
    ['a reach past an own heading', { headings: ['6', '10'] }, { headings: ['6'], reach: { '6': '12' } }, {}],
    [
      'that no heading is missing where an own one is',
      { headings: ['6', '10'] },
      { headings: ['6'], complete: true },
      {},
    ],
    ['a heading written otherwise', { headings: ['6'] }, { headings: ['6.0'] }, {}],
  ])('does not take %s', (_name, own, theirs, more) => {
    const mine = entriesOf(own);
    expect(takeOver(ABU, mine, entriesOf(theirs))).toEqual({
      ...nothing,
      entries: { ...mine, ...more },
      columnsContrary: true,
    });
  });
  it('does not take a distance or a completeness that an example contradicts', () => {
    expect(takeOver(ABF, NO_ENTRIES, entriesOf({ distances: [{ from: '10', to: '18', columns: 3 }] }))).toEqual({
      ...nothing,
      entries: NO_ENTRIES,
      columnsContrary: true,
    });
    expect(takeOver(ABF, NO_ENTRIES, entriesOf({ complete: true }))).toEqual({
      ...nothing,
      entries: NO_ENTRIES,
      columnsContrary: true,
    });
    expect(takeOver(CRT, NO_ENTRIES, entriesOf({ headings: ['1.7:1'] }))).toEqual({
      ...nothing,
      entries: NO_ENTRIES,
      columnsContrary: true,
    });
  });
  it('changes nothing that is there, and brings nothing more the second time', () => {
    fc.assert(
      fc.property(anyEntries, anyEntries, (mine, theirs) => {
        const { entries } = takeOver(ABU, mine, theirs);
        expect(entries.cells).toMatchObject(mine.cells);
        expect(entries.headings.slice(0, mine.headings.length)).toEqual(mine.headings);
        expect(takeOver(ABU, entries, theirs).adds).toBe(false);
        expect(takeOver(ABU, mine, mine)).toEqual({ ...nothing, entries: mine });
      }),
    );
  });
});
