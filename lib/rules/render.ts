import type { Element, ElementContent, Root } from 'hast';
import type { Blockquote } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { CalloutKind } from '@/lib/rules/entry';
import { parseAddress, type MentionKind } from '@/lib/rules/mentions';
import { calloutKind, parseRuleText } from '@/lib/rules/tree';

/** The address of something mentioned; undefined when there is none, and the words are shown without a link. */
export type LinkTo = (id: string) => string | undefined;

export interface RenderOptions {
  readonly linkToRule: LinkTo;
  readonly linkToTable: LinkTo;
  readonly linkToDispute: LinkTo;
  readonly linkToTool: LinkTo;
  /** names of the call-outs, and the word for a table, in the reader's language */
  readonly labels: Readonly<Record<CalloutKind | 'table', string>>;
  /** what each update mark means: {"▲": "changed in …"} */
  readonly marks: Readonly<Record<string, string>>;
}

const toHast = unified()
  .use(remarkRehype, {
    handlers: {
      blockquote(state, node: Blockquote): Element {
        const kind = calloutKind(node);
        const children = state.wrap(state.all(node), true);
        return kind
          ? element('aside', { className: ['callout', `callout-${kind}`], dataKind: kind }, children)
          : element('blockquote', {}, children);
      },
    },
  })
  .freeze();
const toHtml = unified().use(rehypeStringify).freeze();

/**
 * HTML of a rule's Markdown. Mentions of rules, charts, disputes and tools become links with a class
 * (`rule-link`, …) and the id in `data-id`; call-outs become `<aside class="callout callout-exception">` whose name
 * is in `aria-label` and `data-label`, for the style sheet to print; tables scroll in a box of their own.
 * Safe for any text: raw HTML is dropped, pictures are replaced by their description, and addresses other than
 * http(s) lead nowhere.
 */
export function renderMarkdown(markdown: string, options: RenderOptions): string {
  const tree = toHast.runSync(parseRuleText(markdown)) as Root;
  resolveLinks(tree, options);
  markUpdates(tree, options.marks);
  nameCallouts(tree, options.labels);
  wrapTables(tree, options.labels.table);
  return toHtml.stringify(tree);
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

function resolveLinks(tree: Root, options: RenderOptions): void {
  const linkTo: Readonly<Record<MentionKind, LinkTo>> = {
    rule: options.linkToRule,
    table: options.linkToTable,
    dispute: options.linkToDispute,
    tool: options.linkToTool,
  };
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (node.tagName === 'img') parent.children[index] = { type: 'text', value: String(node.properties.alt ?? '') };
    if (node.tagName !== 'a') return;
    const url = String(node.properties.href ?? '');
    const target = parseAddress(url);
    if (target) {
      const href = linkTo[target.kind](target.id);
      const data = { className: [href ? `${target.kind}-link` : 'dead-link'], dataId: target.id };
      parent.children[index] = href
        ? element('a', { href, ...data }, node.children)
        : element('span', data, node.children);
    } else if (/^https?:\/\//i.test(url)) {
      node.properties.rel = ['noopener', 'noreferrer'];
    } else if (!url.startsWith('#user-content-')) {
      parent.children[index] = element('span', {}, node.children);
    }
  });
}

/** Update marks in the text become abbreviations that say what they mean. */
function markUpdates(tree: Root, marks: RenderOptions['marks']): void {
  const known = Object.keys(marks);
  if (known.length === 0) return;
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && (node.tagName === 'code' || node.tagName === 'abbr')) return SKIP;
    if (node.type !== 'text' || !parent || index === undefined || !known.some((mark) => node.value.includes(mark)))
      return undefined;
    const pieces = [...node.value].reduce<string[]>((done, char) => {
      const last = done.at(-1);
      if (marks[char] !== undefined || last === undefined || marks[last] !== undefined) done.push(char);
      else done[done.length - 1] = last + char;
      return done;
    }, []);
    const parts = pieces.map((value): ElementContent => {
      const title = marks[value];
      return title === undefined
        ? { type: 'text', value }
        : element('abbr', { className: ['mark'], title }, [{ type: 'text', value }]);
    });
    parent.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
}

function nameCallouts(tree: Root, labels: RenderOptions['labels']): void {
  visit(tree, { tagName: 'aside' }, (node: Element) => {
    const label = labels[node.properties.dataKind as CalloutKind];
    // A note, not a complementary landmark: a chapter has dozens of them.
    Object.assign(node.properties, { role: 'note', ariaLabel: label, dataLabel: label });
  });
}

/** Wide tables scroll in a focusable region named after their column heads; names do not repeat within a text. */
function wrapTables(tree: Root, word: string): void {
  const names = new Map<string, number>();
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
    const heads = [...cellsOf(node, 'th')].filter(Boolean).join(', ');
    const name = heads ? `${word}: ${heads}` : word;
    const seen = (names.get(name) ?? 0) + 1;
    names.set(name, seen);
    const ariaLabel = seen > 1 ? `${name} (${seen})` : name;
    parent.children[index] = element('div', { className: ['scroll-x'], tabIndex: 0, role: 'region', ariaLabel }, [
      node,
    ]);
    return SKIP;
  });
}

function cellsOf(table: Element, tagName: string): string[] {
  const found: string[] = [];
  visit(table, { tagName }, (cell: Element) => {
    let words = '';
    visit(cell, 'text', (text) => void (words += text.value));
    found.push(words.trim());
  });
  return found;
}
