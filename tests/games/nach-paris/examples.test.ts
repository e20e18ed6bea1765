import { beforeAll, expect, test } from 'vitest';
import examples from '@/content/nach-paris/examples.json';
import steps from '@/content/nach-paris/tables/steps.json';
import { run } from '@/lib/calc/calculator';
import { toolOf } from '@/lib/games/find';
import { loadData } from '@/lib/games/nach-paris/data';

let data: unknown;
beforeAll(async () => {
  data = await loadData();
});

/** The worked example that a preset stands for, as its title names it. */
const numberOf = (title: string): number => Number(/Example (\d+)/.exec(title)?.[1]);

test('every box of the rulebook from the second on is there', () => {
  const numbers = new Set(examples.examples.map(({ title }) => numberOf(title.en)));
  expect([...numbers].filter((n) => n > 0).sort((a, b) => a - b)).toEqual(Array.from({ length: 18 }, (_, i) => i + 2));
});

// Example 1 reads counters, which is no tool's question: the chart of 2.4.6 answers it.
test.each([
  ['a division of 4 steps that lost 1 has 3', '4', 'lost-1', /^3/],
  ['a cavalry division of 3 steps that lost 2 has 1', '3', 'lost-2', /^1/],
])('example 1: %s', (_, full, lost, left) => {
  const cell =
    steps.cells[steps.rows.items.findIndex(({ id }) => id === full)]?.[
      steps.columns.items.findIndex(({ id }) => id === lost)
    ];
  expect(JSON.stringify(typeof cell === 'object' ? cell?.en : cell).replaceAll('"', '')).toMatch(left);
});

test.each(examples.examples)('$id comes out as the rulebook has it', async ({ tool, input, expected }) => {
  const calc = await toolOf('nach-paris', tool)?.calculator();
  if (!calc) throw new Error(`no tool ${tool}`);
  const answer = run(calc, input, data);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  if (!('data' in expected)) throw new Error('the example does not say what comes out');
  expect(answer.value.outcome.data).toMatchObject(expected.data as object);
});
