import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowsOf, type CardEntries, type ResultKind } from '@/lib/tables/card';
import { cardOf, findCell, hasRow, settleCell, type CellRef } from '@/lib/tables/card-cell';
import type { Column } from '@/lib/tables/card-columns';
import { parseResult } from '@/lib/tables/card-result';
import { showResult, unbroken } from '@/lib/tables/card-written';
import { ABF, ABU, bookOf, CRT, entriesOf, ONE, SHIFTS, TWO, WHOLE } from '@/tests/tables/cards';

describe('on every card with losses', () => {
  const cards = [ABF, ABU, CRT].map(({ id, results }) => [id, results] as const);
  const both = (kind: ResultKind, one: string) => kind.sides.map(() => one).join(' / ');
  const written = (kind: ResultKind, one: string) => {
    const read = parseResult(kind, both(kind, one));
    return read && showResult(kind, read);
  };
  it.each(cards)('%s: • ● · ∙ * and . are an automatic loss, alone and before a number', (_, kind) => {
    for (const sign of ['•', '●', '·', '∙', '*', '.'])
      expect(
        [sign, `${sign}-2`, `${sign} +3`].map((one) => written(kind, one)),
        sign,
      ).toStrictEqual(['•', '• −2', '• +3'].map((one) => both(kind, one)));
  });
  it.each(cards)('%s: ○ ◦ o O ° and º are the sign of the plain test before a number, and refused alone', (_, kind) => {
    for (const sign of ['○', '◦', 'o', 'O', '°', 'º'])
      expect(
        [sign, `${sign}-2`, `•${sign}-2`].map((one) => written(kind, one)),
        sign,
      ).toStrictEqual([undefined, both(kind, '−2'), both(kind, '• −2')]);
  });
});

describe('a result as it is typed', () => {
  it.each<[ResultKind, string, string | undefined]>([
    [ONE, '-3', '−3'],
    [ONE, '−3', '−3'],
    [ONE, '- 3', '−3'],
    [ONE, '8', '+8'],
    [ONE, '+8', '+8'],
    [ONE, '0', '0'],
    [ONE, '-0', '0'],
    [ONE, '• -2', '• −2'],
    [ONE, '*-2', '• −2'],
    [ONE, '·.+4', '•• +4'],
    [ONE, '•', '•'],
    [ONE, '• —', '•'],
    [ONE, 'x', '—'],
    [ONE, 'No', '—'],
    [ONE, '—', '—'],
    [ONE, '', undefined],
    // The open circle is printed before a test and is no loss; alone it could be meant for either.
    [ONE, 'o-1', '−1'],
    [ONE, 'O +3', '+3'],
    [ONE, '°−2', '−2'],
    [ONE, '•o-2', '• −2'],
    [ONE, 'o', undefined],
    [ONE, 'oo', undefined],
    [TWO, 'o+3/•o+3', '+3 / • +3'],
    [ONE, '•••', undefined],
    [ONE, '21', undefined],
    [ONE, '-21', undefined],
    [ONE, '1.5', undefined],
    [ONE, '0 / -7', undefined],
    [ONE, '3-', undefined],
    [TWO, '0 / -7', '0 / −7'],
    [TWO, '+3/•+3', '+3 / • +3'],
    [TWO, '— / •••', '— / •••'],
    [TWO, 'x', '— / —'],
    [TWO, '3', undefined],
    [TWO, '3/', undefined],
    [TWO, '1/2/3', undefined],
    [WHOLE, '2', '+2'],
    [WHOLE, '-', '—'],
    [WHOLE, '• 2', undefined],
    [WHOLE, '9', undefined],
  ])('%#: "%s" is %s', (kind, typed, shown) => {
    const result = parseResult(kind, typed);
    expect(result && showResult(kind, result)).toBe(shown);
  });
  it('is read again from the way in which it is written', () => {
    const side = fc.record({
      losses: fc.integer({ min: 0, max: 2 }),
      modifier: fc.option(fc.integer({ min: -20, max: 20 })),
    });
    fc.assert(
      fc.property(
        side,
        (one) =>
          void expect(parseResult(ONE, showResult(ONE, { sides: [one] }))).toEqual({
            sides: [one],
          }),
      ),
    );
    fc.assert(
      fc.property(
        fc.tuple(side, side),
        (sides) => void expect(parseResult(TWO, showResult(TWO, { sides }))).toEqual({ sides }),
      ),
    );
    fc.assert(
      fc.property(
        fc.option(fc.integer({ min: -4, max: 8 })).map((columns) => ({ sides: [{ columns }] })),
        (result) => void expect(parseResult(WHOLE, showResult(WHOLE, result))).toEqual(result),
      ),
    );
  });
  it('holds together in a sentence what is one result, and is read from there too', () => {
    expect(['• −2', '+3 / •• +3', '— / •', '0 / −7', 'a • b'].map(unbroken)).toEqual([
      '•\u00a0−2',
      '+3 / ••\u00a0+3',
      '— / •',
      '0 / −7',
      'a • b',
    ]);
    expect(parseResult(ONE, unbroken('• −2'))).toEqual(parseResult(ONE, '• −2'));
  });
  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom(ONE, TWO, WHOLE),
        (typed, kind) => void parseResult(kind, typed),
      ),
    );
  });
});

