import { describe, expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import type { Evaluation } from '@/lib/calc/evaluation';
import { flank, type FlankOutcome } from '@/lib/games/paths-of-glory/calculators/flank';
import { data } from '@/tests/games/paths-of-glory/combat/asked';
import { viewOf } from '@/tests/games/paths-of-glory/spoken';

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

test('each face of the flank die says whether the attempt succeeds, as it does when it falls (12.3.3)', () => {
  const [die, ...others] = viewOf(flank, twoSpaces, data).faces;
  expect(others).toEqual([]);
  expect(die?.die).toBe('flankDie');
  expect(die?.faces.map(({ face }) => face)).toEqual([1, 2, 3, 4, 5, 6]);
  for (const { face, says } of die?.faces ?? []) {
    const [first] = answer({ ...twoSpaces, flankDie: face }).outcome.blocks;
    const succeeds = first?.kind === 'verdict' && first.text.key === 'flank.verdict.succeeded';
    expect(says?.key, String(face)).toBe(`flank.face.${succeeds ? 'succeeds' : 'fails'}`);
  }
});

test('once its die and those of the fires have fallen the answer still says how the attempt went (12.3.3)', () => {
  for (const [flankDie, succeeds] of [
    [6, 'yes'],
    [1, 'no'],
  ] as const) {
    const [first] = answer({ ...twoSpaces, flankDie, attackerDie: 4, defenderDie: 3 }).outcome.blocks;
    expect(first?.kind === 'verdict' && first.text, String(flankDie)).toMatchObject({
      key: 'flank.verdict.fell',
      params: { succeeds },
    });
  }
});

test('the chances without the attempt give way once its die has fallen (12.3.3)', () => {
  const odds = (input: object) =>
    answer({ ...twoSpaces, ...input }).outcome.blocks.flatMap((block) => (block.kind === 'odds' ? [block.id] : []));
  expect(odds({})).toContain('without');
  expect(odds({ flankDie: 6 })).toEqual(['with']);
});

test('the space that pins is shown where nobody names one, and none where no attempt is allowed (12.3.2)', () => {
  const shown = (input: object) => answer(input).taken?.filter(({ field }) => field === 'pinning');
  expect(shown(twoSpaces)).toEqual([{ field: 'pinning', value: answer(twoSpaces).outcome.data.pinning }]);
  expect(shown({ ...twoSpaces, pinning: 2 })).toEqual([]);
  expect(shown({})).toEqual([]);
});
