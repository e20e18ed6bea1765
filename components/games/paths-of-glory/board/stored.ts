import { boardSlot, lookSlot } from '@/components/games/paths-of-glory/board/slots';
import type { StoredBoard } from '@/components/games/kit';
import { loadData } from '@/lib/games/paths-of-glory/data';

/** Where the board of this device is kept. */
export const stored = async (): Promise<StoredBoard> => ({ slots: [boardSlot(await loadData()), lookSlot] });
