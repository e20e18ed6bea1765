import type { GameId } from '@/lib/core/game-id';

/** What a search can find, in the order in which the groups are shown. */
export const KINDS = ['rule', 'tool', 'chart', 'place', 'unit', 'page', 'step', 'term', 'question'] as const;
export type DocumentKind = (typeof KINDS)[number];

/** One thing that can be found: its words in the language of a reader, and where it is. */
export interface SearchDocument {
  /** "rule:12.4.3", "chart:fire-army": unique in its game */
  readonly id: string;
  readonly kind: DocumentKind;
  readonly game: GameId;
  /** of a rule */
  readonly number?: string;
  readonly title: string;
  /** titles above it, from the chapter down */
  readonly path: readonly string[];
  readonly text: string;
  readonly address: string;
  /** the rules that it is about */
  readonly rules: readonly string[];
}
