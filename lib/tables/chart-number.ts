import type { Cell, Chart } from '@/lib/tables/chart';
import { cellAt, clampRoll, numberAt } from '@/lib/tables/lookup';

/*
 * Numbers that a rule is worked with and that a chart shows to the reader: read from the chart, so that they stand
 * nowhere else. A chart without the number is an error, and nothing is counted with another in its place.
 */

/** A cell from which a rule takes what it says, and which does not say it. */
export class CellFault extends Error {
  constructor(
    readonly chart: Chart,
    /** the row and the column by their numbers; -1 where the chart has none of that name */
    readonly at: readonly [row: number, column: number],
    message: string,
  ) {
    super(message);
  }
}

function faultAt(chart: Chart, row: string, column: string, wanted: string): CellFault {
  const index = ({ items }: { readonly items: readonly { readonly id: string }[] }, id: string): number =>
    items.findIndex((item) => item.id === id);
  const at = [index(chart.rows, row), index(chart.columns, column)] as const;
  return new CellFault(chart, at, `the chart ${chart.id} has no ${wanted} in ${row}, ${column}`);
}

/** A chart of the content, whose shape is checked with it. */
export const asChart = (file: unknown): Chart => file as Chart;

/** What a cell says in English; undefined where it is unknown or not there. */
const wordsOf = (cell: Cell | undefined): string | undefined =>
  typeof cell === 'string' ? cell : typeof cell === 'number' ? String(cell) : cell?.en;

// "9", "+5", "−2 [doubtful](dispute:…)", "2 each way", "×1.3"; not "½".
const OPENING = /^([+−×-]?)(\d+(?:\.\d+)?)(?![\d½])/u;

/** The number that a cell begins with; throws where there is none. */
export function printedNumber(chart: Chart, row: string, column: string): number {
  const [, sign, digits] = OPENING.exec(wordsOf(cellAt(chart, row, column)) ?? '') ?? [];
  if (digits === undefined) throw faultAt(chart, row, column, 'number');
  return sign === '−' || sign === '-' ? -Number(digits) : Number(digits);
}

/** The number of a roll in a column, both counted; throws where there is none. */
export function rolledNumber(chart: Chart, roll: number, column: number): number {
  const found = numberAt(chart, roll, column);
  if (found !== undefined) return found;
  const row = clampRoll(chart, roll);
  throw new CellFault(
    chart,
    [row - 1, column],
    `the chart ${chart.id} has no number for a ${row}, column ${column + 1}`,
  );
}

/**
 * The numbers of a column by their rows, all read at once, so that one that is missing is found when it is loaded and
 * not when a player asks for it.
 */
export function printedColumn(chart: Chart, rows: readonly string[], column: string): (row: string) => number {
  const numbers = new Map(rows.map((row) => [row, printedNumber(chart, row, column)]));
  return (row) => numbers.get(row) ?? printedNumber(chart, row, column);
}

/** A number where a cell may say in a word that there is none, as "NA" or "no limit". */
export const printedNumberUnless = (word: string, chart: Chart, row: string, column: string): number | undefined =>
  wordsOf(cellAt(chart, row, column)) === word ? undefined : printedNumber(chart, row, column);

/** Whether a cell says Yes; throws where it says neither Yes nor No. */
export function printedYes(chart: Chart, row: string, column: string): boolean {
  const words = wordsOf(cellAt(chart, row, column));
  if (words !== 'Yes' && words !== 'No') throw faultAt(chart, row, column, 'Yes or No');
  return words === 'Yes';
}

/** What each of several keys has, by the key. */
export const each = <Key extends string, T>(keys: readonly Key[], of: (key: Key) => T): Readonly<Record<Key, T>> =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Readonly<Record<Key, T>>;
