import type { FieldCondition } from '@/lib/calc/field';
import { sayIn } from '@/lib/calc/ledger';
import { illegal, type Refused } from '@/lib/calc/refusal';
import { DECLARED } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { lastTurn, type Scenario } from '@/lib/games/when-eagles-fight/clocks/scenario';
import { LAST_TURN } from '@/lib/games/when-eagles-fight/turns';

/* What the tools of the clocks ask and refuse in the same way. */

/** Asks a field from a turn on, or in a span of turns. */
export const inTurns = (first: number, last: number = LAST_TURN): FieldCondition => ({
  field: 'turn',
  is: Array.from({ length: last - first + 1 }, (_, i) => String(first + i)),
});

const refused = sayIn('campaign.refused');

/** The case of a tool as far as the campaign limits it. */
interface Dated {
  readonly turn: number;
  readonly scenario: Scenario;
  readonly brusilov?: number | undefined;
}

/** A turn past the end of the scenario (17.0), or an offensive that is declared only in a later turn (15.1). */
export function refuseDates({ turn, scenario, brusilov }: Dated): Refused | undefined {
  const last = lastTurn(scenario);
  if (turn > last) return illegal('turn', turn, refused('turn', { last }), '17.0');
  // Before Turn 15 the field is not asked.
  if (brusilov !== undefined && turn >= DECLARED.first && brusilov > turn)
    return illegal('brusilov', brusilov, refused('brusilov', { turn }), '15.1');
  return undefined;
}
