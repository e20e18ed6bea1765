import Papa from 'papaparse';
import { fail, ok, type Result } from '@/lib/core/result';

/**
 * The cells of a text as spreadsheets copy it: tabs between them, or semicolons, or commas where there are neither;
 * quoted cells may hold any of these. Empty lines and columns around the cells are left out. Refuses a quote that
 * does not end, with the row in which it begins.
 */
export function readGrid(text: string): Result<readonly (readonly string[])[], { readonly row: number }> {
  const lines = withoutLastSpaces(text.replace(/\r\n?/gu, '\n'));
  const outside = lines.replace(/"[^"]*"/gu, '');
  const delimiter = ['\t', ';'].find((one) => outside.includes(one)) ?? ',';
  const { data, errors } = Papa.parse<readonly string[]>(lines, { delimiter, newline: '\n' });
  const wrong = [...errors.flatMap(({ row }) => row ?? []), ...stray(lines, delimiter, data)];
  if (wrong.length) return fail({ row: least(wrong) + 1 });
  return ok(trimmed(data.map((row) => row.map((cell) => cell.trim()))));
}

/** The parser refuses spaces after a quote that ends the text. */
function withoutLastSpaces(text: string): string {
  let end = text.length;
  while (end > 0 && /[^\S\t\n]/u.test(text[end - 1] ?? '')) end--;
  return text.slice(0, end);
}

const least = (numbers: readonly number[]): number => numbers.reduce((one, other) => Math.min(one, other), Infinity);

/** The first row with a cell that has a quote after spaces: the parser takes it for a sign of the text. */
function stray(lines: string, delimiter: string, data: readonly (readonly string[])[]): readonly number[] {
  if (!new RegExp(`(?:^|[${delimiter}\n])[^\\S\n${delimiter}]+"`, 'u').test(lines)) return [];
  const row = data.findIndex((cells) => cells.some((cell) => cell.trimStart().startsWith('"')));
  return row < 0 ? [] : [row];
}

/** Without the empty rows and columns around the cells. */
function trimmed(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const filled = rows.map((row) => row.findLastIndex((cell) => cell !== '') + 1);
  const first = filled.findIndex((width) => width > 0);
  if (first < 0) return [];
  const last = filled.findLastIndex((width) => width > 0);
  const left = least(rows.slice(first, last + 1).map(firstFilled));
  const right = -least(filled.map((width) => -width));
  return rows.slice(first, last + 1).map((row) => row.slice(left, right));
}

function firstFilled(row: readonly string[]): number {
  const at = row.findIndex((cell) => cell !== '');
  return at < 0 ? Infinity : at;
}
