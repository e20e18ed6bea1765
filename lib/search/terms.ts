import type { GameId } from '@/lib/core/game-id';
import { termAddress } from '@/lib/core/address';
import { LANGUAGES, type Language, type Localised } from '@/lib/core/language';
import { ruleParts } from '@/lib/core/rule-number';
import type { HeadTerm } from '@/lib/search/head';
import type { NameGroup } from '@/lib/search/synonyms';
import { encode } from '@/lib/search/text';

type Names = Readonly<Record<Language, readonly string[]>>;

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

const WRONG = LANGUAGES.length;

/** A chapter or a section of one, with the tokens of its title; single rules are too many to bear a term's name. */
export interface Section {
  readonly number: string;
  readonly tokens: readonly string[];
}

export function sectionsOf(rules: readonly { readonly number: string; readonly title: string }[]): readonly Section[] {
  return rules.filter(({ number }) => ruleParts(number).length <= 2).map(({ number, title }) => ({ number, tokens: encode(title) }));
}

/**
 * A term for the exact layer. Its rules are first the chapters and sections that bear its name, then those that the
 * glossary pins to it. A name that two terms share goes to the one that has it in the reader's language, then to the
 * one that has it in another, and last to the one for which it is a wrong name.
 */
export function headTerm(term: SearchTerm, game: GameId, lang: Language, sections: readonly Section[]): HeadTerm {
  const order = [lang, ...LANGUAGES.filter((other) => other !== lang)];
  const ranked = (names: Names, base: number): readonly (readonly [string, number])[] => order.flatMap((one, rank) => names[one].map((name) => [name, base + rank] as const));
  const best = new Map<string, number>();
  for (const [name, rank] of [...ranked(term.names, 0), ...ranked(term.wrong, WRONG)]) if (!best.has(name)) best.set(name, rank);
  const headings = headingsOf(term, sections);
  return { id: term.id, title: term.title[lang], address: termAddress(lang, game, term.id), rules: [...new Set([...headings, ...term.rules])], names: [...best] };
}

/** Chapters and sections with a name of the term as their title, then those with one word besides its official name. */
function headingsOf(term: SearchTerm, sections: readonly Section[]): readonly string[] {
  const names = new Set(LANGUAGES.flatMap((one) => term.names[one].map((name) => encode(name).join(' '))));
  const official = LANGUAGES.map((one) => encode(term.title[one])).filter((tokens) => tokens.length > 0);
  const same = sections.filter(({ tokens }) => names.has(tokens.join(' ')));
  const near = sections.filter(({ number, tokens }) => /^[\d.]+$/.test(number) && official.some((name) => tokens.length === name.length + 1 && name.every((token) => tokens.includes(token))));
  return [...new Set([...same, ...near].map(({ number }) => number))];
}

/** The names of a term as synonyms of each other; wrong names lead to the right ones. */
export function termNames({ names, wrong }: SearchTerm): NameGroup {
  const group = Object.fromEntries(LANGUAGES.map((lang) => [lang, [...names[lang], ...wrong[lang]]]));
  return { names: group };
}
