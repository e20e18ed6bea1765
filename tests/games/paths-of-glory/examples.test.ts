import { beforeAll, describe, expect, test } from 'vitest';
import examples from '@/content/paths-of-glory/examples.json';
import { run } from '@/lib/calc/calculator';
import { toolOf } from '@/lib/games/find';
import { fire, type FireOutcome } from '@/lib/games/paths-of-glory/calculators/fire';
import { flank, type FlankOutcome } from '@/lib/games/paths-of-glory/calculators/flank';
import { loadData, type PogData } from '@/lib/games/paths-of-glory/data';

/** The combats of the rulebook: the two boxed examples and all of the extended example. */
interface Expected {
  readonly drm?: number;
  readonly order?: string;
  readonly attackerStart?: string;
  readonly defenderStart?: string;
  readonly attackerColumn?: string;
  readonly defenderColumn?: string;
  readonly defenderLoss?: number;
  readonly attackerLoss?: number;
  readonly defenderLeft?: string;
  readonly attackerLeft?: string;
  readonly winner?: string;
  readonly retreat?: number;
  readonly advance?: string;
  readonly advanceUnits?: readonly string[];
  readonly certainlyEliminated?: boolean;
}

let data: PogData;
beforeAll(async () => {
  data = await loadData();
});

const combats = examples.examples.filter(({ tool }) => tool === 'fire' || tool === 'flank');

test('all nineteen combats of the rulebook are there', () => {
  expect(combats).toHaveLength(19);
});

describe.each(combats)('$id', ({ tool, input, expected }) => {
  test('comes out as the rulebook has it', () => {
    const want = expected.data as Expected;
    const answer = tool === 'flank' ? run(flank, input, data) : run(fire, input, data);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    const out = answer.value.outcome.data as FireOutcome & FlankOutcome;
    const result = out.result;
    const got: Expected = {
      drm: out.drm,
      order: (result as FlankOutcome['result'])?.order,
      attackerStart: out.attacker?.startColumn,
      defenderStart: out.defender?.startColumn,
      attackerColumn: out.attacker?.column,
      defenderColumn: out.defender?.column,
      defenderLoss: result?.defender.lossNumber,
      attackerLoss: result?.attacker.lossNumber,
      defenderLeft: result?.defender.chosen,
      attackerLeft: result?.attacker.chosen,
      winner: result?.winner,
      retreat: result?.retreat,
      advance: result?.advance.key,
      advanceUnits: result?.advance.units,
      certainlyEliminated: out.odds ? out.odds.eliminated.n === out.odds.eliminated.d : undefined,
    };
    expect(Object.fromEntries(Object.keys(want).map((key) => [key, got[key as keyof Expected]]))).toEqual(want);
  });
});

const others = examples.examples.filter(({ tool }) => tool !== 'fire' && tool !== 'flank');

test.each(others)('$id comes out as the rulebook has it', async ({ tool, input, expected }) => {
  const calc = await toolOf('paths-of-glory', tool)?.calculator();
  if (!calc) throw new Error(`no tool ${tool}`);
  const answer = run(calc, input, data);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  expect(answer.value.outcome.data).toMatchObject(expected.data);
});
