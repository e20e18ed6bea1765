import { linesOf } from '@/lib/cli/lines';
import { LARGEST_REQUEST, readRequest } from '@/lib/cli/request';
import type { Language } from '@/lib/core/language';
import type { Result } from '@/lib/core/result';

/** Why a request got no answer. */
export interface CliError {
  readonly code: string;
  readonly message: string;
  readonly [detail: string]: unknown;
}

export type CliAnswer = Result<object, CliError>;

/** JSON that also holds exact integers: a bigint is a number while that is exact, else its digits as text. */
export function toJson(value: unknown, indent?: number): string {
  return JSON.stringify(
    value,
    (_key, item: unknown) =>
      typeof item === 'bigint' ? (Number.isSafeInteger(Number(item)) ? Number(item) : item.toString()) : item,
    indent,
  );
}

type Answer = (request: unknown) => CliAnswer | Promise<CliAnswer>;

interface Streams {
  /** the language in which a line that is no request is refused */
  readonly lang?: Language | undefined;
  readonly input?: NodeJS.ReadableStream;
  readonly output?: NodeJS.WritableStream;
}

/**
 * Reads requests from standard input, a JSON value a line, and writes an answer a line in the same order:
 * `{"ok":true,…}` with the answer's own fields, or `{"ok":false,"error":{…}}`. A line that is no JSON, too long or too
 * deep is answered with an error like any other refused request; empty lines are passed over.
 */
export async function answerLines(
  answer: Answer,
  { lang = 'en', input = process.stdin, output = process.stdout }: Streams = {},
): Promise<void> {
  let n = 0;
  for await (const line of linesOf(input, LARGEST_REQUEST)) {
    n++;
    if (!line.text.trim()) continue;
    const request = readRequest(line, lang, n);
    const result = request.ok ? await answer(request.value) : request;
    output.write(`${toJson(result.ok ? { ok: true, ...result.value } : { ok: false, error: result.error })}\n`);
  }
}

/**
 * Ends quietly when the reader of our output has gone, as in `rules index | head`; says so, with exit code 1, when an
 * answer cannot be written.
 */
export function endWithReader(output: NodeJS.WriteStream = process.stdout): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    process.stderr.write(
      `${toJson({ code: 'not-written', message: `The answer could not be written: ${error.message}` }, 2)}\n`,
    );
    process.exit(1);
  });
}

/** Prints one answer: to standard output with exit code 0, or its error as JSON to standard error with exit code 1. */
export function printAnswer(result: CliAnswer): void {
  if (result.ok) process.stdout.write(`${toJson(result.value, 2)}\n`);
  else {
    process.stderr.write(`${toJson(result.error, 2)}\n`);
    process.exitCode = 1;
  }
}

/** What a line of standard input asks, with what the command line says for all that do not say it themselves. */
export const withDefaults = (request: unknown, defaults: Readonly<Record<string, string | undefined>>): unknown =>
  typeof request === 'object' && request !== null && !Array.isArray(request) ? { ...defaults, ...request } : request;

/** How the three commands that answer end, for their usage. */
export const HOW_IT_ENDS = `Ends with 0 when there is an answer, with 1 when there is none (why not, as JSON on standard error), with 2 when it is
used wrongly. With --stdin every line gets its answer, {"ok":true,…} or {"ok":false,"error":…}, and the end is 0.`;
