import type { ReactNode } from 'react';
import { Board } from '@/components/games/paths-of-glory/board/board';
import { loadBoard } from '@/components/games/paths-of-glory/board/load-board';

/** The map with what this device keeps of it. */
export const openBoard = async (): Promise<ReactNode> => <Board kit={await loadBoard()} game="paths-of-glory" />;
