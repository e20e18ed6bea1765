import { boardSlot } from '@/components/games/grand-illusion/map/slots';
import type { StoredBoard } from '@/components/games/kit';
import { loadData } from '@/lib/games/grand-illusion/data';
import { specOf } from '@/lib/games/grand-illusion/map/spec';

/** Where the board of this device is kept. */
export const stored = async (): Promise<StoredBoard> => ({ slots: [boardSlot(specOf((await loadData()).hexes))] });
