import { calculator } from '@/lib/calc/calculator';
import { diceFor } from '@/lib/calc/dice';
import type { Evaluation, Refusal, Wanted } from '@/lib/calc/evaluation';
import { illegal } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import { barsMet } from '@/lib/calc/bars';
import { destructionSchema, type DestructionInput } from '@/lib/games/nach-paris/works/destruction';
import { type DestructionAnswer, settle } from '@/lib/games/nach-paris/works/destruction-finding';
import { say, paramsOf, factsOf, stepsOf, openOf } from '@/lib/games/nach-paris/works/destruction-ledger';
import { blocksOf, diceOf } from '@/lib/games/nach-paris/works/destruction-blocks';

function evaluate(
  input: DestructionInput,
  _data: unknown,
  wanted?: Wanted,
): Result<Evaluation<DestructionAnswer>, Refusal> {
  if (input.action !== 'sluice' && input.permanent && input.left > 0)
    return illegal('left', input.left, say('refused.permanent'), '16.1.8');
  const finding = settle(input);
  const notApplied = barsMet('destruction', finding.free, paramsOf(input));
  return ok({
    facts: factsOf(finding),
    steps: stepsOf(finding),
    notApplied,
    outcome: { blocks: blocksOf(finding), data: finding.answer },
    open: openOf(finding),
    ...diceFor(wanted, () => diceOf(finding)),
  });
}

/** Destroying bridges and railways, repairing them, and opening the sluices (16, 17). */
export const destruction = calculator({
  id: 'nach-paris/destruction',
  game: 'nach-paris',
  tables: ['destruction'],
  schema: destructionSchema,
  evaluate,
});
