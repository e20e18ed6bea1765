import { fail, ok, type Result } from '@/lib/core/result';
import { compare } from '@/lib/prob/fraction';
import { inEveryLanguage } from '@/lib/core/language';
import { rowsOf, type CardChart, type CardEntries } from '@/lib/tables/card';
import { hasRow, type CellPlace } from '@/lib/tables/card-cell';
import { headingsOf } from '@/lib/tables/card-columns';
import { addHeading, headingLabel, readCell, withCells } from '@/lib/tables/card-entry';
import { LONGEST_PASTE, MOST_LINES } from '@/lib/tables/card-limits';
import { headingValue, orderedHeadings } from '@/lib/tables/card-places';
import { isQuestion, type EntryProblem } from '@/lib/tables/card-problem';
import { parseResult } from '@/lib/tables/card-result';
import { readGrid } from '@/lib/tables/grid-text';

/** A place in a pasted table, counted from 1. */
export interface PastePlace {
  readonly row: number;
  readonly column: number;
}

/** Why a pasted table cannot be kept. Nothing of it is. */
export type PasteProblem =
  | { readonly code: 'empty' }
  | { readonly code: 'bad-quote'; readonly row: number }
  | { readonly code: 'too-long'; readonly given: number; readonly most: number }
  | { readonly code: 'too-wide' | 'too-tall'; readonly given: number; readonly room: number }
  /** what stands before a row is none of the card, or has stood before another one */
  | { readonly code: 'no-row' | 'row-twice'; readonly row: number; readonly given: string }
  | { readonly code: 'cell'; readonly at: PastePlace; readonly problem: EntryProblem };

export interface Pasted {
  readonly entries: CardEntries;
  /** cells that were written and headings that are new */
  readonly cells: number;
  readonly headings: readonly string[];
  /**
   * what the player has to confirm: known cells that it contradicts, distances that it breaks, numbers taken for those
   * of rows
   */
  readonly questions: readonly EntryProblem[];
}

/**
 * A table pasted from a spreadsheet, written on a card from a cell on. A first row of headings and a first column of
 * row numbers are recognised and say where the results go; empty cells and rows leave what is there. All or nothing.
 */
export function pasteTable(
  card: CardChart,
  entries: CardEntries,
  from: CellPlace,
  text: string,
): Result<Pasted, PasteProblem> {
  if (text.length > LONGEST_PASTE) return fail({ code: 'too-long', given: text.length, most: LONGEST_PASTE });
  const grid = readGrid(text);
  if (!grid.ok) return fail({ code: 'bad-quote', row: grid.error.row });
  if (!grid.value.length) return fail({ code: 'empty' });
  const tooMuch = beyondAnyCard(card, entries, grid.value);
  if (tooMuch) return fail(tooMuch);
  const axes = axesOf(card, entries, grid.value);
  const offset: PastePlace = { row: axes.headings ? 2 : 1, column: axes.rows ? 2 : 1 };
  const wrong = axes.rows && wrongRow(card, axes.rows, offset.row);
  if (wrong) return fail(wrong);
  const columns = axes.headings ?? from0(headingsOf(card, entries), from.column);
  const rows =
    axes.rows ??
    from0(
      rowsOf(card).map(({ id }) => id),
      from.row,
    );
  const body = grid.value.slice(axes.headings ? 1 : 0).map((line) => line.slice(axes.rows ? 1 : 0));
  const width = widest(body);
  if (width > columns.length) return fail({ code: 'too-wide', given: width, room: columns.length });
  if (body.length > rows.length) return fail({ code: 'too-tall', given: body.length, room: rows.length });
  const start: Pasted = { entries, cells: 0, headings: [], questions: axes.asked ?? [] };
  const headed = axes.headings ? writeHeadings(card, start, axes.headings, offset.column) : ok(start);
  return headed.ok ? writeBody(card, headed.value, { body, columns, rows, offset, line: from.line }) : headed;
}

/** A table of so many rows or columns that it need not be looked into. */
function beyondAnyCard(card: CardChart, entries: CardEntries, grid: readonly Line[]): PasteProblem | undefined {
  if (grid.length > MOST_LINES) return { code: 'too-tall', given: grid.length, room: rowsOf(card).length };
  const width = widest(grid);
  return width > MOST_LINES ? { code: 'too-wide', given: width, room: headingsOf(card, entries).length } : undefined;
}

