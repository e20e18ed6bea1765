import { beforeAll, describe, expect, test } from 'vitest';
import examples from '@/content/paths-of-glory/examples.json';
import { run } from '@/lib/calc/calculator';
import { toolOf } from '@/lib/games/find';
import { fire } from '@/lib/games/paths-of-glory/calculators/fire';
import { flank } from '@/lib/games/paths-of-glory/calculators/flank';
import { stated } from '@/lib/games/paths-of-glory/content-check-examples';
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
    const got = stated(tool, answer.value.outcome.data) as Expected;
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
