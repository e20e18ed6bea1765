import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';

/** One numbered rule of a rulebook in one language, as read from content/<game>/rules/<lang>. */
export interface RuleEntry {
  readonly game: GameId;
  readonly lang: Language;
  /** "12.4.3", "6.0.E.1" */
  readonly number: string;
  readonly title: string;
  /** update marks that stand at the heading, such as ▲ */
  readonly marks: readonly string[];
  /** depth of the heading: 1 for a chapter */
  readonly depth: number;
  /** titles of the headings above, from the chapter down */
  readonly path: readonly string[];
  /** Markdown of the body, without the heading */
  readonly body: string;
  /** plain text of the body, for search and counting */
  readonly text: string;
  /** numbers of the rules that it cites, without repeats, in order of appearance */
  readonly refs: readonly string[];
  readonly tables: readonly string[];
  readonly disputes: readonly string[];
  /** ids of the tools that the text itself links to */
  readonly tools: readonly string[];
  /** kinds of the call-outs, in order */
  readonly callouts: readonly CalloutKind[];
  /** file, line of the heading and line where the body starts, for messages to authors */
  readonly source: { readonly file: string; readonly line: number; readonly bodyLine: number };
}

/** A chapter as it is read through: its file's entries in order. */
export interface Chapter {
  /** "12" */
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly entries: readonly RuleEntry[];
}

/** What a call-out says of the rule that it stands in; `> [!EXCEPTION]` in the Markdown. */
export const CALLOUT_KINDS = ['exception', 'edition', 'ruling', 'optional', 'example'] as const;
export type CalloutKind = (typeof CALLOUT_KINDS)[number];

export function isCalloutKind(value: string): value is CalloutKind {
  return CALLOUT_KINDS.some((kind) => kind === value);
}
