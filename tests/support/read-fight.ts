import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { gameOf } from '@/lib/games/find';
import type { TypedFight } from '@/lib/typed/fight';

/** What a game makes of a text as a fight typed in words; undefined where it is none, or where it reads no fights. */
export async function readFightIn(game: GameId, lang: Language, text: string): Promise<TypedFight | undefined> {
  const manifest = gameOf(game);
  const { fights } = (await manifest.fights?.()) ?? {};
  return fights?.read(text, lang, await (await manifest.data()).loadData());
}
