import type { Calculator } from '@/lib/calc/calculator';
import type { GameModule } from '@/lib/games/registry';
import { activation } from '@/lib/games/paths-of-glory/calculators/activation';
import { entrench } from '@/lib/games/paths-of-glory/calculators/entrench';
import { fire } from '@/lib/games/paths-of-glory/calculators/fire';
import { flank } from '@/lib/games/paths-of-glory/calculators/flank';
import { mandatedOffensive } from '@/lib/games/paths-of-glory/calculators/mandated-offensive';
import { peaceTerms } from '@/lib/games/paths-of-glory/calculators/peace-terms';
import { replacements } from '@/lib/games/paths-of-glory/calculators/replacements';
import { siege } from '@/lib/games/paths-of-glory/calculators/siege';
import { stacking } from '@/lib/games/paths-of-glory/calculators/stacking';
import { strategicRedeployment } from '@/lib/games/paths-of-glory/calculators/strategic-redeployment';
import { supply } from '@/lib/games/paths-of-glory/calculators/supply';
import { warStatus } from '@/lib/games/paths-of-glory/calculators/war-status';
import { whatDoINeed } from '@/lib/games/paths-of-glory/calculators/what-do-i-need';
import { loadData } from '@/lib/games/paths-of-glory/data';

/** The calculators of Paths of Glory in menu order. */
const calculators = [
  fire,
  flank,
  whatDoINeed,
  siege,
  supply,
  strategicRedeployment,
  activation,
  stacking,
  entrench,
  mandatedOffensive,
  replacements,
  warStatus,
  peaceTerms,
] as const;

export const pathsOfGlory: GameModule = {
  // The registry holds calculators in their loose form: inputs are checked by each one's own schema in run().
  calculators: calculators as unknown as readonly Calculator[],
  loadData,
};
