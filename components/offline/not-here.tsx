'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { isChosen, wasWhole } from '@/components/offline/device';
import { useBookName } from '@/components/offline/use-book-name';
import { useGames } from '@/components/shell/games';
import { useSpeaker, useWords } from '@/components/words/words';
import type { BookId } from '@/lib/offline/list';
import { wantedPage } from '@/lib/offline/lost';

/** The page that was asked for, as the address of this one names it. */
function wantedHere(): string | undefined {
  const page = wantedPage(location.search);
  return page === undefined ? undefined : page + location.hash;
}

/** Why a page of a book is not here, as far as the device remembers. */
const reasonOf = (book: BookId): string => (wasWhole(book) ? 'lost' : isChosen(book) ? 'part' : 'text');

/** A network that has only just come back does not answer yet: asked at once, this page would come again and stay. */
const SETTLED_MS = 1000;

const never = () => () => undefined;
const unknown = () => undefined;

/** Says which page is not on the device, and opens it when there is a signal. Nothing when every page was there. */
export function NotHere() {
  const t = useWords();
  const { lang } = useSpeaker();
  const games = useGames();
  const nameOf = useBookName();
  const wanted = useSyncExternalStore(never, wantedHere, unknown);
  useEffect(() => {
    if (wanted === undefined) return;
    // Replaced: Back leads to where the player came from.
    let soon: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      clearTimeout(soon);
      soon = setTimeout(() => location.replace(wanted), SETTLED_MS);
    };
    addEventListener('online', open);
    return () => {
      clearTimeout(soon);
      removeEventListener('online', open);
    };
  }, [wanted]);
  if (wanted === undefined) return null;
  const game = games.find(({ id }) => wanted.split('/')[2] === id);
  const book = game && { game: game.id, lang };
  return (
    <section role="alert" className="grid gap-3 rounded-md border border-warn px-4 py-3">
      <p className="font-serif text-xl font-semibold">{t('offline.notHere.title')}</p>
      <p>{book ? t(`offline.notHere.${reasonOf(book)}`, { name: nameOf(book) }) : t('offline.notHere.program')}</p>
      <p>
        <a href={wanted} className="btn btn-primary no-underline">
          {t('offline.notHere.again')}
        </a>
      </p>
    </section>
  );
}
