import type { GameKit } from '@/components/games/kit';

/** What 1914 Nach Paris brings to the screens: its hex sheet, counters typed in by players. */
export const kit: GameKit = {
  board: async () => (await import('@/components/games/nach-paris/open-board')).openBoard(),
  exchange: async () => (await import('@/components/games/nach-paris/exchange')).exchange,
  stored: async () => ({ shelf: (await import('@/components/games/nach-paris/sheet/shelf')).SHELF }),
  form: async () => (await import('@/components/games/nach-paris/form-kit')).formKit,
};
