import { calculator } from '@/lib/calc/calculator';
import { diceFor, plainDice } from '@/lib/calc/dice';
import type { Evaluation, Refusal, Wanted } from '@/lib/calc/evaluation';
import { illegal, type Refused } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import { refuseDates } from '@/lib/games/when-eagles-fight/clocks/fields';
import type { WefData } from '@/lib/games/when-eagles-fight/data';
import { DEMANDS } from '@/lib/games/when-eagles-fight/withdrawals/demands';
import { withdrawalsSchema, type WithdrawalsInput } from '@/lib/games/when-eagles-fight/withdrawals/fields';
import { findWithdrawals, lacking, LEAVING_BARS } from '@/lib/games/when-eagles-fight/withdrawals/finding';
import { blocksOf, factsOf, notAppliedOf, openOf, say, stepsOf } from '@/lib/games/when-eagles-fight/withdrawals/words';

export interface WithdrawalsAnswer {
  /** the withdrawals of the turn, by their ids */
  readonly due: readonly string[];
  /** steps or corps that the units listed lack, by nation */
  readonly lacks: readonly { readonly nation: string; readonly what: 'steps' | 'corps'; readonly count: number }[];
  /** heavy artillery that goes */
  readonly guns: number;
  /** for each unit listed the withdrawal that it goes for, or null, and what keeps it on the map */
  readonly units: readonly { readonly goes: string | null; readonly barred: readonly string[] }[];
  /** the turn in which infantry withdrawn for Event D comes back */
  readonly back: number | null;
}

/** An offensive that cannot be yet, and units that cannot be as they are entered. */
function refuse(input: WithdrawalsInput): Refused | undefined {
  const wrong = refuseDates({ turn: input.turn, brusilov: input.brusilov, scenario: 'historical' });
  if (wrong) return wrong;
  if (input.again && (input.turn < 13 || input.turn > 16))
    return illegal('again', 'true', say('refused.again', { turn: input.turn }), '7.2.K');
  const single = input.units.findIndex(
    ({ reduced, steps, nation }) => reduced && (steps === 1 || nation === 'austro-hungarian'),
  );
  return single < 0 ? undefined : illegal('units', single + 1, say('refused.single', { n: single + 1 }), '2.12');
}

function evaluate(
  input: WithdrawalsInput,
  _data: WefData,
  wanted?: Wanted,
): Result<Evaluation<WithdrawalsAnswer>, Refusal> {
  const wrong = refuse(input);
  if (wrong) return wrong;
  const finding = findWithdrawals(input);
  const { due, units, guns, back } = finding;
  const rolls = due.some((demand) => demand.back === 'die');
  return ok({
    facts: factsOf(finding),
    steps: stepsOf(finding),
    notApplied: notAppliedOf(finding),
    outcome: {
      blocks: blocksOf(finding),
      data: {
        due: due.map(({ id }) => id),
        lacks: lacking(finding).map(({ need: { nation, what, count }, given }) => ({
          nation,
          what,
          count: count - given,
        })),
        guns: guns.go,
        units: units.map(({ goes, barred }) => ({ goes: goes?.id ?? null, barred: barred.map(({ id }) => id) })),
        back: rolls ? (back ?? null) : null,
      },
    },
    open: openOf(finding),
    ...(rolls ? {} : { idleDice: ['returnDie'] }),
    ...diceFor(wanted, () => plainDice(input, ['returnDie'], (before) => blocksOf(findWithdrawals(before)))),
  });
}

/** The withdrawals of a turn: what is due, which units may go, when they come back, what a missed one means (10.15). */
export const withdrawals = calculator({
  id: 'when-eagles-fight/withdrawals',
  game: 'when-eagles-fight',
  tables: [],
  modifiers: [{ list: DEMANDS.map(({ id }) => ({ id })) }, { list: LEAVING_BARS, per: 'part' }],
  schema: withdrawalsSchema,
  evaluate,
});
