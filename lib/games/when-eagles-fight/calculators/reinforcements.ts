import { calculator } from '@/lib/calc/calculator';
import type { Evaluation, Refusal } from '@/lib/calc/evaluation';
import { ok, type Result } from '@/lib/core/result';
import { refuseDates } from '@/lib/games/when-eagles-fight/clocks/fields';
import { PLACE_BARS, TIME_BARS } from '@/lib/games/when-eagles-fight/reinforcements/bars';
import { blocksOf } from '@/lib/games/when-eagles-fight/reinforcements/blocks';
import {
  reinforcementsSchema,
  type Place,
  type ReinforcementsInput,
} from '@/lib/games/when-eagles-fight/reinforcements/fields';
import { findReinforcements, type Outcome } from '@/lib/games/when-eagles-fight/reinforcements/finding';
import { factsOf, notAppliedOf, openOf, stepsOf } from '@/lib/games/when-eagles-fight/reinforcements/words';

export interface ReinforcementsAnswer {
  /** all of them enter */
  readonly allowed: boolean;
  readonly units: readonly {
    readonly outcome: Outcome;
    /** its turn; null where what brings it has not happened */
    readonly due: number | null;
    readonly barred: readonly string[];
    /** where it may enter; none for a conversion */
    readonly places: readonly Place[];
  }[];
}

function evaluate(input: ReinforcementsInput): Result<Evaluation<ReinforcementsAnswer>, Refusal> {
  const wrong = refuseDates(input);
  if (wrong) return wrong;
  const finding = findReinforcements(input);
  return ok({
    facts: factsOf(finding),
    steps: stepsOf(finding),
    notApplied: notAppliedOf(finding),
    outcome: {
      blocks: blocksOf(finding),
      data: {
        allowed: finding.units.every(({ outcome }) => outcome === 'enters'),
        units: finding.units.map(({ outcome, due, barred, places }) => ({
          outcome,
          due: due ?? null,
          barred: barred.map(({ id }) => id),
          places,
        })),
      },
    },
    open: openOf(finding),
  });
}

/** Who arrives in a turn, by which place, in what state, and what becomes of those who cannot (10.1 to 10.7, 10.14). */
export const reinforcements = calculator({
  id: 'when-eagles-fight/reinforcements',
  game: 'when-eagles-fight',
  tables: [],
  modifiers: [
    { list: TIME_BARS, per: 'part' },
    { list: PLACE_BARS, per: 'part' },
  ],
  schema: reinforcementsSchema,
  evaluate,
});
