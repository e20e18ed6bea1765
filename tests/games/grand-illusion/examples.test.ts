import { expect, test } from 'vitest';
import examples from '@/content/grand-illusion/examples.json';
import { run } from '@/lib/calc/calculator';
import { toolOf } from '@/lib/games/find';
import { loadData } from '@/lib/games/grand-illusion/data';

const data = await loadData();

test('the battle example of the rulebook is there, with its dice and before them', () => {
  const ids = examples.examples.map(({ id }) => id);
  expect(ids).toContain('battle-example');
  expect(ids).toContain('battle-example-before');
});

test.each(examples.examples)('$id comes out as the rulebook has it', async ({ tool, input, expected }) => {
  const calc = await toolOf('grand-illusion', tool)?.calculator();
  if (!calc) throw new Error(`no tool ${tool}`);
  const answer = run(calc, input, data);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  expect(answer.value.outcome.data).toMatchObject(expected.data);
});
