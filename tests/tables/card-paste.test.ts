import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellKey, rowsOf, type CardChart } from '@/lib/tables/card';
import { headingsOf } from '@/lib/tables/card-columns';
import { pasteTable, type Pasted } from '@/lib/tables/card-paste';
import { readGrid } from '@/lib/tables/grid-text';
import { ABF, ABU, CRT, entriesOf, SHIFTS } from '@/tests/tables/cards';

describe('the cells of a text', () => {
  it.each<[string, readonly (readonly string[])[] | number]>([
    ['', []],
    [' \n\t\n', []],
    ['a', [['a']]],
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a;b\nc;d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a,b\nc', [['a', 'b'], ['c']]],
    ['1,5:1\t2:1', [['1,5:1', '2:1']]],
    ['"a;b";c', [['a;b', 'c']]],
    ['"say ""x""",y', [['say "x"', 'y']]],
    [
      '"two\nlines"\tb\nc\td',
      [
        ['two\nlines', 'b'],
        ['c', 'd'],
      ],
    ],
    ['\n\n \ta\t\n\tb\t\t\n\n', [['a'], ['b']]],
    [
      '\ta\nb\tc',
      [
        ['', 'a'],
        ['b', 'c'],
      ],
    ],
    ['a\n"b', 2],
    ['a\n"b"c', 2],
    ['a, "b"', 1],
    [
      '"a" ;b\rc;"d" ',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a"b;c', [['a"b', 'c']]],
  ])('%#', (text, cells) => {
    const read = readGrid(text);
    expect(read).toEqual(typeof cells === 'number' ? { ok: false, error: { row: cells } } : { ok: true, value: cells });
  });
});

const AT_26 = { column: '26', row: '1' };
const cellsOf = (pasted: ReturnType<typeof pasteTable>): Pasted => {
  if (!pasted.ok) throw new Error(JSON.stringify(pasted.error));
  return pasted.value;
};

describe('a pasted table', () => {
  it('goes from the cell on when it has neither headings nor row numbers', () => {
    const { entries, cells, headings } = cellsOf(
      pasteTable(ABU, entriesOf({ headings: ['40'] }), { column: '26', row: '14' }, '+4\t+5\n\t—\n• -1\t?'),
    );
    expect(entries.cells).toEqual({ '/26/14': '+4', '/40/14': '+5', '/40/15': '—', '/26/16': '• −1' });
    expect([cells, headings]).toEqual([4, []]);
  });
  it('follows its headings and row numbers wherever the cursor is', () => {
    const { entries, headings } = cellsOf(
      pasteTable(ABU, entriesOf(), { column: '3', row: '9' }, '\t26\t40\n14\t+4\t+5\n15\t+6\t+7'),
    );
    expect(entries).toEqual(
      entriesOf({ headings: ['40'], cells: { '/26/14': '+4', '/40/14': '+5', '/26/15': '+6', '/40/15': '+7' } }),
    );
    expect(headings).toEqual(['40']);
  });
  it('may have headings only', () => {
    expect(
      cellsOf(pasteTable(CRT, entriesOf(), { column: '1:1', row: '-4' }, '1:1;2:1;3:1\n8/•;7/•;6/•')).entries.cells,
    ).toEqual({ '/1:1/-4': '+8 / •', '/2:1/-4': '+7 / •', '/3:1/-4': '+6 / •' });
  });
  it('may have row numbers only', () => {
    expect(cellsOf(pasteTable(CRT, entriesOf(), { column: '2:1', row: '9' }, '-4\tx\n−3\tx')).entries.cells).toEqual({
      '/2:1/-4': '— / —',
      '/2:1/-3': '— / —',
    });
  });
  it('may name rows and columns as the card does, in any language', () => {
    const text = 'Unidad\t2–4\t5–8\t> 8\nINF de rango A+, A o B\t3\t2\t2\nAltra INF\t2\t1\t1\nCAV\t1\t-\t-';
    expect(
      cellsOf(pasteTable(SHIFTS, entriesOf(), { column: '2-4', row: 'inf-a-b' }, text)).entries.cells,
    ).toMatchObject({ '/9+/inf-a-b': '+2', '/2-4/inf-c-d': '+2', '/9+/cav': '—' });
  });
  it('keeps the line that the cursor is in', () => {
    expect(
      cellsOf(pasteTable(ABF, entriesOf(), { line: 'concrete', column: '10', row: '1' }, '+8\t+7')).entries.cells,
    ).toEqual({ 'concrete/10/1': '+8', 'concrete/14/1': '+7' });
  });
  it('may hold results that run like row numbers', () => {
    expect(cellsOf(pasteTable(ABU, entriesOf(), { column: '26', row: '9' }, '4\n5\n6')).entries.cells).toEqual({
      '/26/9': '+4',
      '/26/10': '+5',
      '/26/11': '+6',
    });
  });
  it.each<[string, string, readonly string[]]>([
    ['left out', '\t26\t40\n4\t+4\t+5\n7\t+6\t+7', ['/26/4', '/40/4', '/26/7', '/40/7']],
    ['in any order', 'd20\t26\t40\n7\t+6\t+7\n6\t+4\t+5', ['/26/7', '/40/7', '/26/6', '/40/6']],
    ['apart by empty lines', '\t26\t40\n4\t+4\t+5\n\n7\t+6\t+7', ['/26/4', '/40/4', '/26/7', '/40/7']],
    ['apart by an empty line, without headings', '4\t+4\n\t\n6\t+6', ['/26/4', '/26/6']],
  ])('may have rows %s', (_name, text, keys) => {
    expect(Object.keys(cellsOf(pasteTable(ABU, entriesOf({ headings: ['40'] }), AT_26, text)).entries.cells)).toEqual(
      keys,
    );
  });
  it('keeps the heading over its first column', () => {
    expect(
      cellsOf(pasteTable(ABF, entriesOf(), { line: 'concrete', column: '10', row: '5' }, '10;14\n1;+3\n2;+4')).entries
        .cells,
    ).toEqual({ 'concrete/10/5': '+1', 'concrete/14/5': '+3', 'concrete/10/6': '+2', 'concrete/14/6': '+4' });
  });
  it('asks whether numbers that run on are those of rows', () => {
    const asks = (card: CardChart, text: string) =>
      cellsOf(
        pasteTable(
          card,
          entriesOf({ headings: ['40'] }),
          { column: card.columns.headings[0]?.label ?? '', row: '9' },
          text,
        ),
      ).questions;
    expect(asks(ABU, '1\t2\n2\t3')).toEqual([{ code: 'row-numbers', from: '1', to: '2' }]);
    expect(asks(ABU, '+1\t+2\n+2\t+3')).toEqual([]);
    expect(asks(ABU, '\t26\n11\t2\n12\t3')).toEqual([]);
    expect(asks(CRT, '-4\tx\n-3\tx')).toEqual([]);
  });
  it('may write • as other programs do', () => {
    expect(Object.values(cellsOf(pasteTable(ABU, entriesOf(), AT_26, '● -2\n∙∙\n*−3')).entries.cells)).toEqual([
      '• −2',
      '••',
      '• −3',
    ]);
  });
  it.each<[string, CardChart, string, object]>([
    ['a row that the card has not', ABU, '\t26\t40\n15\t+4\t+5\n17\t+6\t+7', { code: 'no-row', row: 3, given: '17' }],
    ['a row without a number', ABU, '\t26\t40\n3\t+4\t+5\n\t+6\t+7', { code: 'no-row', row: 3, given: '' }],
    ['a row twice', ABU, '\t26\t40\n3\t+4\t+5\n5\t+4\t+5\n3\t+6\t+7', { code: 'row-twice', row: 4, given: '3' }],
    ['nothing', ABU, ' \n ', { code: 'empty' }],
    ['an open quote', ABU, '1\n"2', { code: 'bad-quote', row: 2 }],
    ['too wide', ABU, '1\t2\t3', { code: 'too-wide', given: 3, room: 1 }],
    ['too tall', ABU, Array(17).fill('0').join('\n'), { code: 'too-tall', given: 17, room: 16 }],
    [
      'a wrong cell, and which',
      ABU,
      '\t26\t40\n1\t+4\t+5\n2\t+6\tboo',
      {
        code: 'cell',
        at: { row: 3, column: 3 },
        problem: { code: 'no-result', given: 'boo', place: { column: '40', row: '2' } },
      },
    ],
    [
      'a wrong heading, and which',
      ABU,
      '\t26\t0x40\n1\t+4\t+5\n2\t+6\t+7',
      { code: 'cell', at: { row: 1, column: 3 }, problem: { code: 'no-heading', given: '0x40' } },
    ],
    [
      'a heading twice, and where',
      ABU,
      '\t40\t40\n1\t+4\t+5',
      { code: 'cell', at: { row: 1, column: 3 }, problem: { code: 'repeats', heading: '40' } },
    ],
  ])('is refused: %s', (_name, card, text, error) => {
    const pasted = pasteTable(card, entriesOf(), AT_26, text);
    expect(pasted).toMatchObject({ ok: false, error });
  });
  it('tells which known cells it contradicts and which distances it breaks', () => {
    const pasted = cellsOf(
      pasteTable(
        ABF,
        entriesOf(),
        { line: 'masonry', column: '10', row: '1' },
        '\t10\t12\t14\t18\n10\t-1\t-2\t-3\t-4\n11\t-2\t-3\t-4\t-5',
      ),
    );
    expect(pasted.questions).toMatchObject([
      { code: 'breaks-distance', heading: '12' },
      { code: 'contradicts', given: '−4', known: { result: '−5' } },
    ]);
    expect(pasted.entries.cells['masonry/18/10']).toBe('−4');
  });
  it('never throws and never loses what was there', () => {
    const before = entriesOf({ headings: ['40'], cells: { '/40/1': '+1', '/26/9': '• −3' } });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc
            .array(fc.array(fc.constantFrom('1', '-2', '• -3', '', 'x', '26', '40', '52', '"'), { maxLength: 4 }), {
              maxLength: 6,
            })
            .map((grid) => grid.map((row) => row.join('\t')).join('\n')),
        ),
        (text) => {
          const pasted = pasteTable(ABU, before, AT_26, text);
          if (pasted.ok)
            expect(Object.keys(pasted.value.entries.cells)).toEqual(expect.arrayContaining(Object.keys(before.cells)));
        },
      ),
    );
  });
});

