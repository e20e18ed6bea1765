import { readFileSync } from 'node:fs';
import type { GameId } from '@/lib/core/game-id';
import { LANGUAGES, type Language } from '@/lib/core/language';
import { GAME_IDS } from '@/lib/games/find';
import { search } from '@/lib/search/search';
import { builtSource } from '@/tests/support/built-search';
import { scores, type Scores } from '@/tests/support/judged';

/** A query that nobody has tuned on, with the rules or the hits (tools, charts) that a player would want. */
export interface Unseen {
  readonly lang: Language;
  readonly kind: string;
  readonly query: string;
  readonly rules?: readonly string[];
  readonly ids?: readonly string[];
}

/** Every third query of a game has been looked at since it was first tried: what is tuned, is tuned on these. */
const LOOKED_AT = 3;

/** What the search finds for a query, best first, beside what was wanted. */
export interface Tried {
  readonly game: GameId;
  readonly query: Unseen;
  readonly wanted: readonly string[];
  readonly found: readonly string[];
  /** it has been looked at: not scored with those that are kept out of any tuning */
  readonly lookedAt: boolean;
}

/** The unseen queries of a game. */
export const unseenOf = (game: GameId): readonly Unseen[] =>
  JSON.parse(readFileSync(`tests/search/unseen-${game}.json`, 'utf8')) as readonly Unseen[];

async function triedOf(game: GameId): Promise<readonly Tried[]> {
  const pairs = await Promise.all(LANGUAGES.map(async (lang) => [lang, await builtSource(game, lang)] as const));
  const sources = new Map(pairs);
  return unseenOf(game).map((query, i) => {
    const source = sources.get(query.lang);
    const kinds = query.ids ? {} : { kinds: ['rule' as const] };
    const hits = source ? search(query.query, [source], { ...kinds, typing: true }).hits : [];
    return {
      game,
      query,
      wanted: query.ids ?? query.rules ?? [],
      lookedAt: i % LOOKED_AT === 0,
      found: query.ids ? hits.map(({ id }) => id) : hits.flatMap(({ number }) => number ?? []),
    };
  });
}

/** Every unseen query of every game, tried as the search box does: rules among the rules, things among all hits. */
export const tryUnseen = async (): Promise<readonly Tried[]> => (await Promise.all(GAME_IDS.map(triedOf))).flat();

/** MRR@10 and recall@5 of some of the queries. */
export const scoresOf = (tried: readonly Tried[]): Scores =>
  scores(tried.map(({ wanted, found }) => ({ query: { rules: wanted }, numbers: found })));

/** The groups that are scored: those looked at; of those that are not, all, then by game, by kind and by language. */
export function groupsOf(all: readonly Tried[]): readonly (readonly [name: string, tried: readonly Tried[]])[] {
  const tried = all.filter(({ lookedAt }) => !lookedAt);
  const by = (of: (one: Tried) => string) =>
    [...new Set(tried.map(of))].map((name) => [name, tried.filter((one) => of(one) === name)] as const);
  return [
    ['looked at', all.filter(({ lookedAt }) => lookedAt)],
    ['all', tried],
    ...by(({ game }) => game),
    ...by(({ query }) => query.kind),
    ...by(({ query }) => query.lang),
  ];
}
