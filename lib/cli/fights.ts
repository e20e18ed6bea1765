import { speaker } from '@/lib/calc/say';
import { saidFacts, waysIn } from '@/lib/cli/said-ways';
import { fightWords } from '@/lib/content/fight-words';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { once, oncePerKey } from '@/lib/core/once';
import { calculatorsOf, gameOf, messagesOfAll } from '@/lib/games/find';
import { rulesAbout } from '@/lib/search/rules-about';
import type { SearchSource } from '@/lib/search/source';
import { bestFights, type FightHit } from '@/lib/typed/hit';
import { mayBeFight } from '@/lib/typed/looks';
import { offersIn, withOffers } from '@/lib/typed/offers';
import { fightIn, type ReadyReader } from '@/lib/typed/read-text';

/** What games make of a fight typed in words; nothing for any other query. */
export async function fightsOf(query: string, lang: Language, games: readonly GameId[]): Promise<readonly FightHit[]> {
  const readers = await readersOf(query, lang, games);
  return bestFights(readers.flatMap((ready) => fightIn(ready, query) ?? []));
}

/** The same, behind each what its words may mean that nobody understood, as the games' rules speak of them. */
export async function fightsAndOffers(
  query: string,
  lang: Language,
  games: readonly GameId[],
  sources: readonly SearchSource[],
): Promise<readonly FightHit[]> {
  const readers = await readersOf(query, lang, games);
  const offered = readers.flatMap(
    (ready) => offersIn(ready, query, (clause, game) => rulesAbout(clause, game, sources)) ?? [],
  );
  return withOffers(await fightsOf(query, lang, games), offered);
}

async function readersOf(query: string, lang: Language, games: readonly GameId[]): Promise<readonly ReadyReader[]> {
  if (!mayBeFight(query)) return [];
  const readers = await Promise.all(games.map((game) => readyReader(game)(lang)));
  return readers.flatMap((ready) => ready ?? []);
}

/** What a game needs to read fights in a language, fetched once; undefined for a game that reads none. */
export const readyReader = oncePerKey((game: GameId) =>
  oncePerKey(async (lang: Language): Promise<ReadyReader | undefined> => {
    const manifest = gameOf(game);
    const { fights: reader } = (await manifest.fights?.()) ?? {};
    if (!reader) return undefined;
    const bare: ReadyReader = {
      reader,
      data: await (await manifest.data()).loadData(),
      calculators: await calculatorsOf(game, reader.tools),
      speaker: speaker(fightWords(game, lang, messagesOfAll(game, reader.tools)), lang),
      ways: () => [],
    };
    return { ...bare, ways: once(() => waysIn(bare, saidFacts(game))) };
  }),
);
