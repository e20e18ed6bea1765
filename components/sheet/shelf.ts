import { recoverLibrary, shelfOf, type Look, type Shelf, type Work } from '@/components/desk/shelf';
import { store } from '@/components/storage/store';
import type { Refusal } from '@/lib/calc/evaluation';
import type { Result } from '@/lib/core/result';
import { editsOf, isEmpty } from '@/lib/sheet/edits';
import type { AnySheet, Placed, SheetKind } from '@/lib/sheet/sheet';

/** Where a device keeps the sheets of a kind. A sheet that does not open is set aside by the store. */
export const sheetShelf = <Sheet extends AnySheet, Unit extends Placed>(
  kind: SheetKind<Sheet, Unit>,
  open: (sheet: Sheet) => Result<unknown, Refusal>,
): Shelf<Sheet> =>
  shelfOf<Sheet>(kind.game, {
    empty: editsOf(kind).empty,
    isEmpty,
    parse(raw) {
      const parsed = kind.schema.safeParse(raw);
      return parsed.success && open(parsed.data).ok ? parsed.data : undefined;
    },
  });

/**
 * Makes the list of sheets anew where there is none and there are sheets: it was damaged, and set aside by whoever read
 * it first. Tells whether it was made anew.
 */
export async function recovered(shelf: Shelf<AnySheet>): Promise<boolean> {
  const { value, problem } = await store.load(shelf.list);
  if (value || problem === 'silent' || problem === 'unavailable') return false;
  const library = await recoverLibrary(store, shelf);
  if (!library) return false;
  await store.change(shelf.list, (now) => now ?? library);
  return true;
}

/** How a sheet was left: where its map was, and what was being done; undefined for what was never seen. */
export interface Before {
  readonly look: Look | undefined;
  readonly work: Work | undefined;
}
export async function loadBefore(shelf: Shelf<AnySheet>, id: number): Promise<Before> {
  const [look, work] = await Promise.all([store.load(shelf.look(id)), store.load(shelf.work(id))]);
  return { look: look.value, work: work.value };
}
