import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { headPath, searchFilePath, type SearchHead } from '@/lib/search/head';
import { searchSource, withTexts, type SearchFile, type SearchSource } from '@/lib/search/source';

async function fetchJson<T>(path: string): Promise<T> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

const known = new Map<string, Promise<unknown>>();

/** Each file is fetched once; a failure is forgotten, so that the next search tries again. */
function once<T>(path: string): Promise<T> {
  const found = known.get(path);
  if (found) return found as Promise<T>;
  const made = fetchJson<T>(path);
  known.set(path, made);
  made.catch(() => known.delete(path));
  return made;
}

async function loadGame(
  game: GameId,
  lang: Language,
  arrived: (game: GameId, source: SearchSource) => void,
): Promise<void> {
  const file = once<SearchFile>(searchFilePath(game, lang));
  const named = searchSource(await once<SearchHead>(headPath(game, lang)));
  arrived(game, named);
  arrived(game, withTexts(named, await file));
}

/** The sources that a search on the pages of a game asks; all of them elsewhere. */
export function sourcesOf(sources: readonly SearchSource[], game: GameId | undefined): readonly SearchSource[] {
  return game === undefined ? sources : sources.filter(({ exact }) => exact.head.game === game);
}

const ready = new Map<Language, SearchSource[]>();

/**
 * Loads what the search over games needs in a language and calls `changed` each time more has arrived: numbers and
 * terms first, the texts after them. Rejects when something could not be fetched.
 */
export async function loadSources(
  lang: Language,
  games: readonly GameId[],
  changed: (sources: readonly SearchSource[]) => void,
): Promise<void> {
  const done = ready.get(lang);
  if (done) return changed(done);
  const found = new Map<GameId, SearchSource>();
  const inOrder = (): SearchSource[] => games.flatMap((game) => found.get(game) ?? []);
  const arrived = (game: GameId, source: SearchSource) => {
    found.set(game, source);
    // Not before every game can answer: a number that several have would else lead to the one that came first.
    if (found.size === games.length) changed(inOrder());
  };
  await Promise.all(games.map((game) => loadGame(game, lang, arrived)));
  ready.set(lang, inOrder());
}
