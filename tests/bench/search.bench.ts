import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import MiniSearch from 'minisearch';
import { headPath, searchFilePath } from '@/lib/search/head';
import { search } from '@/lib/search/search';
import { searchSource, type SearchFile, type SearchSource } from '@/lib/search/source';
import { judged, scores, type Judged, type Scores } from '@/tests/support/judged';

interface Row extends Scores {
  readonly engine: string;
  readonly lang: string;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** index and documents, brotli, in kB */
  readonly size: number;
}

const LANGS = ['en', 'es', 'it'] as const;
const read = (path: string): string => readFileSync(`public${path}`, 'utf8');

/** Times each query once after a warm-up; nothing is remembered between queries. */
function measure(queries: readonly Judged[], ask: (query: Judged) => readonly string[]): Pick<Row, 'p50' | 'p95' | 'p99'> & Scores {
  for (const query of queries) ask(query);
  const times: number[] = [];
  const found = queries.map((query) => {
    const start = performance.now();
    const numbers = ask(query);
    times.push(performance.now() - start);
    return { query, numbers };
  });
  times.sort((a, b) => a - b);
  const at = (q: number): number => times[Math.min(times.length - 1, Math.floor(q * times.length))] ?? 0;
  return { ...scores(found), p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Umpire's search and MiniSearch, both on the same documents and judged queries, language by language. Needs a build. */
export async function benchSearch(): Promise<readonly Row[]> {
  return LANGS.flatMap((lang) => {
    const [head, file] = [read(headPath('paths-of-glory', lang)), read(searchFilePath('paths-of-glory', lang))];
    const source: SearchSource = searchSource(JSON.parse(head), JSON.parse(file) as SearchFile);
    const queries = judged.filter((query) => query.lang === lang);
    const ours = measure(queries, ({ query, kind }) => search(query, [source], { kinds: ['rule'], limit: 20, typing: kind === 'prefix' }).hits.map(({ number }) => number ?? ''));
    const documents = (JSON.parse(file) as SearchFile).documents.filter(({ kind }) => kind === 'rule');
    const mini = new MiniSearch({ idField: 'number', fields: ['title', 'path', 'text'], searchOptions: { boost: { title: 5, path: 3 }, prefix: true, fuzzy: 0.2 } });
    mini.addAll(documents.map(({ number, title, path, text }) => ({ number, title, path: path.join(' '), text })));
    const theirs = measure(queries, ({ query }) => mini.search(query).slice(0, 20).map(({ id }) => String(id)));
    const kB = (text: string): number => Math.round(brotliCompressSync(text).length / 1000);
    return [
      { engine: 'Umpire', lang, ...ours, size: kB(head) + kB(file) },
      { engine: 'MiniSearch', lang, ...theirs, size: kB(JSON.stringify(mini)) },
    ];
  });
}
