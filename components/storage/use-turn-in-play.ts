import { useMemo } from 'react';
import { turnSlot } from '@/components/storage/slots';
import { useStored } from '@/components/storage/use-stored';
import type { GameMoment } from '@/lib/calc/address';
import type { GameId } from '@/lib/core/game-id';

export interface TurnInPlay {
  readonly ready: boolean;
  /** undefined where no game is being played */
  readonly moment: GameMoment | undefined;
  readonly turn: number | undefined;
}

/** Where the checklist of a game stands on this device. */
export function useTurnInPlay(game: GameId): TurnInPlay {
  const { ready, value } = useStored(useMemo(() => turnSlot(game), [game]));
  return { ready, moment: value, turn: value?.turn };
}
