import { describe, expect, it } from 'vitest';
import { answerTo } from '@/components/calculator/case';
import { loadTool, toolWith, type Tool } from '@/components/calculator/tool';
import { spotOf, cardAddress } from '@/components/cards/card-address';
import { writeRef } from '@/components/cards/write-ref';
import { run } from '@/lib/calc/calculator';
import { checkInput, type Input } from '@/lib/calc/check';
import type { CellRow } from '@/lib/calc/evaluation';
import { NO_ENTRIES } from '@/lib/tables/card';
import type { CellRef } from '@/lib/tables/card-cell';
import { ABU, entriesOf } from '@/tests/tables/cards';

async function toolOf(name: string): Promise<Tool> {
  const tool = await loadTool('nach-paris', name);
  if (!tool) throw new Error(`no tool ${name}`);
  return tool;
}
const inputOf = (tool: Tool, given: Input): Input => {
  const checked = checkInput(tool.calc, given);
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  return checked.value;
};
const rowsNow = (tool: Tool, given: Input): readonly CellRow[] => {
  const answer = run(tool.calc, inputOf(tool, given), tool.data);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value.outcome.blocks.flatMap((block) =>
    block.kind === 'cells' ? block.rows.filter(({ use }) => use === 'now') : [],
  );
};

describe('an answer that waits for a cell', () => {
  it('goes on with the heading and the result that the player reads, and keeps both', async () => {
    const abu = await toolOf('abu');
    const [open] = rowsNow(abu, { die: 9 });
    expect(open).toMatchObject({ cell: { card: 'abu', column: { known: false, value: '12' }, row: '5' } });
    expect(open?.result).toBeUndefined();
    const written = writeRef(ABU, open?.cell ?? ({} as CellRef), { here: '10' }, '*-2')(NO_ENTRIES, false);
    if (!written.ok) throw new Error(JSON.stringify(written.error));
    expect(written.value).toEqual(entriesOf({ headings: ['10'], reach: { '10': '12' }, cells: { '/10/5': '• −2' } }));
    const filled = toolWith(abu, { abu: written.value });
    expect(rowsNow(filled, { die: 9 })).toMatchObject([
      { cell: { column: { known: true, heading: '10' } }, result: '• −2', from: 'player' },
    ]);
    expect(rowsNow(filled, { die: 10 })).toMatchObject([{ result: '• −2' }]);
  });
  it('shows what each face of the d20 gives, where it is known', async () => {
    const abu = await toolOf('abu');
    const tool = toolWith(abu, {
      abu: entriesOf({ headings: ['10'], complete: true, cells: { '/10/1': '+4', '/10/5': '• −2' } }),
    });
    const [cells] = answerTo(tool, inputOf(tool, {})).dice;
    expect(
      cells?.faces
        .map(({ face, row, cell }) => [face, row, cell])
        .filter(([face]) => [1, 2, 3, 9, 10].includes(Number(face))),
    ).toEqual([
      [1, '1', '+4'],
      [2, '1', '+4'],
      [3, '2', null],
      [9, '5', '• −2'],
      [10, '5', '• −2'],
    ]);
  });
  it('is not filled in off the card, or against what is known without asking', () => {
    expect(
      writeRef(ABU, { card: 'abu', column: { known: true, off: 'left', by: 1 }, row: '1' }, {}, '0')(NO_ENTRIES, true),
    ).toMatchObject({ ok: false, error: { code: 'no-cell' } });
    const cell: CellRef = { card: 'abu', column: { known: true, heading: '26' }, row: '2' };
    expect(writeRef(ABU, cell, {}, '0')(NO_ENTRIES, false)).toMatchObject({
      ok: false,
      error: { code: 'contradicts' },
    });
    expect(writeRef(ABU, cell, {}, '0')(NO_ENTRIES, true)).toMatchObject({
      ok: true,
      value: { cells: { '/26/2': '0' } },
    });
  });
});

describe('the address of a place of a card', () => {
  it.each([
    [
      { part: 'cell', place: { line: undefined, column: '1.5:1', row: '-4' } },
      '/en/nach-paris/charts/crt/#cell=%2F1.5%3A1%2F-4',
    ],
    [
      { part: 'cell', place: { line: 'masonry', column: '10', row: '10' } },
      '/en/nach-paris/charts/crt/#cell=masonry%2F10%2F10',
    ],
    [{ part: 'headings' }, '/en/nach-paris/charts/crt/#headings'],
  ] as const)('%j', (spot, address) => {
    expect(cardAddress('en', 'nach-paris', 'crt', spot)).toBe(address);
    expect(spotOf(new URL(address, 'https://umpire.example').hash)).toEqual(spot);
  });
  it.each(['', '#', '#cell=', '#cell=%', '#cell=a', '#r-9.3'])('%s names none', (hash) =>
    expect(spotOf(hash)).toBeUndefined(),
  );
});