const widest = (grid: readonly Line[]): number => grid.reduce((width, line) => Math.max(width, line.length), 0);

const from0 = (all: readonly string[], first: string): readonly string[] => all.slice(Math.max(0, all.indexOf(first)));

function writeHeadings(
  card: CardChart,
  start: Pasted,
  headings: readonly string[],
  firstColumn: number,
): Result<Pasted, PasteProblem> {
  let pasted = start;
  const seen = new Set<string>();
  for (const [i, heading] of headings.entries()) {
    const at = { row: 1, column: firstColumn + i };
    if (seen.has(heading)) return fail({ code: 'cell', at, problem: { code: 'repeats', heading } });
    seen.add(heading);
    if (orderedHeadings(card, pasted.entries).at.has(heading)) continue;
    const asked = addHeading(card, pasted.entries, heading);
    const added = asked.ok || !isQuestion(asked.error) ? asked : addHeading(card, pasted.entries, heading, true);
    if (!added.ok) return fail({ code: 'cell', at, problem: added.error });
    pasted = {
      ...pasted,
      entries: added.value,
      headings: [...pasted.headings, heading],
      questions: asked.ok ? pasted.questions : [...pasted.questions, asked.error],
    };
  }
  return ok(pasted);
}

interface Body {
  readonly body: readonly (readonly string[])[];
  readonly columns: readonly string[];
  readonly rows: readonly (string | undefined)[];
  readonly offset: PastePlace;
  readonly line: string | undefined;
}

function writeBody(
  card: CardChart,
  start: Pasted,
  { body, columns, rows, offset, line }: Body,
): Result<Pasted, PasteProblem> {
  const written: Record<string, string> = {};
  const questions = [...start.questions];
  let count = start.cells;
  for (const [i, cells] of body.entries()) {
    for (const [j, typed] of cells.entries()) {
      const [row, column] = [rows[i], columns[j]];
      if (isBlank(typed) || row === undefined || column === undefined) continue;
      const place: CellPlace = { line, column, row };
      const asked = readCell(card, start.entries, place, typed);
      const read = asked.ok || !isQuestion(asked.error) ? asked : readCell(card, start.entries, place, typed, true);
      if (!read.ok)
        return fail({ code: 'cell', at: { row: offset.row + i, column: offset.column + j }, problem: read.error });
      written[read.value.key] = read.value.text;
      count++;
      if (!asked.ok) questions.push(asked.error);
    }
  }
  return ok({ ...start, entries: withCells(start.entries, written), cells: count, questions });
}

/** Cells that say nothing: what the spreadsheet leaves open stays as it is on the card. */
const isBlank = (typed: string): boolean => typed === '' || typed === '?';

interface Axes {
  readonly headings?: readonly string[] | undefined;
  /** the row of each line; undefined for an empty line */
  readonly rows?: readonly (string | undefined)[];
  readonly asked?: readonly EntryProblem[];
}

type Line = readonly string[];
const isEmpty = (line: Line): boolean => line.every((cell) => cell === '');

/** What the first row and the first column say, where they are headings and row numbers. */
function axesOf(card: CardChart, entries: CardEntries, grid: readonly Line[]): Axes {
  const [first = [], ...rest] = grid;
  if (grid.every((line) => line.length < 2)) return {};
  const beside = runningRows(card, grid, 2);
  if (beside) return { rows: beside, asked: doubtOf(card, grid) };
  const [corner = '', ...others] = first;
  // A number over the first column is its heading.
  const cornered = rest.length > 0 && headingLabel(card, corner) === undefined;
  const headings = cornered ? headingIds(card, others) : undefined;
  // Row numbers below something that is none: what stands beside that something are headings, sound or not.
  const below = cornered ? runningRows(card, rest, corner === '' ? 1 : 2) : undefined;
  if (below) return { headings: headings ?? others, rows: below };
  if (headings && isBesideRows(card, entries, rest, headings))
    return { headings, rows: rest.map((line) => (isEmpty(line) ? undefined : (rowOf(card, line) ?? line[0] ?? ''))) };
  const over = rest.length ? headingIds(card, first) : undefined;
  return over && isHeadingRow(card, over) ? { headings: over } : {};
}

