'use client';

import { useRouter, useParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { LONGEST_ADDRESS } from '@/components/search/search-control';
import { SearchBox, type Row } from '@/components/search/search-box';
import { leaveSheets, useSheetEntry } from '@/components/ui/sheet-entries';
import { recentQueriesSlot, withQuery } from '@/components/storage/slots';
import { store } from '@/components/storage/store';
import { useGame } from '@/components/shell/games';
import { useSpeaker, useWords } from '@/components/words/words';

/**
 * The search box with its hits, over the page: the browser's modal dialog with a combobox inside. `early` is what was
 * typed before it was there.
 */
export function SearchDialog({ early, onClose }: { early: string; onClose: () => void }) {
  const t = useWords();
  const { lang } = useSpeaker();
  const router = useRouter();
  const game = useGame(useParams<{ game?: string }>().game);
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState<string>();
  const query = typed ?? early;

  useSheetEntry(true, onClose);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const go = (row: Row) => {
    void store.change(recentQueriesSlot, (queries = []) => withQuery(queries, query));
    const wanted =
      row === 'all' ? `/${lang}/search/?q=${encodeURIComponent(query.trim().slice(0, LONGEST_ADDRESS))}` : row.address;
    leaveSheets(() => router.push(wanted));
  };
  return (
    <dialog
      ref={dialog}
      data-game={game?.id}
      style={game?.accent}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
      aria-label={t('search.title')}
      className="m-0 mx-auto h-dvh max-h-none w-full max-w-none border-line bg-paper p-0 text-ink backdrop:bg-black/50 wide:mt-16 wide:h-auto wide:max-h-[80dvh] wide:max-w-2xl wide:rounded-2xl wide:border"
    >
      <SearchBox game={game} query={query} focused onQuery={setTyped} onGo={go} onClose={onClose} />
    </dialog>
  );
}
