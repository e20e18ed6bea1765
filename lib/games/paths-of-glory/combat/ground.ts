import type { Terrain } from '@/lib/games/paths-of-glory/data';

export const TERRAINS = ['clear', 'forest', 'mountain', 'swamp', 'desert'] as const satisfies readonly Terrain[];

export type Role = 'attacker' | 'defender';
export const ROLES: readonly Role[] = ['attacker', 'defender'];

/** The defending space as the fire step sees it. */
export interface Ground {
  readonly terrain: Terrain;
  readonly trench: 0 | 1 | 2;
  /** Combat and Loss Factor of an intact fort, 0 for none */
  readonly fort: number;
}
