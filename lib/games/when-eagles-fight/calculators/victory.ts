import { illegal, type Refused } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import type { Fraction } from '@/lib/prob/fraction';
import { refuseDates } from '@/lib/games/when-eagles-fight/clocks/fields';
import type { WefData } from '@/lib/games/when-eagles-fight/data';
import { victorySchema, type VictoryInput } from '@/lib/games/when-eagles-fight/victory/fields';
import { RUSSIAN_CONDITIONS, settleVictory, type VictoryFinding } from '@/lib/games/when-eagles-fight/victory/finding';
import { REVOLUTION_MODIFIERS } from '@/lib/games/when-eagles-fight/victory/modifiers';
import { citiesFor } from '@/lib/games/when-eagles-fight/victory/revolution';
import * as words from '@/lib/games/when-eagles-fight/victory/words';

export interface VictoryAnswer {
  /** the turn of this check or of the next one */
  readonly check: number;
  readonly isNow: boolean;
  readonly modifier: number;
  /** the numbers of the Turn Track; null while nobody has given them */
  readonly rev: number | null;
  readonly needed: number | null;
  readonly chance: Fraction | null;
  readonly total: number | null;
  readonly winner: VictoryFinding['winner'] | null;
  readonly by: VictoryFinding['by'] | null;
  /** the fewest cities for one to six faces of the die; null while the number is not known */
  readonly cities: readonly number[] | null;
}

function refuse({ turn, scenario, brusilov, marker }: VictoryInput): Refused | undefined {
  const dates = refuseDates({ turn, scenario, brusilov });
  if (dates) return dates;
  if (turn >= 16 && marker !== undefined && marker < turn)
    return illegal('marker', marker, words.say('refused.marker', { turn }), '7.3');
  return undefined;
}

/** The check of a turn: the Russian first, then the revolution roll with its chance; sudden death and the last turn. */
export const victory = tool({
  id: 'when-eagles-fight/victory',
  modifiers: [{ list: RUSSIAN_CONDITIONS }, { list: REVOLUTION_MODIFIERS }],
  schema: victorySchema,
  refuse,
  settle: (input, { cards }: WefData) => settleVictory(input, cards),
  words,
  answer: ({ one, modifier, chance, total, winner, by }): VictoryAnswer => {
    const rev = one.revolution.value;
    return {
      check: one.check,
      isNow: one.isNow,
      modifier,
      rev: rev ?? null,
      needed: one.victory.value ?? null,
      chance: chance ?? null,
      total: total ?? null,
      winner: winner ?? null,
      by: by ?? null,
      cities: rev === undefined ? null : [1, 2, 3, 4, 5, 6].map((faces) => citiesFor(faces, rev, modifier)),
    };
  },
  dice: { fields: ['die'], idle: ({ rolls }) => (rolls ? [] : ['die']) },
});
