import type { GameKit } from '@/components/games/kit';

/** What Grand Illusion brings to the screens: its list of hexes, the battle board, counters typed in by players. */
export const kit: GameKit = {
  board: async () => (await import('@/components/games/grand-illusion/map/open-board')).openBoard(),
  exchange: async () => (await import('@/components/games/grand-illusion/map/exchange')).exchange,
  stored: async () => (await import('@/components/games/grand-illusion/map/stored')).stored(),
  form: async () => (await import('@/components/games/grand-illusion/form-kit')).formKit,
};
