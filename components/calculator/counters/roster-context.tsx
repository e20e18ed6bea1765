'use client';

import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Roster } from '@/components/calculator/counters/roster';
import { rosterSlot } from '@/components/calculator/counters/roster-slot';
import type { GameView } from '@/components/calculator/game-view';
import type { CounterSign } from '@/components/games/kit';
import { useStored } from '@/components/storage/use-stored';
import type { GameId } from '@/lib/core/game-id';

type CounterView = NonNullable<GameView['counters']>;

/** The player's own counters of the game, shared by all lists of a form and by the hex sheet. */
export interface RosterBook extends CounterView {
  readonly game: GameId;
  readonly units: Roster;
  /** the game's map signs; undefined where it has none */
  readonly Sign: CounterSign | undefined;
  change(next: (units: Roster) => Roster): void;
}

const Context = createContext<RosterBook | undefined>(undefined);
const NOBODY: Roster = [];

interface Props {
  readonly game: GameId;
  readonly counters: CounterView | undefined;
  readonly Sign: CounterSign | undefined;
  readonly children: ReactNode;
}

/** Reads the player's counters for what is below it; a game that has its counters itself needs none. */
export function RosterProvider({ game, counters, Sign, children }: Props) {
  return counters ? (
    <Stored game={game} counters={counters} Sign={Sign}>
      {children}
    </Stored>
  ) : (
    children
  );
}

function Stored({ game, counters, Sign, children }: Props & { readonly counters: CounterView }) {
  const slot = useMemo(() => rosterSlot(game), [game]);
  const { value: units = NOBODY, change } = useStored(slot);
  const book = useMemo(
    (): RosterBook => ({
      ...counters,
      game,
      units,
      Sign,
      change: (next) => change((now = NOBODY) => next(now)),
    }),
    [counters, game, units, Sign, change],
  );
  return <Context value={book}>{children}</Context>;
}

/** Undefined where the game has its counters itself. */
export const useRoster = (): RosterBook | undefined => useContext(Context);
