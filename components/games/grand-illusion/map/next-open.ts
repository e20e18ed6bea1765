import type { Cell } from '@/lib/board/listed/plane';

/** The place of a ring that is open after another, round the hex; undefined when no other is. */
export function nextOpen(ring: readonly Cell[], after: number | undefined): number | undefined {
  const from = after ?? -1;
  const order = ring.map((_, i) => (from + 1 + i) % ring.length);
  return order.find((place) => place !== after && ring[place] === undefined);
}
