'use client';

import { useParams } from 'next/navigation';
import { SearchButton } from '@/components/search/search-button';
import { Settings } from '@/components/shell/settings';
import { StorageNews } from '@/components/shell/storage-news';
import Link from '@/components/ui/link';
import { useSheetLinks } from '@/components/ui/sheet-entries';
import { useSpeaker, useWords } from '@/components/words/words';
import { useGame } from '@/components/shell/games';

/** The bar on top of every page: home, the game, search and settings. */
export function Header() {
  const t = useWords();
  const { lang } = useSpeaker();
  useSheetLinks();
  const game = useGame(useParams<{ game?: string }>().game);
  return (
    <>
      <a href="#main" className="btn sr-only focus:not-sr-only focus:absolute focus:z-30">
        {t('common.skip')}
      </a>
      <header className="sticky top-0 z-30 border-b border-line bg-paper print:hidden">
        <div className="frame flex flex-wrap items-center gap-2 py-1.5">
          <Link
            href={`/${lang}/`}
            className="flex min-h-11 min-w-11 items-center font-serif text-lg font-bold text-ink no-underline"
            aria-label={t('common.home')}
          >
            <svg aria-hidden width="26" height="26" viewBox="0 0 26 26" className="mr-2 text-accent">
              <rect x="2" y="5" width="22" height="16" rx="2" fill="none" stroke="currentColor" strokeWidth="2" />
              <path d="M2 5l22 16M24 5L2 21" stroke="currentColor" strokeWidth="2" />
            </svg>
            <span className={game ? 'max-[460px]:sr-only' : ''}>Umpire</span>
          </Link>
          {game && (
            <Link
              href={`/${lang}/${game.id}/`}
              className="min-h-11 min-w-0 content-center truncate px-1 font-serif text-ink no-underline"
            >
              {game.title}
            </Link>
          )}
          <div className="ml-auto flex shrink-0 gap-2">
            <SearchButton />
            <Settings />
          </div>
        </div>
        <StorageNews />
      </header>
    </>
  );
}
