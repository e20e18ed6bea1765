import { speaker } from '@/lib/calc/say';
import { fightWords } from '@/lib/content/fight-words';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { gameOf, messagesOfAll, toolOf } from '@/lib/games/find';
import { bestFights, fightHit, type FightHit } from '@/lib/typed/hit';
import { mayBeFight } from '@/lib/typed/looks';

/** What games make of a fight typed in words; nothing for any other query. */
export async function fightsOf(query: string, lang: Language, games: readonly GameId[]): Promise<readonly FightHit[]> {
  if (!mayBeFight(query)) return [];
  const hits = await Promise.all(games.map((game) => fightIn(game, query, lang)));
  return bestFights(hits.flatMap((hit) => hit ?? []));
}

async function fightIn(game: GameId, query: string, lang: Language): Promise<FightHit | undefined> {
  const manifest = gameOf(game);
  const { fights } = (await manifest.fights?.()) ?? {};
  if (!fights) return undefined;
  const data = await (await manifest.data()).loadData();
  const fight = fights.read(query, lang, data);
  const tool = fight && toolOf(game, fight.tool);
  if (!fight || !tool) return undefined;
  const words = fightWords(game, lang, messagesOfAll(game, fights.tools));
  return fightHit(fight, await tool.calculator(), data, speaker(words, lang));
}
