import type { Label, Localised } from '@/lib/core/language';

/** A cell of a chart: a number, a word, a text per language, or null where the value is unknown (never zero). */
export type Cell = number | Label | null;

export interface AxisItem {
  readonly id: string;
  readonly label: Label;
  /** Lookup columns: the least and greatest number that falls in the column; null is open-ended. */
  readonly from?: number;
  readonly to?: number | null;
}

export interface Axis {
  readonly label: Localised;
  readonly items: readonly AxisItem[];
}

/** A chart as data: what it shows, for which rules, what lies past its edges, and where the values come from. */
export interface Chart {
  readonly id: string;
  readonly kind: 'lookup' | 'list';
  readonly title: Localised;
  readonly rules: readonly string[];
  readonly note?: Localised;
  readonly rows: Axis;
  readonly columns: Axis;
  readonly cells: readonly (readonly Cell[])[];
  readonly edges?: { readonly rows: 'clamp'; readonly columns?: 'clamp' };
  readonly provenance: {
    /** one that the game names */
    readonly source: string;
    readonly text: Localised;
  };
  readonly cellSources?: readonly { readonly row: string; readonly column: string; readonly source: Localised }[];
}
