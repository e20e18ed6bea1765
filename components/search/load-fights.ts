import { jsonOnce } from '@/components/ui/json-once';
import { loadEntries } from '@/components/cards/card-store';
import type { GameView } from '@/components/calculator/game-view';
import { speaker, type MessageTree } from '@/lib/calc/say';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { calculatorsOf, gameOf } from '@/lib/games/find';
import { fightWordsPath } from '@/lib/typed/hit';
import type { ReadyReader } from '@/lib/typed/read-text';
import { waysPath, type SaidWays } from '@/lib/typed/ways';

/** A game that reads fights, with everything that an answer needs. */
export interface ReadyFights extends ReadyReader {
  readonly game: GameId;
}

/** What a game needs to read fights in a language; undefined for a game that reads none. */
async function loadFights(game: GameId, lang: Language): Promise<ReadyFights | undefined> {
  const manifest = gameOf(game);
  const loaded = await manifest.fights?.();
  if (!loaded) return undefined;
  const { fights: reader } = loaded;
  const [messages, ways, { loadData, withEntries }, calculators] = await Promise.all([
    jsonOnce<MessageTree>(fightWordsPath(game, lang)),
    jsonOnce<readonly SaidWays[]>(waysPath(game, lang)),
    manifest.data(),
    calculatorsOf(game, reader.tools),
  ]);
  const data = await loadData();
  // The odds are those of the player's own charts, as on the tool's page.
  const cards = Object.keys((data as GameView).cards?.cards ?? {});
  return {
    game,
    reader,
    data: withEntries ? withEntries(data, await loadEntries(game, cards)) : data,
    calculators,
    speaker: speaker(messages, lang),
    ways: () => ways,
  };
}

/** The games that are on the device, ready to read fights; one that cannot be had is left out. */
export async function loadAllFights(games: readonly GameId[], lang: Language): Promise<readonly ReadyFights[]> {
  const loaded = await Promise.allSettled(games.map((game) => loadFights(game, lang)));
  return loaded.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
}
