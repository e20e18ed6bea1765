import type { Applied } from '@/lib/calc/modifiers';
import { modifiedCab, passingFaces } from '@/lib/games/nach-paris/cab/test';
import type { Attacker, CombatInput } from '@/lib/games/nach-paris/combat/fields';
import { stateModifiers } from '@/lib/games/nach-paris/combat/forces';

/** French DR and DT that attack take a test first, to the end of GT17 (9.4.12). */
export const RESERVE_DRM = 3;
const LAST_RESERVE_TURN = 17;

/** A test of a reserve division before the combat. */
export interface ReserveTest {
  readonly hex: number;
  readonly at: number;
  readonly unit: Attacker;
  readonly modifiers: readonly Applied[];
  readonly cab: number;
  /** twentieths of a chance to fail; 0 or 20 once the die is known */
  readonly fails: number;
  readonly die: number | undefined;
}

/** The reserve divisions that test, all fully committed French INF, with their CAB. Rank A, the 70e DR, is exempt. */
export function reserveTests(input: CombatInput): readonly ReserveTest[] {
  if (input.turn > LAST_RESERVE_TURN) return [];
  return input.attackers.flatMap(({ units }, hex) =>
    units.flatMap((unit, at): ReserveTest[] => {
      if (!unit.reserve || unit.rank === 'A') return [];
      const { applied } = stateModifiers(unit, input, 'attacker');
      const cab = modifiedCab(unit.cab, applied);
      return [
        {
          hex,
          at,
          unit,
          modifiers: applied,
          cab,
          fails: 20 - passingFaces(cab, unit.reserveTest),
          die: unit.reserveTest,
        },
      ];
    }),
  );
}

/** For each number of failures its weight; the weights add up to 20 to the number of tests. */
export function failureWeights(tests: readonly ReserveTest[]): ReadonlyMap<number, bigint> {
  let weights = new Map<number, bigint>([[0, 1n]]);
  for (const { fails } of tests) {
    const next = new Map<number, bigint>();
    for (const [failed, weight] of weights) {
      for (const [more, share] of [
        [0, 20 - fails],
        [1, fails],
      ] as const) {
        if (share > 0) next.set(failed + more, (next.get(failed + more) ?? 0n) + weight * BigInt(share));
      }
    }
    weights = next;
  }
  return weights;
}
