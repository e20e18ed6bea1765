import type { GameId } from '@/lib/core/game-id';
import { LANGUAGES, type Language } from '@/lib/core/language';

export interface HeadRule {
  readonly number: string;
  readonly title: string;
  readonly path: readonly string[];
  readonly address: string;
}

/** A name of a term: letter by letter, its rank where terms share it (the least wins), and its stems if they differ. */
export type TermName = readonly [literal: string, rank: number, stems?: string];

/**
 * From this rank on names are those that a term bears by mistake; before it come its own in each language, the reader's
 * first.
 */
export const WRONG_NAME = LANGUAGES.length;

export interface HeadTerm {
  readonly id: string;
  readonly title: string;
  readonly address: string;
  /** those to read first, the first the best */
  readonly rules: readonly string[];
  /** everything that players call it */
  readonly names: readonly TermName[];
}

/** The little that numbers and terms need, loaded before the index: public/generated/search/<game>.<lang>.head.json */
export interface SearchHead {
  readonly game: GameId;
  readonly lang: Language;
  /** how players call the game in front of a number */
  readonly gameNames: readonly string[];
  readonly rules: readonly HeadRule[];
  /** misprinted numbers and those of other editions */
  readonly redirects: readonly (readonly [from: string, to: string])[];
  readonly terms: readonly HeadTerm[];
}

export const headPath = (game: string, lang: string): string => `/generated/search/${game}.${lang}.head.json`;
export const searchFilePath = (game: string, lang: string): string => `/generated/search/${game}.${lang}.json`;
