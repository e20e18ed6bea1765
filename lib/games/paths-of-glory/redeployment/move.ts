import type { Face } from '@/lib/games/paths-of-glory/data';

export const RESERVE = 'reserve';

/** A move as the player gives it; RESERVE is the Reserve Box. */
export interface GivenMove {
  readonly type: string;
  readonly face?: Face;
  readonly designation?: string;
  readonly from: string;
  readonly to: string;
}
