import { fail, ok, type Result } from '@/lib/core/result';
import { compare } from '@/lib/prob/fraction';
import { inEveryLanguage } from '@/lib/core/language';
import { rowsOf, type CardChart, type CardEntries } from '@/lib/tables/card';
import type { CellPlace } from '@/lib/tables/card-cell';
import { headingsOf } from '@/lib/tables/card-columns';
import { addHeading, headingLabel, writeCell } from '@/lib/tables/card-entry';
import { headingValue } from '@/lib/tables/card-places';
import { isQuestion, type EntryProblem } from '@/lib/tables/card-problem';
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
  | { readonly code: 'too-wide' | 'too-tall'; readonly given: number; readonly room: number }
  | { readonly code: 'cell'; readonly at: PastePlace; readonly problem: EntryProblem };

export interface Pasted {
  readonly entries: CardEntries;
  /** cells that were written and headings that are new */
  readonly cells: number;
  readonly headings: readonly string[];
  /** what the player has to confirm: known cells that it contradicts, distances that it breaks */
  readonly questions: readonly EntryProblem[];
}

/**
 * A table pasted from a spreadsheet, written on a card from a cell on. A first row of headings and a first column of
 * row numbers are recognised and say where the results go; empty cells leave what is there. All or nothing.
 */
export function pasteTable(card: CardChart, entries: CardEntries, from: CellPlace, text: string): Result<Pasted, PasteProblem> {
  const grid = readGrid(text);
  if (!grid.ok) return fail({ code: 'bad-quote', row: grid.error.row });
  if (!grid.value.length) return fail({ code: 'empty' });
  const axes = axesOf(card, grid.value);
  const columns = axes.headings ?? from0(headingsOf(card, entries), from.column);
  const rows = axes.rows ?? from0(rowsOf(card).map(({ id }) => id), from.row);
  const body = grid.value.slice(axes.headings ? 1 : 0).map((line) => line.slice(axes.rows ? 1 : 0));
  const width = Math.max(...body.map((line) => line.length));
  if (width > columns.length) return fail({ code: 'too-wide', given: width, room: columns.length });
  if (body.length > rows.length) return fail({ code: 'too-tall', given: body.length, room: rows.length });
  const offset: PastePlace = { row: axes.headings ? 2 : 1, column: axes.rows ? 2 : 1 };
  const start: Pasted = { entries, cells: 0, headings: [], questions: [] };
  const headed = axes.headings ? writeHeadings(card, start, axes.headings, offset.column) : ok(start);
  return headed.ok ? writeBody(card, headed.value, { body, columns, rows, offset, line: from.line }) : headed;
}

const from0 = (all: readonly string[], first: string): readonly string[] => all.slice(Math.max(0, all.indexOf(first)));

function writeHeadings(card: CardChart, start: Pasted, headings: readonly string[], firstColumn: number): Result<Pasted, PasteProblem> {
  let pasted = start;
  for (const [i, heading] of headings.entries()) {
    const at = { row: 1, column: firstColumn + i };
    if (headings.indexOf(heading) < i) return fail({ code: 'cell', at, problem: { code: 'repeats', heading } });
    if (headingsOf(card, pasted.entries).includes(heading)) continue;
    const asked = addHeading(card, pasted.entries, heading);
    const added = asked.ok || !isQuestion(asked.error) ? asked : addHeading(card, pasted.entries, heading, true);
    if (!added.ok) return fail({ code: 'cell', at, problem: added.error });
    pasted = { ...pasted, entries: added.value, headings: [...pasted.headings, heading], questions: asked.ok ? pasted.questions : [...pasted.questions, asked.error] };
  }
  return ok(pasted);
}

interface Body {
  readonly body: readonly (readonly string[])[];
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  readonly offset: PastePlace;
  readonly line: string | undefined;
}

