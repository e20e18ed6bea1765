import * as z from 'zod/mini';
import { look } from '@/components/desk/look';
import { trailSchema, type Trail } from '@/components/desk/trail';
import type { Library, Listed } from '@/components/desk/library';
import { slot } from '@/components/storage/slots';
import { keyOf, type Slot } from '@/components/storage/slot';
import type { StorageProblem } from '@/components/storage/kept';
import type { Store } from '@/components/storage/store';
import { same } from '@/lib/calc/same';

const listed = z.object({ id: z.int().check(z.minimum(1)), title: z.string() });
const library = z.object({ open: z.int(), sheets: z.array(listed).check(z.minLength(1)) });
const view = z.object(look);
/** Where the map of a sheet was left. */
export type Look = Readonly<z.infer<typeof view>>;

const work = z.object({
  mode: z.string(),
  drawer: z.boolean(),
  tool: z.string(),
  /** what was pointed at; only its game knows what that may be */
  picks: z.optional(z.unknown()),
  layers: z.array(z.string()),
  /** the hex that was pointed at last, by its name */
  cursor: z.optional(z.string()),
});
/** What was being done at a sheet. */
export type Work = Readonly<z.infer<typeof work>>;

/** Where a game keeps several sheets of a kind, and what is needed to tell them apart. */
export interface Shelf<Sheet extends { readonly title: string }> {
  readonly list: Slot<Library>;
  readonly empty: Sheet;
  sheet(id: number): Slot<Sheet>;
  look(id: number): Slot<Look>;
  work(id: number): Slot<Work>;
  trail(id: number): Slot<Trail>;
  /** nothing is on the sheet, whatever its title */
  isEmpty(sheet: Sheet): boolean;
}

/** A game's shelf; `parse` gives undefined for what is no sheet of it. */
export const shelfOf = <Sheet extends { readonly title: string }>(
  game: string,
  { empty, isEmpty, parse }: Pick<Shelf<Sheet>, 'empty' | 'isEmpty'> & Pick<Slot<Sheet>, 'parse'>,
): Shelf<Sheet> => ({
  list: slot(`${game}/sheets`, 1, library, { join: together }),
  empty,
  sheet: (id) => ({ name: `${game}/sheet/${id}`, version: 1, parse }),
  look: (id) => slot(`${game}/sheet-view/${id}`, 1, view, { passing: true }),
  work: (id) => slot(`${game}/sheet-work/${id}`, 1, work, { passing: true }),
  trail: (id) => slot(`${game}/sheet-trail/${id}`, 1, trailSchema, { passing: true }),
  isEmpty,
});

/** What a device keeps of a sheet beside it: lost with it, and missed by nobody. */
export const passingSlots = <Sheet extends { readonly title: string }>(
  shelf: Shelf<Sheet>,
  id: number,
): readonly Slot<unknown>[] => [shelf.look(id), shelf.work(id), shelf.trail(id)];

export const FIRST_LIBRARY: Library = { open: 1, sheets: [{ id: 1, title: '' }] };

/**
 * A stored list with one that came about without it: every sheet of both, and that open which was opened last. The list
 * with which every device begins adds nothing.
 */
export function together(stored: Library, entered: Library): Library {
  if (same(entered, FIRST_LIBRARY)) return stored;
  const named = (one: Listed): Listed => {
    const mine = entered.sheets.find(({ id }) => id === one.id);
    return mine?.title ? mine : one;
  };
  const isNew = ({ id }: Listed): boolean => !stored.sheets.some((one) => one.id === id);
  return { open: entered.open, sheets: [...stored.sheets.map(named), ...entered.sheets.filter(isNew)] };
}

/**
 * Sheets that a device keeps at most; so many are looked for when the list is lost, with room for ids of deleted ones.
 */
export const MOST_SHEETS = 60;
const SOUGHT = 2 * MOST_SHEETS;

/** The list made anew from the sheets that are there; undefined when there is none. */
export async function recoverLibrary<Sheet extends { readonly title: string }>(
  store: Store,
  shelf: Shelf<Sheet>,
): Promise<Library | undefined> {
  const stored = new Set(await store.keys());
  const found = await Promise.all(
    Array.from({ length: SOUGHT }, async (_, i) => {
      if (!stored.has(keyOf(shelf.sheet(i + 1)))) return [];
      const { value } = await store.load(shelf.sheet(i + 1));
      return value ? [{ id: i + 1, title: value.title }] : [];
    }),
  );
  const [first, ...others] = found.flat();
  return first && { open: first.id, sheets: [first, ...others] };
}

/**
 * The sheet of a list that is equal to another one, its title included; undefined when there is none, or nothing is on
 * it.
 */
export async function listedLike<Sheet extends { readonly title: string }>(
  store: Store,
  shelf: Shelf<Sheet>,
  { sheets }: Library,
  sheet: Sheet,
): Promise<number | undefined> {
  if (shelf.isEmpty(sheet)) return undefined;
  const alike = await Promise.all(
    sheets
      .filter(({ title }) => title === sheet.title)
      .map(async ({ id }) => (same((await store.load(shelf.sheet(id))).value, sheet) ? [id] : [])),
  );
  return alike.flat()[0];
}

/**
 * Stores a new sheet; gives the problem when it is not stored yet. Its id may have been that of a deleted one, whose
 * view and steps are not its own.
 */
export async function storeNew<Sheet extends { readonly title: string }>(
  store: Store,
  shelf: Shelf<Sheet>,
  id: number,
  sheet: Sheet,
): Promise<StorageProblem | undefined> {
  await Promise.all(passingSlots(shelf, id).map((one) => store.remove(one)));
  return store.save(shelf.sheet(id), sheet);
}

/** The sheet that lies on the table of this device; undefined when there never was one. */
export async function openSheetOf<Sheet extends { readonly title: string }>(
  store: Store,
  shelf: Shelf<Sheet>,
): Promise<Sheet | undefined> {
  const { value } = await store.load(shelf.list);
  return value && (await store.load(shelf.sheet(value.open))).value;
}
