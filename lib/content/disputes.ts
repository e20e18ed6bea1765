import type { Language } from '@/lib/core/language';
import { headingsIn } from '@/lib/rules/headings';
import { parseRuleText, plainText } from '@/lib/rules/tree';

/**
 * What a dispute is, in the order of the list: what the rulebook leaves open, answers and errata of the publisher,
 * where booklets disagree, what is often got wrong; last, errata of the text that no player asks about.
 */
export const DISPUTE_KINDS = [
  'ruling',
  'official',
  'clarification',
  'erratum',
  'edition',
  'translation',
  'misplayed',
  'errata',
] as const;
export type DisputeKind = (typeof DISPUTE_KINDS)[number];

/** A question with its answer, pinned to the rules that decide it. */
export interface Dispute {
  readonly id: string;
  readonly lang: Language;
  readonly title: string;
  readonly kind: DisputeKind;
  readonly rules: readonly string[];
  /** who says so, in the language of the text */
  readonly source: string;
  /** Markdown of question, answer and reason */
  readonly body: string;
  readonly text: string;
  readonly place: { readonly file: string; readonly line: number; readonly bodyLine: number };
}

export interface DisputeProblem {
  readonly line: number;
  readonly message: string;
}

/**
 * The disputes of a file in its order. Each is a heading `## id · Title`, a list with `kind`, `rules` and `source`,
 * and the text. What does not have that form is reported and left out.
 */
export function parseDisputes(
  file: string,
  markdown: string,
  lang: Language,
): { readonly disputes: readonly Dispute[]; readonly problems: readonly DisputeProblem[] } {
  const lines = markdown.split('\n');
  const headings = headingsIn(markdown);
  const disputes: Dispute[] = [];
  const problems: DisputeProblem[] = [];
  headings.forEach((heading, i) => {
    const { line, text } = heading;
    const problem = (message: string) => void problems.push({ line, message });
    // The book's own title may stand on top.
    if (heading.depth === 1 && i === 0) return;
    const [, id, title] = /^([\w-]+) · (\S.*)$/.exec(text) ?? [];
    if (heading.depth !== 2 || !id || !title) return problem(`heading "${text}" is not "## id · Title"`);
    const block = lines.slice(line, (headings[i + 1]?.line ?? lines.length + 1) - 1);
    const { fields, length } = readFields(block);
    const kind = DISPUTE_KINDS.find((one) => one === fields.kind);
    const rules = (fields.rules ?? '')
      .split(',')
      .map((rule) => rule.trim())
      .filter(Boolean);
    const body = block.slice(length).join('\n').trimEnd();
    if (!kind) return problem(`dispute ${id}: kind "${fields.kind ?? ''}" is not one of ${DISPUTE_KINDS.join(', ')}`);
    if (rules.length === 0) problem(`dispute ${id} names no rule`);
    if (!fields.source) problem(`dispute ${id} names no source`);
    if (!body.trim()) problem(`dispute ${id} has no text`);
    const place = { file, line, bodyLine: line + 1 + length };
    disputes.push({
      id,
      lang,
      title,
      kind,
      rules,
      source: fields.source ?? '',
      body,
      text: plainText(parseRuleText(body)),
      place,
    });
  });
  return { disputes, problems };
}

/** The `- name: value` lines that open a dispute, and how many lines they take. */
function readFields(block: readonly string[]): {
  readonly fields: Readonly<Record<string, string>>;
  readonly length: number;
} {
  const fields: Record<string, string> = {};
  let length = 0;
  for (const line of block) {
    const [, name, value] = /^- (\w+): *(.*)$/.exec(line) ?? [];
    if (line.trim() && name === undefined) break;
    if (name !== undefined) fields[name] = (value ?? '').trim();
    length++;
  }
  return { fields, length };
}
