import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { parseRuleNumber, ruleParts } from '@/lib/core/rule-number';
import { visit } from 'unist-util-visit';
import type { CalloutKind, RuleEntry } from '@/lib/rules/entry';
import { headingsIn } from '@/lib/rules/headings';
import { mentionsOf, type MentionKind } from '@/lib/rules/mentions';
import { calloutKind, parseRuleText, plainText } from '@/lib/rules/tree';

export interface ChapterFile {
  readonly game: GameId;
  readonly lang: Language;
  /** path shown in messages to authors */
  readonly file: string;
  readonly markdown: string;
}

/** A heading that does not have the form of a rule's. */
export interface ChapterProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export interface ParsedChapter {
  readonly entries: readonly RuleEntry[];
  readonly problems: readonly ChapterProblem[];
}

/** The parts of a rule's heading: "12.1.2 ▲ Attacker and Defender" is number, marks, title. */
export function parseHeading(
  text: string,
): { readonly number: string; readonly marks: readonly string[]; readonly title: string } | undefined {
  const [first = '', ...rest] = text.trim().split(/\s+/);
  const number = parseRuleNumber(first);
  if (!number) return undefined;
  const isMark = (word: string) => /^[\p{So}\p{Sc}@]+$/u.test(word);
  const words = rest.findIndex((word) => !isMark(word));
  const end = words < 0 ? rest.length : words;
  return { number, marks: [...rest.slice(0, end).join('')], title: rest.slice(end).join(' ') };
}

/**
 * The rules of a chapter's Markdown file in the order of the file. Every heading begins with its rule number and
 * its depth follows from it (12.0 is #, 12.4.3 is ###); headings that break this are reported and, where they have
 * a number, kept.
 */
export function parseChapter(chapter: ChapterFile): ParsedChapter {
  const lines = chapter.markdown.split('\n');
  const headings = headingsIn(chapter.markdown);
  const problems: ChapterProblem[] = [];
  const entries: RuleEntry[] = [];
  const above: { readonly depth: number; readonly title: string }[] = [];
  const firstLine = headings[0]?.line ?? lines.length + 1;
  if (lines.slice(0, firstLine - 1).some((line) => line.trim()))
    problems.push({ line: 1, column: 1, message: 'text before the first heading belongs to no rule' });

  headings.forEach(({ text, depth, line }, i) => {
    const heading = parseHeading(text);
    if (!heading) {
      problems.push({ line, column: 1, message: `heading "${text}" does not begin with a rule number` });
      return;
    }
    const wanted = ruleParts(heading.number).length;
    if (depth !== wanted)
      problems.push({ line, column: 1, message: `heading of ${heading.number} has ${depth} #, wanted ${wanted}` });
    if (!heading.title) problems.push({ line, column: depth + 2, message: `rule ${heading.number} has no title` });
    while ((above.at(-1)?.depth ?? 0) >= depth) above.pop();
    const body = lines
      .slice(line, (headings[i + 1]?.line ?? lines.length + 1) - 1)
      .join('\n')
      .trimEnd();
    const source = { file: chapter.file, line, bodyLine: line + 1 };
    entries.push({
      game: chapter.game,
      lang: chapter.lang,
      ...heading,
      depth,
      path: above.map(({ title }) => title),
      body,
      ...readBody(body),
      source,
    });
    above.push({ depth, title: heading.title });
  });
  return { entries, problems };
}

function readBody(body: string): Pick<RuleEntry, 'text' | 'refs' | 'tables' | 'disputes' | 'tools' | 'callouts'> {
  const tree = parseRuleText(body);
  const mentions = mentionsOf(tree);
  const ids = (kind: MentionKind) => [
    ...new Set(mentions.filter((mention) => mention.kind === kind).map(({ id }) => id)),
  ];
  const callouts: CalloutKind[] = [];
  visit(tree, 'blockquote', (quote) => {
    const kind = calloutKind(quote);
    if (kind) callouts.push(kind);
  });
  return {
    text: plainText(tree),
    refs: ids('rule'),
    tables: ids('table'),
    disputes: ids('dispute'),
    tools: ids('tool'),
    callouts,
  };
}
