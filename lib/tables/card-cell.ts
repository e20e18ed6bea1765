import {
  NO_ENTRIES,
  cellKey,
  rowsOf,
  type CardBook,
  type CardChart,
  type CardEntries,
  type Edge,
  type EdgeName,
  type KnownCell,
} from '@/lib/tables/card';
import { shiftColumn, type Column } from '@/lib/tables/card-columns';
import { oncePer } from '@/lib/core/once';
import type { Rule } from '@/lib/core/rule';
import { parseResult, type CellResult } from '@/lib/tables/card-result';

/** A cell that a case needs, as exactly as the headings known allow. */
export interface CellRef {
  readonly card: string;
  readonly line?: string | undefined;
  readonly column: Column;
  /** id of the row */
  readonly row: string;
}

/** What an edge rule did: where the place was off the card, and where it led. */
export interface EdgeMove {
  readonly edge: EdgeName;
  readonly rule: Rule;
  readonly from: { readonly column: Column; readonly row: number };
  readonly to: { readonly column: Column; readonly row: number };
}

/** What a cell holds and who says so. */
export interface FoundCell {
  readonly result: CellResult;
  readonly text: string;
  readonly from: 'rulebook' | 'player';
}

export const cardOf = (book: CardBook, id: string): { readonly card: CardChart; readonly entries: CardEntries } => {
  const card = book.cards[id];
  if (!card) throw new Error(`cardOf: no card "${id}" is loaded`);
  return { card, entries: book.entries[id] ?? NO_ENTRIES };
};

/** More moves than any ratio or sum of modifiers can ask for; the place gets closer to the card with each. */
const MOST_MOVES = 200;

type Place = EdgeMove['from'];

/**
 * The cell of a column and a numbered row, with the edge rules of the card followed as often as the place is off,
 * columns first. Beyond a column that has no edge rule the place stays off and the caller's rules say what that means.
 */
export function settleCell(
  book: CardBook,
  id: string,
  line: string | undefined,
  column: Column,
  row: number,
): { readonly ref: CellRef; readonly moves: readonly EdgeMove[] } {
  const { card, entries } = cardOf(book, id);
  const moves: EdgeMove[] = [];
  let at: Place = { column, row };
  while (moves.length < MOST_MOVES) {
    const name = at.column.known && 'off' in at.column ? at.column.off : edgeOfRow(card, at.row);
    const edge = name && card.edges[name];
    if (!name || !edge) break;
    const to = pastEdge(card, entries, at, name, edge);
    moves.push({ edge: name, rule: edge.rule, from: at, to });
    at = to;
  }
  return { ref: { card: id, line, column: at.column, row: String(at.row) }, moves };
}

/** The edge that a row is past; named rows have none. */
export function edgeOfRow({ rows }: CardChart, row: number): EdgeName | undefined {
  if (!('first' in rows)) return undefined;
  return row > rows.last ? 'above' : row < rows.first ? 'below' : undefined;
}

/** Where an edge rule leads. */
export function pastEdge(card: CardChart, entries: CardEntries, at: Place, name: EdgeName, edge: Edge): Place {
  if (edge.kind === 'move')
    return { column: shiftColumn(card, entries, at.column, edge.columns), row: at.row + edge.rows };
  if (name === 'left' || name === 'right') {
    const { column } = at;
    const by = column.known && 'off' in column ? column.by : 0;
    return { ...at, column: shiftColumn(card, entries, column, name === 'left' ? by : -by) };
  }
  const { rows } = card;
  return 'first' in rows ? { ...at, row: name === 'above' ? rows.last : rows.first } : at;
}

/** What a cell holds: the player's entry before the cell of the examples; undefined while nobody has filled it in. */
export function findCell(book: CardBook, ref: CellRef): FoundCell | undefined {
  const { card, entries } = cardOf(book, ref.card);
  const { column, line, row } = ref;
  if (!column.known || 'off' in column) return undefined;
  const entered = entries.cells[cellKey(line, column.heading, row)];
  const own = entered === undefined ? undefined : found(card, entered, 'player');
  const known = knownCell(card, { line, column: column.heading, row });
  return own ?? (known && found(card, known.result, 'rulebook'));
}

/** A place on a card. */
export interface CellPlace {
  readonly line?: string | undefined;
  readonly column: string;
  readonly row: string;
}

/** The place that a key of a cell names; undefined when it names none. */
export function placeOf(key: string): CellPlace | undefined {
  const [line, column, row, ...more] = key.split('/');
  if (line === undefined || !column || !row || more.length) return undefined;
  return { line: line || undefined, column, row };
}

/** What the examples reveal of a cell. */
export const knownCell = (card: CardChart, { line, column, row }: CellPlace): KnownCell | undefined =>
  cellsOf(card).get(cellKey(line, column, row));

/** What the examples reveal, by place; of two cells of one place the first. */
const cellsOf = oncePer(
  ({ cells }: CardChart) =>
    new Map(cells.toReversed().map((cell) => [cellKey(cell.line, cell.column, cell.row), cell])),
);

function found(card: CardChart, text: string, from: FoundCell['from']): FoundCell | undefined {
  const result = parseResult(card.results, text);
  return result && { result, text, from };
}

/** Whether the card has the row. */
export const hasRow = (card: CardChart, row: string): boolean => rowIds(card).has(row);

const rowIds = oncePer((card: CardChart) => new Set(rowsOf(card).map(({ id }) => id)));
