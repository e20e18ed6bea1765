'use client';

import { useCallback } from 'react';
import { loadEntries } from '@/components/cards/card-store';
import { CardProgress } from '@/components/cards/card-progress';
import { CardTable } from '@/components/cards/card-table';
import { useLoaded } from '@/components/settle/use-loaded';
import { useSpeaker, useWords } from '@/components/words/words';
import type { GameId } from '@/lib/core/game-id';
import { NO_ENTRIES, type CardChart } from '@/lib/tables/card';

/** A chart that players fill in as it stands on this device, to read. */
export function OwnChart({ game, card }: { readonly game: GameId; readonly card: CardChart }) {
  const t = useWords();
  const { lang } = useSpeaker();
  const loaded = useLoaded(useCallback(() => loadEntries(game, [card.id]), [game, card.id]));
  if (loaded.state !== 'here') return <p className="min-h-40 text-soft">{t('common.loading')}</p>;
  const entries = loaded.value[card.id] ?? NO_ENTRIES;
  return (
    <>
      <CardProgress card={card} entries={entries} />
      <CardTable card={card} entries={entries} lang={lang} />
    </>
  );
}
