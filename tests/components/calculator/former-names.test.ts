import { expect, it, test } from 'vitest';
import { startOf } from '@/components/calculator/start';
import { loadTool, type Tool } from '@/components/calculator/tool';

const toolOf = async (name: string): Promise<Tool> => {
  const tool = await loadTool('grand-illusion', name);
  if (!tool) throw new Error(`the registry has no ${name}`);
  return tool;
};

test.each(['sea-retreat', 'replacements'])('links to %s that call the scenarios by numbers live on', async (name) => {
  const tool = await toolOf(name);
  const scenarios = ['1', '2', '3'].map((number) => startOf(tool, `?scenario=${number}&v=1`, undefined));
  expect(scenarios.map(({ input }) => input.scenario)).toEqual(['campaign', 'short', 'what-if']);
  expect(scenarios.map(({ damaged }) => damaged)).toEqual([undefined, undefined, undefined]);
});

it.each(['2', 2])('a case that a device has kept with the scenario %o goes on in it', async (scenario) =>
  expect(startOf(await toolOf('sea-retreat'), '', { scenario })).toMatchObject({
    input: { scenario: 'short' },
    dropped: [],
  }),
);

it('a scenario that never was is told as damaged', async () =>
  expect(startOf(await toolOf('sea-retreat'), '?scenario=4&v=1', undefined).damaged).toMatchObject({
    field: 'scenario',
  }));
