import type { CalloutKind } from '@/lib/rules/entry';

/** A question that touches a rule, as its mark above the text. */
export interface QuestionMark {
  readonly id: string;
  readonly title: string;
  /** "official", "ruling", …: the words are `rules.kinds.<kind>` */
  readonly kind: string;
}

/** A rule as the browser shows it outside its chapter page. */
export interface BookRule {
  readonly title: string;
  /** written by renderMarkdown, and by nothing else */
  readonly html: string;
  readonly chapterTitle: string;
  /** its permanent address */
  readonly address: string;
  /** titles of the headings above, from the chapter down */
  readonly path: readonly string[];
  readonly marks: readonly { readonly mark: string; readonly text: string }[];
  readonly callouts: readonly CalloutKind[];
  readonly questions: readonly QuestionMark[];
  /** true when the reader's language has no text of it and the English one is shown */
  readonly englishOnly: boolean;
}

/** public/generated/rules/<game>.<lang>.json: every rule by its number, in reading order. */
export type RuleBook = Readonly<Record<string, BookRule>>;

/** public/generated/rules/<game>.<lang>.titles.json: what it takes to find the page of a number. */
export interface RuleTitles {
  /** in reading order */
  readonly titles: Readonly<Record<string, string>>;
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
}

export const bookPath = (game: string, lang: string): string => `/generated/rules/${game}.${lang}.json`;
export const titlesPath = (game: string, lang: string): string => `/generated/rules/${game}.${lang}.titles.json`;
