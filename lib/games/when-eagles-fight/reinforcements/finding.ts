import { sortBars, type Barred } from '@/lib/calc/bars';
import type { Rule } from '@/lib/core/rule';
import { DECLARED } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { entriesOf, PLACE_BARS, TIME_BARS } from '@/lib/games/when-eagles-fight/reinforcements/bars';
import { dueOf, isConversion, ruleOf, type ArrivalCase } from '@/lib/games/when-eagles-fight/reinforcements/due';
import type { Arrival, EntryPlace, ReinforcementsInput } from '@/lib/games/when-eagles-fight/reinforcements/fields';

/**
 * What becomes of a unit: it enters; it waits for its turn; not here, but elsewhere in this turn; it stays in the dead
 * pile; it is out of the game, or a conversion that does not take place any more; no unit of its kind comes so.
 */
export type Outcome = 'enters' | 'waits' | 'elsewhere' | 'dead' | 'lost' | 'none';

export interface Arriving {
  readonly unit: Arrival;
  readonly rule: Rule;
  readonly due: number | undefined;
  readonly barred: readonly Barred[];
  readonly free: readonly Barred[];
  readonly outcome: Outcome;
  /** where units of its kind may enter (10.2, 10.4) */
  readonly places: readonly EntryPlace[];
}

export interface ReinforcementsFinding {
  readonly input: ReinforcementsInput;
  readonly units: readonly Arriving[];
}

const isTime = ({ id }: Barred): boolean => TIME_BARS.some((bar) => bar.id === id);

function outcomeOf({ input, unit }: ArrivalCase, barred: readonly Barred[]): Outcome {
  const has = (id: string): boolean => barred.some((bar) => bar.id === id);
  if (!barred.length) return 'enters';
  if (has('owner') || has('kind')) return 'none';
  if (unit.cause === 'rebuilt') return 'dead';
  if (has('schlieffen') || has('late') || (has('unmet') && isOver(input, unit))) return 'lost';
  if (barred.some(isTime)) return 'waits';
  return isConversion(unit) ? 'lost' : 'elsewhere';
}

/**
 * What brings it can no longer happen: the G Corps was not withdrawn (10.16), the Brusilov Offensive was not declared
 * in time (15.1), no guns come back (15.9).
 */
function isOver({ turn }: ReinforcementsInput, { cause }: Arrival): boolean {
  if (cause === 'guard' || cause === 'guns') return true;
  return cause !== 'reg' && cause !== 'eventF' && turn > DECLARED.last;
}

/** Settles each unit by itself. */
export function settleReinforcements(input: ReinforcementsInput): ReinforcementsFinding {
  const units = input.units.map((unit): Arriving => {
    const one = { input, unit };
    const time = sortBars(TIME_BARS, one);
    const place = sortBars(PLACE_BARS, one);
    const barred = [...time.barred, ...place.barred];
    return {
      unit,
      rule: ruleOf(one),
      due: dueOf(one),
      barred,
      free: [...time.free, ...place.free],
      outcome: outcomeOf(one, barred),
      places: isConversion(unit) ? [] : entriesOf(unit),
    };
  });
  return { input, units };
}
