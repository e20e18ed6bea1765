import { illegal, type Refused } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import { refuseDates } from '@/lib/games/when-eagles-fight/clocks/fields';
import { DEMANDS } from '@/lib/games/when-eagles-fight/withdrawals/demands';
import { withdrawalsSchema, type WithdrawalsInput } from '@/lib/games/when-eagles-fight/withdrawals/fields';
import {
  lacking,
  LEAVING_BARS,
  settleWithdrawals,
  type WithdrawalsFinding,
} from '@/lib/games/when-eagles-fight/withdrawals/finding';
import * as words from '@/lib/games/when-eagles-fight/withdrawals/words';

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
    return illegal('again', 'true', words.say('refused.again', { turn: input.turn }), '7.2.K');
  const single = input.units.findIndex(
    ({ reduced, steps, nation }) => reduced && (steps === 1 || nation === 'austro-hungarian'),
  );
  return single < 0 ? undefined : illegal('units', single + 1, words.say('refused.single', { n: single + 1 }), '2.12');
}

/** Whether a die says when somebody comes back. */
const rollsReturn = ({ due }: WithdrawalsFinding): boolean => due.some(({ back }) => back === 'die');

/** The withdrawals of a turn: what is due, which units may go, when they come back, what a missed one means (10.15). */
export const withdrawals = tool({
  id: 'when-eagles-fight/withdrawals',
  modifiers: [{ list: DEMANDS.map(({ id }) => ({ id })) }, { list: LEAVING_BARS, per: 'part' }],
  schema: withdrawalsSchema,
  refuse,
  settle: settleWithdrawals,
  words,
  answer: (finding): WithdrawalsAnswer => {
    const { due, units, guns, back } = finding;
    return {
      due: due.map(({ id }) => id),
      lacks: lacking(finding).map(({ need: { nation, what, count }, given }) => ({
        nation,
        what,
        count: count - given,
      })),
      guns: guns.go,
      units: units.map(({ goes, barred }) => ({ goes: goes?.id ?? null, barred: barred.map(({ id }) => id) })),
      back: rollsReturn(finding) ? (back ?? null) : null,
    };
  },
  dice: { fields: ['returnDie'], idle: (finding) => (rollsReturn(finding) ? [] : ['returnDie']) },
});
