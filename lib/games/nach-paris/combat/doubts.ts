import { HALVED_TURN } from '@/lib/games/nach-paris/bombardment/ammunition';
import type { CombatFinding } from '@/lib/games/nach-paris/combat/finding';
import { attackersOf, waysOf } from '@/lib/games/nach-paris/combat/forces';
import { isFighter } from '@/lib/games/nach-paris/combat/ground';
import { wayCosts } from '@/lib/games/nach-paris/combat/retreat';
import { mustRetreat, type Struck } from '@/lib/games/nach-paris/combat/tests';

/* Cases in which a dispute matters that take more than a look at the input. */

/** Both sides only test, and the one with the lower number is not the one whose weakest unit is worse off. */
export function isOrderDoubtful({ read, struck }: CombatFinding): boolean {
  if (!read || read.attacker.losses > 0 || read.defender.losses > 0) return false;
  const weakest = (side: 'attacker' | 'defender'): number =>
    Math.min(
      ...struck
        .filter((one) => one.side === side)
        .map(({ cab }) => cab + (read[side].modifier ?? Number.POSITIVE_INFINITY)),
    );
  return read.first === 'attacker'
    ? weakest('attacker') > weakest('defender')
    : weakest('defender') > weakest('attacker');
}

/** An ARF counts in a turn of the shortage (8.8.1). */
export function usesLateArf({ input }: CombatFinding): boolean {
  return (
    input.turn >= HALVED_TURN &&
    (input.fortSupport > 0 ||
      waysOf(input).some(({ zocRetreat, zocArf }) => zocRetreat && zocArf > 0) ||
      attackersOf(input).some(({ commitment, kind }) => commitment === 'partial' || kind === 'har') ||
      input.defenders.some(({ kind }) => kind === 'har'))
  );
}

/** Whether the way back may cost a unit with so many lost steps another; `alive`: and leave it something. */
const mayPay = ({ retreat, steps }: Struck, lost: number, alive: boolean): boolean =>
  wayCosts(retreat, lost, steps).some((cost) => cost.steps > 0 && (!alive || lost + cost.steps < steps));

/** A unit with a facing goes back after one lost step and may lose more on its way (9.6.1). */
export const isFacingDoubtful = ({ read, odds }: CombatFinding): boolean =>
  read !== undefined &&
  odds !== undefined &&
  odds.units.some(
    ({ unit, hit, leaves, back, crowded }) =>
      unit.unit?.kind === 'inf' &&
      leaves.n > 0n &&
      hit.some(({ steps }) => steps === 1) &&
      mustRetreat(unit, 1, Math.min(read[unit.side].losses, unit.steps)) &&
      (mayPay(unit, 1, true) || (crowded.n > 0n && back.n > 0n)),
  );

/** Guns that nobody guards may leave unhurt and be lost on their way, before the attackers test (9.3.3). */
export function isFirstLossDoubtful({ input, hex, special, struck, read, odds }: CombatFinding): boolean {
  if (special || input.stay || hex.bareZone || hex.active.some(({ unit }) => isFighter(unit.kind))) return false;
  if (read?.first === 'attacker' || odds?.beaten.attacker.n === 0n) return false;
  const leaves = (one: Struck): boolean =>
    !odds || odds.units.some(({ unit, leaves: { n } }) => unit === one && n > 0n);
  return struck.some(
    (unit) => unit.side === 'defender' && !unit.onRails && !unit.retreat.toll && leaves(unit) && mayPay(unit, 0, false),
  );
}
