import type { GameKit } from '@/components/games/kit';

/** What When Eagles Fight brings to the screens: its hex sheet. */
export const kit: GameKit = {
  board: async () => (await import('@/components/games/when-eagles-fight/open-board')).openBoard(),
  exchange: async () => (await import('@/components/games/when-eagles-fight/exchange')).exchange,
  stored: async () => ({ shelf: (await import('@/components/games/when-eagles-fight/sheet/shelf')).SHELF }),
  form: async () => (await import('@/components/games/when-eagles-fight/form-kit')).formKit,
};
