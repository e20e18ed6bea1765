import { jsonPlace, placeAt, type TextPlace } from '@/lib/core/json-place';
import type { TextFile } from '@/lib/content/files';

/** Something wrong in the content. An error stops the build; a warning is for a person to judge. */
export interface Problem extends TextPlace {
  readonly file: string;
  readonly message: string;
  readonly level: 'error' | 'warning';
}

export const START: TextPlace = { line: 1, column: 1 };

export function problem(file: string, place: TextPlace, message: string, level: Problem['level'] = 'error'): Problem {
  return { file, line: place.line, column: place.column, message, level };
}

/** A problem at a value of a JSON file. */
export function problemInJson(
  source: TextFile,
  path: readonly PropertyKey[],
  message: string,
  level?: Problem['level'],
): Problem {
  return problem(source.file, jsonPlace(source.text, path), message, level);
}

/** A problem in a piece of Markdown that begins on a line of its file. */
export function problemInBody(
  file: string,
  bodyLine: number,
  body: string,
  offset: number,
  message: string,
  level?: Problem['level'],
): Problem {
  const { line, column } = placeAt(body, offset);
  return problem(file, { line: bodyLine + line - 1, column }, message, level);
}

/** "content/ui/en/calc.json:3:5 error: …" */
export function formatProblem({ file, line, column, level, message }: Problem): string {
  return `${file}:${line}:${column} ${level}: ${message}`;
}
