import { sheetShelf } from '@/components/sheet/shelf';
import { SHEETS } from '@/lib/games/when-eagles-fight/sheet/kind';
import { openSheet } from '@/lib/games/when-eagles-fight/sheet/view';

/** Where the sheets of this device are kept. */
export const SHELF = sheetShelf(SHEETS, openSheet);
