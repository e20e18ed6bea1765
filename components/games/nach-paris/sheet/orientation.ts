import type { Orientation } from '@/lib/board/hex/plane';

/** The map lies with the north up: numbers grow upwards, letters go from right to left. */
export const ORIENTATION: Orientation = { rows: 'up', columns: 'left' };
