import type { CardChart, Distance, KnownCell, ResultKind } from '@/lib/tables/card';
import type { CellPlace } from '@/lib/tables/card-cell';

/** What speaks against something that a player writes on a card. */
export type EntryProblem =
  /** the card has no such line, column or row; these are its columns */
  | { readonly code: 'no-cell'; readonly place: CellPlace; readonly columns: readonly string[] }
  /** something that names no place of a cell */
  | { readonly code: 'no-place'; readonly given: string }
  | { readonly code: 'no-result'; readonly place: CellPlace; readonly given: string; readonly allowed: ResultKind }
  /** an example reveals another result */
  | { readonly code: 'contradicts'; readonly place: CellPlace; readonly given: string; readonly known: KnownCell }
  | { readonly code: 'no-heading'; readonly given: string; readonly notation: CardChart['columns']['notation'] }
  | { readonly code: 'repeats'; readonly heading: string }
  /** more than any card has */
  | { readonly code: 'too-many'; readonly what: 'headings' | 'distances' | 'cells'; readonly most: number }
  /** the headings do not leave the distance that an example or the player tells */
  | { readonly code: 'breaks-distance'; readonly heading?: string; readonly distance: Distance }
  /** the player has found that the column before reaches further */
  | { readonly code: 'breaks-reach'; readonly heading: string; readonly column: string; readonly value: string }
  /** a heading that the examples tell cannot be taken away */
  | { readonly code: 'declared'; readonly heading: string }
  | { readonly code: 'holds-cells'; readonly heading: string; readonly count: number }
  /** numbers before the rows of a pasted table, which may be results as well */
  | { readonly code: 'row-numbers'; readonly from: string; readonly to: string }
  /** the value falls in a known column that is nearer, or lies left of the heading */
  | { readonly code: 'not-nearest'; readonly heading: string; readonly value: string; readonly nearest?: string }
  /** the shift leads the other way */
  | { readonly code: 'wrong-side'; readonly heading: string; readonly value: string; readonly shift: number }
  /** the two are known to stand so many columns apart, or at least so many */
  | {
      readonly code: 'other-distance';
      readonly heading: string;
      readonly value: string;
      readonly shift: number;
      readonly columns: number;
    };

const QUESTIONS: readonly EntryProblem['code'][] = [
  'contradicts',
  'breaks-distance',
  'breaks-reach',
  'holds-cells',
  'row-numbers',
];

/** Whether the player may overrule it. */
export const isQuestion = ({ code }: EntryProblem): boolean => QUESTIONS.includes(code);
