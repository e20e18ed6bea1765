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
  // Awaited below, after what fails as well.
  file.catch(() => undefined);
  const named = searchSource(await once<SearchHead>(headPath(game, lang)));
  arrived(game, named);
  arrived(game, withTexts(named, await file));
}

/** What a search can ask. */
export interface Sources {
  /** of the games that have arrived, in the order of the menus */
  readonly sources: readonly SearchSource[];
  /** games whose texts, or all of it, could not be fetched: they are not on the device, and there is no signal */
  readonly missing: readonly GameId[];
}

const ready = new Map<string, SearchSource>();

/**
 * Loads what the search over games needs in a language and calls `changed` each time more has arrived: numbers and
 * terms first, the texts after them. A game that cannot be had does not hold up the others.
 */
export async function loadSources(
  lang: Language,
  games: readonly GameId[],
  changed: (sources: Sources) => void,
): Promise<void> {
  const found = new Map<GameId, SearchSource>();
  const missing = new Set<GameId>();
  const report = () => {
    // Not before every game can answer: a number that several have would else lead to the one that came first.
    if (games.every((game) => found.has(game) || missing.has(game)))
      changed({ sources: games.flatMap((game) => found.get(game) ?? []), missing: [...missing] });
  };
  const arrived = (game: GameId, source: SearchSource) => {
    found.set(game, source);
    report();
  };
  await Promise.all(
    games.map(async (game) => {
      const key = `${lang}/${game}`;
      const known = ready.get(key);
      if (known) return arrived(game, known);
      try {
        await loadGame(game, lang, arrived);
        const whole = found.get(game);
        if (whole) ready.set(key, whole);
      } catch {
        missing.add(game);
        report();
      }
    }),
  );
}

/**
 * The numbers and terms of games beside the one that is searched, as far as they can be had: a number that it lacks may
 * be theirs.
 */
export async function loadHeads(lang: Language, games: readonly GameId[]): Promise<readonly SearchSource[]> {
  const heads = games.map((game) => once<SearchHead>(headPath(game, lang)).catch(() => undefined));
  return (await Promise.all(heads)).flatMap((head) => (head ? searchSource(head) : []));
}
