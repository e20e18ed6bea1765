import { askedThings, thingOfRules } from '@/lib/search/asked-things';
import { ruleDocument, textDocument, type Found } from '@/lib/search/found';
import { FRAME_WEIGHT, framesOf } from '@/lib/search/frames';
import { slotsOf, type Slot } from '@/lib/search/slots';
import { rulesBeforeHeadings } from '@/lib/search/headings';
import type { SearchSource } from '@/lib/search/source';
import type { TermMatch, TypedText } from '@/lib/search/term-names';
import { encode } from '@/lib/search/text';
import type { StoredThing, ThingMatch } from '@/lib/search/things';
import { typedWords, type TypedWord } from '@/lib/search/typed-words';

/**
 * How a game has what the text names: under this name, under another to which players give it, or only in its texts.
 */
export const NAME_MATCHES = ['named', 'mistaken', 'texts'] as const;
export type NameMatch = (typeof NAME_MATCHES)[number];

export interface FoundWords {
  readonly found: readonly Found[];
  readonly standing: NameMatch;
  /** ids of the terms that the text names, to the letter or by their stems */
  readonly named: readonly string[];
}

/** A term is the answer and stands by itself; among the hits it comes after its first rules. */
const TERM = 0.5;
/** How much the rules of a term weigh against the texts that hold its words. */
const NAMED = 1.4;
/** An abbreviation stands in too many texts to say anything there: its term's rules lead. */
const ABBREVIATED = 6;
const LONGEST_ABBREVIATION = 3;
const PARTLY_NAMED = 1;

/** What a source has for words: the terms that they name with their rules, and the texts that hold them. */
export function foundByWords(
  text: string,
  source: SearchSource,
  { typing, limit }: { readonly typing: boolean; readonly limit: number },
  allowed: (document: Pick<Found['document'], 'kind'>) => boolean,
): FoundWords {
  const words = typedWords(text, typing, () => source.spelling);
  const terms = source.exact.terms.match({ text, typing, words }, (token) => isWord(token, source));
  const weight = weightOf(text, terms);
  const named = withTerms(foundInTexts(words, framesOf(text), source, limit, allowed), terms, source, weight);
  // What the glossary pins to an abbreviation leads in its own order.
  const texts = weight === ABBREVIATED ? named : rulesBeforeHeadings(named);
  const things = thingsFor({ text, typing, words }, source, texts).filter(({ thing }) => allowed(thing));
  const exact = things.filter((match) => match.exact).map(({ thing }) => thing.id);
  return {
    found: withThings(texts, things, source),
    standing: exact.length > 0 ? 'named' : standingOf(terms),
    named: [...exact, ...terms.filter((match) => match.exact).map(({ term }) => `term:${term.id}`)],
  };
}

/** The things that the text names, or else those that it asks for in other words or by what they are about. */
function thingsFor(
  { text, typing, words }: TypedText,
  source: SearchSource,
  texts: readonly Found[],
): readonly ThingMatch[] {
  if (!source.text) return [];
  const named = source.text.things.match(text, typing, (token) => isWord(token, source));
  if (named.some(({ exact }) => exact)) return named;
  const asked = askedThings(words, source.text);
  const isAsked = asked.some(({ exact }) => exact);
  return [...asked, ...(isAsked ? [] : thingOfRules(text, words, texts, source.text)), ...named];
}

/** A thing whose name is only begun stands right behind the first hit. */
const BEGUN = 0.97;
const NEXT = 0.02;

/** Puts what the text names, or may go on to name, among what the texts hold. */
function withThings(texts: readonly Found[], things: readonly ThingMatch[], source: SearchSource): readonly Found[] {
  if (things.length === 0) return texts;
  const top = texts.reduce((most, { score }) => Math.max(most, score), 0) || 1;
  const named = things.map(({ thing, exact, slip }, i): Found => ({
    ...foundThing(thing, source, top * (BEGUN - i * NEXT)),
    leads: exact ? 'named' : slip ? 'slip' : undefined,
  }));
  const ids = new Set(things.map(({ thing }) => thing.id));
  return [...named, ...texts.filter(({ document }) => !ids.has(document.id))];
}

function foundThing(thing: StoredThing, source: SearchSource, score: number): Found {
  const { names: _, ...document } = thing;
  return {
    source,
    document: textDocument(source, thing.id) ?? document,
    score,
    tokens: () => new Set(encode(thing.title)),
  };
}

/** What a game's name alone means: its start page, then its other pages. */
export function foundPages(source: SearchSource): readonly Found[] {
  const pages = source.text?.named.filter(({ kind }) => kind === 'page') ?? [];
  return pages.map((page, i) => foundThing(page, source, 1 / (1 + i)));
}

/** The documents of the text layer that hold the words. */
export function foundInTexts(
  words: readonly TypedWord[],
  frames: readonly string[],
  source: SearchSource,
  limit: number,
  allowed: (document: Found['document']) => boolean,
): readonly Found[] {
  const { text } = source;
  const own = text ? slotsOf(words, text.words) : [];
  const slots = own.length > 0 ? [...own, ...frames.map(frameSlot)] : own;
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

const frameSlot = (token: string): Slot => ({ weight: FRAME_WEIGHT, sayings: [[[{ token, quality: 1 }]]] });

function isWord(token: string, { text }: SearchSource): boolean {
  return text !== undefined && (text.words.vocabulary.has(token) || text.words.keyWords.has(token));
}

function standingOf(terms: readonly TermMatch[]): NameMatch {
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
