import type { Language } from '@/lib/core/language';
import { aboutRules } from '@/lib/search/about';
import type { SearchDocument } from '@/lib/search/document';
import { documentsOf, type Findable } from '@/lib/search/documents';
import type { SearchHead } from '@/lib/search/head';
import { framesOf } from '@/lib/search/frames';
import { impactsOf } from '@/lib/search/impact';
import { exportIndex } from '@/lib/search/index';
import { LEXICON } from '@/lib/search/lexicon';
import { encode } from '@/lib/search/text';
import { BETWEEN_TITLES, type SearchFile, type SharedTitles, type StoredDocument } from '@/lib/search/source';
import { compileSynonyms, type NameGroup } from '@/lib/search/synonyms';
import { headTerm, sectionsOf, termNames, type Names } from '@/lib/search/terms';
import { thingsOf, type NamedThing } from '@/lib/search/thing-names';
import { ruleAddress } from '@/lib/rules/address';

/** What is built for one game and the readers of one language. */
export interface SearchContent extends Findable {
  /** the language that most of the texts are in */
  readonly textLang: Language;
  readonly gameNames: readonly string[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** names of places, cards and nations in each language */
  readonly names: readonly NameGroup[];
  /** places and pages, found by their names alone */
  readonly things?: readonly NamedThing[];
  /** what players call tools and charts besides their titles, by id */
  readonly called?: ReadonlyMap<string, Names>;
}

export interface SearchFiles {
  readonly head: SearchHead;
  readonly file: SearchFile;
}

/** The two files of a game for the readers of a language; the same content gives the same files. */
export function buildSearch(content: SearchContent): SearchFiles {
  const { game, lang, textLang } = content;
  const documents = documentsOf(content);
  const about = aboutRules(content);
  const impacts = impactsOf(documents, about);
  const words = new Set(impacts.flatMap((tokens) => [...tokens.keys()]));
  const sections = sectionsOf(content.rules);
  const groups = [...content.terms.map(termNames), ...content.names, ...LEXICON];
  return {
    head: {
      game,
      lang,
      gameNames: content.gameNames,
      rules: content.rules.map(({ number, title, path }) => ({
        number,
        title,
        path,
        address: ruleAddress(lang, game, number),
      })),
      redirects: content.redirects.map(({ from, to }) => [from, to] as const),
      terms: content.terms.map((term) => headTerm(term, game, lang, sections)),
    },
    file: {
      index: exportIndex(impacts),
      documents: documents.map(storedDocument),
      synonyms: compileSynonyms(groups, lang, textLang, (token) => words.has(token)),
      titles: documents.map(({ number = '', title }) => titlesOf([title, ...(about.get(number)?.asked ?? [])])),
      shared: sharedTitles(content, documents),
      things: thingsOf(content, content.things ?? [], content.called),
    },
  };
}

/** Hits show a line of a text, taken from its beginning: the rest is found, but not carried along. */
const SHOWN = 220;

function storedDocument({ game: _, ...document }: SearchDocument): StoredDocument {
  const { kind, number } = document;
  const text =
    document.text.length > SHOWN ? `${document.text.slice(0, document.text.lastIndexOf(' ', SHOWN))} …` : document.text;
  return kind === 'rule' && number !== undefined ? { kind, number, text } : { ...document, text };
}

/** The tokens of titles, without repeats; a title of stop words alone is none. */
function titlesOf(titles: readonly string[]): string {
  const tokens = titles.map((title) => [...new Set([...encode(title), ...framesOf(title)])].join(' '));
  return [...new Set(tokens)].filter(Boolean).join(BETWEEN_TITLES);
}

/** The phrases of the thesaurus, which are titles of several rules, once with the documents of these. */
function sharedTitles({ said = [] }: SearchContent, documents: readonly SearchDocument[]): readonly SharedTitles[] {
  const places = new Map(documents.flatMap(({ kind, number }, i) => (kind === 'rule' && number ? [[number, i]] : [])));
  const shared = new Map<string, number[]>();
  for (const { rule, phrases } of said) {
    const place = places.get(rule);
    const titles = titlesOf(phrases);
    if (place !== undefined) shared.set(titles, [...(shared.get(titles) ?? []), place]);
  }
  return [...shared].map(([titles, of]) => ({ titles, of }));
}
