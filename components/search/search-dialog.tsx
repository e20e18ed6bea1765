'use client';

import { useCombobox } from 'downshift';
import { useRouter, useParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { HitText } from '@/components/search/hit-text';
import { SearchNotice } from '@/components/search/search-notice';
import { useSearch } from '@/components/search/use-search';
import { whenIdle } from '@/components/search/when-idle';
import { useGame } from '@/components/shell/games';
import { useSpeaker, useWords } from '@/components/words/words';
import { KINDS } from '@/lib/search/document';
import type { Hit } from '@/lib/search/search';

type Row = Hit | 'all';

/** What the list and its notice say. */
const SAID = ['search.all', 'search.count', 'search.nothing', ...KINDS.map((kind) => `search.kinds.${kind}`)];

/**
 * The search box with its hits, over the page: the browser's modal dialog with a combobox inside. `early` is what was
 * typed before it was there.
 */
export function SearchDialog({ early, onClose }: { early: string; onClose: () => void }) {
  const t = useWords();
  const { lang, say } = useSpeaker();
  const router = useRouter();
  const game = useGame(useParams<{ game?: string }>().game);
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState<string>();
  const query = typed ?? early;
  const state = useSearch(query, { ...(game && { game: game.id }), limit: 8, typing: true });
  const { answer, hits } = state.result;
  const found = answer ? [answer, ...hits.filter(({ id, game: of }) => id !== answer.id || of !== answer.game)] : hits;
  const rows: readonly Row[] = query.trim() ? [...found, 'all'] : [];

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  // Reading a sentence costs more than saying it: before the first key, not with it.
  useEffect(() => whenIdle(() => SAID.forEach((key) => say({ key, params: { query: '', count: 0 } }))), [say]);

  const go = (row: Row) => {
    onClose();
    router.push(row === 'all' ? `/${lang}/search/?q=${encodeURIComponent(query.trim())}` : row.address);
  };
  const box = useCombobox<Row>({
    items: [...rows],
    isOpen: true,
    inputValue: query,
    defaultHighlightedIndex: 0,
    itemToString: (row) => (row === null || row === 'all' ? query : row.title),
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && go(selectedItem),
  });

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
      <div className="flex h-full max-h-[inherit] flex-col">
        <div className="flex gap-2 border-b border-line p-2">
          <label {...box.getLabelProps()} className="sr-only">
            {t('search.title')}
          </label>
          <input
            {...box.getInputProps({
              onChange: (event) => setTyped(event.currentTarget.value),
              onKeyDown: (event) => event.key === 'Escape' && onClose(),
            })}
            type="search"
            enterKeyHint="go"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            autoFocus
            maxLength={120}
            placeholder={game?.search.placeholder ?? t('search.placeholder')}
            className="min-h-12 min-w-0 flex-1 rounded-lg border border-line bg-card px-3 text-base text-ink"
          />
          <button type="button" className="btn shrink-0" onClick={onClose}>
            {t('common.close')}
          </button>
        </div>
        {!query.trim() && <p className="p-4 text-sm text-soft">{game?.search.hint ?? t('search.hint')}</p>}
        <SearchNotice query={query} state={state} />
        <ul
          {...box.getMenuProps({ 'aria-label': t('search.results') })}
          className="flex-1 overflow-y-auto overscroll-contain"
        >
          {rows.map((row, index) => (
            <li
              key={row === 'all' ? 'all' : `${row.game}/${row.id}`}
              {...box.getItemProps({ item: row, index })}
              className={`min-h-11 cursor-pointer border-b border-line px-4 py-2 ${box.highlightedIndex === index ? 'bg-tint shadow-[inset_4px_0_0_var(--accent)]' : ''}`}
            >
              {row === 'all' ? (
                <span className="font-semibold text-accent">{t('search.all', { query: query.trim() })}</span>
              ) : (
                <HitText hit={row} />
              )}
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  );
}
