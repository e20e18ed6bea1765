import type { BoardExchange } from '@/components/games/kit';
import { boardSlot } from '@/components/games/grand-illusion/map/slots';
import { store } from '@/components/storage/store';
import type { GiData } from '@/lib/games/grand-illusion/data';
import { specOf } from '@/lib/games/grand-illusion/map/spec';
import { boardFields } from '@/lib/games/grand-illusion/supply/fields';

/** The board's position for the tools. What tools hold of it came from here, so none is handed back. */
export const exchange: BoardExchange = {
  async read(data) {
    const { value } = await store.load(boardSlot(specOf((data as GiData).hexes)));
    if (!value) return undefined;
    const { map, control, cavalry, besieged, stacks } = value.now;
    const units = stacks.length ? { stacks } : {};
    return { position: { map, control, cavalry, besieged, ...units }, fields: Object.keys(boardFields) };
  },
  file: () => undefined,
};
