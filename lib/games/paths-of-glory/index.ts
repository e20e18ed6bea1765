import type { Calculator } from '@/lib/calc/calculator';
import type { GameModule } from '@/lib/games/registry';
import { fire } from '@/lib/games/paths-of-glory/calculators/fire';
import { flank } from '@/lib/games/paths-of-glory/calculators/flank';
import { whatDoINeed } from '@/lib/games/paths-of-glory/calculators/what-do-i-need';
import { loadData } from '@/lib/games/paths-of-glory/data';

/** The calculators of Paths of Glory in menu order. */
const calculators = [fire, flank, whatDoINeed] as const;

export const pathsOfGlory: GameModule = {
  // The registry holds calculators in their loose form: inputs are checked by each one's own schema in run().
  calculators: calculators as unknown as readonly Calculator[],
  loadData,
};
