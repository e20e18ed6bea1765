import type { GameKit } from '@/components/games/kit';

/** What Grand Illusion brings to the screens: the battle board, counters typed in by players. */
export const kit: GameKit = {
  form: async () => (await import('@/components/games/grand-illusion/form-kit')).formKit,
};
