import { DIRECTIONS, neighbour, type Direction } from '@/lib/board/hex/grid';
import { cellName, cellOf, gridOf, type Frame } from '@/lib/board/hex/numbering';
import { NUMBERING } from '@/lib/games/when-eagles-fight/sheet/schema';
import { WEST_COLUMN } from '@/lib/games/when-eagles-fight/sheet/ground';

/* The numbers around a hex, as the map has them (2.2, 9.6, 13.3). */

/** The compass names of the six directions, from the one in which rows grow round by the east. */
export const COMPASS = ['s', 'se', 'ne', 'n', 'nw', 'sw'] as const;
export type Compass = (typeof COMPASS)[number];
export const compassOf = (direction: Direction): Compass => COMPASS[direction];
export const directionTo = (compass: Compass): Direction => COMPASS.indexOf(compass) as Direction;

/** From the west edge (9.6) on; how far the map goes south and east the rulebook does not say. */
const FRAME: Frame = { column: WEST_COLUMN, row: 0, columns: 90, rows: 100 };
const GRID = gridOf(NUMBERING, FRAME);

/** Whether the numbering has such a hex: four digits, no column west of the west edge. */
export const isHex = (name: string): boolean =>
  NUMBERING.place(name) !== undefined && cellOf(NUMBERING, FRAME, name) !== undefined;

/** The numbers of the six hexes around one, by direction; undefined beyond the edge. */
export function around(name: string): readonly (string | undefined)[] {
  const cell = cellOf(NUMBERING, FRAME, name);
  return DIRECTIONS.map((direction) => {
    const next = cell === undefined ? undefined : neighbour(GRID, cell, direction);
    return next === undefined ? undefined : cellName(NUMBERING, FRAME, next);
  });
}

/** The number of the hex next to one on a side; undefined beyond the edge and next to a number that is no hex. */
export const hexBeside = (name: string, compass: Compass): string | undefined => around(name)[directionTo(compass)];
