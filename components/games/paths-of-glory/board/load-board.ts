import { loadData, type PogData } from '@/lib/games/paths-of-glory/data';
import type { Slot } from '@/components/storage/slot';
import type { History } from '@/components/storage/history';
import type { Position } from '@/components/games/paths-of-glory/board/position';
import { chartOf, type Chart, type Layout } from '@/components/games/paths-of-glory/board/map/chart';
import { boardSlot, lookSlot, type Look } from '@/components/games/paths-of-glory/board/slots';
import { store } from '@/components/storage/store';

/** Everything that the board's page works on. */
export interface BoardKit {
  readonly data: PogData;
  readonly chart: Chart;
  readonly slot: Slot<History<Position>>;
  /** how the map was left on this device */
  readonly look: Look | undefined;
}

/** Loads the game's data and the drawn map, in the browser as chunks of their own. */
export async function loadBoard(): Promise<BoardKit> {
  const [data, layout, { value: look }] = await Promise.all([
    loadData(),
    import('@/content/paths-of-glory/map/layout.json'),
    store.load(lookSlot),
  ]);
  return {
    data,
    chart: chartOf(data.spaces, data.connections, layout.default as unknown as Layout),
    slot: boardSlot(data),
    look,
  };
}
