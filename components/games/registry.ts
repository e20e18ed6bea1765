import type { GameKit } from '@/components/games/kit';
import type { GameId } from '@/lib/core/game-id';

/** The kits of the games; one that brings nothing of its own to the screens needs none. */
const KITS: Readonly<Partial<Record<GameId, () => Promise<GameKit>>>> = {
  'paths-of-glory': async () => (await import('@/components/games/paths-of-glory/kit')).kit,
  'nach-paris': async () => (await import('@/components/games/nach-paris/kit')).kit,
  'when-eagles-fight': async () => (await import('@/components/games/when-eagles-fight/kit')).kit,
  'grand-illusion': async () => (await import('@/components/games/grand-illusion/kit')).kit,
};

const NOTHING: GameKit = {};

/** What a game brings to the screens. */
export const loadKit = async (game: GameId): Promise<GameKit> => (await KITS[game]?.()) ?? NOTHING;
