import type { GameId } from '@/lib/core/game-id';
import { EXACT_NUMBER, foundByNumber, foundNearest, foundWithin } from '@/lib/search/by-number';
import { foundByWords, foundPages, NAME_MATCHES, type FoundWords } from '@/lib/search/by-words';
import type { Lack } from '@/lib/rules/lack';
import type { DocumentKind } from '@/lib/search/document';
import { hitsOf, type Found, type Hit } from '@/lib/search/found';
import { parseQuery, type Query } from '@/lib/search/query';
import type { SearchSource } from '@/lib/search/source';

export type { Hit } from '@/lib/search/found';

export interface SearchOptions {
  readonly game?: GameId;
  /** only these kinds */
  readonly kinds?: readonly DocumentKind[];
  readonly limit?: number;
  /** the player may go on typing: the last word may be unfinished */
  readonly typing?: boolean;
}

export interface SearchResult {
  /** what the query names exactly, a rule by its number or a term, to be shown before the hits; it is one of them */
  readonly answer?: Hit;
  /** best first */
  readonly hits: readonly Hit[];
  readonly notice?: {
    readonly code: 'no-such-number';
    readonly number: string;
    readonly nearest: readonly Hit[];
    /** what the book has instead, where one game is searched */
    readonly lack?: Lack;
    /** the rules of this number in games that are not searched */
    readonly elsewhere: readonly Hit[];
  };
  /** a text that is far too long for a question: what of it was looked for, and how long it is, in characters */
  readonly cut?: { readonly searched: string; readonly length: number };
}

/** Characters of a query that are read: more are no question, and looking for all their words would take for ever. */
export const LONGEST_QUERY = 240;

const LIMIT = 20;

/**
 * What the typed text asks for, over one or more games: a number in any spelling before all else, then terms and
 * abbreviations, then texts. A source without its text layer answers numbers and terms. Sources beside the game that is
 * asked for only tell whether they have a number that this one lacks.
 */
export function search(typed: string, sources: readonly SearchSource[], options: SearchOptions = {}): SearchResult {
  if (typed.length <= LONGEST_QUERY) return answer(typed, sources, options);
  const searched = beginningOf(typed);
  return { ...answer(searched, sources, { ...options, typing: false }), cut: { searched, length: typed.length } };
}

/** The beginning of a text that is too long, without a word that would be cut through. */
function beginningOf(typed: string): string {
  const start = typed.slice(0, LONGEST_QUERY);
  const gap = start.search(/\s\S*$/);
  return (gap > 0 ? start.slice(0, gap) : start).trim();
}

function answer(typed: string, sources: readonly SearchSource[], options: SearchOptions): SearchResult {
  const query = readQuery(typed, sources, options);
  const game = query.game ?? options.game;
  const isChosen = ({ exact }: SearchSource): boolean => game === undefined || exact.head.game === game;
  const chosen = sources.filter(isChosen);
  if (query.kind === 'empty')
    return {
      hits: query.game === undefined ? [] : hitsOf(chosen.flatMap(foundPages), options.kinds, options.limit ?? LIMIT),
    };
  if (query.kind === 'words') return byWords(query.text, chosen, options);
  const known = chosen.filter(({ exact }) => exact.find(query.number) !== undefined);
  if (known.length > 0) return byNumber(query, known, options);
  if (query.loose) return byWords(query.text, chosen, options);
  return noSuchNumber(
    query,
    chosen,
    sources.filter((source) => !isChosen(source)),
    options,
  );
}

/**
 * A game's name may be a term as well, here or in any game: "NP" is the game in front of a number and the term
 * elsewhere.
 */
function readQuery(typed: string, sources: readonly SearchSource[], { game }: SearchOptions): Query {
  const names = sources.flatMap(({ exact }) => exact.gameNames);
  const query = parseQuery(typed, names);
  if (query.game === undefined || query.kind === 'number') return query;
  const near = sources.filter(({ exact }) => game === undefined || exact.head.game === game);
  return parseQuery(
    typed,
    names.filter(({ name }) => near.every(({ exact }) => !exact.terms.has(name))),
  );
}

