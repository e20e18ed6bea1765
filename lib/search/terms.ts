import type { GameId } from '@/lib/core/game-id';
import { termAddress } from '@/lib/core/address';
import { LANGUAGES, type Language, type Localised } from '@/lib/core/language';
import { ruleParts } from '@/lib/core/rule-number';
import { WRONG_NAME, type HeadTerm, type TermName } from '@/lib/search/head';
import type { NameGroup } from '@/lib/search/synonyms';
import { literalKey } from '@/lib/search/term-names';
import { encode } from '@/lib/search/text';

export type Names = Readonly<Record<Language, readonly string[]>>;

/** A term of a game's glossary as the search sees it. */
export interface SearchTerm {
  readonly id: string;
  readonly title: Localised;
  /** the official name, abbreviations and other names in each language, the official one first */
  readonly names: Names;
  /** names that are in use but belong to something else, or to another game */
  readonly wrong: Names;
  readonly meaning: Localised;
  readonly rules: readonly string[];
}

/** A chapter or a section of one, with the tokens of its title; single rules are too many to bear a term's name. */
export interface Section {
  readonly number: string;
  readonly tokens: readonly string[];
}

export function sectionsOf(rules: readonly { readonly number: string; readonly title: string }[]): readonly Section[] {
  return (
    rules
      .filter(({ number }) => ruleParts(number).length <= 2)
      .map(({ number, title }) => ({ number, tokens: encode(title) }))
      // "What they are" has no word that counts: it bears no name, nor does it bear "HA", which has none either.
      .filter(({ tokens }) => tokens.length > 0)
  );
}

/** A term for the exact layer: what it is called, and the rules to read first. */
export function headTerm(term: SearchTerm, game: GameId, lang: Language, sections: readonly Section[]): HeadTerm {
  return {
    id: term.id,
    title: term.title[lang],
    address: termAddress(lang, game, term.id),
    rules: rulesOf(term, sections),
    names: rankedNames([term.names, term.wrong], lang),
  };
}

/**
 * The names with their ranks. A name that two terms share goes to the one that has it in the reader's language, then
 * to the one that has it in another, and last to the one for which it is a wrong name, the second of the two.
 */
export function rankedNames(kinds: readonly Names[], lang: Language): readonly TermName[] {
  const order = [lang, ...LANGUAGES.filter((other) => other !== lang)];
  const ranks = new Map<string, number>();
  kinds.forEach((some, kind) =>
    order.forEach((one, rank) =>
      some[one].map(literalKey).forEach((literal) => {
        if (literal && !ranks.has(literal)) ranks.set(literal, kind * WRONG_NAME + rank);
      }),
    ),
  );
  return [...ranks].map(([literal, rank]) => {
    const stems = encode(literal).join(' ');
    return stems === literal ? [literal, rank] : [literal, rank, stems];
  });
}

/**
 * Chapters and sections that bear a name of the term, then the rules that the glossary pins to it; among these, the
 * sections with just one word besides its official name ("Siege resolution"), behind the first when that name is a
 * single word, which says less.
 */
function rulesOf({ title, names, rules }: SearchTerm, sections: readonly Section[]): readonly string[] {
  const keys = new Set(LANGUAGES.flatMap((lang) => names[lang].map((name) => encode(name).join(' '))));
  const official = LANGUAGES.map((lang) => encode(title[lang])).filter((tokens) => tokens.length > 0);
  const same = sections.filter(({ tokens }) => keys.has(tokens.join(' '))).map(({ number }) => number);
  const near = (fits: (name: readonly string[]) => boolean): readonly string[] =>
    sections
      .filter(
        ({ number, tokens }) => /^[\d.]+$/.test(number) && official.some((name) => fits(name) && oneMore(tokens, name)),
      )
      .map(({ number }) => number);
  return [
    ...new Set([...same, ...near((name) => name.length > 1), ...rules.slice(0, 1), ...near(() => true), ...rules]),
  ];
}

const oneMore = (tokens: readonly string[], name: readonly string[]): boolean =>
  tokens.length === name.length + 1 && name.every((token) => tokens.includes(token));

/** The names of a term as synonyms of each other; wrong names lead to the right ones. */
export function termNames({ names, wrong }: SearchTerm): NameGroup {
  return { names: Object.fromEntries(LANGUAGES.map((lang) => [lang, [...names[lang], ...wrong[lang]]])) };
}
