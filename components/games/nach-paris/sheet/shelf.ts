import { sheetShelf } from '@/components/sheet/shelf';
import { SHEETS } from '@/lib/games/nach-paris/sheet/kind';
import { openSheet } from '@/lib/games/nach-paris/sheet/view';

/** Where the sheets of this device are kept. */
export const SHELF = sheetShelf(SHEETS, openSheet);
