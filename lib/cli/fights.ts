import { speaker } from '@/lib/calc/say';
import { fightWords } from '@/lib/content/fight-words';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { oncePerKey } from '@/lib/core/once';
import { calculatorsOf, gameOf, messagesOfAll } from '@/lib/games/find';
import { bestFights, type FightHit } from '@/lib/typed/hit';
import { mayBeFight } from '@/lib/typed/looks';
import { fightIn, type ReadyReader } from '@/lib/typed/read-text';

/** What games make of a fight typed in words; nothing for any other query. */
export async function fightsOf(query: string, lang: Language, games: readonly GameId[]): Promise<readonly FightHit[]> {
  if (!mayBeFight(query)) return [];
  const readers = await Promise.all(games.map((game) => readyReader(game)(lang)));
  return bestFights(readers.flatMap((ready) => (ready && fightIn(ready, query)) ?? []));
}

/** What a game needs to read fights in a language, fetched once; undefined for a game that reads none. */
export const readyReader = oncePerKey((game: GameId) =>
  oncePerKey(async (lang: Language): Promise<ReadyReader | undefined> => {
    const manifest = gameOf(game);
    const { fights: reader } = (await manifest.fights?.()) ?? {};
    if (!reader) return undefined;
    return {
      reader,
      data: await (await manifest.data()).loadData(),
      calculators: await calculatorsOf(game, reader.tools),
      speaker: speaker(fightWords(game, lang, messagesOfAll(game, reader.tools)), lang),
    };
  }),
);
