import type { Attacker, AttackingHex, CombatInput, Defender, FacingHex } from '@/lib/games/nach-paris/combat/fields';
import { fights, isArtillery, isFull } from '@/lib/games/nach-paris/combat/ground';
import { sideOf, type Nation } from '@/lib/games/nach-paris/units';
import { settleWorks, type WorksFinding } from '@/lib/games/nach-paris/combat/works';
import { fraction, type Fraction } from '@/lib/prob/fraction';

/*
 * The points of both sides (9.1.8). Multipliers are tenths and halves, so all sums are kept as whole twentieths of a
 * point: nothing is rounded.
 */

const TWENTIETHS = 20;
export const points = (twentieths: number): Fraction => fraction(twentieths, TWENTIETHS);

/** A fortified zone with its own CBF, its CAB and one step to lose (11.2.3). */
export const ZONE = { cbf: 2, cab: 13 } as const;

/** What an attacking unit adds: its CBF, or its ARF when partially committed; HQ and ENG add nothing (9.1.14). */
export const attackPoints = (unit: Attacker): number =>
  !fights(unit) ? 0 : isFull(unit) || isArtillery(unit.kind) ? unit.cbf : unit.arf;
export const hexPoints = ({ units }: AttackingHex): number =>
  units.reduce((total, unit) => total + attackPoints(unit), 0);

/** What a defending unit adds after multiplier and half (9.1.9), in twentieths. */
export interface Share {
  readonly unit: Defender;
  readonly tenths: number;
  readonly halved: boolean;
  readonly twentieths: number;
}

export interface Defence {
  readonly works: WorksFinding;
  readonly shares: readonly Share[];
  /** the Allied nation that counts in full beside others, and whether the player named it */
  readonly leader: { readonly nation: Nation; readonly chosen: boolean } | undefined;
  /** CBF of the forts, multiplied or not by the reading of dispute enc-cbf-multiplied */
  readonly fortTwentieths: number;
  readonly twentieths: number;
}

const raw = (unit: Defender, tenths: number, halved: boolean): number =>
  fights(unit) ? unit.cbf * tenths * (halved ? 1 : 2) : 0;

/** The defence of the units that count. The Allied player's best leading nation is assumed where he names none. */
export function defenceOf(input: CombatInput, units: readonly Defender[], parts: readonly FacingHex[]): Defence {
  const allies = [
    ...new Set(units.filter((unit) => fights(unit) && sideOf(unit.nation) === 'allied').map(({ nation }) => nation)),
  ];
  if (allies.length < 2) return { ...withLeader(input, units, parts, undefined), leader: undefined };
  const named = input.leader !== undefined && allies.includes(input.leader) ? input.leader : undefined;
  const candidates = (named ? [named] : allies).map((nation) => ({
    ...withLeader(input, units, parts, nation),
    leader: { nation, chosen: named !== undefined },
  }));
  return candidates.reduce((best, one) => (one.twentieths > best.twentieths ? one : best));
}

function withLeader(
  input: CombatInput,
  units: readonly Defender[],
  parts: readonly FacingHex[],
  leader: Nation | undefined,
): Omit<Defence, 'leader'> {
  const isHalved = ({ nation }: Defender): boolean => leader !== undefined && nation !== leader;
  const works = settleWorks(
    input,
    units,
    parts,
    (unit, tenths) => raw(unit, tenths, isHalved(unit)) - raw(unit, 10, isHalved(unit)),
  );
  const shares = units.map((unit, i): Share => {
    const tenths = works.shelters[i]?.tenths ?? 10;
    return { unit, tenths, halved: isHalved(unit), twentieths: raw(unit, tenths, isHalved(unit)) };
  });
  const best = input.fortReading === 'multiplied' ? Math.max(10, ...works.shelters.map(({ tenths }) => tenths)) : 10;
  const fortTwentieths = 2 * best * input.fortCbf;
  const others = fortTwentieths + (input.zone ? TWENTIETHS * ZONE.cbf : 0);
  return {
    works,
    shares,
    fortTwentieths,
    twentieths: shares.reduce((total, share) => total + share.twentieths, others),
  };
}
