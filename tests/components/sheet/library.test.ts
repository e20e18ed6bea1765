import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStore } from '@/components/storage/store';
import { EDITS } from '@/components/games/nach-paris/sheet/edits';
import { all, rename } from '@/lib/sheet/edits';
import type { Library } from '@/components/desk/library';
import { fileName, queryOf, sheetFrom } from '@/components/sheet/share';
import { listedLike, passingSlots, openSheetOf, recoverLibrary, storeNew } from '@/components/desk/shelf';
import { SHELF as sheetShelf } from '@/components/games/nach-paris/sheet/shelf';
import { SHEETS } from '@/lib/games/nach-paris/sheet/kind';
import type { Sheet } from '@/lib/games/nach-paris/sheet/schema';
import { fitsCode } from '@/components/ui/link-length';
import { same } from '@/lib/calc/same';
import { memoryBackend } from '@/tests/support/memory-backend';

const { addUnit, layRail, paintHexes } = EDITS;
const EMPTY_SHEET = EDITS.empty;

const two: Library = {
  open: 2,
  sheets: [
    { id: 1, title: 'Liège' },
    { id: 2, title: 'Ardennes' },
  ],
};

function memory(start: Readonly<Record<string, unknown>> = {}) {
  const { data, backend } = memoryBackend(start);
  return { data, store: createStore(backend) };
}

describe('sheets on the device', () => {
  const liege = rename<Sheet>('Liège')(EMPTY_SHEET);
  it('come back as they were', async () => {
    const { store } = memory();
    await store.save(sheetShelf.sheet(2), liege);
    await store.save(sheetShelf.list, two);
    expect(await openSheetOf(store, sheetShelf)).toEqual(liege);
  });
  it('are none before the first', async () => expect(await openSheetOf(memory().store, sheetShelf)).toBeUndefined());
  it('are found again when the list is damaged', async () => {
    const { store } = memory({ 'umpire/nach-paris/sheets/v1': 'nonsense' });
    await store.save(sheetShelf.sheet(3), liege);
    expect((await store.load(sheetShelf.list)).problem).toBe('damaged');
    expect(await recoverLibrary(store, sheetShelf)).toEqual({ open: 3, sheets: [{ id: 3, title: 'Liège' }] });
  });
  it('that are damaged are set aside', async () => {
    const { store, data } = memory({ 'umpire/nach-paris/sheet/1/v1': { ...EMPTY_SHEET, hexes: { AA1: {} } } });
    expect((await store.load(sheetShelf.sheet(1))).problem).toBe('damaged');
    expect([...data.keys()].some((key) => key.includes('damaged'))).toBe(true);
  });
  it('are whole and untouched when they are new, whatever was done at a deleted sheet of the same id', async () => {
    const { store } = memory();
    await store.save(sheetShelf.look(2), { x: 1, y: 2, scale: 3 });
    await store.save(sheetShelf.work(2), { mode: 'trace', drawer: true, tool: 'rail', layers: [] });
    await store.save(sheetShelf.trail(2), { back: [[{ path: ['turn'], old: 2, now: 1 }]], forth: [] });
    await storeNew(store, sheetShelf, 2, liege);
    expect((await store.load(sheetShelf.sheet(2))).value).toEqual(liege);
    for (const slot of passingSlots(sheetShelf, 2)) expect((await store.load(slot)).value).toBeUndefined();
  });
  it('are found in the list when they are just the same', async () => {
    const { store } = memory();
    const painted = addUnit('B2', { name: '5 ID' })(liege);
    const list: Library = {
      open: 1,
      sheets: [
        { id: 1, title: '' },
        { id: 2, title: liege.title },
        { id: 3, title: liege.title },
      ],
    };
    await store.save(sheetShelf.sheet(1), EMPTY_SHEET);
    await store.save(sheetShelf.sheet(2), { ...painted, turn: painted.turn + 1 });
    await store.save(sheetShelf.sheet(3), painted);
    expect(await listedLike(store, sheetShelf, list, painted)).toBe(3);
    expect(await listedLike(store, sheetShelf, list, { ...painted, turn: painted.turn + 2 })).toBeUndefined();
    // Who asks for an empty sheet wants another one.
    expect(await listedLike(store, sheetShelf, list, EMPTY_SHEET)).toBeUndefined();
  });
  it('are gone when they are removed', async () => {
    const { store, data } = memory();
    await store.save(sheetShelf.sheet(1), liege);
    await store.remove(sheetShelf.sheet(1));
    expect(data.size).toBe(0);
  });
});

describe('a sheet for the other player', () => {
  it('comes out of the address as it went in', () => {
    const hex = fc
      .tuple(fc.constantFrom('A', 'B', 'L'), fc.integer({ min: 1, max: 12 }))
      .map(([column, row]) => `${column}${row}`);
    fc.assert(
      fc.property(fc.array(hex, { maxLength: 8 }), fc.string({ maxLength: 20 }), (hexes, title) => {
        const sheet = all(
          rename(title),
          paintHexes(hexes, { terrain: 'rough' }),
          layRail(['B2', 'B3'], 'lcr'),
          addUnit('C4', { name: title }),
        )(EMPTY_SHEET);
        const query = queryOf(SHEETS, sheet);
        const read = sheetFrom(SHEETS, `?${query ?? ''}`);
        expect(read.ok && same(read.value, sheet)).toBe(true);
      }),
    );
  });
  it('still has a link when it is too large for a QR code', () => {
    const names = Array.from({ length: 12 }, (_, i) => `${'ABCDEFGHIJKL'[i] ?? ''}${i + 1}`);
    const query = queryOf(
      SHEETS,
      all(...names.flatMap((name) => Array.from({ length: 5 }, () => addUnit(name, { name: 'A division' }))))(
        EMPTY_SHEET,
      ),
    );
    expect([query !== undefined, query !== undefined && fitsCode(query)]).toEqual([true, false]);
  });
  it('goes into a file when it is too large for an address', () => {
    const names = Array.from({ length: 12 }, (_, i) => `${'ABCDEFGHIJKL'[i] ?? ''}${i + 1}`);
    expect(
      queryOf(
        SHEETS,
        all(
          ...names.flatMap((name) =>
            Array.from({ length: 12 }, () => addUnit(name, { name: 'A division with a long name' })),
          ),
        )(EMPTY_SHEET),
      ),
    ).toBeUndefined();
  });
  it('that is damaged is refused, and an address without one is none', () => {
    expect(sheetFrom(SHEETS, '?sheet=%28%28').ok).toBe(false);
    expect(sheetFrom(SHEETS, '?utm_source=x')).toEqual({ ok: true, value: undefined });
  });
  it.each([
    ['Liège, 5 August', 'liege-5-august.json'],
    ['', 'sheet.json'],
    ['«»', 'sheet.json'],
  ])('%s is saved as %s', (title, name) => expect(fileName({ ...EMPTY_SHEET, title })).toBe(name));
});
