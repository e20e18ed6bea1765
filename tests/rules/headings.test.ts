import { readFileSync } from 'node:fs';
import { toString } from 'mdast-util-to-string';
import { expect, it } from 'vitest';
import { headingsIn } from '@/lib/rules/headings';
import { parseRuleText } from '@/lib/rules/tree';

/** The headings as a parser of the whole text has them. */
const parsed = (markdown: string) =>
  parseRuleText(markdown).children.flatMap((node) =>
    node.type === 'heading' ? [{ text: toString(node), depth: node.depth, line: node.position?.start.line ?? 0 }] : [],
  );

it.each([
  ['none', 'Words.\n\n#no heading\n\n####### nor this\n'],
  ['of each depth', '# 1.0 One\n## 1.1 ▲ Two\nWords\n###### Six\n#\n'],
  ['with mark-up, a link and closing signs', '## *One* and `two` ##\n### See §12.4 [there](table:crt)\n'],
  ['indented', ' # one\n   ## two\n    # code\n'],
  ['in a quotation and a list, which are none of the text', '> # quoted\n\n- # listed\n\n# own\n'],
  ['in a fence', '# one\n```\n# code\n~~~\n# code\n```\n# two\n~~~~ x\n# code\n~~~\n# code\n~~~~\n# three\n'],
  ['underlined', 'One\n===\n\nTwo\n---\n\n---\n\n1. no\n---\n\n| a |\n| --- |\n| b |\n'],
])('headings %s', (_, markdown) => {
  expect(headingsIn(markdown)).toEqual(parsed(markdown));
});

it.each([
  'content/paths-of-glory/rules/en/12-combat.md',
  'content/grand-illusion/disputes/it.md',
  'content/when-eagles-fight/disputes/es.md',
])('headings of %s', (file) => {
  const markdown = readFileSync(file, 'utf8');
  expect(headingsIn(markdown).length).toBeGreaterThan(20);
  expect(headingsIn(markdown)).toEqual(parsed(markdown));
});

it('an indented one in a list counts too: the check then says that no rule begins so', () => {
  expect(headingsIn('- item\n  # inside\n')).toEqual([{ text: 'inside', depth: 1, line: 2 }]);
});
