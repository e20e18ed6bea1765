import { recoverLibrary, type Look } from '@/components/desk/shelf';
import { sheetShelf } from '@/components/sheet/slots';
import { store } from '@/components/storage/store';
import { loadData, type CounterData, type NpData, type SheetData } from '@/lib/games/nach-paris/data';

/** Everything that the sheet's page works on. */
export interface SheetKit {
  readonly data: NpData & SheetData & CounterData;
  /** the list of sheets could not be read and was made anew */
  readonly recovered: boolean;
}

/** Loads the game's data, and puts a list of sheets right that could not be read. */
export async function loadKit(): Promise<SheetKit> {
  const [data, { problem }] = await Promise.all([loadData(), store.load(sheetShelf.list)]);
  const recovered = problem === 'damaged';
  if (recovered) await store.save(sheetShelf.list, await recoverLibrary(store, sheetShelf));
  return { data, recovered };
}

export const loadLook = async (id: number): Promise<Look | undefined> => (await store.load(sheetShelf.look(id))).value;
