import { isBelow } from '@/lib/core/rule-number';
import { foundInTexts } from '@/lib/search/by-words';
import { foundRule, type Found } from '@/lib/search/found';
import type { SearchSource } from '@/lib/search/source';
import { typedWords } from '@/lib/search/typed-words';

/** Numbers stand above terms and texts, whose scores stay well below. */
export const EXACT_NUMBER = 1000;

/**
 * The rule of an existing number, then what stands below it in numeric order, then numbers that go on from what is
 * typed.
 */
export function foundByNumber(typed: string, source: SearchSource, typing: boolean): readonly Found[] {
  const { exact } = source;
  const number = exact.find(typed) ?? typed;
  const rules = [exact.rule(number), ...exact.below(number), ...(typing ? exact.continuing(number) : [])];
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
    source,
    limit,
    inside,
  );
  return found.length > 0
    ? found
    : foundByNumber(number, source, false).map((one) => ({ ...one, score: one.score / EXACT_NUMBER }));
}

/** The existing numbers nearest to one that does not exist. */
export function foundNearest(typed: string, source: SearchSource): readonly Found[] {
  return source.exact.nearest(typed).map((rule, i) => foundRule(source, rule, 1 / (1 + i)));
}
