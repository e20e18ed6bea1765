import { NUMBERING } from '@/lib/games/when-eagles-fight/sheet/schema';

/* Rows of the map that the rules name; smaller numbers lie further north (2.2). */

/** The row of a hex by its number. */
export const rowOf = (hex: string): number => NUMBERING.place(hex)?.row ?? 0;

/** North of this row Austro-Hungarians stay with a German unit; the row itself is open to them (6.3). */
export const AUSTRO_HUNGARIAN_ROW = 20;
/** North of this row the Romanian army never moves (15.6). */
export const ROMANIAN_ROW = 29;