function writeBody(card: CardChart, start: Pasted, { body, columns, rows, offset, line }: Body): Result<Pasted, PasteProblem> {
  let pasted = start;
  for (const [i, cells] of body.entries()) {
    for (const [j, typed] of cells.entries()) {
      const [row, column] = [rows[i], columns[j]];
      if (isBlank(typed) || row === undefined || column === undefined) continue;
      const place: CellPlace = { line, column, row };
      const asked = writeCell(card, pasted.entries, place, typed);
      const written = asked.ok || !isQuestion(asked.error) ? asked : writeCell(card, pasted.entries, place, typed, true);
      if (!written.ok) return fail({ code: 'cell', at: { row: offset.row + i, column: offset.column + j }, problem: written.error });
      pasted = { ...pasted, entries: written.value, cells: pasted.cells + 1, questions: asked.ok ? pasted.questions : [...pasted.questions, asked.error] };
    }
  }
  return ok(pasted);
}

/** Cells that say nothing: what the spreadsheet leaves open stays as it is on the card. */
const isBlank = (typed: string): boolean => typed === '' || typed === '?';

interface Axes {
  readonly headings: readonly string[] | undefined;
  readonly rows: readonly string[] | undefined;
}

/** What the first row and the first column say, where they are headings and row numbers. */
function axesOf(card: CardChart, grid: readonly (readonly string[])[]): Axes {
  const [first = [], ...rest] = grid;
  const column = grid.map((line) => line[0] ?? '');
  if (grid.every((line) => line.length < 2)) return { headings: undefined, rows: undefined };
  const beside = rowIds(card, column, 2);
  if (beside) return { headings: undefined, rows: beside };
  // Row numbers below something that is none: what stands beside that something are headings, sound or not.
  const below = rest.length ? rowIds(card, column.slice(1), column[0] === '' ? 1 : 2) : undefined;
  if (below) return { headings: headingIds(card, first.slice(1)) ?? first.slice(1), rows: below };
  const headings = rest.length ? headingIds(card, first) : undefined;
  return { headings: headings && isHeadingRow(card, headings) ? headings : undefined, rows: undefined };
}

/** Numbers may be results as well: a row without a corner is one of headings when an example tells one of them. */
const isHeadingRow = ({ columns }: CardChart, headings: readonly string[]): boolean => columns.notation !== 'points' || headings.some((heading) => columns.headings.some(({ label }) => label === heading));

/** Rows by id or name: numbers only when so many of them run on by one, since results are numbers too. */
function rowIds(card: CardChart, cells: readonly string[], atLeast: number): readonly string[] | undefined {
  const rows = rowsOf(card);
  const named = cells.map((cell) => {
    const plain = cell.replace(/[−–]/gu, '-').toLowerCase();
    return rows.findIndex(({ id, label }) => id.toLowerCase() === plain || inEveryLanguage(label).some((words) => words.toLowerCase() === cell.toLowerCase()));
  });
  const sound = named.every((at, i) => at >= 0 && named.indexOf(at) === i);
  const running = named.every((at, i) => i === 0 || at === (named[i - 1] ?? 0) + 1);
  return sound && ('items' in card.rows || (running && cells.length >= atLeast)) ? named.flatMap((at) => rows[at]?.id ?? []) : undefined;
}

/** Headings that rise from left to right, or the names of fixed ones. */
function headingIds(card: CardChart, cells: readonly string[]): readonly string[] | undefined {
  const { notation, headings, labels: names } = card.columns;
  if (notation === 'fixed') {
    const known = cells.map((cell) => headings.find(({ label }) => [label, ...inEveryLanguage(names?.[label] ?? label)].includes(cell))?.label);
    return cells.length && known.every((label) => label !== undefined) ? known.flatMap((label) => label ?? []) : undefined;
  }
  const labels = cells.flatMap((cell) => (/^[+\-−–]/u.test(cell) ? [] : (headingLabel(card, cell) ?? [])));
  const values = labels.flatMap((label) => headingValue(notation, label) ?? []);
  const rising = values.every((value, i) => i === 0 || compare(values[i - 1] ?? value, value) < 0);
  return rising && cells.length > 0 && labels.length === cells.length ? labels : undefined;
}
