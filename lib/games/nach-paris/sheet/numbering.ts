import { lettersAndRows } from '@/lib/board/hex/letters';
import { sideName as sideNameOf, type Numbering } from '@/lib/board/hex/numbering';

/**
 * The numbering of the map: letters are the columns from east (A) to west (…, Z, AA, AB, …), numbers run from south to
 * north, so that direction 0 of a hex is north and 1 north-west. X25 touches Y24 and Y25.
 */
export const NUMBERING: Numbering = lettersAndRows;

/** The name of a hexside of the map: "X25/Y24". */
export const sideName = (a: string, b: string): string => sideNameOf(NUMBERING, a, b);
