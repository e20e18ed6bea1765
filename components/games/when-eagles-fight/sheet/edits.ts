import { SHEETS } from '@/lib/games/when-eagles-fight/sheet/kind';
import type { Sheet } from '@/lib/games/when-eagles-fight/sheet/schema';
import { editsOf, type Edit } from '@/lib/sheet/edits';

/** The edits of sheets of When Eagles Fight. */
export const EDITS = editsOf(SHEETS);

/** Switches what holds for a whole sheet: Romania at war, everything painted. */
export const toggleState =
  (state: 'romania' | 'complete'): Edit<Sheet> =>
  (sheet) => ({ ...sheet, [state]: !sheet[state] });

/** Puts the marker of a headquarters into a hex, or takes it off there (14.2, 14.3). */
export const toggleMarker =
  (marker: 'stavka' | 'oberost', hex: string): Edit<Sheet> =>
  (sheet) => ({ ...sheet, [marker]: sheet[marker] === hex ? undefined : hex });
