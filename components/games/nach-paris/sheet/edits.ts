import { CONVOY_LIMIT } from '@/lib/games/nach-paris/tables/rail';
import { SHEETS } from '@/lib/games/nach-paris/sheet/kind';
import { withCount } from '@/lib/games/nach-paris/sheet/phase-counts';
import type { Sheet } from '@/lib/games/nach-paris/sheet/schema';
import { editsOf, type Edit } from '@/lib/sheet/edits';

/** The edits of sheets of 1914 Nach Paris. */
export const EDITS = editsOf(SHEETS);

/** Corrects the transit of a hex or hexside in this phase, in total steps. */
export const setTransit =
  (place: string, steps: number): Edit<Sheet> =>
  (sheet) => ({ ...sheet, phase: { ...sheet.phase, transit: withCount(sheet.phase.transit, place, steps) } });

/**
 * Corrects the number of convoys that were conducted in this phase; a number that cannot be becomes the nearest that
 * can.
 */
export const setConvoys =
  (convoys: number): Edit<Sheet> =>
  (sheet) => ({ ...sheet, phase: { ...sheet.phase, convoys: Math.max(0, Math.min(CONVOY_LIMIT, convoys)) } });
