import type * as z from 'zod';
import { faultText, fieldOf, inShort } from '@/lib/calc/fault-words';
import { fileText } from '@/lib/calc/file-words';
import { speaker } from '@/lib/calc/say';
import type { CliError } from '@/lib/cli/stdin';
import { uiWords } from '@/lib/content/words';
import { readJson, type JsonFault } from '@/lib/core/json';
import type { Language } from '@/lib/core/language';
import { fail, ok, type Result } from '@/lib/core/result';
import { schemaFault } from '@/lib/core/schema-fault';

/** Most characters of a request: several times the largest that a tool can be asked. */
export const LARGEST_REQUEST = 1_000_000;

/** What a command reads as JSON. `length` is that of the whole where only its beginning is at hand. */
export interface RequestText {
  readonly text: string;
  readonly length: number;
}

/** A request, or why its text is none: the fault with its place and words in a language. */
export function readRequest({ text, length }: RequestText, lang: Language, line = 1): Result<unknown, CliError> {
  const tooLarge = { code: 'too-large', given: length, most: LARGEST_REQUEST } as const;
  const read = length > LARGEST_REQUEST ? fail(tooLarge) : readJson(text);
  if (read.ok) return ok(read.value);
  const fault: JsonFault | typeof tooLarge =
    'line' in read.error ? { ...read.error, line: line + read.error.line - 1 } : read.error;
  const { code, ...place } = fault;
  const { say } = speaker(uiWords(lang, ['files']), lang);
  return fail({ ...place, code: 'invalid-json', fault: code, message: say(fileText(fault)), given: inShort(text) });
}

/** Why a request that is JSON is none that its command knows; `expected` is what it looks like. */
export function refusedRequest(schema: z.ZodType, error: z.ZodError, request: unknown, expected: string) {
  const fault = schemaFault(schema, error.issues, request);
  const { say } = speaker(uiWords('en', ['calc']), 'en');
  return fail({
    code: 'invalid-request',
    field: fault.path.length ? fieldOf(fault.path) : 'request',
    message: say(faultText(fault)),
    expected,
  });
}
