import type { RuleEntry } from '@/lib/rules/entry';

/** A way in which two languages of one rule do not say the same. */
export interface Difference {
  readonly what: 'rules' | 'tables' | 'disputes' | 'tools' | 'title marks' | 'marks' | 'call-outs' | 'numbers';
  /** what only the first has, and what only the second has; repeats count */
  readonly onlyFirst: readonly string[];
  readonly onlySecond: readonly string[];
}

/**
 * Compares two translations of one rule: the same references, charts, disputes, tools, update marks and call-outs,
 * and the same numbers in the text. Numbers are only a hint, since a language may write one as a word.
 */
export function compareTranslations(
  first: RuleEntry,
  second: RuleEntry,
  marks: readonly string[],
): readonly Difference[] {
  const pairs: readonly (readonly [Difference['what'], readonly string[], readonly string[]])[] = [
    ['rules', first.refs, second.refs],
    ['tables', first.tables, second.tables],
    ['disputes', first.disputes, second.disputes],
    ['tools', first.tools, second.tools],
    ['title marks', first.marks, second.marks],
    ['marks', marksIn(first.text, marks), marksIn(second.text, marks)],
    ['call-outs', first.callouts, second.callouts],
    ['numbers', numbersIn(first.text), numbersIn(second.text)],
  ];
  return pairs
    .map(([what, a, b]) => ({ what, onlyFirst: without(a, b), onlySecond: without(b, a) }))
    .filter(({ onlyFirst, onlySecond }) => onlyFirst.length + onlySecond.length > 0);
}

const marksIn = (text: string, marks: readonly string[]): readonly string[] =>
  [...text].filter((char) => marks.includes(char));

/** Whole numbers of a text, rule numbers left out; a game's figures, not its references. */
function numbersIn(text: string): readonly string[] {
  return text.replace(/§[\d.]*(\.[A-Za-z]\d?\b)*[\d.]*/g, ' ').match(/\d+/g) ?? [];
}

/** The members of `a` that `b` lacks, repeats counted. */
function without(a: readonly string[], b: readonly string[]): readonly string[] {
  const left = [...b];
  return a.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
