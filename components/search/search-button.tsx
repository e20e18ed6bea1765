'use client';

import { useParams } from 'next/navigation';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { isChosen } from '@/components/offline/device';
import { OPEN_SEARCH, openSearch } from '@/components/search/search-control';
import { gamesWarmed } from '@/components/search/games-asked';
import { SearchSign } from '@/components/search/search-sign';
import { whenIdle } from '@/components/search/when-idle';
import { useGame, useGameIds } from '@/components/shell/games';
import { useSpeaker, useWords } from '@/components/words/words';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';

const load = () => import('@/components/search/search-dialog');
const SearchDialog = lazy(async () => ({ default: (await load()).SearchDialog }));
const SearchPractice = lazy(async () => ({
  default: (await import('@/components/search/search-practice')).SearchPractice,
}));
const NO_QUERIES: readonly string[] = [];

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

function opensSearch(event: KeyboardEvent): boolean {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') return true;
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
}

/**
 * Fetches the search and its index and warms it up when the page has nothing better to do, unless the device saves
 * data: on the pages of a game its own, elsewhere those of the games that were chosen for the device. Gives the queries
 * to practise with once it is warm, none before and after.
 */
function useIdleLoad(
  lang: Language,
  games: readonly GameId[],
  game: GameId | undefined,
): { readonly queries: readonly string[]; readonly practised: () => void } {
  const [queries, setQueries] = useState(NO_QUERIES);
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    const warm = () =>
      void Promise.all([
        import('@/components/search/load-sources'),
        import('@/components/search/warm-when-idle'),
        load(),
      ])
        .then(([{ loadSources }, { warmWhenIdle }]) =>
          loadSources(
            lang,
            gamesWarmed(games, game, (one) => isChosen({ game: one, lang })),
            ({ sources }) => warmWhenIdle(sources, setQueries),
          ),
        )
        .catch(() => undefined); // Opening the search tries again and says so.
    return whenIdle(warm, { timeout: 10_000, pause: 3000 });
  }, [lang, games, game]);
  return { queries, practised: useCallback(() => setQueries(NO_QUERIES), []) };
}

/** What is typed between the key that opens the search and its field: whoever knows the number does not wait. */
function useEarlyKeys(open: boolean): string {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (!open) return;
    const keep = (event: KeyboardEvent) => {
      const arrived = isTyping(event.target) || (event.target instanceof Element && event.target.closest('dialog'));
      if (arrived || event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) return;
      event.preventDefault();
      // The key that opens the search, pressed once more.
      if (event.key !== '/') setTyped((now) => now + event.key);
    };
    window.addEventListener('keydown', keep, true);
    return () => {
      window.removeEventListener('keydown', keep, true);
      setTyped('');
    };
  }, [open]);
  return typed;
}

/** The button in the bar; the keys / and Ctrl-K do the same. */
export function SearchButton() {
  const t = useWords();
  const { lang } = useSpeaker();
  const [open, setOpen] = useState(false);
  const early = useEarlyKeys(open);
  const game = useGame(useParams<{ game?: string }>().game);
  const { queries, practised } = useIdleLoad(lang, useGameIds(), game?.id);
  useEffect(() => {
    const show = () => {
      setOpen(true);
      practised();
    };
    const onKey = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      show();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener(OPEN_SEARCH, show);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener(OPEN_SEARCH, show);
    };
  }, [practised]);
  return (
    <>
      <button
        type="button"
        className="btn"
        onClick={openSearch}
        aria-label={t('search.open')}
        aria-keyshortcuts="/ Control+K"
      >
        <SearchSign />
      </button>
      <Suspense fallback={null}>
        {open ? (
          <SearchDialog early={early} onClose={() => setOpen(false)} />
        ) : (
          queries.length > 0 && <SearchPractice game={game} queries={queries} onDone={practised} />
        )}
      </Suspense>
    </>
  );
}
