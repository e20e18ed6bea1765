'use client';

import { useGames } from '@/components/shell/games';
import { useWords } from '@/components/words/words';
import { LANGUAGE_NAMES } from '@/lib/core/language';
import type { BookId } from '@/lib/offline/list';

/** Names a book by its game and its language; what is no book is the program. */
export function useBookName(): (book: BookId | undefined) => string {
  const t = useWords();
  const games = useGames();
  return (book) => {
    const game = games.find(({ id }) => id === book?.game)?.title;
    return book && game ? t('offline.name', { game, language: LANGUAGE_NAMES[book.lang] }) : 'Umpire';
  };
}
