import type { Aside } from '@/components/storage/aside';
import type { GameId } from '@/lib/core/game-id';

/** What a slot's name says: "<game>/sheet/1" is the sheet "1" of that game. */
export interface SlotPlace {
  readonly game: GameId;
  readonly kind: string;
  /** empty where a game has only one of the kind */
  readonly id: string;
}

export function placeOf({ name }: Aside): SlotPlace {
  const [game = '', kind = '', ...id] = name.split('/');
  return { game: game as GameId, kind, id: id.join('/') };
}
