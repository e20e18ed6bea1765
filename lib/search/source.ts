import { once } from '@/lib/core/once';
import type { SearchDocument } from '@/lib/search/document';
import { readHead, type ExactLayer } from '@/lib/search/exact';
import type { HeadRule, SearchHead } from '@/lib/search/head';
import { importIndex, type ExportedIndex } from '@/lib/search/index';
import { createRank, type Rank } from '@/lib/search/rank';
import type { Words } from '@/lib/search/slots';
import { readSynonyms, type SynonymTable } from '@/lib/search/synonyms';
import { stem, wordsOf } from '@/lib/search/text';
import type { Titles } from '@/lib/search/title-match';
import { readThings, type StoredThing, type Things } from '@/lib/search/things';
import { createVocabulary, type Vocabulary } from '@/lib/search/vocabulary';

/** A document as it is written: what the head says of a rule is not said again. */
export type StoredDocument =
  Omit<SearchDocument, 'game'> | { readonly kind: 'rule'; readonly number: string; readonly text: string };

/** Tokens of a title stand with spaces between, titles with this. */
export const BETWEEN_TITLES = ',';

/** Titles that several documents have, and the numbers of these. */
export interface SharedTitles {
  readonly titles: string;
  readonly of: readonly number[];
}

/** What the text layer of one game needs, loaded when idle: public/generated/search/<game>.<lang>.json */
export interface SearchFile {
  readonly index: ExportedIndex;
  /** in the order of their numbers in the index; the game is that of the head */
  readonly documents: readonly StoredDocument[];
  readonly synonyms: SynonymTable;
  /** for each document its title and the phrases by which it is asked for */
  readonly titles: readonly string[];
  /** phrases by which several documents are asked for */
  readonly shared: readonly SharedTitles[];
  /** what is found by its name */
  readonly things: readonly StoredThing[];
}

/** The text layer of one game, ready to be asked. */
export interface TextLayer {
  readonly documents: readonly Omit<SearchDocument, 'game'>[];
  readonly ids: ReadonlyMap<string, number>;
  readonly rank: Rank;
  readonly words: Words;
  readonly things: Things;
  /** what is found by its name */
  readonly named: readonly StoredThing[];
  readonly tokens: readonly string[];
  readonly keys: readonly string[];
}

/** One game in one language: numbers and terms at once, texts when they have arrived. */
export interface SearchSource {
  readonly exact: ExactLayer;
  /** stems and words in full that a slip of the finger may stand for */
  readonly spelling: Vocabulary;
  /** the texts have arrived */
  readonly whole: boolean;
  readonly text?: TextLayer | undefined;
}

/** Reads the file that belongs to a head. */
export function readSearchFile(file: SearchFile, { rules }: SearchHead): TextLayer {
  const { index, documents: stored, synonyms: table, things } = file;
  const known = new Map(rules.map((rule) => [rule.number, rule]));
  const documents = stored.map((document) => readDocument(document, known));
  const store = importIndex(index);
  const synonyms = readSynonyms(table);
  return {
    documents,
    ids: new Map(documents.map(({ id }, number) => [id, number])),
    rank: createRank(store, {
      kinds: documents.map(({ kind }) => kind),
      titles: readTitles(file),
    }),
    words: { vocabulary: createVocabulary(store.tokens), synonyms, keyWords: createVocabulary(synonyms.words) },
    things: readThings(things),
    named: things,
    tokens: store.tokens,
    keys: synonyms.words,
  };
}

/** For each document the tokens of its own titles and of those that it shares, none of them twice. */
export function readTitles({ titles: own, shared }: Pick<SearchFile, 'titles' | 'shared'>): readonly Titles[] {
  const more = new Map<number, string[]>();
  for (const { titles, of } of shared)
    for (const document of of) more.set(document, [...(more.get(document) ?? []), titles]);
  return own.map((titles, i) => {
    const all = [titles, ...(more.get(i) ?? [])].filter(Boolean).flatMap((some) => some.split(BETWEEN_TITLES));
    return [...new Set(all)].map((title) => title.split(' '));
  });
}

function readDocument(stored: StoredDocument, rules: ReadonlyMap<string, HeadRule>): Omit<SearchDocument, 'game'> {
  if ('id' in stored) return stored;
  const { number, text } = stored;
  const rule = rules.get(number);
  if (!rule) throw new Error(`search: the head has no rule ${number}; run build-search again`);
  return { ...rule, id: `rule:${number}`, kind: 'rule', text, rules: [number] };
}

/**
 * A source of the search from its two files; the second may come later. Its texts are read when a query first asks for
 * them: on the pages of one game those of the others never are.
 */
export function searchSource(head: SearchHead, file?: SearchFile): SearchSource {
  return sourceOf(readHead(head), file);
}

/** A source with the texts that have arrived for it; its numbers and terms are not read again. */
export function withTexts({ exact }: SearchSource, file: SearchFile): SearchSource {
  return sourceOf(exact, file);
}

function sourceOf(exact: ExactLayer, file: SearchFile | undefined): SearchSource {
  const { head } = exact;
  const text = once(() => file && readSearchFile(file, head));
  const spelling = once(() => {
    const full = [
      ...exact.terms.words,
      ...head.rules.flatMap(({ title }) => wordsOf(title).map(({ folded }) => folded)),
    ];
    const layer = text();
    return createVocabulary([...full.map(stem), ...full, ...(layer ? [...layer.tokens, ...layer.keys] : [])]);
  });
  return {
    exact,
    whole: file !== undefined,
    get text() {
      return text();
    },
    get spelling() {
      return spelling();
    },
  };
}
