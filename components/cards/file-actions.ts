import { useSyncExternalStore } from 'react';
import type { EntriesById } from '@/components/cards/card-store';
import { saveFile } from '@/components/ui/save-file';
import type { GameId } from '@/lib/core/game-id';
import { writeCardFile } from '@/lib/tables/card-file';

/** "<game>-crt.json", or "<game>-charts.json" for several. */
export const cardFileName = (game: GameId, entries: EntriesById): string => {
  const [only, ...more] = Object.keys(entries);
  return `${game}-${only !== undefined && !more.length ? only : 'charts'}.json`;
};

/** Saves what was filled in of some cards as a file. */
export const exportCards = (game: GameId, entries: EntriesById): void =>
  saveFile(cardFileName(game, entries), writeCardFile(game, entries));

const fileOf = (game: GameId, entries: EntriesById): File =>
  new File([writeCardFile(game, entries)], cardFileName(game, entries), { type: 'application/json' });

const subscribe = (): (() => void) => () => undefined;
let sends: boolean | undefined;

function canSend(): boolean {
  sends ??=
    typeof navigator.canShare === 'function' &&
    navigator.canShare({ files: [new File(['{}'], 'charts.json', { type: 'application/json' })] });
  return sends;
}

/** Whether this device can pass a file on to another program or person. */
export const useCanSend = (): boolean => useSyncExternalStore(subscribe, canSend, () => false);

/** Passes the file on by the device's own sheet. The player may close that again: nothing was lost then. */
export const sendCards = (game: GameId, entries: EntriesById, title: string): void =>
  void navigator.share({ title, files: [fileOf(game, entries)] }).catch(() => undefined);