const at = (heading: string): Column => ({ known: true, heading });

describe('a row past the edge', () => {
  // Complete cards: ABU 3, 12, 20, 26; CRT 1:2, 1:1, 1.5:1, 2:1, 3:1.
  const full: Readonly<Record<string, CardEntries>> = {
    abu: entriesOf({ headings: ['12', '20'], complete: true }),
    crt: entriesOf({ headings: ['1:2', '3:1'], complete: true }),
  };
  it.each<[string, string, number, Column, string, number]>([
    ['abu', '26', 16, at('26'), '16', 0],
    ['abu', '26', 17, at('20'), '15', 1],
    ['abu', '26', 18, at('20'), '16', 1],
    ['abu', '26', 20, at('12'), '16', 2],
    ['abu', '12', 21, { known: true, off: 'left', by: 1 }, '17', 2],
    // No edge rule stands below the first row of the ABU.
    ['abu', '26', 0, at('26'), '0', 0],
    ['crt', '1.5:1', 25, at('1.5:1'), '25', 0],
    ['crt', '1.5:1', 26, at('1:1'), '18', 1],
    ['crt', '1.5:1', 34, at('1:2'), '18', 2],
    ['crt', '1.5:1', -4, at('1.5:1'), '-4', 0],
    ['crt', '1.5:1', -5, at('2:1'), '3', 1],
    ['crt', '1.5:1', -13, at('3:1'), '3', 2],
    ['crt', '3:1', -5, { known: true, off: 'right', by: 1 }, '3', 1],
  ])('%s, column %s, row %i', (card, heading, row, column, to, moves) => {
    const settled = settleCell(bookOf(full), card, undefined, at(heading), row);
    expect(settled.ref).toEqual({ card, line: undefined, column, row: to });
    expect(settled.moves).toHaveLength(moves);
  });
  it('names the rule of every move, with where it led', () => {
    expect(settleCell(bookOf(full), 'abu', undefined, at('26'), 20).moves).toEqual([
      { edge: 'above', rule: '8.4.7', from: { column: at('26'), row: 20 }, to: { column: at('20'), row: 18 } },
      { edge: 'above', rule: '8.4.7', from: { column: at('20'), row: 18 }, to: { column: at('12'), row: 16 } },
    ]);
  });
  it('is followed while the column is still to be read off the card', () => {
    expect(settleCell(bookOf(), 'abu', undefined, at('26'), 20).ref).toEqual({
      card: 'abu',
      line: undefined,
      column: { known: false, value: '26', shift: -2 },
      row: '16',
    });
  });
  it('leads to a row of the card or off its columns, for any row', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60, max: 80 }), fc.constantFrom('1:1', '2:1', '3:1'), (row, heading) => {
        const { ref } = settleCell(bookOf(full), 'crt', undefined, at(heading), row);
        expect('off' in ref.column || hasRow(CRT, ref.row)).toBe(true);
      }),
    );
  });
});

describe('a cell', () => {
  const ref = (card: string, column: Column, row: string, line?: string): CellRef => ({ card, line, column, row });
  it('is that of the examples until the player enters another', () => {
    expect(findCell(bookOf(), ref('abf', at('18'), '10', 'masonry'))).toEqual({
      result: { sides: [{ losses: 0, modifier: -5 }] },
      text: '−5',
      from: 'rulebook',
    });
    const book = bookOf({ abf: entriesOf({ cells: { 'masonry/18/10': '−4' } }) });
    expect(findCell(book, ref('abf', at('18'), '10', 'masonry'))).toMatchObject({ text: '−4', from: 'player' });
  });
  it('is unknown where nobody has filled it in, where the column is unknown and off the card', () => {
    expect(findCell(bookOf(), ref('abf', at('18'), '10', 'concrete'))).toBeUndefined();
    expect(findCell(bookOf(), ref('abu', { known: false, value: '40', shift: 0 }, '2'))).toBeUndefined();
    expect(findCell(bookOf(), ref('abu', { known: true, off: 'left', by: 1 }, '2'))).toBeUndefined();
  });
  it('falls back on the examples where the entry is no result of the card', () => {
    expect(
      findCell(bookOf({ abu: entriesOf({ cells: { '/26/2': 'nonsense' } }) }), ref('abu', at('26'), '2')),
    ).toMatchObject({ text: '−1', from: 'rulebook' });
  });
  it('of a card that is not loaded is a bug', () => {
    expect(() => cardOf(bookOf(), 'nowhere')).toThrow('nowhere');
  });
});

it('rows have a minus as it is printed, and their number as id', () => {
  expect(rowsOf(CRT).slice(0, 5)).toEqual([
    { id: '-4', label: '−4' },
    { id: '-3', label: '−3' },
    { id: '-2', label: '−2' },
    { id: '-1', label: '−1' },
    { id: '0', label: '0' },
  ]);
  expect(rowsOf(ABU)).toHaveLength(16);
  expect(rowsOf(SHIFTS).map(({ id }) => id)).toEqual(['inf-a-b', 'inf-c-d', 'cav']);
});
