import type { ListedMap } from '@/lib/board/listed/read';

/** A hex that is not finished, and how many numbers of its ring nobody has named yet. */
export interface Unfinished {
  readonly n: number;
  readonly left: number;
}

/** The hexes that take least to finish: something of their ring is known, and not all of it is placed. */
export function leastLeft(map: ListedMap, most: number, except?: number): readonly Unfinished[] {
  const { first, last } = map.spec;
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
    .filter((n) => n !== except && map.beside(n).length > 0)
    .flatMap((n) => {
      const open = map.ring(n).filter((cell) => cell === undefined).length;
      return open > 0 ? [{ n, left: open - map.loose(n).length }] : [];
    })
    .sort((a, b) => a.left - b.left || a.n - b.n)
    .slice(0, most);
}
