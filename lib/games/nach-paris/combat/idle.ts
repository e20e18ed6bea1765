import { isRolled, mustTest } from '@/lib/games/nach-paris/cab/test';
import type { CombatFinding } from '@/lib/games/nach-paris/combat/finding';
import type { UnitOdds } from '@/lib/games/nach-paris/combat/odds';
import { awaitedTest } from '@/lib/games/nach-paris/combat/retreat';
import { equal } from '@/lib/prob/fraction';

/* The dice of a combat that nobody rolls: forms leave them out. */

const pathOf = (side: 'attacker' | 'defender', hex: number, at: number): string =>
  side === 'attacker' ? `attackers.${hex}.units.${at}` : `defenders.${at}`;

/**
 * The dice of a unit that its result, now read, leaves without a use: no test at all, or one that cannot go either way.
 */
function unusedOf({ unit, affected, caught, hit, leaves }: UnitOdds, { read }: CombatFinding): readonly string[] {
  if (!read) return [];
  const result = read[unit.side];
  const rolls = !equal(caught, affected) && mustTest(result, unit) && isRolled(unit.cab + (result.modifier ?? 0));
  const way =
    leaves.n > 0n
      ? awaitedTest(
          unit.retreat,
          hit.map(({ steps }) => steps),
          unit.steps,
        )
      : undefined;
  const rollsBack = way !== undefined && isRolled(way.cab);
  return [...(rolls ? [] : ['test']), ...(rollsBack ? [] : ['retreatTest'])];
}

/**
 * Paths of the dice that this combat has no use for: of units that no result can strike, of tests that are settled, of
 * a combat that is not fought.
 */
export function idleDice(finding: CombatFinding): readonly string[] {
  const { input, special, struck, odds, reserves, hex } = finding;
  const units = [
    ...input.attackers.flatMap(({ units: all }, i) => all.map((_, at) => ({ side: 'attacker' as const, hex: i, at }))),
    ...input.defenders.map((_, at) => ({ side: 'defender' as const, hex: 0, at })),
  ];
  return [
    ...(special ? ['die'] : []),
    ...(hex.bareZone &&
    !special &&
    !odds?.units.some((one) => one.unit.at < 0 && unusedOf(one, finding).includes('test'))
      ? []
      : ['zoneTest']),
    ...units.flatMap(({ side, hex: i, at }): readonly string[] => {
      const isHere = (one: { readonly side: string; readonly hex: number; readonly at: number }): boolean =>
        one.side === side && one.hex === i && one.at === at;
      const tests = side === 'attacker' && !special && reserves.some((one) => one.hex === i && one.at === at);
      const fate = odds?.units.find(({ unit }) => isHere(unit));
      const unused = special || !struck.some(isHere) ? ['test', 'retreatTest'] : fate ? unusedOf(fate, finding) : [];
      return [...(tests ? [] : side === 'attacker' ? ['reserveTest'] : []), ...unused].map(
        (die) => `${pathOf(side, i, at)}.${die}`,
      );
    }),
  ];
}
