import type { BoardExchange } from '@/components/games/kit';
import { fileName } from '@/components/sheet/share';
import { openSheetOf } from '@/components/desk/shelf';
import { SHELF } from '@/components/games/nach-paris/sheet/shelf';
import { store } from '@/components/storage/store';
import { SHEETS } from '@/lib/games/nach-paris/sheet/kind';
import { plainOf, writeSheetFile } from '@/lib/sheet/file';

/** The open sheet for the tools, and a tool's for the list of sheets. */
export const exchange: BoardExchange = {
  async read() {
    const sheet = await openSheetOf(store, SHELF);
    return sheet && { position: { sheet: plainOf(SHEETS, sheet), source: 'sheet' }, fields: ['sheet', 'source'] };
  },
  file({ sheet: painted }) {
    const sheet = SHEETS.schema.safeParse(painted);
    return sheet.success ? { name: fileName(sheet.data), content: writeSheetFile(SHEETS, sheet.data) } : undefined;
  },
};
