import { fail, type Result } from '@/lib/core/result';
import type { ListedDraft } from '@/lib/board/listed/draft';
import { readListed, type ListedFault, type ListedMap } from '@/lib/board/listed/read';
import { pairKey } from '@/lib/board/listed/spec';

/* What a tap does to a map. Each gives the map that comes of it, or why it cannot be; the map before stays as it is. */

type Edited = Result<ListedMap, ListedFault>;
type Sides = 'rails' | 'dear' | 'closed';

const edited = ({ spec, draft }: ListedMap, change: Partial<ListedDraft>): Edited =>
  readListed(spec, { ...draft, ...change });

/** Puts a hex beside another, which then stands opposite; a place that is taken is refused. */
export function putBeside(map: ListedMap, n: number, direction: number, other: number): Edited {
  const there = map.ring(n)[direction];
  if (typeof there === 'number' && there !== other)
    return fail({ code: 'taken', n, other, by: there, path: ['links', map.draft.links.length] });
  return there === other ? edited(map, {}) : edited(map, { links: [...map.draft.links, [n, direction, other]] });
}

/** Marks a place beside a hex as one without a hex. */
export const putEdge = (map: ListedMap, n: number, direction: number): Edited =>
  map.ring(n)[direction] === 'edge' ? edited(map, {}) : edited(map, { edges: [...map.draft.edges, [n, direction]] });

/**
 * Opens a place again. A hex that stood there leaves the map with everything that placed it, since its place follows
 * from more than one entry; marks on hexsides that are no longer known go with it.
 */
export function clearPlace(map: ListedMap, n: number, direction: number): Edited {
  const there = map.ring(n)[direction];
  const { links, edges } = map.draft;
  if (there === undefined) return edited(map, {});
  if (there !== 'edge')
    return withoutLostSides(map, {
      links: links.filter(([a, , b]) => a !== there && b !== there),
      edges: edges.filter(([a]) => a !== there),
    });
  // The same place may have been marked from several sides: what is left must no longer mark it.
  for (let left = edges; ;) {
    const without = edited(map, { edges: left });
    if (!without.ok || without.value.ring(n)[direction] !== 'edge') return without;
    left = left.filter((_, i) => i !== markOf(map, left, n, direction));
  }
}

/** The first mark without which the place is open, or the last one that there is. */
function markOf(map: ListedMap, edges: ListedDraft['edges'], n: number, direction: number): number {
  const found = edges.findIndex((_, i) => {
    const only = edited(map, { edges: [edges[i] ?? [n, direction]] });
    return only.ok && only.value.ring(n)[direction] === 'edge';
  });
  return found < 0 ? edges.length - 1 : found;
}

function withoutLostSides(map: ListedMap, change: Partial<ListedDraft>): Edited {
  const { draft } = map;
  const bare = edited(map, { ...change, rails: [], dear: [], closed: [] });
  if (!bare.ok) return bare;
  const kept = (pairs: ListedDraft[Sides]) => pairs.filter(([a, b]) => bare.value.beside(a).includes(b));
  return edited(map, { ...change, rails: kept(draft.rails), dear: kept(draft.dear), closed: kept(draft.closed) });
}

/** Sets or takes away a mark on the hexside of two neighbours; a side is dear or closed, not both. */
export function setSide(map: ListedMap, what: Sides, a: number, b: number, on: boolean): Edited {
  const key = pairKey(a, b);
  const others = (pairs: ListedDraft[Sides]) => pairs.filter(([one, other]) => pairKey(one, other) !== key);
  const { draft } = map;
  const set: ListedDraft[Sides] = on ? [...others(draft[what]), [Math.min(a, b), Math.max(a, b)]] : others(draft[what]);
  if (what === 'rails' || !on) return edited(map, { [what]: set });
  const rival = what === 'dear' ? 'closed' : 'dear';
  return edited(map, { [what]: set, [rival]: others(draft[rival]) });
}

export const setTerrain = (map: ListedMap, n: number, value: number): Edited =>
  edited(map, {
    terrain: [...map.draft.terrain.filter(([one]) => one !== n), ...(value ? [[n, value] as const] : [])],
  });

/** Says that everything of a hex has been entered, or that it has not. */
export const setDone = (map: ListedMap, n: number, on: boolean): Edited =>
  edited(map, { done: on ? [...new Set([...map.draft.done, n])] : map.draft.done.filter((one) => one !== n) });
