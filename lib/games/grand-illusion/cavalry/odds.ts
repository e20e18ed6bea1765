import { fraction, multiply, ONE, subtract, add, type Fraction } from '@/lib/prob/fraction';
import { chanceUpTo, hitsUpTo, WITHDRAWAL_UP_TO } from '@/lib/games/grand-illusion/battle/hit';
import type { CavalryInput } from '@/lib/games/grand-illusion/cavalry/fields';

/** The chance that cavalry which withdraws from infantry is disrupted (9.6.2). */
export const withdrawalOdds: Fraction = chanceUpTo(WITHDRAWAL_UP_TO);

const hitChance = (strength: number, drm: number): Fraction => chanceUpTo(hitsUpTo(strength, drm));

/** How a unit comes out of a fight. */
export interface CavalryLosses {
  readonly unhurt: Fraction;
  readonly disrupted: Fraction;
  readonly eliminated: Fraction;
}

export interface Charge {
  readonly cavalry: CavalryLosses;
  readonly enemy: CavalryLosses;
  /** the cavalry hits */
  readonly hit: Fraction;
  /** the free shot hits; null where there is none */
  readonly freeShot: Fraction | null;
}

const not = (chance: Fraction): Fraction => subtract(ONE, chance);
const NEVER = fraction(0);

/**
 * Cavalry attacks a unit alone: infantry first has its free shot, whose damage counts at once; then both fire and take
 * their losses together (9.6.1). A disrupted unit that is hit is eliminated; one that the free shot eliminates does not
 * fire.
 */
export function chargeOf(input: CavalryInput): Charge {
  const { against, disrupted, cs, dcs, enemyCs, enemyDcs, enemyDisrupted, drm, fort } = input;
  const shot = hitChance(enemyDisrupted ? enemyDcs : enemyCs, fort ? -1 : 0);
  const free = against === 'infantry' ? shot : null;
  const before = free ?? NEVER;
  // The cavalry fires fresh, disrupted by the free shot, or not at all.
  const goneAtOnce = disrupted ? before : NEVER;
  const fires = (strength: number, chance: Fraction): Fraction => multiply(chance, hitChance(strength, drm));
  const hits = disrupted ? fires(dcs, not(before)) : add(fires(cs, not(before)), fires(dcs, before));
  const twice = multiply(before, shot);
  const once = add(multiply(before, not(shot)), multiply(not(before), shot));
  const never = multiply(not(before), not(shot));
  const cavalry: CavalryLosses = disrupted
    ? { unhurt: NEVER, disrupted: never, eliminated: add(goneAtOnce, multiply(not(before), shot)) }
    : { unhurt: never, disrupted: once, eliminated: twice };
  const enemy: CavalryLosses = enemyDisrupted
    ? { unhurt: NEVER, disrupted: not(hits), eliminated: hits }
    : { unhurt: not(hits), disrupted: hits, eliminated: NEVER };
  return { cavalry, enemy, hit: hits, freeShot: free };
}
