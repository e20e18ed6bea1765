import type { Cell, Chart } from '@/lib/tables/chart';
import { cellAt } from '@/lib/tables/lookup';

/*
 * Numbers that a rule is worked with and that a chart shows to the reader: read from the chart, so that they stand
 * nowhere else. A chart without the number is an error, and nothing is counted with another in its place.
 */

/** A chart of the content, whose shape is checked with it. */
export const asChart = (file: unknown): Chart => file as Chart;

/** What a cell says in English; undefined where it is unknown or not there. */
const wordsOf = (cell: Cell | undefined): string | undefined =>
  typeof cell === 'string' ? cell : typeof cell === 'number' ? String(cell) : cell?.en;

// "9", "+5", "−2 [doubtful](dispute:…)", "2 each way", "×1.3"; not "½".
const OPENING = /^([+−×-]?)(\d+(?:\.\d+)?)(?![\d½])/u;

/** The number that a cell begins with; throws where there is none. */
export function numberOf(chart: Chart, row: string, column: string): number {
  const [, sign, digits] = OPENING.exec(wordsOf(cellAt(chart, row, column)) ?? '') ?? [];
  if (digits === undefined) throw new Error(`the chart ${chart.id} has no number in ${row}, ${column}`);
  return sign === '−' || sign === '-' ? -Number(digits) : Number(digits);
}

/** The same where a cell may say in a word that there is none, as "NA" or "no limit". */
export const numberUnless = (word: string, chart: Chart, row: string, column: string): number | undefined =>
  wordsOf(cellAt(chart, row, column)) === word ? undefined : numberOf(chart, row, column);

/** Whether a cell says Yes; throws where it says neither Yes nor No. */
export function saysYes(chart: Chart, row: string, column: string): boolean {
  const words = wordsOf(cellAt(chart, row, column));
  if (words !== 'Yes' && words !== 'No') throw new Error(`the chart ${chart.id} has no Yes or No in ${row}, ${column}`);
  return words === 'Yes';
}

/** What each of several keys has, by the key. */
export const each = <Key extends string, T>(keys: readonly Key[], of: (key: Key) => T): Readonly<Record<Key, T>> =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Readonly<Record<Key, T>>;
