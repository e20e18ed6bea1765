import { jsonOnce } from '@/components/ui/json-once';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { bookPath, type RuleBook } from '@/lib/rules/book';

/** The rules of a game in a language. */
export const loadBook = (game: GameId, lang: Language): Promise<RuleBook> => jsonOnce<RuleBook>(bookPath(game, lang));
