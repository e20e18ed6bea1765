import { describe, expect, it } from 'vitest';
import { cellAfter, firstCell, neighbour } from '@/components/cards/editor/cell-order';
import type { CardChart } from '@/lib/tables/card';
import { ABF, ABU, entriesOf } from '@/tests/tables/cards';

const at = (column: string, row: string) => ({ line: undefined, column, row });
const none = entriesOf();

describe('the cell to fill in next', () => {
  it.each([
    [at('3', '1'), 'down', at('3', '2')],
    [at('3', '16'), 'down', at('26', '1')],
    [at('26', '16'), 'down', undefined],
    [at('3', '1'), 'right', at('26', '1')],
    [at('26', '1'), 'right', at('3', '2')],
    [at('26', '16'), 'right', undefined],
  ] as const)('after %j, %s', (from, way, to) => expect(cellAfter(ABU, none, from, way)).toEqual(to));

  it('goes over every cell of a line once', () => {
    for (const way of ['down', 'right'] as const) {
      const seen = new Set<string>();
      for (let cell = firstCell(ABF, none, 'masonry'); cell; cell = cellAfter(ABF, none, cell, way)) {
        expect(cell.line).toBe('masonry');
        seen.add(`${cell.column}/${cell.row}`);
      }
      expect(seen.size).toBe(7 * 12);
    }
  });
});

it('arrows stop at the edges', () => {
  expect(neighbour(ABU, none, at('3', '1'), -1, -1)).toEqual(at('3', '1'));
  expect(neighbour(ABU, none, at('3', '1'), Infinity, 8)).toEqual(at('26', '9'));
  expect(neighbour(ABU, none, at('26', '15'), -Infinity, 8)).toEqual(at('3', '16'));
});

it('a card without a column has no cell', () => {
  const bare: CardChart = { ...ABU, columns: { ...ABU.columns, headings: [], gaps: [] } };
  expect(firstCell(bare, none, undefined)).toBeUndefined();
  expect(firstCell(bare, entriesOf({ headings: ['7'] }), undefined)).toEqual(at('7', '1'));
});
