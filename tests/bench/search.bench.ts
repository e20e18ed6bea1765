import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import MiniSearch from 'minisearch';
import { searchContent } from '@/lib/cli/build-search';
import type { SearchDocument } from '@/lib/search/document';
import { documentsOf } from '@/lib/search/documents';
import { headPath, searchFilePath, type SearchHead } from '@/lib/search/head';
import { search } from '@/lib/search/search';
import { readTitles, searchSource, type SearchFile, type SearchSource } from '@/lib/search/source';
import { at } from '@/tests/bench/timing';
import { judgedOf, scores, type Judged, type Scores } from '@/tests/support/judged';

interface Row extends Scores {
  readonly engine: string;
  readonly lang: string;
  /** MRR of the half that the ranking was not tuned on */
  readonly held: number;
  /** milliseconds a query */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** the index alone, brotli, in kB */
  readonly index: number;
  /** everything that a browser loads to search, brotli, in kB */
  readonly all: number;
}

type Ask = (query: Judged) => readonly string[];

const LANGS = ['en', 'es', 'it'] as const;
const judged = judgedOf('paths-of-glory');
const WARM_UP = 10;
const read = (path: string): string => readFileSync(`public${path}`, 'utf8');
const kB = (text: string): number => Math.round(brotliCompressSync(text).length / 1000);

/** Times each query once, when the code is warm. Nothing is remembered between queries. */
function measure(queries: readonly Judged[], ask: Ask): Pick<Row, 'p50' | 'p95' | 'p99' | 'held'> & Scores {
  for (let round = 0; round < WARM_UP; round++) for (const query of queries) ask(query);
  const times: number[] = [];
  const found = queries.map((query) => {
    const start = performance.now();
    const numbers = ask(query);
    times.push(performance.now() - start);
    return { query, numbers };
  });
  times.sort((a, b) => a - b);
  const held = scores(found.filter(({ query }) => query.half === 'held')).mrr;
  return { ...scores(found), held, p50: at(times, 0.5), p95: at(times, 0.95), p99: at(times, 0.99) };
}

/** MiniSearch over the rules with the words that ours has for them: title, path, text and the players' phrases. */
function miniSearch(documents: readonly SearchDocument[], file: SearchFile): MiniSearch {
  const titles = readTitles(file);
  const mini = new MiniSearch({
    idField: 'number',
    fields: ['title', 'path', 'text', 'asked'],
    searchOptions: { boost: { title: 5, path: 3, asked: 2 }, prefix: true, fuzzy: 0.2 },
  });
  mini.addAll(
    documents.flatMap(({ kind, number, title, path, text }, i) =>
      kind === 'rule' ? [{ number, title, path: path.join(' '), text, asked: titles[i]?.flat().join(' ') ?? '' }] : [],
    ),
  );
  return mini;
}

/**
 * Umpire's search and MiniSearch on the same rules and judged queries, language by language; MiniSearch also with our
 * numbers and terms in front of it. Needs a build.
 */
export async function benchSearch(): Promise<readonly Row[]> {
  const contents = new Map(LANGS.map((lang) => [lang, searchContent('paths-of-glory', lang)] as const));
  return LANGS.flatMap((lang) => {
    const content = contents.get(lang);
    const documents = content ? documentsOf(content) : [];
    const [headText, fileText] = [read(headPath('paths-of-glory', lang)), read(searchFilePath('paths-of-glory', lang))];
    const file = JSON.parse(fileText) as SearchFile;
    const source: SearchSource = searchSource(JSON.parse(headText) as SearchHead, file);
    const mini = miniSearch(documents, file);
    const queries = judged.filter((query) => query.lang === lang);
    const result = ({ query }: Judged) => search(query, [source], { typing: true });
    const rulesOf = ({ hits }: ReturnType<typeof result>) => hits.flatMap(({ number }) => number ?? []);
    const ours: Ask = (query) => rulesOf(result(query));
    const theirs: Ask = ({ query }) =>
      mini
        .search(query)
        .slice(0, 20)
        .map(({ id }) => String(id));
    const layered: Ask = (query) => {
      const { answer, ...rest } = result(query);
      return answer ? rulesOf(rest) : theirs(query);
    };
    const sizes = { index: kB(JSON.stringify(mini)), all: kB(JSON.stringify(mini)) + kB(JSON.stringify(documents)) };
    return [
      {
        engine: 'Umpire',
        lang,
        ...measure(queries, ours),
        index: kB(JSON.stringify(file.index)),
        all: kB(headText) + kB(fileText),
      },
      { engine: 'MiniSearch', lang, ...measure(queries, theirs), ...sizes },
      { engine: 'MiniSearch behind our exact layer', lang, ...measure(queries, layered), ...sizes },
    ];
  });
}
