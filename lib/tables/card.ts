import type { Label, Localised } from '@/lib/core/language';
import type { AxisItem } from '@/lib/tables/chart';

/*
 * Charts that a player-aid card prints and the rulebook does not: their axes, edges and the cells that worked examples
 * reveal are declared, and the player fills in the rest from the card beside the board.
 */

/** What the cells of a card hold. */
export type ResultKind =
  /** for one or two sides: automatic losses (•) and the modifier of the test that follows, or no effect */
  | {
      readonly kind: 'tests';
      readonly sides: 1 | 2;
      /** whose result each part is, where there are two */
      readonly labels?: readonly Localised[];
      readonly mostLosses: number;
      readonly least: number;
      readonly most: number;
    }
  /** a whole number, or no effect */
  | { readonly kind: 'whole'; readonly least: number; readonly most: number };

/** A heading of a column: a number of points ("52") or a ratio ("1.5:1"). Its label is its id. */
export interface Heading {
  readonly label: string;
  /** the greatest value that an example reads in the column, in the form of an entry's reach */
  readonly reach?: string;
  readonly source: Localised;
}

/** How many columns the heading `to` stands to the right of `from`. */
export interface Distance {
  readonly from: string;
  readonly to: string;
  readonly columns: number;
}

/** A distance that an example tells. */
export interface Gap extends Distance {
  readonly source: Localised;
}

/** Past the last or before the first row: so many columns and rows are moved, and the cell is looked up anew. */
export interface Edge {
  readonly columns: number;
  readonly rows: number;
  readonly rule: string;
}

export interface KnownCell {
  /** absent on a card with a single line */
  readonly line?: string;
  readonly column: string;
  readonly row: string;
  readonly result: string;
  readonly source: Localised;
}

export interface CardChart {
  readonly id: string;
  readonly kind: 'card';
  readonly title: Localised;
  readonly rules: readonly string[];
  readonly note?: Localised;
  readonly results: ResultKind;
  /** parts of the card that are read apart, such as the categories of a target */
  readonly lines?: { readonly label: Localised; readonly items: readonly AxisItem[] };
  readonly rows: { readonly label: Localised } & (
    { readonly first: number; readonly last: number } | { readonly items: readonly AxisItem[] }
  );
  readonly columns: {
    readonly label: Localised;
    readonly notation: 'points' | 'ratio' | 'fixed';
    readonly headings: readonly Heading[];
    readonly gaps: readonly Gap[];
    /** fixed headings: what the reader sees of each */
    readonly labels?: Readonly<Record<string, Label>>;
  };
  readonly edges: { readonly above?: Edge; readonly below?: Edge };
  readonly cells: readonly KnownCell[];
  readonly provenance: { readonly source: 'worked-examples'; readonly text: Localised };
}

/** What a player has filled in of one card. */
export interface CardEntries {
  /** headings beyond those that the card declares */
  readonly headings: readonly string[];
  /** the player says that no heading is missing */
  readonly complete: boolean;
  /** distances between columns that the player has counted on the card */
  readonly distances?: readonly Distance[];
  /** by heading the greatest value that the player has found to fall in its column */
  readonly reach?: Readonly<Record<string, string>>;
  /** results by "line/column/row" */
  readonly cells: Readonly<Record<string, string>>;
}

export const NO_ENTRIES: CardEntries = { headings: [], complete: false, cells: {} };

/** The cards of a game and what the player has filled in of each, by the card's id. */
export interface CardBook {
  readonly cards: Readonly<Record<string, CardChart>>;
  readonly entries: Readonly<Record<string, CardEntries>>;
}

/** The rows of a card from top to bottom; numbered rows have their number as id. */
export function rowsOf({ rows }: CardChart): readonly AxisItem[] {
  if ('items' in rows) return rows.items;
  return Array.from({ length: rows.last - rows.first + 1 }, (_, i) => ({
    id: String(rows.first + i),
    label: String(rows.first + i).replace('-', '−'),
  }));
}

/** The key of a cell among the entries; a card with a single line has an empty first part. */
export const cellKey = (line: string | undefined, column: string, row: string | number): string =>
  `${line ?? ''}/${column}/${row}`;
