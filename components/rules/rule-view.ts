import type { Language } from '@/lib/core/language';

/** A link of a rule's surroundings; `number` when it leads to a rule. */
export interface ViewLink {
  readonly href: string;
  readonly label: string;
  readonly number?: string;
}

/** What belongs to a rule besides its text, in the order in which it is shown. */
export const RELATED_KINDS = ['tools', 'charts', 'cites', 'citedBy', 'terms'] as const;
export type RelatedKind = (typeof RELATED_KINDS)[number];

export interface RelatedGroup {
  readonly kind: RelatedKind;
  readonly links: readonly ViewLink[];
}

/** A question pinned to a rule: the words of its kind, and where it is answered. */
export interface QuestionView extends ViewLink {
  readonly kind: string;
}

/** A rule as its chapter page shows it. */
export interface RuleView {
  readonly number: string;
  readonly title: string;
  readonly marks: readonly { readonly mark: string; readonly text: string }[];
  /** 1 to 6 */
  readonly level: HeadingLevel;
  /** language of title and text, which need not be the reader's */
  readonly lang: Language;
  /** written by renderMarkdown, and by nothing else */
  readonly html: string;
  /** the address of its card */
  readonly settle: string;
  readonly questions: readonly QuestionView[];
  /** no empty groups */
  readonly related: readonly RelatedGroup[];
}

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
const LEVELS: readonly HeadingLevel[] = [1, 2, 3, 4, 5, 6];

/**
 * Levels for headings of the given depths (1 for the chapter) such that no level is left out on the way down:
 * a rule 2.2.1 without a section above it still follows its chapter as a second-level heading.
 */
export function headingLevels(depths: readonly number[]): readonly HeadingLevel[] {
  const levels: HeadingLevel[] = [];
  for (const depth of depths) {
    const above = levels.at(-1) ?? 0;
    levels.push(LEVELS[Math.min(depth, above + 1, LEVELS.length) - 1] ?? 1);
  }
  return levels;
}
