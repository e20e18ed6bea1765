import { sheetSchema, type Sheet, type SheetInput } from '@/lib/games/when-eagles-fight/sheet/schema';
import { openSheet, type SheetView } from '@/lib/games/when-eagles-fight/sheet/view';

export const sheetOf = (input: SheetInput = {}): Sheet => sheetSchema.parse(input);

/** A sheet that opens. */
export function viewOf(input: SheetInput = {}): SheetView {
  const opened = openSheet(sheetOf(input));
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}
