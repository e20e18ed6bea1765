import { tool } from '@/lib/calc/tool';
import { refuseDates } from '@/lib/games/when-eagles-fight/clocks/fields';
import { PLACE_BARS, TIME_BARS } from '@/lib/games/when-eagles-fight/reinforcements/bars';
import { blocksOf } from '@/lib/games/when-eagles-fight/reinforcements/blocks';
import { reinforcementsSchema, type EntryPlace } from '@/lib/games/when-eagles-fight/reinforcements/fields';
import { settleReinforcements, type Outcome } from '@/lib/games/when-eagles-fight/reinforcements/finding';
import * as words from '@/lib/games/when-eagles-fight/reinforcements/words';

export interface ReinforcementsAnswer {
  /** all of them enter */
  readonly allowed: boolean;
  readonly units: readonly {
    readonly outcome: Outcome;
    /** its turn; null where what brings it has not happened */
    readonly due: number | null;
    readonly barred: readonly string[];
    /** where it may enter; none for a conversion */
    readonly places: readonly EntryPlace[];
  }[];
}

/** Who arrives in a turn, by which place, in what state, and what becomes of those who cannot (10.1 to 10.7, 10.14). */
export const reinforcements = tool({
  id: 'when-eagles-fight/reinforcements',
  modifiers: [
    { list: TIME_BARS, per: 'part' },
    { list: PLACE_BARS, per: 'part' },
  ],
  schema: reinforcementsSchema,
  refuse: refuseDates,
  settle: settleReinforcements,
  words: { ...words, blocksOf },
  answer: (finding): ReinforcementsAnswer => ({
    allowed: finding.units.every(({ outcome }) => outcome === 'enters'),
    units: finding.units.map(({ outcome, due, barred, places }) => ({
      outcome,
      due: due ?? null,
      barred: barred.map(({ id }) => id),
      places,
    })),
  }),
});
