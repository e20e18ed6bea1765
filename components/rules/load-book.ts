import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { bookPath, type RuleBook } from '@/lib/rules/book';

const books = new Map<string, Promise<RuleBook>>();

/** The rules of a game in a language, fetched once; a failure is forgotten, so that asking again tries again. */
export function loadBook(game: GameId, lang: Language): Promise<RuleBook> {
  const path = bookPath(game, lang);
  const known = books.get(path);
  if (known) return known;
  const book = fetchBook(path);
  books.set(path, book);
  book.catch(() => books.delete(path));
  return book;
}

async function fetchBook(path: string): Promise<RuleBook> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as RuleBook;
}
