import type { GameId } from '@/lib/core/game-id';
import { EXACT_NUMBER, foundByNumber, foundNearest, foundWithin } from '@/lib/search/by-number';
import { foundByWords } from '@/lib/search/by-words';
import type { Kind } from '@/lib/search/document';
import { hitsOf, type Hit } from '@/lib/search/found';
import { parseQuery, type Query } from '@/lib/search/query';
import type { SearchSource } from '@/lib/search/source';

export type { Hit } from '@/lib/search/found';

export interface SearchOptions {
  readonly game?: GameId;
  /** only these kinds */
  readonly kinds?: readonly Kind[];
  readonly limit?: number;
  /** the player may go on typing: the last word may be unfinished */
  readonly typing?: boolean;
}

export interface SearchResult {
  /** what the query names exactly, a rule by its number or a term, to be shown before the hits; it is one of them */
  readonly answer?: Hit;
  /** best first */
  readonly hits: readonly Hit[];
  readonly notice?: { readonly code: 'no-such-number'; readonly number: string; readonly nearest: readonly Hit[] };
}

const LIMIT = 20;

/**
 * What the typed text asks for, over one or more games: a number in any spelling before all else, then terms and
 * abbreviations, then texts. A source without its text layer answers numbers and terms.
 */
export function search(typed: string, sources: readonly SearchSource[], options: SearchOptions = {}): SearchResult {
  const query = parseQuery(typed, sources.flatMap(({ exact }) => exact.gameNames));
  const game = query.game ?? options.game;
  const chosen = game === undefined ? sources : sources.filter(({ exact }) => exact.head.game === game);
  if (query.kind === 'empty') return { hits: [] };
  if (query.kind === 'words') return byWords(query.text, chosen, options);
  const known = chosen.filter(({ exact }) => exact.find(query.number) !== undefined);
  if (known.length > 0) return byNumber(query, known, options);
  return query.loose ? byWords(query.text, chosen, options) : noSuchNumber(query, chosen, options);
}

type NumberQuery = Extract<Query, { kind: 'number' }>;

function byNumber({ number, words }: NumberQuery, sources: readonly SearchSource[], { kinds, limit = LIMIT, typing = false }: SearchOptions): SearchResult {
  const found = sources.flatMap((source) => (words ? foundWithin(number, words, source, { typing, limit }) : foundByNumber(number, source, typing)));
  return resultOf(hitsOf(found, kinds, limit), ({ score }) => score === EXACT_NUMBER);
}

function byWords(text: string, sources: readonly SearchSource[], { kinds, limit = LIMIT, typing = false }: SearchOptions): SearchResult {
  const perSource = sources.map((source) => ({ game: source.exact.head.game, ...foundByWords(text, source, { typing, limit }, ({ kind }) => !kinds || kinds.includes(kind)) }));
  const isNamed = ({ game, id }: Hit): boolean => perSource.some((one) => one.game === game && one.named.includes(id));
  return resultOf(hitsOf(perSource.flatMap(({ found }) => found), kinds, limit), isNamed);
}

function noSuchNumber({ number, text }: NumberQuery, sources: readonly SearchSource[], options: SearchOptions): SearchResult {
  const limit = options.limit ?? LIMIT;
  const nearest = hitsOf(sources.flatMap((source) => foundNearest(number, source)), options.kinds, limit);
  const others = byWords(text, sources, options).hits.filter(({ id }) => nearest.every((hit) => hit.id !== id));
  return { hits: [...nearest, ...others].slice(0, limit), notice: { code: 'no-such-number', number, nearest } };
}

function resultOf(hits: readonly Hit[], isAnswer: (hit: Hit) => boolean): SearchResult {
  const answer = hits.find(isAnswer);
  return answer ? { answer, hits } : { hits };
}
