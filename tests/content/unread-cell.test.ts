import { expect, it } from 'vitest';
import stacking from '@/content/when-eagles-fight/tables/stacking.json';
import { problemsOf } from '@/lib/cli/check-content';
import { formatProblem } from '@/lib/content/check/problem';
import { GAMES } from '@/lib/games/registry';
import { asChart, printedNumber } from '@/lib/tables/chart-number';

/** What the check says of a game in which a tool reads a cell of this chart while it is loaded. */
async function said(row: string, column: string): Promise<readonly string[]> {
  const eagles = GAMES.find(({ id }) => id === 'when-eagles-fight');
  const [tool] = eagles?.tools ?? [];
  if (!eagles || !tool) throw new Error('the registry has no tool of When Eagles Fight');
  const empty = { ...asChart(stacking), cells: stacking.cells.map((cells) => cells.map(() => null)) };
  const calculator: typeof tool.calculator = async () => {
    printedNumber(empty, row, column);
    return tool.calculator();
  };
  return (await problemsOf({ ...eagles, tools: [{ ...tool, calculator }] })).map(formatProblem);
}

it('names the cell from which a rule cannot take its number, with its place in the file', async () => {
  const [row, column] = [stacking.rows.items[0]?.id ?? '', stacking.columns.items[0]?.id ?? ''];
  const [problem, ...others] = await said(row, column);
  expect(problem).toMatch(/^content\/when-eagles-fight\/tables\/stacking\.json:\d+:\d+ error: /);
  expect(problem).toContain(`the chart stacking has no number in ${row}, ${column}`);
  expect(problem).not.toContain('.json:1:1 ');
  expect(others).toEqual([]);
});

it('names the file where the chart has no such row', async () =>
  expect(await said('nothing', 'value')).toEqual([
    'content/when-eagles-fight/tables/stacking.json:1:1 error: the chart stacking has no number in nothing, value',
  ]));
