import { searchContent } from '@/lib/cli/build-search';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { buildSearch, type SearchContent, type SearchFiles } from '@/lib/search/build';
import { search, type Hit } from '@/lib/search/search';
import { searchSource, type SearchSource } from '@/lib/search/source';

const contents = new Map<string, Promise<SearchContent>>();
const files = new Map<string, Promise<SearchFiles>>();
const sources = new Map<string, Promise<SearchSource>>();

function once<T>(made: Map<string, Promise<T>>, game: GameId, lang: Language, make: () => Promise<T>): Promise<T> {
  const key = `${game}.${lang}`;
  const promise = made.get(key) ?? make();
  made.set(key, promise);
  return promise;
}

/** What can be found of a game by a reader of one language: read once for all test files of a worker. */
export const contentToSearch = (game: GameId, lang: Language): Promise<SearchContent> =>
  once(contents, game, lang, () => Promise.resolve(searchContent(game, lang)));

/** The search files of a game in one language: built once for all test files of a worker. */
export const builtSearch = (game: GameId, lang: Language): Promise<SearchFiles> =>
  once(files, game, lang, async () => buildSearch(await contentToSearch(game, lang)));

/** The source of a game in one language, as the browser makes it: read once for all test files of a worker. */
export const builtSource = (game: GameId, lang: Language): Promise<SearchSource> =>
  once(sources, game, lang, async () => {
    const { head, file } = await builtSearch(game, lang);
    return searchSource(head, file);
  });

/** The first hit of a query that is being typed in a game. */
export const firstHit = async (query: string, game: GameId, lang: Language = 'en'): Promise<Hit | undefined> =>
  search(query, [await builtSource(game, lang)], { typing: true }).hits[0];
