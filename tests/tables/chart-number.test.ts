import { describe, expect, it } from 'vitest';
import {
  each,
  printedColumn,
  printedNumber,
  printedNumberUnless,
  printedYes,
  rolledNumber,
} from '@/lib/tables/chart-number';
import type { Cell, Chart } from '@/lib/tables/chart';

const same = (text: string) => ({ en: text, es: text, it: text });

/** A chart of one row, whose cells are given by their columns. */
const chartOf = (cells: Readonly<Record<string, Cell>>): Chart => ({
  id: 'costs',
  kind: 'list',
  title: same('Costs'),
  rules: ['1.1'],
  rows: { label: same('Row'), items: [{ id: 'row', label: 'Row' }] },
  columns: { label: same('Column'), items: Object.keys(cells).map((id) => ({ id, label: id })) },
  cells: [Object.values(cells)],
  provenance: { source: 'rulebook', text: same('Printed') },
});
const numberIn = (cell: Cell): number => printedNumber(chartOf({ value: cell }), 'row', 'value');

describe('the number of a cell', () => {
  it.each([
    [9, 9],
    [-2, -2],
    ['0', 0],
    ['+15', 15],
    ['−2', -2],
    ['×1.3', 1.3],
    ['4+', 4],
    [same('2 each way'), 2],
    [same('2, one way only'), 2],
    [same('+4 [doubtful](dispute:any)'), 4],
  ])('%j is %d', (cell, wanted) => expect(numberIn(cell)).toBe(wanted));
  it.each([null, 'NA', 'no limit', '½', '2½', '', same('all its MF')])('%j is an error', (cell) =>
    expect(() => numberIn(cell)).toThrow('the chart costs has no number in row, value'),
  );
  it('is an error where the chart has no such row or column', () => {
    const chart = chartOf({ value: 1 });
    expect(() => printedNumber(chart, 'other', 'value')).toThrow('other, value');
    expect(() => printedNumber(chart, 'row', 'other')).toThrow('row, other');
  });
  it('is read with its column at once, and that lacks neither a row that was named nor one that is asked for', () => {
    const chart = chartOf({ value: '−2', words: 'none' });
    expect(printedColumn(chart, ['row'], 'value')('row')).toBe(-2);
    expect(() => printedColumn(chart, ['row'], 'words')).toThrow('row, words');
    expect(() => printedColumn(chart, ['row'], 'value')('other')).toThrow('other, value');
  });
  it('is that of a roll kept within the rows, and an error where it is none', () => {
    const chart = chartOf({ first: 4, second: null });
    expect([rolledNumber(chart, 1, 0), rolledNumber(chart, 7, 0)]).toEqual([4, 4]);
    expect(() => rolledNumber(chart, 7, 1)).toThrow('the chart costs has no number for a 1, column 2');
  });
  it('may be denied by the word that is named, and by no other', () => {
    const chart = chartOf({ closed: 'NA', open: '+5', endless: same('no limit') });
    const of = (column: string) => printedNumberUnless('NA', chart, 'row', column);
    expect([of('closed'), of('open')]).toEqual([undefined, 5]);
    expect(() => of('endless')).toThrow('row, endless');
  });
});

it('says Yes or No, and nothing else', () => {
  const chart = chartOf({ yes: same('Yes'), no: 'No', other: 'perhaps' });
  expect([printedYes(chart, 'row', 'yes'), printedYes(chart, 'row', 'no')]).toEqual([true, false]);
  expect(() => printedYes(chart, 'row', 'other')).toThrow('row, other');
});

it('has a value for each key', () => expect(each(['a', 'bc'], ({ length }) => length)).toEqual({ a: 1, bc: 2 }));
