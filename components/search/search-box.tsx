'use client';

import { useCombobox } from 'downshift';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { EmptyBox } from '@/components/search/empty-box';
import { FightText } from '@/components/search/fight-hit';
import { HitText } from '@/components/search/hit-text';
import { SearchNotice } from '@/components/search/search-notice';
import { useFights } from '@/components/search/use-fights';
import { useSearch } from '@/components/search/use-search';
import { whenIdle } from '@/components/search/when-idle';
import type { GameName } from '@/components/shell/games';
import { useSpeaker, useWords } from '@/components/words/words';
import { KINDS } from '@/lib/search/document';
import type { Hit } from '@/lib/search/search';
import type { FightHit } from '@/lib/typed/hit';

/** A hit, a fight typed in words, or the way to all of them. */
export type Row = Hit | FightHit | 'all';

/** A fight stays the same row while its words change; what is offered beside it is another. */
const keyOf = ({ kind, offered }: FightHit): string => (offered ? `${kind}/${offered.means}` : kind);

/** What the list and its notice say. */
const SAID = ['search.all', 'search.count', 'search.nothing', ...KINDS.map((kind) => `search.kinds.${kind}`)];

/** The field of the search with its hits below: a combobox. `onClose` leaves it, `onGo` follows a row. */
export function SearchBox({
  game,
  query,
  focused,
  onQuery,
  onGo,
  onClose,
}: {
  game: GameName | undefined;
  query: string;
  /** the field takes the focus as it comes */
  focused: boolean;
  onQuery: (query: string) => void;
  onGo: (row: Row) => void;
  onClose: () => void;
}) {
  const t = useWords();
  const { say } = useSpeaker();
  const bar = useRef<HTMLDivElement>(null);
  const state = useSearch(query, { ...(game && { game: game.id }), limit: 8, typing: true });
  const { answer, hits } = state.result;
  const { fights, isComing, areAwaited } = useFights(query, game?.id, state.sources);
  const plain = answer ? [answer, ...hits.filter(({ id, game: of }) => id !== answer.id || of !== answer.game)] : hits;
  const found = [...fights, ...plain];
  const isWaiting = areAwaited || (state.loading && found.length === 0);
  const rows: readonly Row[] = query.trim() && !isWaiting ? [...found, 'all'] : [];

  // Enter before the first hits have come means the first of them, not all: it is followed once it is there, and what
  // may be a fight once that is read, however long it takes to fetch what reads it.
  const [entered, setEntered] = useState<string>();
  const follow = useEffectEvent(() => onGo(found[0] ?? 'all'));
  useEffect(() => {
    if (entered === query && !isWaiting && !isComing) follow();
  }, [entered, query, isWaiting, isComing]);

  // Reading a sentence costs more than saying it: before the first key, not with it.
  useEffect(() => whenIdle(() => SAID.forEach((key) => say({ key, params: { query: '', count: 0 } }))), [say]);

  const box = useCombobox<Row>({
    items: [...rows],
    isOpen: true,
    inputValue: query,
    defaultHighlightedIndex: 0,
    itemToString: (row) => (row === null || row === 'all' ? query : row.title),
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onGo(selectedItem),
  });

  return (
    <div className="flex h-full max-h-[inherit] flex-col">
      <div ref={bar} className="flex gap-2 border-b border-line p-2">
        <label {...box.getLabelProps()} className="sr-only">
          {t('search.title')}
        </label>
        <input
          {...box.getInputProps({
            onChange: (event) => onQuery(event.currentTarget.value),
            onKeyDown: (event) => {
              if (event.key === 'Escape') onClose();
              if (event.key === 'Enter' && isWaiting && query.trim()) setEntered(query);
            },
          })}
          type="search"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          autoFocus={focused}
          placeholder={game?.search.placeholder ?? t('search.placeholder')}
          className="min-h-12 min-w-0 flex-1 rounded-lg border border-line bg-card px-3 text-base text-ink"
        />
        <button type="button" className="btn shrink-0" onClick={onClose}>
          {t('common.close')}
        </button>
      </div>
      {!query.trim() && (
        <EmptyBox
          game={game}
          onQuery={(wanted) => {
            onQuery(wanted);
            bar.current?.querySelector('input')?.focus();
          }}
        />
      )}
      <SearchNotice query={query} state={state} onGo={onGo} />
      <ul
        {...box.getMenuProps({ 'aria-label': t('search.results') })}
        className="flex-1 overflow-y-auto overscroll-contain"
      >
        {rows.map((row, index) => (
          <li
            key={row === 'all' ? 'all' : `${row.game}/${row.kind === 'fight' ? keyOf(row) : row.id}`}
            {...box.getItemProps({ item: row, index })}
            className={`min-h-11 cursor-pointer border-b border-line px-4 py-2 ${box.highlightedIndex === index ? 'bg-tint shadow-[inset_4px_0_0_var(--accent)]' : ''}`}
          >
            {row === 'all' ? (
              <span className="font-semibold text-accent">
                {t('search.all', { query: (state.result.cut?.searched ?? query).trim() })}
              </span>
            ) : row.kind === 'fight' ? (
              <FightText hit={row} />
            ) : (
              <HitText hit={row} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
