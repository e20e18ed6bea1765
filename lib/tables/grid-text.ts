import { fail, ok, type Result } from '@/lib/core/result';

/**
 * The cells of a text as spreadsheets copy it: tabs between them, or semicolons, or commas where there are neither;
 * quoted cells may hold any of these. Empty lines and columns around the cells are left out. Refuses a quote that
 * does not end, with the row in which it begins.
 */
export function readGrid(text: string): Result<readonly (readonly string[])[], { readonly row: number }> {
  const outside = text.replace(/"(?:[^"]|"")*"/gu, '');
  const mark = ['\t', ';'].find((one) => outside.includes(one)) ?? ',';
  const rows: string[][] = [[]];
  const cell = new RegExp(`"((?:[^"]|"")*)"[^\\S\\t\\n\\r]*(?=[${mark}\\r\\n]|$)|([^${mark}\\r\\n]*)`, 'uy');
  for (let at = 0; ;) {
    cell.lastIndex = at;
    const [all = '', quoted, bare = ''] = cell.exec(text) ?? [];
    if (quoted === undefined && bare.trimStart().startsWith('"')) return fail({ row: rows.length });
    rows.at(-1)?.push((quoted === undefined ? bare : quoted.replaceAll('""', '"')).trim());
    at += all.length;
    if (at >= text.length) break;
    if (text[at] !== mark) rows.push([]);
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  return ok(trimmed(rows));
}

/** Without the empty rows and columns around the cells. */
function trimmed(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const filled = rows.map((row) => row.findLastIndex((cell) => cell !== '') + 1);
  const first = filled.findIndex((width) => width > 0);
  if (first < 0) return [];
  const last = filled.findLastIndex((width) => width > 0);
  const [left, right] = [Math.min(...rows.slice(first, last + 1).map(firstFilled)), Math.max(...filled)];
  return rows.slice(first, last + 1).map((row) => row.slice(left, right));
}

function firstFilled(row: readonly string[]): number {
  const at = row.findIndex((cell) => cell !== '');
  return at < 0 ? Infinity : at;
}
