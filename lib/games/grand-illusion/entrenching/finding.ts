import { sortBars, type SortedBars } from '@/lib/calc/bars';
import { BUILD_BARS, IMPROVE_BARS } from '@/lib/games/grand-illusion/entrenching/bars';
import type { EntrenchInput } from '@/lib/games/grand-illusion/entrenching/fields';

export interface EntrenchFinding extends SortedBars {
  readonly input: EntrenchInput;
  readonly allowed: boolean;
  /** level of the hex's trench afterwards */
  readonly level: number;
}

export function settleEntrenching(input: EntrenchInput): EntrenchFinding {
  const build = input.what === 'build';
  const bars = sortBars(build ? BUILD_BARS : IMPROVE_BARS, input);
  const allowed = bars.barred.length === 0;
  return { input, ...bars, allowed, level: !allowed ? input.trench : build ? 1 : 2 };
}
