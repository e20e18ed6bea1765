import type { FormKit } from '@/components/games/kit';
import { BattleBoard } from '@/components/games/grand-illusion/battle/battle-board';
import { CounterSign } from '@/components/games/grand-illusion/counter-sign';

/** The battle board, and units whose values players read from their counters. */
export const formKit: FormKit = { controls: { 'own:battle-board': BattleBoard }, CounterSign };
