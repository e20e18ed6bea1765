import type { Barred } from '@/lib/calc/bars';
import { barsOf } from '@/lib/games/grand-illusion/cavalry/bars';
import type { CavalryInput } from '@/lib/games/grand-illusion/cavalry/fields';

export interface CavalryFinding {
  readonly input: CavalryInput;
  readonly barred: readonly Barred[];
  readonly free: readonly Barred[];
}

export const settleCavalry = (input: CavalryInput): CavalryFinding => ({ input, ...barsOf(input) });
