import { inLanguage, type Language } from '@/lib/core/language';
import type { AxisItem, Cell, Chart } from '@/lib/tables/chart';
import { plainText } from '@/lib/tables/pieces';

/** Letters beyond which a cell breaks into lines. */
export const SHORT_TEXT = 18;
/** Letters that fit side by side on a phone of 360 px, and what the edges of a cell take of them. */
const ROOM = 42;
const EDGES = 3;

const longestWord = (text: string): number => Math.max(0, ...text.split(/\s+/).map((word) => word.length));

/**
 * Whether a chart is one of words that a phone could show only a piece at a time: such a list becomes rows to read,
 * each cell under the head of its column, until there is room for the grid.
 */
export function readsAsRows({ kind, rows, columns, cells }: Chart, lang: Language): boolean {
  if (kind !== 'list') return false;
  const lengthOf = (cell: Cell): number =>
    cell === null || typeof cell === 'number' ? String(cell ?? '?').length : plainText(inLanguage(cell, lang)).length;
  const longest = columns.items.map((_, at) => Math.max(0, ...cells.map((row) => lengthOf(row[at] ?? null))));
  const widths = columns.items.map(({ label }, at) =>
    Math.max(longestWord(plainText(inLanguage(label, lang))), Math.min(SHORT_TEXT, longest[at] ?? 0)),
  );
  const heads = rows.items.map(({ label }) => longestWord(plainText(inLanguage(label, lang))));
  const width = [Math.max(0, ...heads), ...widths].reduce((sum, one) => sum + one + EDGES, 0);
  return longest.some((length) => length > SHORT_TEXT) && width > ROOM;
}

/** A role said outright, since what is laid out as rows is no table to a browser any more. */
export const roleOf = (role: string, asRows: boolean): string | undefined => (asRows ? role : undefined);

/** What stands before the head of a row where that is a bare number: "2d6 7". */
export function axisBeside({ label }: AxisItem, { rows }: Chart, lang: Language): string | undefined {
  const axis = rows.label[lang];
  return /^[\d–−-]+$/.test(plainText(inLanguage(label, lang))) && axis ? axis : undefined;
}
