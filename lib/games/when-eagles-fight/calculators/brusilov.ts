import { tool } from '@/lib/calc/tool';
import { brusilovSchema } from '@/lib/games/when-eagles-fight/brusilov/fields';
import {
  ATTACK_MODIFIERS,
  NORTH_LIMIT,
  settleOffensive,
  type OffensiveTurn,
  type Stage,
} from '@/lib/games/when-eagles-fight/brusilov/finding';
import * as words from '@/lib/games/when-eagles-fight/brusilov/words';
import { refuseDates } from '@/lib/games/when-eagles-fight/clocks/fields';

export interface BrusilovAnswer {
  readonly stage: Stage;
  /** of the attack */
  readonly modifier: number;
  readonly barred: boolean;
  readonly turns: readonly OffensiveTurn[];
}

/** The Brusilov Offensive: when, what an attack has of it, what each of its turns brings, what if it never comes. */
export const brusilov = tool({
  id: 'when-eagles-fight/brusilov',
  modifiers: [{ list: ATTACK_MODIFIERS }, { list: NORTH_LIMIT }],
  schema: brusilovSchema,
  refuse: (input) => refuseDates({ ...input, scenario: 'historical' }),
  settle: settleOffensive,
  words,
  answer: ({ stage, modifier, barred, turns }): BrusilovAnswer => ({
    stage,
    modifier,
    barred: barred.length > 0,
    turns,
  }),
});
