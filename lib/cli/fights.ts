import { speaker } from '@/lib/calc/say';
import { fightWords } from '@/lib/content/fight-words';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { oncePerKey } from '@/lib/core/once';
import { gameOf, messagesOfAll, toolOf } from '@/lib/games/find';
import { bestFights, fightHit, type FightHit } from '@/lib/typed/hit';
import { mayBeFight } from '@/lib/typed/looks';

/** What games make of a fight typed in words; nothing for any other query. */
export async function fightsOf(query: string, lang: Language, games: readonly GameId[]): Promise<readonly FightHit[]> {
  if (!mayBeFight(query)) return [];
  const hits = await Promise.all(games.map((game) => fightIn(game, query, lang)));
  return bestFights(hits.flatMap((hit) => hit ?? []));
}

/** Reads the fights of a game in a language: what that takes is fetched once. */
const readerOf = oncePerKey((game: GameId) =>
  oncePerKey(async (lang: Language) => {
    const manifest = gameOf(game);
    const { fights } = (await manifest.fights?.()) ?? {};
    if (!fights) return undefined;
    const data = await (await manifest.data()).loadData();
    const say = speaker(fightWords(game, lang, messagesOfAll(game, fights.tools)), lang);
    return { data, say, read: (query: string) => fights.read(query, lang, data) };
  }),
);

async function fightIn(game: GameId, query: string, lang: Language): Promise<FightHit | undefined> {
  const reader = await readerOf(game)(lang);
  const fight = reader?.read(query);
  const tool = fight && toolOf(game, fight.tool);
  return reader && tool && fightHit(fight, await tool.calculator(), reader.data, reader.say);
}
