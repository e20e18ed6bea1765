import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { mentionsOf, parseAddress, strayRuleSign, type MentionKind } from '@/lib/rules/mentions';
import { parseRuleText } from '@/lib/rules/tree';

/** Ids that a text may point to. */
export type Known = Readonly<Record<MentionKind, ReadonlySet<string>>>;

/** Something wrong at a character of a text. */
export interface Finding {
  readonly offset: number;
  readonly message: string;
  readonly level: 'error' | 'warning';
}

/**
 * What is wrong with a Markdown text of the content: dead references, addresses of no known kind, section signs
 * without a number, raw HTML, pictures, call-outs of an unknown kind; as warnings, rule numbers without a section sign.
 */
export function checkText(markdown: string, known: Known): readonly Finding[] {
  const found: Finding[] = [];
  const report = (offset: number, message: string, level: Finding['level'] = 'error') =>
    void found.push({ offset, message, level });
  if (MARKED.test(markdown)) findInTree(parseRuleText(markdown), markdown, known, report);
  for (const { 0: number, index } of markdown.matchAll(/(?<![§\d.,:/])\b\d{1,2}(?:\.\d{1,2}){2,}\b/g)) {
    if (known.rule.has(number)) report(index, `rule ${number} is mentioned without §`, 'warning');
  }
  return found;
}

/** What a text has to hold before it can have a reference, an address, raw HTML, a picture or a call-out. */
const MARKED = /[§[<@]|:\/\/|www\./;

function findInTree(
  tree: Root,
  markdown: string,
  known: Known,
  report: (offset: number, message: string) => void,
): void {
  for (const { kind, id, offset } of mentionsOf(tree))
    if (!known[kind].has(id)) report(offset, `dead reference: no ${kind} "${id}"`);
  visit(tree, (node: Nodes) => {
    const offset = node.position?.start.offset ?? 0;
    if (node.type === 'html') report(offset, `raw HTML is not shown: ${node.value.slice(0, 40)}`);
    if (node.type === 'image' || node.type === 'imageReference') report(offset, 'pictures are not shown');
    if (
      (node.type === 'link' && !parseAddress(node.url) && !/^https?:\/\//.test(node.url)) ||
      node.type === 'definition'
    ) {
      report(offset, `link to "${node.url}": only table:, dispute:, tool: and http(s) are links`);
    }
    if (node.type === 'text' && strayRuleSign(node.value) !== undefined)
      report(Math.max(offset, markdown.indexOf('§', offset)), 'a section sign without a rule number');
    if (node.type === 'blockquote' && toString(node).startsWith('[!'))
      report(offset, `unknown call-out ${toString(node).split('\n')[0] ?? ''}`);
  });
}
