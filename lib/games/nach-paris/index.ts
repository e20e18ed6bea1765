import type { Calculator } from '@/lib/calc/calculator';
import type { GameModule } from '@/lib/games/registry';
import { abf } from '@/lib/games/nach-paris/calculators/abf';
import { abu } from '@/lib/games/nach-paris/calculators/abu';
import { cab } from '@/lib/games/nach-paris/calculators/cab';
import { combat } from '@/lib/games/nach-paris/calculators/combat';
import { consolidation } from '@/lib/games/nach-paris/calculators/consolidation';
import { destruction } from '@/lib/games/nach-paris/calculators/destruction';
import { doctrine } from '@/lib/games/nach-paris/calculators/doctrine';
import { fieldworks } from '@/lib/games/nach-paris/calculators/fieldworks';
import { loc } from '@/lib/games/nach-paris/calculators/loc';
import { movement } from '@/lib/games/nach-paris/calculators/movement';
import { naval } from '@/lib/games/nach-paris/calculators/naval';
import { rail } from '@/lib/games/nach-paris/calculators/rail';
import { recon } from '@/lib/games/nach-paris/calculators/recon';
import { replacements } from '@/lib/games/nach-paris/calculators/replacements';
import { splitting } from '@/lib/games/nach-paris/calculators/splitting';
import { stacking } from '@/lib/games/nach-paris/calculators/stacking';
import { weather } from '@/lib/games/nach-paris/calculators/weather';
import { loadData, withEntries, type NpData } from '@/lib/games/nach-paris/data';

/** The calculators of 1914 Nach Paris in menu order. */
const calculators = [
  combat,
  abu,
  abf,
  cab,
  movement,
  stacking,
  rail,
  loc,
  recon,
  fieldworks,
  weather,
  replacements,
  consolidation,
  splitting,
  destruction,
  naval,
  doctrine,
] as const;

export const nachParis: GameModule = {
  // The registry holds calculators in their loose form: inputs are checked by each one's own schema in run().
  calculators: calculators as unknown as readonly Calculator[],
  loadData,
  withEntries: (data, entries) => withEntries(data as NpData, entries),
};
