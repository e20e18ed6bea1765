import type { GameKit } from '@/components/games/kit';

/** What Paths of Glory brings to the screens: its map, its counters in forms. */
export const kit: GameKit = {
  board: async () => (await import('@/components/games/paths-of-glory/board/open-board')).openBoard(),
  exchange: async () => (await import('@/components/games/paths-of-glory/board/exchange')).exchange,
  stored: async () => (await import('@/components/games/paths-of-glory/board/stored')).stored(),
  form: async () => (await import('@/components/games/paths-of-glory/units/form-kit')).formKit,
};
