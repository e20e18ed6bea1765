import { shelfOf } from '@/components/desk/shelf';
import { EMPTY_SHEET, isEmpty } from '@/components/sheet/edits';
import { openSheet } from '@/lib/games/nach-paris/sheet/view';
import { sheetSchema, type Sheet } from '@/lib/games/nach-paris/sheet/schema';

/** Where the sheets of this device are kept. A sheet that does not open is set aside by the store. */
export const sheetShelf = shelfOf<Sheet>('nach-paris', {
  empty: EMPTY_SHEET,
  isEmpty,
  parse(raw) {
    const parsed = sheetSchema.safeParse(raw);
    return parsed.success && openSheet(parsed.data).ok ? parsed.data : undefined;
  },
});
