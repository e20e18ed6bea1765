import { useMemo } from 'react';
import { turnSlot } from '@/components/storage/slots';
import { useStored } from '@/components/storage/use-stored';
import type { GameId } from '@/lib/core/game-id';

/** The turn in which the checklist of a game stands on this device; undefined where no game is being played. */
export function useTurnInPlay(game: GameId): { readonly ready: boolean; readonly turn: number | undefined } {
  const { ready, value } = useStored(useMemo(() => turnSlot(game), [game]));
  return { ready, turn: value?.turn };
}
