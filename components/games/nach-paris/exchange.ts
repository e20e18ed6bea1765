import type { BoardExchange } from '@/components/games/kit';
import { fileName } from '@/components/sheet/share';
import { openSheetOf } from '@/components/desk/shelf';
import { sheetShelf } from '@/components/sheet/slots';
import { store } from '@/components/storage/store';
import { plainSheet, writeSheetFile } from '@/lib/games/nach-paris/sheet/file';
import { sheetSchema } from '@/lib/games/nach-paris/sheet/schema';

/** The open sheet for the tools, and a tool's for the list of sheets. */
export const exchange: BoardExchange = {
  async read() {
    const sheet = await openSheetOf(store, sheetShelf);
    return sheet && { position: { sheet: plainSheet(sheet), source: 'sheet' }, fields: ['sheet', 'source'] };
  },
  file({ sheet: painted }) {
    const sheet = sheetSchema.safeParse(painted);
    return sheet.success ? { name: fileName(sheet.data), content: writeSheetFile(sheet.data) } : undefined;
  },
};
