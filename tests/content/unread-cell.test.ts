import { expect, it, vi } from 'vitest';
import retreat from '@/content/grand-illusion/tables/general-retreat.json';
import plan17 from '@/content/grand-illusion/tables/plan-17.json';
import options from '@/content/grand-illusion/tables/scenario-options.json';
import hexes from '@/content/grand-illusion/tables/victory-hexes.json';
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

it.each([
  ['German VP hexes (3.2.2)', asChart(hexes), '52', 'factor'],
  ['hexes of Plan 17 (3.2.1.a)', asChart(plan17), '105', 'factor'],
  ['options of scenario 3 (13.3.4)', asChart(options), 'b5', 'vp'],
  ['the first turn of a General Retreat (8.7.1)', asChart(retreat), 'earliest', 'german'],
  ['the cost of a General Retreat (8.7.2)', asChart(retreat), 'cost-later', 'allied'],
])('names the cell that the tally of victory points lacks: %s', async (_, chart, row, column) => {
  const [r, c] = [chart.rows.items, chart.columns.items].map((items, i) =>
    items.findIndex(({ id }) => id === [row, column][i]),
  );
  const cells = chart.cells.map((line, i) => line.map((cell, j) => (i === r && j === c ? null : cell)));
  vi.resetModules();
  vi.doMock(`@/content/grand-illusion/tables/${chart.id}.json`, () => ({ default: { ...chart, cells } }));
  const { problemsOf: check } = await import('@/lib/cli/check-content');
  const { GAMES: games } = await import('@/lib/games/registry');
  const game = games.find(({ id }) => id === 'grand-illusion');
  if (!game) throw new Error('the registry has no Grand Illusion');
  const problems = await check({ ...game, tools: game.tools.filter(({ name }) => name === 'victory') });
  vi.doUnmock(`@/content/grand-illusion/tables/${chart.id}.json`);
  expect(problems.map(formatProblem)).toEqual([
    expect.stringMatching(new RegExp(`/${chart.id}\\.json:\\d+:\\d+ error: .* no number in ${row}, ${column}$`)),
  ]);
});
