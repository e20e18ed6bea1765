import { describe, expect, it } from 'vitest';
import { lighting } from '@/components/tables/lit';
import { piecesOf, plainText } from '@/lib/tables/pieces';
import { readGame } from '@/lib/content/game';
import type { Chart } from '@/lib/tables/chart';

const text = { en: 'x', es: 'x', it: 'x' };
const axis = (...ids: readonly string[]) => ({ label: text, items: ids.map((id) => ({ id, label: id })) });
const chart: Chart = {
  id: 'fire',
  kind: 'lookup',
  title: text,
  rules: ['1.1'],
  rows: axis('1', '2'),
  columns: axis('a', 'b', 'c', 'd'),
  cells: [
    [0, 1, 2, 3],
    [1, 2, 3, null],
  ],
  provenance: { source: 'both', text },
};

describe('pieces of a text', () => {
  it.each([
    ['plain words', [{ kind: 'text', text: 'plain words' }]],
    ['', []],
    [
      'Shift it (§12.2.7).',
      [
        { kind: 'text', text: 'Shift it (' },
        { kind: 'rule', text: '12.2.7' },
        { kind: 'text', text: ').' },
      ],
    ],
    [
      'See §6.0.E.1.',
      [
        { kind: 'text', text: 'See ' },
        { kind: 'rule', text: '6.0.E.1' },
        { kind: 'text', text: '.' },
      ],
    ],
    ['§5.3', [{ kind: 'rule', text: '5.3' }]],
    [
      'With *Blockade* on',
      [
        { kind: 'text', text: 'With ' },
        { kind: 'em', text: 'Blockade' },
        { kind: 'text', text: ' on' },
      ],
    ],
    [
      'the [points](table:victory-points)',
      [
        { kind: 'text', text: 'the ' },
        { kind: 'table', id: 'victory-points', text: 'points' },
      ],
    ],
    [
      '+5 [why](dispute:rough-rows)',
      [
        { kind: 'text', text: '+5 ' },
        { kind: 'dispute', id: 'rough-rows', text: 'why' },
      ],
    ],
    ['3 * 2 and <b>', [{ kind: 'text', text: '3 * 2 and <b>' }]],
  ])('%j', (given, wanted) => {
    expect(piecesOf(given)).toEqual(wanted);
  });
  it('are read without their markup', () => {
    expect(plainText('*Shift* it (§12.2.7): [points](table:victory-points), +5 [why](dispute:rough-rows)')).toBe(
      'Shift it (§12.2.7): points, +5 why',
    );
  });
  it('leave no markup in any chart of Paths of Glory', () => {
    const texts = [...readGame('paths-of-glory').tables().values()].flatMap((one) => [
      one.note?.en ?? '',
      one.provenance.text.en,
      ...one.cells.flat().map((cell) => (typeof cell === 'object' && cell ? cell.en : String(cell))),
    ]);
    const left = texts
      .flatMap((one) => piecesOf(one))
      .filter(({ kind, text: words }) => kind === 'text' && /§|\]\(|\*\p{L}/u.test(words));
    expect(left).toEqual([]);
  });
});

describe('the lighting of a chart', () => {
  it('draws every step between the start and the column in use, with the way it goes', () => {
    const { columns } = lighting(chart, [
      { column: 'd', role: 'start' },
      { column: 'b', role: 'use' },
    ]);
    expect([...columns]).toEqual([
      ['b', { role: 'use', from: 'right' }],
      ['c', { role: 'shift', from: 'right' }],
      ['d', { role: 'start' }],
    ]);
  });
  it('draws no step when the column in use is the one of the start', () => {
    const { columns } = lighting(chart, [
      { column: 'b', role: 'start' },
      { column: 'b', role: 'use' },
    ]);
    expect([...columns]).toEqual([['b', { role: 'use' }]]);
  });
  it('lights the row, the column and the cell of a roll', () => {
    const { rows, columns, cell } = lighting(chart, [{ row: '2', column: 'c', role: 'use' }]);
    expect([[...rows], [...columns.keys()], cell('2', 'c'), cell('1', 'c')]).toEqual([['2'], ['c'], 'use', undefined]);
  });
  it('a row alone lights no column', () => {
    expect(lighting(chart, [{ row: '1', role: 'use' }]).columns.size).toBe(0);
  });
});
