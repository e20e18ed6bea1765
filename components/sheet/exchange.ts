import { openSheetOf, type Shelf } from '@/components/desk/shelf';
import type { BoardExchange } from '@/components/games/kit';
import { fileName } from '@/components/sheet/share';
import { store } from '@/components/storage/store';
import { plainOf, writeSheetFile } from '@/lib/sheet/file';
import type { AnySheet, Placed, SheetKind } from '@/lib/sheet/sheet';

/** The open sheet of a game for its tools, and a tool's for the list of sheets. */
export const sheetExchange = <Sheet extends AnySheet, Unit extends Placed>(
  kind: SheetKind<Sheet, Unit>,
  shelf: Shelf<Sheet>,
): BoardExchange => ({
  async read() {
    const sheet = await openSheetOf(store, shelf);
    return sheet && { position: { sheet: plainOf(kind, sheet), source: 'sheet' }, fields: ['sheet', 'source'] };
  },
  file({ sheet: painted }) {
    const sheet = kind.schema.safeParse(painted);
    return sheet.success ? { name: fileName(sheet.data), content: writeSheetFile(kind, sheet.data) } : undefined;
  },
});