/**
 * Below headings, rows may be left out or stand in any order; where one of the headings is known, some may even be
 * wrong.
 */
function isBesideRows(
  card: CardChart,
  entries: CardEntries,
  lines: readonly Line[],
  headings: readonly string[],
): boolean {
  const filled = lines.filter((line) => !isEmpty(line));
  const rows = filled.flatMap((line) => rowOf(card, line) ?? []);
  return (
    rows.length > 0 &&
    (new Set(rows).size === filled.length || headings.some((heading) => orderedHeadings(card, entries).at.has(heading)))
  );
}

/** The first line whose row is none of the card or has been there before; lines are counted from `first`. */
function wrongRow(card: CardChart, rows: readonly (string | undefined)[], first: number): PasteProblem | undefined {
  const seen = new Set<string>();
  for (const [i, given] of rows.entries()) {
    if (given === undefined) continue;
    if (!hasRow(card, given)) return { code: 'no-row', row: first + i, given };
    if (seen.has(given)) return { code: 'row-twice', row: first + i, given };
    seen.add(given);
  }
  return undefined;
}

/** Numbers that run on may be results too, and only the player knows. */
function doubtOf(card: CardChart, lines: readonly Line[]): readonly EntryProblem[] {
  const numbers = lines.flatMap(([cell = '']) => (cell === '' ? [] : [cell]));
  return numbers.every((cell) => parseResult(card.results, cell))
    ? [{ code: 'row-numbers', from: numbers[0] ?? '', to: numbers.at(-1) ?? '' }]
    : [];
}

/** Numbers may be results as well: a row without a corner is one of headings when an example tells one of them. */
const isHeadingRow = ({ columns }: CardChart, headings: readonly string[]): boolean =>
  columns.notation !== 'points' || headings.some((heading) => columns.headings.some(({ label }) => label === heading));

/** The row that a line begins with, by id or name. */
function rowOf(card: CardChart, [cell = '']: Line): string | undefined {
  const plain = cell.replace(/[−–]/gu, '-').toLowerCase();
  return rowsOf(card).find(
    ({ id, label }) =>
      id.toLowerCase() === plain || inEveryLanguage(label).some((words) => words.toLowerCase() === cell.toLowerCase()),
  )?.id;
}

/**
 * The rows of lines that all begin with one: numbers only when so many of them run on by one, since results are numbers
 * too.
 */
function runningRows(
  card: CardChart,
  lines: readonly Line[],
  atLeast: number,
): readonly (string | undefined)[] | undefined {
  const ids = rowsOf(card).map(({ id }) => id);
  const rows = lines.map((line) => (isEmpty(line) ? undefined : rowOf(card, line)));
  const filled = lines.flatMap((line, i) => (isEmpty(line) ? [] : [{ i, at: ids.indexOf(rows[i] ?? '') }]));
  const sound = filled.every(({ at }) => at >= 0) && new Set(filled.map(({ at }) => at)).size === filled.length;
  const [start] = filled;
  // An empty line may stand for a row or between two of them.
  const running =
    filled.every(({ at }, k) => at === (start?.at ?? 0) + k) ||
    filled.every(({ i, at }) => at - i === (start?.at ?? 0) - (start?.i ?? 0));
  return sound && filled.length > 0 && ('items' in card.rows || (running && filled.length >= atLeast))
    ? rows
    : undefined;
}

/** Headings that rise from left to right, or the names of fixed ones. */
function headingIds(card: CardChart, cells: readonly string[]): readonly string[] | undefined {
  const { notation, headings, labels: names } = card.columns;
  if (notation === 'fixed') {
    const known = cells.map(
      (cell) =>
        headings.find(({ label }) => [label, ...inEveryLanguage(names?.[label] ?? label)].includes(cell))?.label,
    );
    return cells.length && known.every((label) => label !== undefined)
      ? known.flatMap((label) => label ?? [])
      : undefined;
  }
  const labels = cells.flatMap((cell) => (/^[+\-−–]/u.test(cell) ? [] : (headingLabel(card, cell) ?? [])));
  const values = labels.flatMap((label) => headingValue(notation, label) ?? []);
  const rising = values.every((value, i) => i === 0 || compare(values[i - 1] ?? value, value) < 0);
  return rising && cells.length > 0 && labels.length === cells.length ? labels : undefined;
}
