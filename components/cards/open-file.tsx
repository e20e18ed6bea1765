'use client';

import { useRef } from 'react';
import type { OpenedFile } from '@/components/cards/import-sheet';
import { textOf } from '@/components/ui/read-file';
import { useWords } from '@/components/words/words';
import type { GameId } from '@/lib/core/game-id';
import type { CardChart } from '@/lib/tables/card';
import { LARGEST_FILE, readCardFile } from '@/lib/tables/card-file';

interface Props {
  readonly game: GameId;
  readonly cards: Readonly<Record<string, CardChart>>;
  onOpened(file: OpenedFile): void;
}

/** Opens a file of charts from the device. Nothing is changed by that. */
export function OpenFile({ game, cards, onOpened }: Props) {
  const t = useWords();
  const input = useRef<HTMLInputElement>(null);
  const open = async (file: File | undefined) => {
    if (!file) return;
    const text = await textOf(file, LARGEST_FILE);
    onOpened({ name: file.name, read: text.ok ? readCardFile(text.value, game, cards) : text });
  };
  return (
    <>
      <button type="button" className="btn" onClick={() => input.current?.click()}>
        {t('cards.actions.import')}
      </button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={t('cards.actions.import')}
        tabIndex={-1}
        className="hidden"
        onChange={(event) => {
          void open(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </>
  );
}