it('a whole card copied out as a table is pasted back as it was', () => {
  const results = fc.constantFrom('−3', '+8', '• −2', '—', '0', '••');
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 4, max: 200 }), { minLength: 1, maxLength: 6 }),
      fc.array(results, { minLength: 128, maxLength: 128 }),
      fc.constantFrom('\t', ';', ','),
      fc.boolean(),
      (more, filled, mark, quoted) => {
        const headings = headingsOf(ABU, entriesOf({ headings: more.filter((one) => one !== 26).map(String) }));
        const rows = rowsOf(ABU);
        const text = (row: number, column: number): string => filled[row * 8 + column] ?? '';
        const write = (cell: string): string => (quoted ? `"${cell}"` : cell);
        const table = [['', ...headings], ...rows.map(({ id }, i) => [id, ...headings.map((_, j) => text(i, j))])]
          .map((row) => row.map(write).join(mark))
          .join('\r\n');
        const { entries } = cellsOf(pasteTable(ABU, entriesOf(), { column: '3', row: '16' }, table));
        expect(headingsOf(ABU, entries)).toEqual(headings);
        for (const [i, { id }] of rows.entries())
          for (const [j, heading] of headings.entries())
            expect(entries.cells[cellKey(undefined, heading, id)]).toBe(text(i, j));
      },
    ),
  );
});
