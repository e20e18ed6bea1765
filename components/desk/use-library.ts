import { useCallback, useRef, useState } from 'react';
import { copyTitle, nextId, opened, retitled, withoutSheet, withSheet, type Library } from '@/components/desk/library';
import { leaveAddress, useFirstAddress } from '@/components/desk/address';
import type { Notice } from '@/components/desk/notice';
import { FIRST_LIBRARY, listedLike, storeNew, type Shelf } from '@/components/desk/shelf';
import { store } from '@/components/storage/store';
import { useStored } from '@/components/storage/use-stored';
import { same } from '@/lib/calc/same';
import type { Refusal } from '@/lib/calc/evaluation';
import type { Result } from '@/lib/core/result';

/** The sheets of this device. */
export interface LibraryState<Sheet> {
  /** false until the device has answered and the sheet of the address, if there is one, lies on the table */
  readonly ready: boolean;
  readonly library: Library;
  readonly notice: Notice | undefined;
  tell(notice: Notice | undefined): void;
  open(id: number): void;
  /** puts a sheet into the list, unless just this one is there already, and opens it */
  add(sheet: Sheet, message: string): Promise<void>;
  /** adds a copy of a sheet of the list */
  duplicate(id: number, title: string): Promise<void>;
  remove(id: number, message: string): Promise<void>;
  /** the list's word for a sheet, after it was renamed */
  retitle(id: number, title: string): void;
  /** shows the sheet of the address, if there is one; ends when it lies on the table */
  readAddress(): Promise<void>;
}

/** What an address may bring: a sheet, nothing, or something damaged. */
export interface FromAddress<Sheet> {
  read(query: string): Result<Sheet | undefined, Refusal>;
  /** what is said when the sheet of an address lies on the table */
  readonly message: string;
}

/** The sheets of a shelf. The shelf and `read` must keep their identity between renders. */
export function useLibrary<Sheet extends { readonly title: string }>(
  shelf: Shelf<Sheet>,
  { read: readQuery, message: fromAddress }: FromAddress<Sheet>,
): LibraryState<Sheet> {
  const { ready, value, change } = useStored(shelf.list);
  const library = value ?? FIRST_LIBRARY;
  const [notice, tell] = useState<Notice>();
  const removed = useRef<readonly number[]>([]);
  const update = useCallback(
    (next: (library: Library) => Library) => change((before) => next(before ?? FIRST_LIBRARY)),
    [change],
  );
  const put = useCallback(
    async (sheet: Sheet, message: string) => {
      const { value: now = FIRST_LIBRARY } = await store.load(shelf.list);
      const there = await listedLike(store, shelf, now, sheet);
      if (there === undefined) {
        const id = nextId(now, removed.current);
        await storeNew(store, shelf, id, sheet);
        update((before) => withSheet(before, { id, title: sheet.title }));
      } else update((before) => opened(before, there));
      tell({ kind: 'done', message });
    },
    [shelf, update],
  );
  const readAddress = useCallback(async () => {
    const read = readQuery(location.search);
    if (!read.ok) return tell({ kind: 'damaged', refusal: read.error });
    const sheet = read.value;
    if (!sheet) return;
    const { value: now = FIRST_LIBRARY } = await store.load(shelf.list);
    const { value: shown } = await store.load(shelf.sheet(now.open));
    if (!same(shown, sheet)) await put(sheet, fromAddress);
  }, [shelf, readQuery, put, fromAddress]);
  const add: LibraryState<Sheet>['add'] = (sheet, message) => {
    leaveAddress();
    return put(sheet, message);
  };
  // What is done to the sheet that lies there before would be lost with it.
  const [isTaken, setTaken] = useState(false);
  useFirstAddress(ready, () => void readAddress().finally(() => setTaken(true)));
  return {
    ready: ready && isTaken,
    library,
    notice,
    tell,
    open(id) {
      leaveAddress();
      update((before) => opened(before, id));
      tell(undefined);
    },
    add,
    async duplicate(id, message) {
      const { value: sheet = shelf.empty } = await store.load(shelf.sheet(id));
      const listed = library.sheets.find((one) => one.id === id);
      await add({ ...sheet, title: copyTitle(sheet.title || (listed?.title ?? ''), library) }, message);
    },
    async remove(id, message) {
      leaveAddress();
      const { value: sheet = shelf.empty } = await store.load(shelf.sheet(id));
      removed.current = [...removed.current, id];
      const before = library;
      update((now) => withoutSheet(now, id));
      await store.remove(shelf.sheet(id));
      const undo = () =>
        void store.save(shelf.sheet(id), sheet).then(() => {
          update((now) => ({ ...withSheet(now, { id, title: sheet.title }), open: before.open }));
          tell(undefined);
        });
      tell({ kind: 'done', message, undo });
    },
    retitle: (id, title) => update((before) => retitled(before, id, title)),
    readAddress,
  };
}
