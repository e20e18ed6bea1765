import { readyReader } from '@/lib/cli/fights';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import type { TypedFight } from '@/lib/typed/fight';
import { readText } from '@/lib/typed/read-text';

/** What a game makes of a text as a fight typed in words; undefined where it is none, or where it reads no fights. */
export async function readFightIn(game: GameId, lang: Language, text: string): Promise<TypedFight | undefined> {
  const ready = await readyReader(game)(lang);
  return ready && readText(ready, text);
}
