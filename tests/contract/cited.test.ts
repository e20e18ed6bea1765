import { describe, expect, test } from 'vitest';
import { readGame } from '@/lib/content/game';
import { toolName } from '@/lib/core/tool-name';
import { GAMES } from '@/lib/games/registry';
import { cases } from '@/tests/compare/cases';
import { inputsOf, readWitnesses, rulesCited, rulesOfFields } from '@/tests/contract/cited';
import { TOOLS } from '@/tests/support/tools';

/* The lists of the rules that tools cite (content/<game>/cited.json) say what the tools do. */

const RUNS = 150;
const certain = await cases(0);
const random = await cases(RUNS);

test.each(GAMES)('$id: every tool has its list, in the order of the menu', ({ id, tools }) => {
  expect([...readGame(id).cited().keys()]).toEqual(tools.map(({ name }) => name));
});

describe.each(TOOLS.map((tool) => [tool.calc.id, tool] as const))('%s', (id, tool) => {
  test('cites the rules of its list, and no other', () => {
    const { calc } = tool;
    const witnesses = readWitnesses(calc.game).flatMap((one) => (one.tool === toolName(calc.id) ? [one.input] : []));
    const cited = new Set([
      ...rulesOfFields(calc),
      ...[...inputsOf(calc, certain), ...witnesses].flatMap((input) => rulesCited(tool, input)),
    ]);
    const listed = readGame(calc.game).cited().get(toolName(calc.id)) ?? [];
    expect(
      {
        cited: [...cited].filter((rule) => !listed.includes(rule)),
        listed: listed.filter((rule) => !cited.has(rule)),
      },
      `${id}: after npm run cited each rule that it cites is listed, and none besides`,
    ).toEqual({ cited: [], listed: [] });
  });

  test('cites no other to a random input; where it does, the input becomes a case of its own', () => {
    const listed = new Set(readGame(tool.calc.game).cited().get(toolName(id)) ?? []);
    for (const input of inputsOf(tool.calc, random)) {
      const missing = rulesCited(tool, input).filter((rule) => !listed.has(rule));
      expect(missing, `${id} cites them to ${JSON.stringify(input)}`).toEqual([]);
    }
  });
});
