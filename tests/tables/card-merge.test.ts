import { describe, expect, it } from 'vitest';
import { NO_ENTRIES } from '@/lib/tables/card';
import { mergeEntries } from '@/lib/tables/card-merge';
import { ABU, CRT, entriesOf, FILLED } from '@/tests/tables/cards';

describe('two players’ entries in one', () => {
  const theirs = entriesOf({
    headings: ['50', '40'],
    complete: false,
    reach: { '40': '41', '50': '51' },
    cells: { '/50/1': '+1', '/40/1': '+4', '/26/2': '• −2' },
  });
  it('fill each other’s blanks and keep what is one’s own', () => {
    const { entries, differing } = mergeEntries(ABU, FILLED, theirs);
    expect(entries).toEqual(
      entriesOf({
        headings: ['40', '50'],
        complete: true,
        distances: FILLED.distances ?? [],
        reach: { '40': '95/2', '50': '51' },
        cells: { '/40/1': '+5', '/26/2': '• −2', '/50/1': '+1' },
      }),
    );
    expect(differing).toEqual([{ place: { line: undefined, column: '40', row: '1' }, mine: '+5', theirs: '+4' }]);
  });
  it('as far as the card has room, and what has none is named', () => {
    const mine = entriesOf({ headings: Array.from({ length: 99 }, (_, i) => String(101 + i)) });
    const other = entriesOf({
      headings: ['150', '301', '302', '303'],
      distances: [{ from: '301', to: '302', columns: 2 }],
      reach: { '303': '304' },
      cells: { '/301/1': '+1', '/302/1': '+2' },
    });
    const { entries, surplus } = mergeEntries(ABU, mine, other);
    expect(surplus).toEqual(['302', '303']);
    expect(entries.headings).toEqual([...mine.headings, '301']);
    expect(entries.cells).toEqual({ '/301/1': '+1' });
    expect(entries.distances).toEqual([]);
    expect(entries.reach).toEqual({});
  });
  it('or take the other’s', () => {
    expect(mergeEntries(ABU, FILLED, theirs, 'theirs').entries.cells['/40/1']).toBe('+4');
  });
  it('share a column whose heading each has written in another way', () => {
    const mine = entriesOf({ headings: ['2.5:1'], cells: { '/2.5:1/3': '0 / −4' } });
    const other = entriesOf({
      headings: ['5:2', '4:1'],
      distances: [{ from: '5:2', to: '4:1', columns: 2 }],
      reach: { '5:2': '13/5' },
      cells: { '/5:2/3': '0 / −5', '/5:2/4': '0 / −6' },
    });
    const { entries, differing } = mergeEntries(CRT, mine, other);
    expect(entries).toEqual(
      entriesOf({
        headings: ['2.5:1', '4:1'],
        distances: [{ from: '2.5:1', to: '4:1', columns: 2 }],
        reach: { '2.5:1': '13/5' },
        cells: { '/2.5:1/3': '0 / −4', '/2.5:1/4': '0 / −6' },
      }),
    );
    expect(differing).toMatchObject([{ mine: '0 / −4', theirs: '0 / −5' }]);
  });
  it('change nothing when they are the same', () => {
    expect(mergeEntries(ABU, FILLED, FILLED)).toEqual({ entries: FILLED, differing: [], headings: [], surplus: [] });
    expect(mergeEntries(CRT, NO_ENTRIES, NO_ENTRIES)).toEqual({
      entries: NO_ENTRIES,
      differing: [],
      headings: [],
      surplus: [],
    });
  });
  it.each([
    [true, false, ['50']],
    [false, true, ['40']],
    [true, true, ['40', '50']],
    [false, false, []],
  ])('name the headings that a whole card of the other lacks: %s, %s', (mine, his, headings) => {
    expect(
      mergeEntries(
        ABU,
        entriesOf({ headings: ['40'], complete: mine }),
        entriesOf({ headings: ['50', '26'], complete: his }),
      ).headings,
    ).toEqual(headings);
  });
});
