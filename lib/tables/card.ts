import type { Label, Localised } from '@/lib/core/language';
import type { Rule } from '@/lib/core/rule';
import type { Constraint } from '@/lib/tables/card-constraint';
import type { AxisItem } from '@/lib/tables/chart';

/*
 * Charts that a player-aid card prints and the rulebook does not: their axes, edges and the cells that worked examples
 * reveal are declared, and the player fills in the rest from the card beside the board.
 */

/** A word that a part of a result may be. */
export interface ResultWord {
  /** as entries and addresses keep it: letters */
  readonly id: string;
  /** as the card prints it, where that is not the id */
  readonly sign?: Label;
  /** what it does */
  readonly means: Localised;
  /** it stands without any other part */
  readonly alone?: boolean;
  /** it stands only where the other side holds this word */
  readonly beside?: string;
}

/** How a part is said: "#" stands for its number, `many` takes the place of `means` where that is not 1. */
interface PartWords {
  readonly means?: Localised;
  readonly many?: Localised;
  /** what it means that the part is missing beside others */
  readonly absent?: Localised;
}

/** A part of a result, under the name by which its game reads it. */
export type ResultPart =
  /** up to so many of a sign; `plain` stands for it in addresses, `typed` are signs that players type for it */
  | (PartWords & {
      readonly kind: 'marks';
      readonly id: string;
      readonly sign: string;
      readonly plain: string;
      readonly typed?: string;
      readonly most: number;
    })
  | (PartWords & {
      readonly kind: 'number';
      readonly id: string;
      readonly least: number;
      readonly most: number;
      /** printed with its sign even where it is above zero */
      readonly signed?: boolean;
      /** signs that may be printed before it, each the same: they say nothing that the number does not say */
      readonly before?: string;
    })
  | (Pick<PartWords, 'absent'> & {
      readonly kind: 'word';
      readonly id: string;
      readonly words: readonly ResultWord[];
    });

/** What one side suffers: its parts in the order in which they are written, at least one of them there. */
export interface ResultSide {
  /** whose result it is, where there are two */
  readonly label?: Localised;
  readonly parts: readonly ResultPart[];
  /** its parts are written apart */
  readonly spaced?: boolean;
}

/** What the cells of a card hold, put together by its game. */
export interface ResultKind {
  /** one, or two with "/" between them */
  readonly sides: readonly ResultSide[];
  /** a side may be "—", no effect */
  readonly none?: boolean;
  /** a result as it is printed */
  readonly example: string;
}

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

/** The sides of a card: past the last and before the first row, beyond the outermost columns. */
export const EDGES = ['above', 'below', 'left', 'right'] as const;
export type EdgeName = (typeof EDGES)[number];

/**
 * What a rule does with a place past an edge: so many columns and rows are moved and the cell is looked up anew, or the
 * outermost row or column is read.
 */
export type Edge =
  | { readonly kind: 'move'; readonly columns: number; readonly rows: number; readonly rule: Rule }
  | { readonly kind: 'clamp'; readonly rule: Rule };

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
    /** the headings are all there, as they always are where they are fixed */
    readonly whole?: boolean;
    readonly gaps: readonly Gap[];
    /** fixed headings: what the reader sees of each */
    readonly labels?: Readonly<Record<string, Label>>;
  };
  /** where a side has none, the place stays off the card and the caller's rules say what that means */
  readonly edges: Readonly<Partial<Record<EdgeName, Edge>>>;
  readonly cells: readonly KnownCell[];
  /** what the text implies of cells that it does not print */
  readonly constraints?: readonly Constraint[];
  /** the source is one that the game names */
  readonly provenance: { readonly source: string; readonly text: Localised };
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
