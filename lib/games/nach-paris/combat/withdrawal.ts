import type { Applied } from '@/lib/calc/modifiers';
import { modifiedCab } from '@/lib/games/nach-paris/cab/test';
import type { CombatInput, Defender } from '@/lib/games/nach-paris/combat/fields';
import { stateModifiers, type Hex, type Present } from '@/lib/games/nach-paris/combat/forces';
import { isFighter } from '@/lib/games/nach-paris/combat/ground';
import type { CombatOdds, Loss } from '@/lib/games/nach-paris/combat/odds';
import { takesRoom, tooMany, wayCosts, wayParts, type Retreat } from '@/lib/games/nach-paris/combat/retreat';
import { fraction } from '@/lib/prob/fraction';
import { sumOf } from '@/lib/prob/distribution';

/*
 * The Cavalry Retreat (9.2): what it costs those that slip away before the combat. A step lost there is none of the
 * combat: it makes nobody retreat and gives no marker (disputes cavalry-retreat-details, step-loss-markers-timing).
 */

/** A unit that slips away, with what that costs it. */
export interface Withdrawn extends Present {
  /** CAB of its test in an enemy ZOC (9.2.4), as printed and with its modifiers; the ZOC itself changes nothing */
  readonly printed: number;
  readonly cab: number;
  readonly modifiers: readonly Applied[];
  /** it has to take that test */
  readonly tests: boolean;
  /** steps lost for want of room where it goes (9.2.9) */
  readonly crowded: number;
  /** steps lost in all, in rising order */
  readonly lost: readonly Loss[];
}

function withdraw({ unit, at }: Present, input: CombatInput): Withdrawn {
  const test = (lost: number) => {
    const { applied } = stateModifiers({ ...unit, lost: unit.lost + lost }, input, 'defender');
    const printed = lost > 0 ? (unit.cabAfter ?? unit.cab) : unit.cab;
    return { printed, cab: modifiedCab(printed, applied), modifiers: applied };
  };
  const room = takesRoom(unit) ? (unit.withdrawRoom ?? Infinity) : Infinity;
  const retreat: Retreat = {
    toll: undefined,
    zoc: unit.withdrawZoc ? { unhurt: test(0), hurt: test(1) } : undefined,
    roll: unit.withdrawTest,
    room,
  };
  const crowded = tooMany(retreat, 0, unit.steps);
  const lost = wayCosts(retreat, 0, unit.steps).map(({ steps, parts }): Loss => ({
    steps,
    chance: fraction(parts, wayParts(retreat)),
  }));
  return { unit, at, ...test(crowded), tests: unit.withdrawZoc && crowded < unit.steps, crowded, lost };
}

/** Everybody who slips away, each by itself: they may part (9.2.3). */
export const withdrawnOf = (input: CombatInput, { withdrawn }: Hex): readonly Withdrawn[] =>
  withdrawn.map((one) => withdraw(one, input));

/** The odds with the steps that slipping away costs counted among those of the defender. */
export function withWithdrawn(odds: CombatOdds, withdrawn: readonly Withdrawn[]): CombatOdds {
  if (withdrawn.length === 0) return odds;
  const values = (losses: readonly Loss[]) => losses.map(({ steps, chance }) => ({ value: steps, chance }));
  const defender = sumOf([values(odds.lost.defender), ...withdrawn.map(({ lost }) => values(lost))]).map(
    ({ value, chance }): Loss => ({ steps: value, chance }),
  );
  return { ...odds, lost: { ...odds.lost, defender } };
}

/**
 * Why nobody slips away: nobody could, or CAV among the attackers keeps them; undefined where somebody could (9.2.1,
 * 9.2.7, 9.2.8).
 */
export function heldBack({
  attackers,
  defenders,
}: Pick<CombatInput, 'attackers' | 'defenders'>): 'nobody' | 'cavalry' | undefined {
  const beside = defenders.some(({ kind }) => isFighter(kind));
  const could = ({ kind, withdrew }: Defender): boolean => (kind === 'cav' && !withdrew) || (kind === 'hq' && beside);
  if (!defenders.some(could)) return 'nobody';
  return attackers.some(({ units }) => units.some(({ kind }) => kind === 'cav')) ? 'cavalry' : undefined;
}
