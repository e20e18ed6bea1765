import { describe, expect, it } from 'vitest';
import { boundsOf } from '@/lib/games/when-eagles-fight/crt/bounds';
import { resultOf } from '@/lib/games/when-eagles-fight/crt/result';
import { breachesOf } from '@/lib/tables/card-constraint';
import { parseResult } from '@/lib/tables/card-result';
import { bookOf, CARD, entriesOf } from '@/tests/games/when-eagles-fight/crt/cards';

type Cells = Readonly<Record<string, string>>;
const NINE = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const at = (cells: Cells, column: string, row: string) => boundsOf(bookOf(cells), column, [row])[0];
const E = 'E' as const;

const ROWS: readonly (readonly [what: string, cells: Cells, cell: string, defender: readonly unknown[], b: string])[] =
  [
    ['nothing is told', {}, '4:1/5', [0, E], 'open'],
    ['13.20', {}, '3:1/6', [E, E], 'no'],
    ['Osowiec falls', {}, '5:1/5', [E, E], 'open'],
    ['Osowiec holds', {}, '5:1/2', [0, 9], 'no'],
    ['Lomza needs an assumption', {}, '5:1/9', [0, E], 'open'],
    ['the lone corps retreats', {}, '1:1/4', [1, 2], 'no'],
    ['the lone corps dies', {}, '1:1/6', [2, E], 'open'],
    ['it has two steps', { '1:1/4': '0 / 2' }, '1:1/9', [3, E], 'open'],
    ['it has one step', { '1:1/9': '0 / 2' }, '1:1/5', [1, 1], 'no'],
    ['three corps', {}, '2:1/4', [2, E], 'open'],
    ['three rows are taken', { '2:1/7': '0 / E', '2:1/8': '0 / E', '2:1/9': 'B / E' }, '2:1/4', [2, 6], 'no'],
    ['three rows are left', { '2:1/4': '0 / 2', '2:1/5': '0 / 2', '2:1/6': '0 / 2' }, '2:1/9', [4, E], 'open'],
    ['an entry counts as it is, right or wrong', { '5:1/5': '2 / 1' }, '5:1/5', [1, 1], 'no'],
    ['what entries break tells nothing more', { '5:1/5': '2 / 1' }, '5:1/4', [0, E], 'open'],
    ['but the rest does', { '5:1/5': '2 / 1' }, '5:1/3', [0, 9], 'no'],
  ];

describe('what a cell may hold', () => {
  it.each(ROWS.map((row) => [`${row[0]}: ${row[2]}`, row] as const))('%s', (_, [, cells, cell, defender, through]) => {
    const [column = '', row = ''] = cell.split('/');
    const found = at(cells, column, row);
    expect([found?.defender.best, found?.defender.worst]).toEqual(defender);
    expect(found?.breakthrough).toBe(through);
  });

  it('nothing is told of the attacker’s losses but in 13.20', () => {
    for (const column of ['1:2', '1:1', '2:1', '3:1', '4:1', '5:1'])
      for (const { row, attacker, known } of boundsOf(bookOf(), column, NINE)) {
        const told = column === '3:1' && row === '6';
        expect(known).toBe(told);
        expect(attacker).toEqual(told ? { best: 1, worst: 1 } : { best: 0, worst: E });
      }
  });
});

describe('against every result that a cell could hold', () => {
  const results = [0, 9, E, 'B']
    .flatMap((a) => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, E].map((d) => `${a} / ${d}`))
    .filter((text) => parseResult(CARD.results, text));
  const rank = (loss: number | 'E'): number => (loss === E ? 99 : loss);
  const CASES: readonly Cells[] = [
    {},
    { '1:1/4': '2 / 1', '1:1/7': '0 / 2', '2:1/9': 'B / E', '5:1/3': '1 / 2' },
    { '2:1/4': '1 / 3', '2:1/5': '1 / 3', '2:1/9': 'B / E', '2:1/8': '0 / E' },
  ];
  it.each(CASES.map((cells) => [JSON.stringify(cells), cells] as const))('%s', (_, cells) => {
    for (const column of ['1:1', '2:1', '5:1'])
      for (const row of NINE) {
        if (cells[`${column}/${row}`]) continue;
        const sound = results.filter((result) =>
          breachesOf(CARD, entriesOf({ ...cells, [`${column}/${row}`]: result })).every(
            ({ constraint }) => constraint.says === 'assumed',
          ),
        );
        const losses = sound.flatMap((text) => {
          const read = parseResult(CARD.results, text);
          return read ? [resultOf(read)] : [];
        });
        const extremes = (side: 'attacker' | 'defender') => {
          const ranks = losses.map((one) => rank(one[side]));
          return [Math.min(...ranks), Math.max(...ranks)];
        };
        const found = at(cells, column, row);
        for (const side of ['attacker', 'defender'] as const)
          expect(found && [rank(found[side].best), rank(found[side].worst)], `${column}/${row}`).toEqual(
            extremes(side),
          );
      }
  });
});
