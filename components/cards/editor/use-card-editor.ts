import { useCallback, useEffect, useMemo, useState } from 'react';
import { cardSlot } from '@/components/cards/card-slot';
import type { Kept } from '@/components/storage/undo';
import { useHistory } from '@/components/storage/use-history';
import type { GameId } from '@/lib/core/game-id';
import { NO_ENTRIES, type CardChart, type CardEntries } from '@/lib/tables/card';
import type { Entered } from '@/lib/tables/card-entry';
import { isQuestion, type EntryProblem } from '@/lib/tables/card-problem';

/** A change of entries with its checks; `sure` is the player's answer to its questions. */
export type Write = (entries: CardEntries, sure: boolean) => Entered;

/** What speaks against the last change, and the change itself for when the player wants it all the same. */
export interface Doubt {
  readonly problem: EntryProblem;
  readonly write: Write;
}

export interface CardEditor extends Kept {
  readonly card: CardChart;
  readonly entries: CardEntries;
  readonly doubt: Doubt | undefined;
  /** what was done last, for the screen and for those who do not see it */
  readonly said: string;
  /** makes a checked change; false when something speaks against it */
  write(write: Write, said?: string): boolean;
  /** makes a change that has been checked */
  put(change: (entries: CardEntries) => CardEntries, said: string): void;
  /** makes the doubtful change all the same */
  keep(): void;
  dismiss(): void;
}

/** A card on the screen with what this device keeps of it: every change is checked, stored and can be taken back. */
export function useCardEditor(
  game: GameId,
  card: CardChart,
  words: { readonly undone: string; readonly redone: string },
): CardEditor {
  const slot = useMemo(() => cardSlot(game, card.id), [game, card.id]);
  const { ready, now: entries, canUndo, canRedo, put: change, undo, redo } = useHistory(slot, NO_ENTRIES);
  const [doubt, setDoubt] = useState<Doubt>();
  const [said, setSaid] = useState('');

  const put = useCallback(
    (next: (entries: CardEntries) => CardEntries, done: string) => {
      setDoubt(undefined);
      setSaid(done);
      change((now = NO_ENTRIES) => next(now));
    },
    [change],
  );
  const write = (wanted: Write, done = ''): boolean => {
    const written = wanted(entries, false);
    if (!written.ok) setDoubt({ problem: written.error, write: wanted });
    else put((now) => settled(wanted, now), done);
    return written.ok;
  };
  const travel = useCallback((go: () => void, can: boolean, done: string) => {
    setDoubt(undefined);
    go();
    if (can) setSaid(done);
  }, []);
  const { undone, redone } = words;
  useUnsaid(said, setSaid);
  return {
    card,
    entries,
    ready,
    canUndo,
    canRedo,
    doubt,
    said,
    write,
    put,
    keep() {
      if (doubt && isQuestion(doubt.problem)) put((now) => settled(doubt.write, now), '');
    },
    dismiss: () => setDoubt(undefined),
    undo: useCallback(() => travel(undo, canUndo, undone), [travel, undo, canUndo, undone]),
    redo: useCallback(() => travel(redo, canRedo, redone), [travel, redo, canRedo, redone]),
  };
}

function settled(write: Write, entries: CardEntries): CardEntries {
  const written = write(entries, true);
  return written.ok ? written.value : entries;
}

/** How long the word of something done stays, in milliseconds; the step back stays in reach. */
const SHOWN = 8000;

function useUnsaid(said: string, setSaid: (said: string) => void): void {
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(''), SHOWN);
    return () => clearTimeout(timer);
  }, [said, setSaid]);
}
