import { useCallback, useRef, useState } from 'react';
import { EMPTY_SHEET } from '@/components/sheet/edits';
import { copyTitle, nextId, opened, retitled, withoutSheet, withSheet } from '@/components/sheet/library';
import { leaveAddress, useFirstAddress } from '@/components/desk/address';
import type { Notice } from '@/components/desk/notice';
import { sheetFrom } from '@/components/sheet/share';
import { FIRST_LIBRARY, librarySlot, listedLike, sheetSlot, storeNew, type Library } from '@/components/sheet/slots';
import { store, type StorageProblem } from '@/components/storage/store';
import { useStored } from '@/components/storage/use-stored';
import { same } from '@/lib/calc/same';
import type { Sheet } from '@/lib/games/nach-paris/sheet/schema';

/** The sheets of this device. */
export interface LibraryState {
  /** false until the device has answered */
  readonly ready: boolean;
  readonly library: Library;
  readonly problem: StorageProblem | undefined;
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
  /** shows the sheet of the address, if there is one */
  readAddress(): void;
}

export function useLibrary(fromAddress: string): LibraryState {
  const { ready, value, problem, change } = useStored(librarySlot);
  const library = value ?? FIRST_LIBRARY;
  const [notice, tell] = useState<Notice>();
  const removed = useRef<readonly number[]>([]);
  const update = useCallback(
    (next: (library: Library) => Library) => change((before) => next(before ?? FIRST_LIBRARY)),
    [change],
  );
  const put = useCallback(
    async (sheet: Sheet, message: string) => {
      const { value: now = FIRST_LIBRARY } = await store.load(librarySlot);
      const there = await listedLike(store, now, sheet);
      if (there === undefined) {
        const id = nextId(now, removed.current);
        await storeNew(store, id, sheet);
        update((before) => withSheet(before, { id, title: sheet.title }));
      } else update((before) => opened(before, there));
      tell({ kind: 'done', message });
    },
    [update],
  );
  const readAddress = useCallback(() => {
    const read = sheetFrom(location.search);
    if (!read.ok) return tell({ kind: 'damaged', refusal: read.error });
    const sheet = read.value;
    if (!sheet) return;
    void (async () => {
      const { value: now = FIRST_LIBRARY } = await store.load(librarySlot);
      const { value: shown } = await store.load(sheetSlot(now.open));
      if (!same(shown, sheet)) await put(sheet, fromAddress);
    })();
  }, [put, fromAddress]);
  const add: LibraryState['add'] = (sheet, message) => {
    leaveAddress();
    return put(sheet, message);
  };
  useFirstAddress(ready, readAddress);
  return {
    ready,
    library,
    problem,
    notice,
    tell,
    open(id) {
      leaveAddress();
      update((before) => opened(before, id));
      tell(undefined);
    },
    add,
    async duplicate(id, message) {
      const { value: sheet = EMPTY_SHEET } = await store.load(sheetSlot(id));
      const listed = library.sheets.find((one) => one.id === id);
      await add({ ...sheet, title: copyTitle(sheet.title || (listed?.title ?? ''), library) }, message);
    },
    async remove(id, message) {
      leaveAddress();
      const { value: sheet = EMPTY_SHEET } = await store.load(sheetSlot(id));
      removed.current = [...removed.current, id];
      const before = library;
      update((now) => withoutSheet(now, id));
      await store.remove(sheetSlot(id));
      const undo = () =>
        void store.save(sheetSlot(id), sheet).then(() => {
          update((now) => ({ ...withSheet(now, { id, title: sheet.title }), open: before.open }));
          tell(undefined);
        });
      tell({ kind: 'done', message, undo });
    },
    retitle: (id, title) => update((before) => retitled(before, id, title)),
    readAddress,
  };
}
