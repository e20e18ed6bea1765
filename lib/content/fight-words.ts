import type { MessageTree } from '@/lib/calc/say';
import { toolWords, uiWords } from '@/lib/content/words';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';

/** Everything that a fight typed in words may say of a game: `messages` are the namespaces of its tools. */
export const fightWords = (game: GameId, lang: Language, messages: readonly string[]): MessageTree => ({
  ...uiWords(lang, ['calc', 'fight']),
  ...toolWords(game, lang, [...new Set([...messages, 'typed'])]),
});
