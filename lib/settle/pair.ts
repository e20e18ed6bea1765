import { fail, ok, type Result } from '@/lib/core/result';
import { readCode, type CodeProblem, type ReadCode, type Subject } from '@/lib/settle/code';

/*
 * Two versions of one case in one address: the codes of both cards with a stroke between them, which no code holds
 * bare. A program that encodes the stroke leaves it where it can be told, after the sum of the first.
 */

/** Why a text names no pair of cards; a problem of one code is told as of that code. */
export type PairProblem = CodeProblem | { readonly code: 'apart' | 'alike' };

/** A card, or two of the same tool. */
export interface ReadPair {
  readonly first: ReadCode;
  readonly second?: ReadCode;
}

const BETWEEN = /(?<=[~][0-9a-z]{4}|%7E[0-9a-z]{4})(?:\||%7C)/i;

export const pairCode = (first: string, second: string): string => `${first}|${second}`;

/** Reads a code, or a pair of codes; a pair is of two different cases of one tool. */
export function readPair(text: string): Result<ReadPair, PairProblem> {
  const [one = '', other] = text.split(BETWEEN);
  const first = readCode(one);
  if (!first.ok) return first;
  if (other === undefined) return ok({ first: first.value });
  const second = readCode(other);
  if (!second.ok) return second;
  const fault = pairFault(first.value.subject, second.value.subject);
  return fault ? fail(fault) : ok({ first: first.value, second: second.value });
}

/** Why two cards cannot be laid side by side; undefined when they can. */
export function pairFault(a: Subject, b: Subject): PairProblem | undefined {
  if (a.kind !== 'tool' || b.kind !== 'tool' || a.id !== b.id) return { code: 'apart' };
  return a.query === b.query ? { code: 'alike' } : undefined;
}
