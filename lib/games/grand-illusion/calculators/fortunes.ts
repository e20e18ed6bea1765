import { calculator } from '@/lib/calc/calculator';
import { diceFor, plainDice } from '@/lib/calc/dice';
import type { Evaluation, Refusal, Wanted } from '@/lib/calc/evaluation';
import { ok, type Result } from '@/lib/core/result';
import { blocksOf } from '@/lib/games/grand-illusion/fortunes/blocks';
import { CONDITIONS } from '@/lib/games/grand-illusion/fortunes/conditions';
import { fortunesSchema, type FortunesInput } from '@/lib/games/grand-illusion/fortunes/fields';
import { findFortunes, type After, type Row } from '@/lib/games/grand-illusion/fortunes/finding';
import { factsOf, notAppliedOf, openOf, stepsOf } from '@/lib/games/grand-illusion/fortunes/ledger';

export interface FortunesAnswer {
  /** the table as this battle reads it, with the chances of its rows given the dice that have fallen */
  readonly rows: readonly Row[];
  /** the row that holds: by the dice, or the automatic Skirmish of 12.4 */
  readonly settled: Row | null;
  readonly automatic: boolean;
  readonly after: After | null;
}

const DICE = ['die1', 'die2'] as const;

function evaluate(input: FortunesInput, _data: unknown, wanted?: Wanted): Result<Evaluation<FortunesAnswer>, Refusal> {
  const finding = findFortunes(input);
  const { rows, settled, automatic, after } = finding;
  return ok({
    facts: factsOf(finding),
    steps: stepsOf(finding),
    notApplied: notAppliedOf(finding),
    outcome: {
      blocks: blocksOf(finding),
      data: { rows, settled: settled ?? null, automatic, after: after ?? null },
    },
    open: openOf(finding),
    ...(automatic ? { idleDice: [...DICE] } : {}),
    ...diceFor(wanted, () => plainDice(input, DICE, (before) => blocksOf(findFortunes(before)))),
  });
}

/** A roll on the table of Fortunes of War: what it means in this turn and for this battle (9.1.4). */
export const fortunes = calculator({
  id: 'grand-illusion/fortunes',
  game: 'grand-illusion',
  tables: [],
  modifiers: [{ list: CONDITIONS }],
  schema: fortunesSchema,
  evaluate,
});
