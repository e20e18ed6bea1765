import { createHash } from 'node:crypto';
import { parseInput } from '@/lib/calc/calculator';
import type { Case } from '@/tests/compare/cases';
import { TOOLS } from '@/tests/support/tools';

/* What of an answer is compared: a fingerprint of each part of it. */

export type Parts = Readonly<Record<string, string>>;

const LEDGER = ['facts', 'steps', 'notApplied', 'open', 'taken', 'idleDice'] as const;

/** JSON in which the order in which an object got its fields tells nothing, and integers of any size stand as text. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, item: unknown) => {
    if (typeof item === 'bigint') return item.toString();
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
    return Object.fromEntries(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }) ?? '';

export const fingerprint = (value: unknown): string =>
  createHash('sha1').update(canonical(value)).digest('base64url').slice(0, 8);

/** A fingerprint of each part of an answer as JSON; a refusal or an address is one part. */
export function partsOf(answer: string): Parts {
  const { evaluation, words, ...rest } = JSON.parse(answer) as Record<string, Record<string, unknown> | undefined>;
  if (!evaluation) return { answer: fingerprint(rest) };
  const outcome = evaluation.outcome as Record<string, unknown>;
  return {
    ...Object.fromEntries(LEDGER.map((part) => [part, fingerprint(evaluation[part])])),
    blocks: fingerprint(outcome.blocks),
    data: fingerprint(outcome.data),
    words: fingerprint(words),
  };
}

/** A fingerprint of what a form shows of the dice of a case; nothing where it is refused or asks for an address. */
export function dicePart({ id, input, query, filled }: Case): Parts {
  const tool = TOOLS.find(({ calc }) => calc.id === id);
  if (!tool || query !== undefined) return {};
  const parsed = parseInput(tool.calc, input);
  if (!parsed.ok) return {};
  const answer = tool.calc.evaluate(parsed.value, filled ? tool.filled : tool.data, { dice: true });
  return answer.ok ? { dice: fingerprint(answer.value.dice) } : {};
}
