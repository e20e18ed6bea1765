import fc from 'fast-check';
import { expect, test } from 'vitest';
import { equal, toNumber, ZERO } from '@/lib/prob/fraction';
import { playAll, inputOf, answerTo, toolSums, game, legal } from '@/tests/games/nach-paris/combat/play';

test('dice that the answer has no use for change nothing', () => {
  fc.assert(
    fc.property(game, fc.integer({ min: 1, max: 20 }), (given, roll) => {
      const input = { ...inputOf(legal(given)), turn: 18 };
      const first = answerTo(input, given.result);
      const idle = (path: string, die: string): object =>
        first.idleDice?.includes(`${path}.${die}`) ? { [die]: roll } : {};
      const dice = (path: string): object => ({
        ...idle(path, 'test'),
        ...idle(path, 'retreatTest'),
        ...(path.startsWith('a') ? idle(path, 'reserveTest') : {}),
      });
      const rolled = {
        ...input,
        attackers: input.attackers.map((hex, i) => ({
          ...hex,
          units: hex.units.map((unit, at) => ({ ...unit, ...dice(`attackers.${i}.units.${at}`) })),
        })),
        defenders: input.defenders.map((unit, at) => ({ ...unit, ...dice(`defenders.${at}`) })),
      };
      expect(answerTo(rolled, given.result).outcome.data).toEqual(first.outcome.data);
    }),
    { numRuns: 200 },
  );
});

test('the odds are those of playing every fall of the dice', () => {
  fc.assert(
    fc.property(game, (given) => {
      const plain = legal(given);
      const sums = playAll(plain);
      const tool = toolSums(plain);
      expect([...tool.keys()].toSorted()).toEqual([...sums.keys()].toSorted());
      for (const [key, chance] of sums)
        expect(
          equal(tool.get(key) ?? ZERO, chance),
          `${key}: ${toNumber(tool.get(key) ?? ZERO)}, played ${toNumber(chance)}`,
        ).toBe(true);
    }),
    { numRuns: 400 },
  );
});
