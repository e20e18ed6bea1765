'use client';

import { useCallback, useEffect, useState } from 'react';
import { cardAddress } from '@/components/cards/card-address';
import { CardProgress } from '@/components/cards/card-progress';
import { changeEntries, loadEntries, type EntriesById } from '@/components/cards/card-store';
import { exportCards, sendCards, useCanSend } from '@/components/cards/file-actions';
import { ImportSheet, type OpenedFile } from '@/components/cards/import-sheet';
import { OpenFile } from '@/components/cards/open-file';
import { cardSlot } from '@/components/cards/card-slot';
import { onStoredElsewhere } from '@/components/storage/other-pages';
import { keyOf } from '@/components/storage/slot';
import { useSpeaker, useWords } from '@/components/words/words';
import type { GameId } from '@/lib/core/game-id';
import { NO_ENTRIES, type CardChart } from '@/lib/tables/card';

/** The cards of a game with how far each is filled in, and one file of them all to share. */
export function CardsOverview({ game, cards }: { game: GameId; cards: Readonly<Record<string, CardChart>> }) {
  const t = useWords();
  const { lang } = useSpeaker();
  const [mine, setMine] = useState<EntriesById>({});
  const [file, setFile] = useState<OpenedFile>();
  const [said, setSaid] = useState('');
  const sends = useCanSend();
  const read = useCallback(() => void loadEntries(game, Object.keys(cards)).then(setMine), [game, cards]);
  useEffect(() => {
    read();
    const onVisible = () => document.visibilityState === 'visible' && read();
    document.addEventListener('visibilitychange', onVisible);
    const deafen = Object.keys(cards).map((id) => onStoredElsewhere(keyOf(cardSlot(game, id)), read));
    return () => {
      deafen.forEach((stop) => stop());
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [game, cards, read]);
  const begun = Object.keys(mine).length > 0;
  const take = async (merge: Parameters<Parameters<typeof ImportSheet>[0]['onTake']>[0], ids: readonly string[]) => {
    setFile(undefined);
    // All at once, so that none is left out when the page is closed.
    await Promise.all(
      Object.values(cards).flatMap((card) =>
        ids.includes(card.id) ? [changeEntries(game, card.id, (entries) => merge(card, entries))] : [],
      ),
    );
    read();
    setSaid(t('cards.said.imported'));
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <ul className="grid gap-x-8 gap-y-3 wide:grid-cols-2">
        {Object.values(cards).map((card) => (
          <li key={card.id} className="min-w-0">
            <a href={cardAddress(lang, game, card.id)} className="block min-h-11 content-center leading-tight">
              {card.title[lang]}
            </a>
            <CardProgress card={card} entries={mine[card.id] ?? NO_ENTRIES} />
          </li>
        ))}
      </ul>
      <div role="group" aria-label={t('cards.actions.all')} className="flex flex-wrap gap-1.5">
        <OpenFile game={game} cards={cards} onOpened={setFile} />
        <button type="button" className="btn" disabled={!begun} onClick={() => exportCards(game, mine)}>
          {t('cards.actions.exportAll')}
        </button>
        {sends && (
          <button
            type="button"
            className="btn"
            disabled={!begun}
            onClick={() => sendCards(game, mine, t('cards.title'))}
          >
            {t('cards.actions.send')}
          </button>
        )}
      </div>
      <p role="status" className="text-sm text-soft">
        {said}
      </p>
      <ImportSheet
        cards={cards}
        mine={mine}
        file={file}
        onClose={() => setFile(undefined)}
        onTake={(merge, ids) => void take(merge, ids)}
      />
    </div>
  );
}
