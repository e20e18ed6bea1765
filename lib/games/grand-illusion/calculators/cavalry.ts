import { tool } from '@/lib/calc/tool';
import type { Fraction } from '@/lib/prob/fraction';
import { cavalrySchema } from '@/lib/games/grand-illusion/cavalry/fields';
import { settleCavalry, type CavalryFinding } from '@/lib/games/grand-illusion/cavalry/finding';
import { chargeOf, withdrawalOdds, type Charge } from '@/lib/games/grand-illusion/cavalry/odds';
import * as words from '@/lib/games/grand-illusion/cavalry/words';

export interface CavalryAnswer {
  readonly allowed: boolean;
  readonly barred: readonly string[];
  /** withdrawal: the chance to be disrupted, and what the die has made of it */
  readonly worn: { readonly chance: Fraction | null; readonly is: boolean | null } | null;
  readonly charge: Charge | null;
  /** in reserve: infantry in front shoots at it before it fires */
  readonly shotAt: boolean;
}

/** No die is rolled but for a withdrawal from infantry that is allowed. */
const isIdle = ({ input, barred }: CavalryFinding): boolean =>
  input.action !== 'withdraw' || input.against !== 'infantry' || barred.length > 0;

function answerOf(finding: CavalryFinding): CavalryAnswer {
  const { input, barred } = finding;
  const allowed = barred.length === 0;
  const withdraws = allowed && input.action === 'withdraw';
  return {
    allowed,
    barred: barred.map(({ id }) => id),
    worn: withdraws
      ? { chance: input.against === 'infantry' ? withdrawalOdds : null, is: words.isWorn(input) ?? null }
      : null,
    charge: allowed && input.action === 'charge' ? chargeOf(input) : null,
    shotAt: allowed && words.isShotAt(input),
  };
}

/** Cavalry: withdrawal from a battle, the screen, attack on infantry with its odds, and the reserve (9.6). */
export const cavalry = tool({
  id: 'grand-illusion/cavalry',
  schema: cavalrySchema,
  settle: settleCavalry,
  words,
  answer: answerOf,
  dice: { fields: ['die'], idle: (finding) => (isIdle(finding) ? ['die'] : []) },
});
