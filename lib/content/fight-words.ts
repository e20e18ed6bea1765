import type { MessageTree } from '@/lib/calc/say';
import { toolWords, uiWords } from '@/lib/content/words';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';

/** What stands beside an answer on the page of its tool only, modifiers that do not apply too; verdicts quote steps. */
const BEHIND = ['free', 'open', 'summary', 'cabNot', 'rollNot'];

/** Everything that a fight typed in words may say of a game: `messages` are the namespaces of its tools. */
export function fightWords(game: GameId, lang: Language, messages: readonly string[]): MessageTree {
  const words = toolWords(game, lang, [...new Set([...messages, 'typed'])]);
  const said = Object.entries(words).map(([name, tree]): [string, string | MessageTree] => [
    name,
    typeof tree === 'string'
      ? tree
      : Object.fromEntries(Object.entries(tree).filter(([part]) => !BEHIND.includes(part))),
  ]);
  return { ...uiWords(lang, ['calc', 'fight']), ...Object.fromEntries(said) };
}