type NumberQuery = Extract<Query, { kind: 'number' }>;

function byNumber(
  { number, words }: NumberQuery,
  sources: readonly SearchSource[],
  { kinds, limit = LIMIT, typing = false }: SearchOptions,
): SearchResult {
  const found = sources.flatMap((source) =>
    words ? foundWithin(number, words, source, { typing, limit }) : foundByNumber(number, source, typing),
  );
  return resultOf(hitsOf(found, kinds, limit), ({ score }) => score === EXACT_NUMBER);
}

function byWords(
  text: string,
  sources: readonly SearchSource[],
  { kinds, limit = LIMIT, typing = false }: SearchOptions,
): SearchResult {
  const perSource = sources.map((source) => ({
    game: source.exact.head.game,
    ...foundByWords(text, source, { typing, limit }, ({ kind }) => !kinds || kinds.includes(kind)),
  }));
  const isNamed = ({ game, id }: Hit): boolean => perSource.some((one) => one.game === game && one.named.includes(id));
  return resultOf(hitsOf(withLeaders(byStanding(perSource), perSource.length > 1), kinds, limit), isNamed);
}

/** How far the things that the text names stand above the best of what tells of them, and above each other. */
const LEAD = 1.2;
const NEXT = 0.001;

/** The things that the text names before all else; a slip in one game may be a word of another. */
function withLeaders(found: readonly Found[], several: boolean): readonly Found[] {
  const isLeader = ({ leads }: Found): boolean => leads === 'named' || (leads === 'slip' && !several);
  const leaders = found.filter(isLeader).sort((a, b) => b.score - a.score);
  if (leaders.length === 0) return found;
  const rest = found.filter((one) => !isLeader(one));
  const top = rest.reduce((most, { score }) => Math.max(most, score), 1);
  return [...leaders.map((one, i) => ({ ...one, score: top * (LEAD - i * NEXT) })), ...rest];
}

/** A game that knows a thing by another name, or not at all, comes so close behind the best of one that calls it so. */
const BEHIND = 0.95;

/** What the games have found, the scores of those of lower standing kept below the best of the highest. */
function byStanding(perSource: readonly FoundWords[]): readonly Found[] {
  const bestOf = (some: readonly FoundWords[]): number =>
    Math.max(0, ...some.flatMap(({ found }) => found.map(({ score }) => score)));
  const highest = NAME_MATCHES.find((one) => perSource.some(({ standing }) => standing === one));
  const most = BEHIND * bestOf(perSource.filter(({ standing }) => standing === highest));
  return perSource.flatMap((one) => {
    const scale = one.standing === highest ? 1 : Math.min(1, most / bestOf([one]));
    return scale === 1 ? one.found : one.found.map((found) => ({ ...found, score: found.score * scale }));
  });
}

function noSuchNumber(
  { number, text }: NumberQuery,
  sources: readonly SearchSource[],
  others: readonly SearchSource[],
  options: SearchOptions,
): SearchResult {
  const limit = options.limit ?? LIMIT;
  const nearest = hitsOf(
    sources.flatMap((source) => foundNearest(number, source, options.typing ?? false)),
    options.kinds,
    limit,
  );
  const byText = byWords(text, sources, options).hits.filter(({ id }) => nearest.every((hit) => hit.id !== id));
  const elsewhere = hitsOf(
    others.flatMap((source) => foundByNumber(number, source, false).slice(0, 1)),
    undefined,
    limit,
  );
  const [only, ...further] = sources;
  const lack = further.length === 0 ? only?.exact.lackOf(number) : undefined;
  return {
    hits: [...nearest, ...byText].slice(0, limit),
    notice: { code: 'no-such-number', number, nearest, ...(lack && { lack }), elsewhere },
  };
}

function resultOf(hits: readonly Hit[], isAnswer: (hit: Hit) => boolean): SearchResult {
  const answer = hits.find(isAnswer);
  return answer ? { answer, hits } : { hits };
}
