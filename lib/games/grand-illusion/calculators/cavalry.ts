import { calculator } from '@/lib/calc/calculator';
import { diceFor, plainDice } from '@/lib/calc/dice';
import type { Evaluation, Refusal, Wanted } from '@/lib/calc/evaluation';
import { ok, type Result } from '@/lib/core/result';
import type { Fraction } from '@/lib/prob/fraction';
import { barsOf } from '@/lib/games/grand-illusion/cavalry/bars';
import { cavalrySchema, type CavalryInput } from '@/lib/games/grand-illusion/cavalry/fields';
import { chargeOf, withdrawalOdds, type Charge } from '@/lib/games/grand-illusion/cavalry/odds';
import {
  blocksOf,
  factsOf,
  isShotAt,
  isWorn,
  notAppliedOf,
  openOf,
  stepsOf,
  type CavalryFinding,
} from '@/lib/games/grand-illusion/cavalry/words';

export interface CavalryAnswer {
  readonly allowed: boolean;
  readonly barred: readonly string[];
  /** withdrawal: the chance to be disrupted, and what the die has made of it */
  readonly worn: { readonly chance: Fraction | null; readonly is: boolean | null } | null;
  readonly charge: Charge | null;
  /** in reserve: infantry in front shoots at it before it fires */
  readonly shotAt: boolean;
}

const settle = (input: CavalryInput): CavalryFinding => ({ input, ...barsOf(input) });

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
      ? { chance: input.against === 'infantry' ? withdrawalOdds : null, is: isWorn(input) ?? null }
      : null,
    charge: allowed && input.action === 'charge' ? chargeOf(input) : null,
    shotAt: allowed && isShotAt(input),
  };
}

function evaluate(input: CavalryInput, _data: unknown, wanted?: Wanted): Result<Evaluation<CavalryAnswer>, Refusal> {
  const finding = settle(input);
  const idle = isIdle(finding);
  return ok({
    facts: factsOf(finding),
    steps: stepsOf(finding),
    notApplied: notAppliedOf(finding),
    outcome: { blocks: blocksOf(finding), data: answerOf(finding) },
    open: openOf(finding),
    ...(idle ? { idleDice: ['die'] } : {}),
    ...diceFor(wanted, () =>
      idle ? { first: undefined, faces: [] } : plainDice(input, ['die'], (before) => blocksOf(settle(before))),
    ),
  });
}

/** Cavalry: withdrawal from a battle, the screen, attack on infantry with its odds, and the reserve (9.6). */
export const cavalry = calculator({
  id: 'grand-illusion/cavalry',
  game: 'grand-illusion',
  tables: [],
  schema: cavalrySchema,
  evaluate,
});
