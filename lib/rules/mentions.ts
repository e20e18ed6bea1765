import type { PhrasingContent, Root, Text } from 'mdast';
import type { Position } from 'unist';
import { SKIP, visit } from 'unist-util-visit';

/** What a text can point to: a rule (`§12.4.3`), or `[words](table:id)`, `dispute:`, `tool:`. */
export const MENTION_KINDS = ['rule', 'table', 'dispute', 'tool'] as const;
export type MentionKind = (typeof MENTION_KINDS)[number];

export interface Mention {
  readonly kind: MentionKind;
  readonly id: string;
  /** where it stands in the Markdown, counted in characters from its start */
  readonly offset: number;
}

const RULE = /§(\d{1,2}(?:\.(?:\d{1,2}(?!\d)|[A-Za-z]\d?(?![\p{L}\p{N}])))*)(?!\d)/gu;
const ADDRESS = new RegExp(`^(${MENTION_KINDS.join('|')}):(.+)$`);

/** The target of a link address such as "table:fire-army"; undefined for an address of any other form. */
export function parseAddress(url: string): { readonly kind: MentionKind; readonly id: string } | undefined {
  const [, kind, id] = ADDRESS.exec(url) ?? [];
  const known = MENTION_KINDS.find((one) => one === kind);
  return known && id ? { kind: known, id } : undefined;
}

/** Numbers that stand after a section sign in plain text, in order: "see §12.4.3." gives "12.4.3". */
export function rulesIn(text: string): readonly string[] {
  return [...text.matchAll(RULE)].flatMap(([, number]) => (number ? [number] : []));
}

/** Where a section sign stands that no rule number follows; undefined when there is none. */
export function strayRuleSign(text: string): number | undefined {
  const at = text.replace(RULE, (found) => ' '.repeat(found.length)).indexOf('§');
  return at < 0 ? undefined : at;
}

/** Every mention of a tree that `linkRules` has been over, in order of appearance. */
export function mentionsOf(tree: Root): readonly Mention[] {
  const found: Mention[] = [];
  visit(tree, 'link', (link) => {
    const target = parseAddress(link.url);
    if (target) found.push({ ...target, offset: link.position?.start.offset ?? 0 });
  });
  return found;
}

/**
 * Turns each `§12.4.3` of a Markdown tree into a link with the address "rule:12.4.3", in place. Code and the words
 * of other links stay as they are (a link cannot hold a link).
 */
export function linkRules(tree: Root, markdown: string): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'link' || node.type === 'linkReference') return SKIP;
    if (node.type !== 'text' || !parent || index === undefined) return undefined;
    const pieces = split(node, markdown);
    if (pieces[0] === node) return undefined;
    parent.children.splice(index, 1, ...pieces);
    return [SKIP, index + pieces.length];
  });
}

function split(node: Text, markdown: string): PhrasingContent[] {
  const pieces: PhrasingContent[] = [];
  let from = 0;
  let offset = node.position?.start.offset ?? 0;
  const text = (value: string): void => {
    if (value) pieces.push({ type: 'text', value, position: positionAt(offset) });
  };
  for (const match of node.value.matchAll(RULE)) {
    text(node.value.slice(from, match.index));
    from = match.index + match[0].length;
    // The value has lost the indents of quotes and lists, so the place is looked up in the Markdown itself.
    offset = Math.max(offset, markdown.indexOf(match[0], offset));
    pieces.push({
      type: 'link',
      url: `rule:${match[0].slice(1)}`,
      children: [{ type: 'text', value: match[0] }],
      position: positionAt(offset),
    });
    offset += match[0].length;
  }
  if (pieces.length === 0) return [node];
  text(node.value.slice(from));
  return pieces;
}

/** Readers of positions use the offset only; line and column of a piece are not known here. */
function positionAt(offset: number): Position {
  const point = { line: 1, column: 1, offset };
  return { start: point, end: point };
}
