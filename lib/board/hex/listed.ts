import { DIRECTIONS, opposite, type Direction } from '@/lib/board/hex/grid';
import type { HexPlace, Numbering } from '@/lib/board/hex/numbering';

/** By hex, its neighbour in each of the six directions; null where there is none. */
export type Neighbours = Readonly<Record<string, readonly (string | null)[]>>;

const STEPS: Readonly<Record<Direction, readonly [column: number, ahead: number, behind: number]>> = {
  0: [0, 1, 1],
  1: [1, 1, 0],
  2: [1, 0, -1],
  3: [0, -1, -1],
  4: [-1, 0, -1],
  5: [-1, 1, 0],
};

const isEven = (column: number): boolean => column % 2 === 0;
/** The place beside another; columns of even order are half a hex ahead. */
function beside({ column, row }: HexPlace, direction: Direction): HexPlace {
  const [across, ahead, behind] = STEPS[direction];
  return { column: column + across, row: row + (isEven(column) ? ahead : behind) };
}
const keyOf = ({ column, row }: HexPlace): string => `${column} ${row}`;
const fault = (reason: string): Error => new Error(`numbersListed: ${reason}`);

/**
 * The numbering of a map whose hexes have plain numbers and whose neighbours are given; where they stand follows from
 * that. Hexes that do not hang together, or that contradict each other, are a fault of the list and throw.
 */
export function numbersListed(neighbours: Neighbours): Numbering {
  const places = moved(placesOf(neighbours));
  const names = new Map([...places].map(([name, place]) => [keyOf(place), name]));
  const all = [...places.values()];
  return {
    pattern: '[1-9][0-9]{0,3}',
    place: (name) => places.get(name),
    name: (place) => names.get(keyOf(place)),
    columnPattern: '[1-9][0-9]{0,3}',
    columnName: String,
    columnOrder: Number,
    columns: {
      first: Math.min(...all.map(({ column }) => column)),
      last: Math.max(...all.map(({ column }) => column)),
    },
    rows: { first: 1, last: Math.max(...all.map(({ row }) => row)) },
    evenAhead: true,
    unruled: true,
    apart: (name, direction) => !neighbours[name]?.[direction],
  };
}

/** Where each hex stands, counted from the first of the list. */
function placesOf(neighbours: Neighbours): ReadonlyMap<string, HexPlace> {
  const [first] = Object.keys(neighbours);
  if (first === undefined) throw fault('there are no hexes');
  const places = new Map<string, HexPlace>([[first, { column: 0, row: 0 }]]);
  const taken = new Map([[keyOf({ column: 0, row: 0 }), first]]);
  for (const [name, place] of places) {
    for (const direction of DIRECTIONS) {
      const other = neighbours[name]?.[direction];
      if (!other) continue;
      if (neighbours[other]?.[opposite(direction)] !== name) throw fault(`${name} has ${other} beside it, not so back`);
      const there = beside(place, direction);
      const known = places.get(other);
      if (known ? keyOf(known) !== keyOf(there) : taken.has(keyOf(there)))
        throw fault(`${other} cannot stand beside ${name}`);
      places.set(other, there);
      taken.set(keyOf(there), other);
    }
  }
  const lost = Object.keys(neighbours).find((name) => !places.has(name));
  if (lost !== undefined) throw fault(`no way leads from ${first} to ${lost}`);
  return places;
}

/** The places counted from column 1 or 2 and from row 1; columns keep whether they are even. */
function moved(places: ReadonlyMap<string, HexPlace>): ReadonlyMap<string, HexPlace> {
  const all = [...places.values()];
  const least = Math.min(...all.map(({ column }) => column));
  const [across, up] = [isEven(least) ? 2 - least : 1 - least, 1 - Math.min(...all.map(({ row }) => row))];
  return new Map([...places].map(([name, { column, row }]) => [name, { column: column + across, row: row + up }]));
}
