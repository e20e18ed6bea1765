'use client';

import { useRef } from 'react';
import type { OpenedFile } from '@/components/cards/import-sheet';
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
    // Larger files are not even read.
    const read =
      file.size > 4 * LARGEST_FILE
        ? ({ ok: false, error: { code: 'too-long' } } as const)
        : readCardFile(await file.text(), game, cards);
    onOpened({ name: file.name, read });
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
