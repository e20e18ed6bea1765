import type { Evaluation, Refusal } from '@/lib/calc/evaluation';
import type { Result } from '@/lib/core/result';

/** Every value inside a value, depth first. */
export function* inside(value: unknown): Generator<unknown> {
  yield value;
  if (value !== null && typeof value === 'object') for (const item of Object.values(value)) yield* inside(item);
}

const ruleOf = (value: unknown): readonly string[] =>
  value !== null && typeof value === 'object' && 'rule' in value && typeof value.rule === 'string' ? [value.rule] : [];

/**
 * Every rule that an answer names to its reader: in facts, steps, what does not apply, open points, blocks, a refusal.
 */
export function citedRules(answer: Result<Evaluation, Refusal>): ReadonlySet<string> {
  if (!answer.ok) return new Set(ruleOf(answer.error));
  const { facts, steps, notApplied, open, outcome } = answer.value;
  return new Set([...inside([facts, steps, notApplied, open, outcome.blocks])].flatMap(ruleOf));
}
