import { ruleDocument, textDocument, type Found } from '@/lib/search/found';
import { slotsOf } from '@/lib/search/slots';
import type { SearchSource } from '@/lib/search/source';
import type { TermMatch } from '@/lib/search/term-names';
import { encode } from '@/lib/search/text';
import { typedWords, type TypedWord } from '@/lib/search/typed-words';

/**
 * How a game has what the text names: under this name, under another to which players give it, or only in its texts.
 */
export const STANDINGS = ['named', 'mistaken', 'texts'] as const;
export type Standing = (typeof STANDINGS)[number];

export interface FoundWords {
  readonly found: readonly Found[];
  readonly standing: Standing;
  /** ids of the terms that the text names, to the letter or by their stems */
  readonly named: readonly string[];
}

/** A term is the answer and stands by itself; among the hits it comes after its first rules. */
const TERM = 0.5;
/** How much the rules of a term weigh against the texts that hold its words. */
const NAMED = 2;
/** An abbreviation stands in too many texts to say anything there: its term's rules lead. */
const ABBREVIATED = 6;
const LONGEST_ABBREVIATION = 3;
const PARTLY_NAMED = 1;

/** What a source has for words: the terms that they name with their rules, and the texts that hold them. */
export function foundByWords(
  text: string,
  source: SearchSource,
  { typing, limit }: { readonly typing: boolean; readonly limit: number },
  allowed: (document: Found['document']) => boolean,
): FoundWords {
  const words = typedWords(text, typing, () => source.spelling);
  const terms = source.exact.terms.match({ text, typing, words }, (token) => isWord(token, source));
  const found = withTerms(foundInTexts(words, source, limit, allowed), terms, source, weightOf(text, terms));
  return {
    found,
    standing: standingOf(terms),
    named: terms.filter(({ exact }) => exact).map(({ term }) => `term:${term.id}`),
  };
}

/** The documents of the text layer that hold the words. */
export function foundInTexts(
  words: readonly TypedWord[],
  source: SearchSource,
  limit: number,
  allowed: (document: Found['document']) => boolean,
): readonly Found[] {
  const { text } = source;
  const slots = text ? slotsOf(words, text.words) : [];
  if (!text || slots.length === 0) return [];
  const isAllowed = (id: number): boolean => {
    const document = text.documents[id];
    return document !== undefined && allowed(document);
  };
  const tokens = (): ReadonlySet<string> =>
    new Set(slots.flatMap(({ sayings }) => sayings.flat(2).map(({ token }) => token)));
  const found: Found[] = [];
  for (const { id, score } of text.rank(slots, isAllowed, limit)) {
    const document = text.documents[id];
    if (document) found.push({ source, document, score, tokens });
  }
  return found;
}

function isWord(token: string, { text }: SearchSource): boolean {
  return text !== undefined && (text.words.vocabulary.has(token) || text.words.keyWords.has(token));
}

function standingOf(terms: readonly TermMatch[]): Standing {
  const exact = terms.filter((match) => match.exact);
  if (exact.length === 0) return 'texts';
  return exact.every(({ wrong }) => wrong) ? 'mistaken' : 'named';
}

function weightOf(text: string, terms: readonly TermMatch[]): number {
  if (terms.every(({ exact }) => !exact)) return PARTLY_NAMED;
  return text.length <= LONGEST_ABBREVIATION ? ABBREVIATED : NAMED;
}

/** Puts the terms above the texts, and lifts the rules that the glossary pins to them, the first the most. */
function withTerms(
  texts: readonly Found[],
  terms: readonly TermMatch[],
  source: SearchSource,
  weight: number,
): readonly Found[] {
  if (terms.length === 0) return texts;
  const unit = Math.max(1, texts[0]?.score ?? 0) * weight;
  const lifted = new Map<string, Found>();
  const lift = (document: Found['document'] | undefined, score: number, tokens: Found['tokens']): void => {
    if (document)
      lifted.set(document.id, {
        source,
        document,
        score: score * unit + (lifted.get(document.id)?.score ?? 0),
        tokens,
      });
  };
  terms.forEach(({ term, quality }, order) => {
    const { id, title, address, rules } = term;
    const tokens = (): ReadonlySet<string> => new Set(encode(title));
    const share = quality / (1 + order);
    lift(
      textDocument(source, `term:${id}`) ?? { id: `term:${id}`, kind: 'term', title, path: [], address },
      TERM * share,
      tokens,
    );
    rules.forEach((number, i) => {
      const rule = source.exact.rule(number);
      if (rule) lift(ruleDocument(source, rule), share * (1 - i / (rules.length + 2)), tokens);
    });
  });
  const known = texts.map((found) => {
    const more = lifted.get(found.document.id);
    lifted.delete(found.document.id);
    return more ? { ...found, score: found.score + more.score } : found;
  });
  return [...known, ...lifted.values()];
}
