import * as z from 'zod';
import type { ListedSpec } from '@/lib/board/listed/spec';

/** Directions round a hex in turn; neighbours that stand in two of them, one after the other, are neighbours too. */
export const RING = [0, 1, 2, 3, 4, 5] as const;

type Pair = readonly [a: number, b: number];

/** What players have entered of a map. */
export interface ListedDraft {
  /** the second hex stands in this direction of the first */
  readonly links: readonly (readonly [n: number, direction: number, other: number])[];
  /** no hex stands in this direction: the edge of the map, the sea */
  readonly edges: readonly (readonly [n: number, direction: number])[];
  readonly rails: readonly Pair[];
  /** hexsides that cost more, and those that nobody crosses */
  readonly dear: readonly Pair[];
  readonly closed: readonly Pair[];
  readonly terrain: readonly (readonly [n: number, value: number])[];
  /** hexes of which everything has been entered: what is not there, is not on the map */
  readonly done: readonly number[];
}

export const EMPTY_DRAFT: ListedDraft = {
  links: [],
  edges: [],
  rails: [],
  dear: [],
  closed: [],
  terrain: [],
  done: [],
};

/** The shape of a draft; whether it makes a map is for `readListed` to say. */
export function draftSchema({ first, last, terrain }: ListedSpec) {
  const n = z.int().min(first).max(last);
  const direction = z
    .int()
    .min(0)
    .max(RING.length - 1);
  const sides = (last - first + 1) * RING.length;
  const pairs = z
    .array(z.tuple([n, n]))
    .max(sides)
    .default([]);
  return z.strictObject({
    links: z
      .array(z.tuple([n, direction, n]))
      .max(sides)
      .default([]),
    edges: z
      .array(z.tuple([n, direction]))
      .max(sides)
      .default([]),
    rails: pairs,
    dear: pairs,
    closed: pairs,
    terrain: z
      .array(
        z.tuple([
          n,
          z
            .int()
            .min(Math.min(...terrain))
            .max(Math.max(...terrain)),
        ]),
      )
      .max(last - first + 1)
      .default([]),
    done: z
      .array(n)
      .max(last - first + 1)
      .default([]),
  });
}
