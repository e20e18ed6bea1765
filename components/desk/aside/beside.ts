import { nextId, withSheet } from '@/components/desk/library';
import { FIRST_LIBRARY, storeNew, type Shelf } from '@/components/desk/shelf';
import type { Aside } from '@/components/storage/aside';
import { valid } from '@/components/storage/slot';
import type { Store } from '@/components/storage/store';
import type { AnySheet } from '@/lib/sheet/sheet';

/** Puts a sheet that was set aside on its shelf as one more, and opens it; tells whether that is stored. */
export async function putBeside(store: Store, shelf: Shelf<AnySheet>, aside: Aside): Promise<boolean> {
  const sheet = valid(shelf.sheet(1), await store.raw(aside.id));
  if (!sheet) return false;
  const { value: library = FIRST_LIBRARY } = await store.load(shelf.list);
  const id = nextId(library);
  if (await storeNew(store, shelf, id, sheet)) return false;
  const { problem } = await store.change(shelf.list, (now = FIRST_LIBRARY) =>
    withSheet(now, { id, title: sheet.title }),
  );
  return problem === undefined && store.discard(aside);
}
