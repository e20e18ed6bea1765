'use client';

import { useState } from 'react';
import { changeEntries, loadEntries, type EntriesById } from '@/components/cards/card-store';
import { exportCards, sendCards, useCanSend } from '@/components/cards/file-actions';
import { ImportSheet, type OpenedFile } from '@/components/cards/import-sheet';
import { OpenFile } from '@/components/cards/open-file';
import type { CardEditor } from '@/components/cards/editor/use-card-editor';
import { useSpeaker, useWords } from '@/components/words/words';
import type { GameId } from '@/lib/core/game-id';
import { NO_ENTRIES, type CardChart } from '@/lib/tables/card';

interface Props {
  readonly editor: CardEditor;
  readonly game: GameId;
  readonly cards: Readonly<Record<string, CardChart>>;
}

/** The card as a file, to keep or to share, and starting anew. */
export function CardFiles({ editor, game, cards }: Props) {
  const t = useWords();
  const { lang } = useSpeaker();
  const { card, entries } = editor;
  const [file, setFile] = useState<OpenedFile>();
  const [others, setOthers] = useState<EntriesById>({});
  const sends = useCanSend();
  const opened = async (next: OpenedFile) => {
    setOthers(await loadEntries(game, Object.keys(cards)));
    setFile(next);
  };
  const own = { [card.id]: entries };
  const empty = Object.keys(entries.cells).length === 0 && entries.headings.length === 0 && !entries.complete;
  const take: Parameters<typeof ImportSheet>[0]['onTake'] = (merge, ids) => {
    for (const other of Object.values(cards))
      if (other.id !== card.id && ids.includes(other.id))
        void changeEntries(game, other.id, (now) => merge(other, now));
    editor.put((now) => (ids.includes(card.id) ? merge(card, now) : now), t('cards.said.imported'));
    setFile(undefined);
  };
  return (
    <div role="group" aria-label={t('cards.actions.title')} className="flex flex-wrap gap-1.5">
      <OpenFile game={game} cards={cards} onOpened={(next) => void opened(next)} />
      <button type="button" className="btn" disabled={empty} onClick={() => exportCards(game, own)}>
        {t('cards.actions.export')}
      </button>
      {sends && (
        <button type="button" className="btn" disabled={empty} onClick={() => sendCards(game, own, card.title[lang])}>
          {t('cards.actions.send')}
        </button>
      )}
      <button
        type="button"
        className="btn"
        disabled={empty}
        onClick={() => editor.put(() => NO_ENTRIES, t('cards.said.emptied'))}
      >
        {t('cards.actions.clear')}
      </button>
      <ImportSheet
        cards={cards}
        mine={{ ...others, ...own }}
        file={file}
        onClose={() => setFile(undefined)}
        onTake={take}
      />
    </div>
  );
}
