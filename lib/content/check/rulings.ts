import type { Blockquote, Paragraph, PhrasingContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Finding } from '@/lib/content/check/mentions';
import { parseAddress } from '@/lib/rules/mentions';
import { calloutKind, parseRuleText, plainText } from '@/lib/rules/tree';

/** Most characters that a ruling may have on its rule, the links to its questions aside. */
const LONGEST = 220;

/**
 * What is wrong with the rulings of a rule: each is one paragraph with the ruling and a link to its question, where
 * the reasons stand. A rule that a ruling drowns can no longer be read in ten seconds.
 */
export function checkRulings(markdown: string): readonly Finding[] {
  const found: Finding[] = [];
  if (!/\[!ruling\]/i.test(markdown)) return found;
  visit(parseRuleText(markdown), 'blockquote', (quote) => {
    if (calloutKind(quote) !== 'ruling') return;
    const offset = quote.position?.start.offset ?? 0;
    for (const message of faults(quote)) found.push({ offset, message, level: 'error' });
  });
  return found;
}

function faults(quote: Blockquote): readonly string[] {
  const [line, ...more] = quote.children;
  if (line?.type !== 'paragraph' || more.length > 0)
    return ['a ruling is one paragraph; its reasons go to the question'];
  const length = plainText(withoutQuestions(line)).length;
  return [
    ...(line.children.some(isQuestion) ? [] : ['a ruling has no link to its question']),
    ...(length > LONGEST
      ? [`a ruling of ${length} characters, at most ${LONGEST}; its reasons go to the question`]
      : []),
  ];
}

const withoutQuestions = (line: Paragraph): Paragraph => ({
  ...line,
  children: line.children.filter((node) => !isQuestion(node)),
});

const isQuestion = (node: PhrasingContent): boolean =>
  node.type === 'link' && parseAddress(node.url)?.kind === 'dispute';
