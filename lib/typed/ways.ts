import type { Value } from '@/lib/typed/meaning';

/** public/generated/ways/<game>.<lang>.json: how players say what the forms of a game's tools ask. */
export const waysPath = (game: string, lang: string): string => `/generated/ways/${game}.${lang}.json`;

/** Ways of saying one thing of a form, whoever they name by his side. */
export interface SaidWays {
  /** the tools that ask for it: the one that they were written for, and those whose form calls it the same */
  readonly tools: readonly string[];
  /** where it stands in the form, without positions in lists: "defenders/reduced" */
  readonly field: string;
  /** of a number one of those that may be said */
  readonly value: Value;
  readonly ways: readonly string[];
}
