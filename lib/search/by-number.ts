import { isBelow, ruleParts } from '@/lib/core/rule-number';
import { foundInTexts } from '@/lib/search/by-words';
import { framesOf } from '@/lib/search/frames';
import { foundRule, type Found } from '@/lib/search/found';
import type { SearchSource } from '@/lib/search/source';
import { typedWords } from '@/lib/search/typed-words';

/** Numbers stand above terms and texts, whose scores stay well below. */
export const EXACT_NUMBER = 1000;

/**
 * The rule of an existing number and what the book prints under it once more, then what stands below it in numeric
 * order, then numbers that go on from what is typed.
 */
export function foundByNumber(typed: string, source: SearchSource, typing: boolean): readonly Found[] {
  const { exact } = source;
  const number = exact.find(typed) ?? typed;
  const again = exact.printedAs(number);
  const rules = [exact.rule(number), ...again, ...exact.below(number), ...(typing ? exact.continuing(number) : [])];
  return rules.flatMap((rule) => rule ?? []).map((rule, i) => foundRule(source, rule, EXACT_NUMBER / (1 + i)));
}

/** The rules of a subtree that hold the words; all of them when none does or the texts are not there yet. */
export function foundWithin(
  typed: string,
  words: string,
  source: SearchSource,
  { typing, limit }: { readonly typing: boolean; readonly limit: number },
): readonly Found[] {
  const number = source.exact.find(typed) ?? typed;
  const inside = ({ number: one }: Found['document']): boolean =>
    one !== undefined && (one === number || isBelow(one, number));
  const found = foundInTexts(
    typedWords(words, typing, () => source.spelling),
    framesOf(words),
    source,
    limit,
    inside,
  );
  return found.length > 0
    ? found
    : foundByNumber(number, source, false).map((one) => ({ ...one, score: one.score / EXACT_NUMBER }));
}

/**
 * What comes nearest to a number that does not exist: a rule that has only a part too few ("12.4.3" for "12.4.3.9"),
 * the deepest of all games first, then existing numbers close to it.
 */
export function foundNearest(typed: string, source: SearchSource, typing: boolean): readonly Found[] {
  const { exact } = source;
  // What is being typed may have its last digit yet to come.
  const deepest = (typing ? exact.continuing(typed)[0] : undefined) ?? exact.deepest(typed);
  const near = exact.nearest(typed).filter(({ number }) => number !== deepest?.number);
  return [
    ...(deepest ? [foundRule(source, deepest, ruleParts(deepest.number).length)] : []),
    ...near.map((rule, i) => foundRule(source, rule, 1 / (1 + i))),
  ];
}
