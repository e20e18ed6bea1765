import { describe, expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import type { Evaluation } from '@/lib/calc/evaluation';
import { flank, type FlankOutcome } from '@/lib/games/paths-of-glory/calculators/flank';
import { data } from '@/tests/games/paths-of-glory/combat/asked';

function answer(input: unknown): Evaluation<FlankOutcome> {
  const result = run(flank, input, data);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
const DICE = ['flankDie', 'attackerDie', 'defenderDie'];
const twoSpaces = {
  attackers: [
    { space: 'aachen', units: [{ type: 'ge-army', n: 2 }] },
    { space: 'koblenz', units: [{ type: 'ge-army' }] },
  ],
};

describe('a flank attack that 12.3.1 does not allow, from one space only', () => {
  test('asks for none of its dice', () => expect(answer({}).idleDice).toEqual(DICE));

  test('dice that a link brings change nothing of the answer', () => {
    const { outcome, steps } = answer({});
    const rolled = answer({ flankDie: 6, attackerDie: 6, defenderDie: 1 });
    expect([rolled.outcome, rolled.steps]).toEqual([outcome, steps]);
  });
});

test('from two spaces all of its dice are asked for (12.3.3)', () => {
  const { outcome, idleDice } = answer(twoSpaces);
  expect(outcome.data.allowed).toBe(true);
  expect(idleDice).toBeUndefined();
});
