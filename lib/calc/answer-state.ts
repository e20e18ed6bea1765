import type { Block, Evaluation, Refusal } from '@/lib/calc/evaluation';
import type { Result } from '@/lib/core/result';

/** How a case stands: allowed, against the rules, not decided, or an answer that is neither. */
export type AnswerState = 'yes' | 'no' | 'open' | 'neutral';

/**
 * How a case stands by its first verdict; what waits for an entry is open, and so is what says neither
 * yes nor no while the rulebook leaves a question.
 */
export function answerState(result: Result<Evaluation, Refusal>): AnswerState {
  if (!result.ok) return 'no';
  const { blocks } = result.value.outcome;
  const first = blocks.find(({ kind }) => kind === 'verdict' || kind === 'odds');
  if (first?.kind === 'verdict' && first.tone !== 'neutral') return first.tone;
  const isAsked = first?.kind === 'verdict' && result.value.open.length > 0;
  return isAsked || blocks.some(isWaiting) ? 'open' : 'neutral';
}

/** Cells of a card that nobody has filled in yet. */
const isWaiting = (block: Block): boolean =>
  block.kind === 'cells' && block.rows.some(({ result }) => result === undefined);
