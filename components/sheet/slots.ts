import * as z from 'zod/mini';
import { slot } from '@/components/storage/slots';
import { isEmpty } from '@/components/sheet/edits';
import type { Slot, Store } from '@/components/storage/store';
import { same } from '@/lib/calc/same';
import { openSheet } from '@/lib/games/nach-paris/sheet/view';
import { sheetSchema, type Sheet } from '@/lib/games/nach-paris/sheet/schema';

const listed = z.object({ id: z.int().check(z.minimum(1)), title: z.string() });
const library = z.object({ open: z.int(), sheets: z.array(listed).check(z.minLength(1)) });

/** A sheet in the list of this device. */
export type Listed = Readonly<z.infer<typeof listed>>;
/** The sheets of this device, and which of them lies on the table. */
export interface Library {
  readonly open: number;
  readonly sheets: readonly Listed[];
}
export const librarySlot: Slot<Library> = slot('nach-paris/sheets', 1, library);

/** Where one sheet is kept. */
export const sheetSlot = (id: number): Slot<Sheet> => ({
  name: `nach-paris/sheet/${id}`,
  version: 1,
  parse(raw) {
    const parsed = sheetSchema.safeParse(raw);
    return parsed.success && openSheet(parsed.data).ok ? parsed.data : undefined;
  },
});

export const FIRST_LIBRARY: Library = { open: 1, sheets: [{ id: 1, title: '' }] };

/**
 * Sheets that a device keeps at most; so many are looked for when the list is lost, with room for ids of deleted ones.
 */
export const MOST_SHEETS = 60;
const SOUGHT = 2 * MOST_SHEETS;

/** The list made anew from the sheets that are still there, after the stored one could not be read. */
export async function recoverLibrary(store: Store): Promise<Library> {
  const found = await Promise.all(
    Array.from({ length: SOUGHT }, async (_, i) => {
      const { value } = await store.load(sheetSlot(i + 1));
      return value ? [{ id: i + 1, title: value.title }] : [];
    }),
  );
  const [first, ...others] = found.flat();
  return first ? { open: first.id, sheets: [first, ...others] } : FIRST_LIBRARY;
}

/**
 * The sheet of a list that is equal to another one, its title included; undefined when there is none, or nothing is on
 * it.
 */
export async function listedLike(store: Store, { sheets }: Library, sheet: Sheet): Promise<number | undefined> {
  if (isEmpty(sheet)) return undefined;
  const alike = await Promise.all(
    sheets
      .filter(({ title }) => title === sheet.title)
      .map(async ({ id }) => (same((await store.load(sheetSlot(id))).value, sheet) ? [id] : [])),
  );
  return alike.flat()[0];
}

/** Stores a new sheet. Its id may have been that of a deleted one, whose place on the map is not its own. */
export async function storeNew(store: Store, id: number, sheet: Sheet): Promise<void> {
  await store.remove(lookSlot(id));
  await store.save(sheetSlot(id), sheet);
}

/** The sheet that lies on the table of this device; undefined when there never was one. */
export async function openSheetOf(store: Store): Promise<Sheet | undefined> {
  const { value } = await store.load(librarySlot);
  return value && (await store.load(sheetSlot(value.open))).value;
}

const look = z.object({ x: z.number(), y: z.number(), scale: z.number().check(z.positive()) });
/** Where the map of a sheet was left. */
export type Look = Readonly<z.infer<typeof look>>;
export const lookSlot = (id: number): Slot<Look> => slot(`nach-paris/sheet-view/${id}`, 1, look);
