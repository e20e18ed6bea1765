import type { Blockquote, Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { isCalloutKind, type CalloutKind } from '@/lib/rules/entry';
import { linkRules } from '@/lib/rules/mentions';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();
const TAG = /^\[!([A-Za-z]+)\][ \t]*(?:\n|$)/;

/** What was parsed: a rule is read for its words, checked and shown, and parsing is most of the work of each. */
const trees = new Map<string, Root>();

/**
 * A Markdown text as a tree in which rules are links and call-outs are known; every reader starts from this one, and
 * none changes it.
 */
export function parseRuleText(markdown: string): Root {
  const parsed = trees.get(markdown);
  if (parsed) return parsed;
  const tree = parser.parse(markdown);
  markCallouts(tree);
  linkRules(tree, markdown);
  trees.set(markdown, tree);
  return tree;
}

const kinds = new WeakMap<Blockquote, CalloutKind>();

/** The kind of a call-out; undefined for a plain quotation. */
export function calloutKind(node: Blockquote): CalloutKind | undefined {
  return kinds.get(node);
}

/** Takes the tag line off each call-out; a quotation with a tag that is not known keeps it as text. */
function markCallouts(tree: Root): void {
  visit(tree, 'blockquote', (quote) => {
    const [first] = quote.children;
    const words = first?.type === 'paragraph' ? first.children[0] : undefined;
    if (first?.type !== 'paragraph' || words?.type !== 'text') return;
    const [tag, name] = TAG.exec(words.value) ?? [];
    const kind = name?.toLowerCase();
    if (tag === undefined || !kind || !isCalloutKind(kind)) return;
    kinds.set(quote, kind);
    words.value = words.value.slice(tag.length);
    if (words.value === '') first.children.shift();
    if (first.children.length === 0) quote.children.shift();
  });
}

const BLOCKS = new Set(['paragraph', 'heading', 'code', 'tableRow', 'html']);

/** The words of a tree without any mark-up: a line for each paragraph and table row. */
export function plainText(tree: Nodes): string {
  const lines: string[] = [''];
  const add = (node: Nodes): void => {
    if (node.type === 'html') return;
    if ('value' in node) lines.push((lines.pop() ?? '') + node.value);
    if (node.type === 'break') lines.push((lines.pop() ?? '') + ' ');
    if ('children' in node) {
      for (const child of node.children) {
        add(child);
        if (child.type === 'tableCell') lines.push((lines.pop() ?? '') + ' ');
      }
    }
    if (BLOCKS.has(node.type)) lines.push('');
  };
  add(tree);
  return lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}
