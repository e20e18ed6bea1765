import { tool } from '@/lib/calc/tool';
import type { Fraction } from '@/lib/prob/fraction';
import type { FireOrder } from '@/lib/games/paths-of-glory/combat/course';
import { flankFaces } from '@/lib/games/paths-of-glory/combat/dice';
import { LOSS_PICKS } from '@/lib/games/paths-of-glory/combat/fields';
import { FIRE_CHARTS } from '@/lib/games/paths-of-glory/combat/fire';
import { ATTEMPT_MODIFIERS } from '@/lib/games/paths-of-glory/combat/flank-attempt';
import { FLANK_DICE, flankSchema } from '@/lib/games/paths-of-glory/combat/flank-fields';
import { settleFlank, type FlankFinding } from '@/lib/games/paths-of-glory/combat/flank-finding';
import * as words from '@/lib/games/paths-of-glory/combat/flank-words';
import { foughtOf, type FoughtCombat } from '@/lib/games/paths-of-glory/combat/fought';
import { FIRE_MODIFIERS } from '@/lib/games/paths-of-glory/combat/modifiers';
import type { CombatOdds } from '@/lib/games/paths-of-glory/combat/odds';

export interface FlankOutcome {
  readonly allowed: boolean;
  /** number of the pinning space, counted from 1 */
  readonly pinning: number;
  readonly drm: number;
  readonly success: Fraction;
  /** the whole combat: with the attempt, without it, and after success or failure */
  readonly withAttempt: CombatOdds;
  readonly without: CombatOdds;
  readonly ifSuccess: CombatOdds;
  readonly ifFailure: CombatOdds;
  readonly result?: FoughtCombat & { readonly order: FireOrder };
}

function answerOf(finding: FlankFinding): FlankOutcome {
  const { allowed, attempt, success, withAttempt, odds, fallen, prepared, toll, order } = finding;
  const result = fallen && { ...foughtOf(fallen.sequence.end, prepared, toll), order };
  return {
    allowed,
    pinning: attempt.pin + 1,
    drm: attempt.drm,
    success,
    withAttempt,
    ...odds,
    ...(result ? { result } : {}),
  };
}

/**
 * Flank attack (12.3): whether it may be tried, its modifier and odds, and the combat in sequence beside the plain one.
 */
export const flank = tool({
  id: 'paths-of-glory/flank',
  tables: FIRE_CHARTS,
  modifiers: [{ list: ATTEMPT_MODIFIERS }, { list: FIRE_MODIFIERS }],
  schema: flankSchema,
  settle: settleFlank,
  words,
  answer: answerOf,
  taken: words.takenOf,
  dice: {
    fields: FLANK_DICE,
    picks: LOSS_PICKS,
    idle: ({ allowed }) => (allowed ? [] : FLANK_DICE),
    faces: flankFaces,
  },
});
