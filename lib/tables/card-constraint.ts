import type { Localised } from '@/lib/core/language';
import type { Rule } from '@/lib/core/rule';
import { cellKey, rowsOf, type CardChart, type CardEntries } from '@/lib/tables/card';
import { knownCell, type CellPlace } from '@/lib/tables/card-cell';
import { headingsOf } from '@/lib/tables/card-columns';
import { parseResult, type CellResult, type SideResult } from '@/lib/tables/card-result';

/*
 * What a text implies of cells that it does not print: "rows 4 to 7 eliminate the defender". A card declares it, and
 * what players enter is held against it. Nothing is refused for it: an entry that breaks it is kept and marked.
 */

/** What a side may hold: a number within limits, or one of some words. */
export interface SideValues {
  readonly least?: number;
  readonly most?: number;
  readonly words?: readonly string[];
}

/** All cells of some columns and rows, on a card with a single line. */
export interface CellBlock {
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

/** Of the cells of a block each, or so many, hold one of the values on a side (0 the first). */
export type Condition = CellBlock & { readonly side: number; readonly values: SideValues } & (
    { readonly kind: 'each' } | { readonly kind: 'count'; readonly atLeast: number; readonly atMost: number }
  );

/** Along the rows or the columns a side's result never falls ("up") or never rises ("down"). */
export interface Order {
  readonly side: number;
  readonly along: 'rows' | 'columns';
  /** words from the least to the greatest, "#" for the numbers among them */
  readonly ranks: readonly string[];
  readonly way: 'up' | 'down';
}

interface Told {
  readonly id: string;
  /** stated, or strictly following from what is; else it needs an assumption: to break it only looks wrong */
  readonly says: 'stated' | 'assumed';
  readonly rule: Rule;
  /** what the text tells */
  readonly text: Localised;
  /** what may stand in its cells */
  readonly allowed: Localised;
}

export type Constraint = Told &
  (
    | {
        readonly kind: 'cases';
        /** in at least one of the cases all conditions hold */
        readonly cases: readonly (readonly Condition[])[];
      }
    | { readonly kind: 'order'; readonly order: Order }
  );

/** A constraint that entries break, and the cells that break it. */
export interface Breach {
  readonly constraint: Constraint;
  readonly places: readonly CellPlace[];
}

/** What a cell holds, the player's entry before that of an example; undefined while nobody has filled it in. */
export type ReadPlace = (place: CellPlace) => CellResult | undefined;

/** The cells of a card as they are filled in. */
export function readerOf(card: CardChart, entries: CardEntries): ReadPlace {
  const read = new Map<string, CellResult | undefined>();
  return (place) => {
    const key = cellKey(place.line, place.column, place.row);
    if (!read.has(key)) read.set(key, resultAt(card, entries.cells[key] ?? knownCell(card, place)?.result));
    return read.get(key);
  };
}

const resultAt = ({ results }: CardChart, text: string | undefined): CellResult | undefined =>
  text === undefined ? undefined : parseResult(results, text);

/** Everything that the cells filled in so far break; what is not filled in never breaks anything by itself. */
export function breachesOf(card: CardChart, entries: CardEntries): readonly Breach[] {
  const read = readerOf(card, entries);
  return (card.constraints ?? []).flatMap((constraint) => breachesBy(card, constraint, read));
}

/** The cells that break something, by their keys: what the text states comes before what only looks wrong. */
export function marksOf(card: CardChart, entries: CardEntries): ReadonlyMap<string, Constraint['says']> {
  const marks = new Map<string, Constraint['says']>();
  for (const { constraint, places } of breachesOf(card, entries))
    for (const { line, column, row } of places) {
      const key = cellKey(line, column, row);
      if (marks.get(key) !== 'stated') marks.set(key, constraint.says);
    }
  return marks;
}

/** How a constraint is broken by cells: an order by each pair of neighbours that it forbids. */
export function breachesBy(card: CardChart, constraint: Constraint, read: ReadPlace): readonly Breach[] {
  if (constraint.kind === 'order')
    return disorder(card, constraint.order, read).map((places) => ({ constraint, places }));
  const broken = constraint.cases.map((conditions) => conditions.flatMap((one) => against(one, read)));
  if (broken.some((places) => !places.length)) return [];
  const [fewest] = broken.map(distinct).sort((a, b) => a.length - b.length);
  return fewest ? [{ constraint, places: fewest }] : [];
}

const distinct = (places: readonly CellPlace[]): readonly CellPlace[] => [
  ...new Map(places.map((place) => [cellKey(place.line, place.column, place.row), place])).values(),
];

/** The cells of a block, column by column. */
export const placesIn = ({ columns, rows }: CellBlock): readonly CellPlace[] =>
  columns.flatMap((column) => rows.map((row) => ({ column, row })));

/** The cells that break a condition; none while cells that are still empty may make it hold. */
function against(condition: Condition, read: ReadPlace): readonly CellPlace[] {
  const filled = placesIn(condition).flatMap((place) => {
    const side = read(place)?.sides[condition.side];
    return side ? [{ place, holds: isAmong(condition.values, side) }] : [];
  });
  const empty = condition.columns.length * condition.rows.length - filled.length;
  const those = (holding: boolean) => filled.filter(({ holds }) => holds === holding).map(({ place }) => place);
  const [inside, outside] = [those(true), those(false)];
  if (condition.kind === 'each') return outside;
  if (inside.length > condition.atMost) return inside;
  return inside.length + empty < condition.atLeast ? outside : [];
}

/** Whether a side holds one of the values. */
export function isAmong({ least, most, words = [] }: SideValues, side: SideResult): boolean {
  const values = Object.values(side);
  if (values.some((value) => typeof value === 'string' && words.includes(value))) return true;
  const number = values.find((value) => typeof value === 'number');
  const limited = least !== undefined || most !== undefined;
  return limited && typeof number === 'number' && number >= (least ?? -Infinity) && number <= (most ?? Infinity);
}

/** Neighbours among the cells filled in, along a row or a column, that stand in the wrong order. */
function disorder(card: CardChart, { side, along, ranks, way }: Order, read: ReadPlace): readonly CellPlace[][] {
  const columns = headingsOf(card, { headings: [], complete: true, cells: {} });
  const rows = rowsOf(card).map(({ id }) => id);
  const lines =
    along === 'rows'
      ? columns.map((column) => rows.map((row) => ({ column, row })))
      : rows.map((row) => columns.map((column) => ({ column, row })));
  return lines.flatMap((line) => {
    const filled = line.flatMap((place) => {
      const held = read(place)?.sides[side];
      const rank = held && rankOf(ranks, held);
      return rank ? [{ place, rank }] : [];
    });
    return filled.flatMap((one, i) => {
      const before = filled[i - 1];
      const step = before ? compareRanks(one.rank, before.rank) : 0;
      return before && (way === 'up' ? step < 0 : step > 0) ? [[before.place, one.place]] : [];
    });
  });
}

type Rank = readonly [group: number, number: number];

/** Where a side stands in an order: by its word, else by its number. */
function rankOf(ranks: readonly string[], side: SideResult): Rank | undefined {
  const values = Object.values(side);
  const word = values.find((value) => typeof value === 'string' && ranks.includes(value));
  if (typeof word === 'string') return [ranks.indexOf(word), 0];
  const number = values.find((value) => typeof value === 'number');
  return typeof number === 'number' && ranks.includes('#') ? [ranks.indexOf('#'), number] : undefined;
}

const compareRanks = (a: Rank, b: Rank): number => a[0] - b[0] || a[1] - b[1];
