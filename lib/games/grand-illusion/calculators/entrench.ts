import { tool } from '@/lib/calc/tool';
import { BUILD_BARS, IMPROVE_BARS } from '@/lib/games/grand-illusion/entrenching/bars';
import { entrenchSchema } from '@/lib/games/grand-illusion/entrenching/fields';
import { settleEntrenching } from '@/lib/games/grand-illusion/entrenching/finding';
import * as words from '@/lib/games/grand-illusion/entrenching/words';

export interface EntrenchAnswer {
  readonly allowed: boolean;
  readonly barred: readonly string[];
  /** level of the hex's trench afterwards: what it adds to every attacker's die */
  readonly level: number;
  readonly caps: number;
}

/** Whether a hex may be entrenched, whether its trench improves, and what a trench does (9.7, 11.2.8). */
export const entrench = tool({
  id: 'grand-illusion/entrench',
  modifiers: [{ list: BUILD_BARS }, { list: IMPROVE_BARS }],
  schema: entrenchSchema,
  settle: settleEntrenching,
  words,
  answer: ({ allowed, barred, level, input }): EntrenchAnswer => ({
    allowed,
    barred: barred.map(({ id }) => id),
    level,
    caps: input.what === 'build' && allowed ? 1 : 0,
  }),
});
