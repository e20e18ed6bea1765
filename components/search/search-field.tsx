'use client';

import { openSearch } from '@/components/search/search-control';
import { SearchSign } from '@/components/search/search-sign';
import { useGame } from '@/components/shell/games';
import { useWords } from '@/components/words/words';
import type { GameId } from '@/lib/core/game-id';

/** The search box of the start pages: looks like a field, opens the search. */
export function SearchField({ game }: { game?: GameId }) {
  const t = useWords();
  const own = useGame(game);
  return (
    <button
      type="button"
      onClick={openSearch}
      className="flex min-h-14 w-full items-center gap-3 rounded-xl border-2 border-line bg-card px-4 text-left text-soft"
    >
      <SearchSign className="shrink-0" />
      <span className="min-w-0 flex-1">{own?.search.placeholder ?? t('search.placeholder')}</span>
      <kbd aria-hidden className="hidden rounded border border-line px-2 text-sm wide:block">
        /
      </kbd>
    </button>
  );
}
