import { calculator } from '@/lib/calc/calculator';
import type { Evaluation, Refusal } from '@/lib/calc/evaluation';
import { ok, type Result } from '@/lib/core/result';
import { brusilovSchema, type BrusilovInput } from '@/lib/games/when-eagles-fight/brusilov/fields';
import {
  ATTACK_MODIFIERS,
  findOffensive,
  NORTH_LIMIT,
  type OffensiveTurn,
  type Stage,
} from '@/lib/games/when-eagles-fight/brusilov/finding';
import { blocksOf, ledgerOf } from '@/lib/games/when-eagles-fight/brusilov/words';
import { refuseDates } from '@/lib/games/when-eagles-fight/clocks/fields';

export interface BrusilovAnswer {
  readonly stage: Stage;
  /** of the attack */
  readonly modifier: number;
  readonly barred: boolean;
  readonly turns: readonly OffensiveTurn[];
}

function evaluate(input: BrusilovInput): Result<Evaluation<BrusilovAnswer>, Refusal> {
  const wrong = refuseDates({ ...input, scenario: 'historical' });
  if (wrong) return wrong;
  const finding = findOffensive(input);
  const { stage, modifier, barred, turns } = finding;
  return ok({
    ...ledgerOf(finding),
    outcome: { blocks: blocksOf(finding), data: { stage, modifier, barred: barred.length > 0, turns } },
  });
}

/** The Brusilov Offensive: when, what an attack has of it, what each of its turns brings, what if it never comes. */
export const brusilov = calculator({
  id: 'when-eagles-fight/brusilov',
  game: 'when-eagles-fight',
  tables: [],
  modifiers: [{ list: ATTACK_MODIFIERS }, { list: NORTH_LIMIT }],
  schema: brusilovSchema,
  evaluate,
});
