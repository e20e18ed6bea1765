import { DEFENDER_UNSUPPLIED, REDUCED_SIDE } from '@/lib/games/paths-of-glory/typed/defender-words';
import { FLANK_DICE, FLANK_DRMS } from '@/lib/games/paths-of-glory/typed/flank-words';
import { FORT_CLAUSES, TERRAIN_CLAUSES, TRENCH_CLAUSES } from '@/lib/games/paths-of-glory/typed/ground-clauses';
import { ALL_IN_SINAI } from '@/lib/games/paths-of-glory/typed/sinai-words';
import { CHANCES_WANTED, LOSSES_WANTED } from '@/lib/games/paths-of-glory/typed/wanted-words';
import type { Entry } from '@/lib/typed/meaning';

/** What the three tools of a fight ask, each told in a clause of its own beside the fight. */
export const COMBAT_WORDS: readonly Entry[] = [
  ...LOSSES_WANTED,
  ...CHANCES_WANTED,
  ...TERRAIN_CLAUSES,
  ...TRENCH_CLAUSES,
  ...FORT_CLAUSES,
  ...FLANK_DICE,
  ...FLANK_DRMS,
  ALL_IN_SINAI,
  ...DEFENDER_UNSUPPLIED,
  REDUCED_SIDE,
];
