import { advanceOf } from '@/lib/games/paths-of-glory/combat/aftermath';
import { mayCancelRetreat, type CombatResult, type Toll } from '@/lib/games/paths-of-glory/combat/course';
import type { Role } from '@/lib/games/paths-of-glory/combat/ground';
import type { PreparedCombat } from '@/lib/games/paths-of-glory/combat/input';
import { retreatedDie, sufferedBy } from '@/lib/games/paths-of-glory/combat/loss-words';

/* What a combat came to, for programs. */

export interface SideLosses {
  readonly lossNumber: number;
  readonly chosen: string;
  readonly allocations: readonly {
    readonly key: string;
    readonly units: readonly string[];
    readonly taken: number;
    readonly fortDestroyed: boolean;
    readonly lostForGood: readonly string[];
  }[];
}

/** A combat whose dice have fallen. */
export interface FoughtCombat {
  readonly winner: CombatResult['winner'];
  readonly defender: SideLosses;
  readonly attacker: SideLosses;
  readonly retreat: 0 | 1 | 2;
  /** the defender may refuse the retreat by losing one more step (12.5.3) */
  readonly mayCancel: boolean;
  readonly retreatedEliminated: boolean;
  readonly advance: { readonly key: string; readonly units: readonly string[] };
}

const sideLosses = (role: Role, end: CombatResult, toll: Toll): SideLosses => ({
  lossNumber: sufferedBy(role, end),
  chosen: end[role].key,
  allocations: toll.ways[role](sufferedBy(role, end)).map((way) => ({
    key: way.key,
    units: way.units.map(({ key }) => key),
    taken: way.taken,
    fortDestroyed: way.fortDestroyed,
    lostForGood: way.steps.filter((one) => one.lostBy).map((one) => one.unit.type.id),
  })),
});

/** The losses, and what follows them. */
export function foughtOf(end: CombatResult, { combat, retreated }: PreparedCombat, toll: Toll): FoughtCombat {
  const advance = advanceOf(end, combat);
  return {
    winner: end.winner,
    defender: sideLosses('defender', end, toll),
    attacker: sideLosses('attacker', end, toll),
    retreat: end.retreat,
    mayCancel: end.retreat > 0 && mayCancelRetreat(combat, end.defender),
    retreatedEliminated: retreatedDie(retreated, end),
    advance: { key: advance.key, units: advance.units.map(({ key }) => key) },
  };
}
