import { fail, ok, type Result } from '@/lib/core/result';
import { RING, type ListedDraft } from '@/lib/board/listed/draft';
import { emptyPlane, layEdge, layLink, ringAt, sharePart, type Cell, type Plane } from '@/lib/board/listed/plane';
import { pairKey, statedBeside, statedRule, type ListedSpec } from '@/lib/board/listed/spec';
import type { Rule } from '@/lib/core/rule';

/** Why an entry cannot be, with where it stands in the draft. */
export type ListedFault = (
  | { readonly code: 'self' | 'elsewhere' | 'edge' | 'apart'; readonly n: number; readonly other: number }
  | { readonly code: 'taken'; readonly n: number; readonly other: number; readonly by: number }
  /** a rule puts two hexes beside each other, and the entry keeps them apart */
  | { readonly code: 'stated'; readonly n: number; readonly other: number; readonly rule: Rule }
  /** a rule names the whole ring of `n`, and `other` is not in it */
  | { readonly code: 'ring'; readonly n: number; readonly other: number; readonly rule: Rule }
  /** no place is left for a neighbour that a rule gives the hex */
  | { readonly code: 'full'; readonly n: number; readonly other: number; readonly rule: Rule }
  | { readonly code: 'terrain'; readonly n: number; readonly other: number }
  /** a hexside that costs more and is closed at once, or that one list has twice; a hex that one list has twice */
  | { readonly code: 'both' | 'twice' | 'again'; readonly n: number; readonly other: number }
  /** a rule closes a hexside that is entered as one that costs more */
  | { readonly code: 'shut'; readonly n: number; readonly other: number; readonly rule: Rule }
) & { readonly path: readonly PropertyKey[] };

/** A fault without its place in the draft. */
type Bare = Without<ListedFault>;
type Without<One> = One extends ListedFault ? Omit<One, 'path'> : never;

/** A hexside: what runs across it, as far as it is known. */
export interface ListedSide {
  readonly rail: boolean | undefined;
  readonly passage: 'plain' | 'dear' | 'closed' | undefined;
}

/** A map as far as it is known: what rules state, what players entered, and what follows from both. */
export interface ListedMap {
  readonly spec: ListedSpec;
  readonly draft: ListedDraft;
  /** what stands around a hex, by direction */
  ring(n: number): readonly Cell[];
  /** neighbours that a rule states and that have no place in the ring yet */
  loose(n: number): readonly number[];
  /** every known neighbour, in the order of the numbers */
  beside(n: number): readonly number[];
  /** no neighbour of it is unknown */
  isRingKnown(n: number): boolean;
  side(a: number, b: number): ListedSide;
  /** undefined while nobody has entered it */
  terrain(n: number): number | undefined;
  /** its ring is known and everything else of it has been entered */
  isComplete(n: number): boolean;
}

/** Reads a draft as a map, or says which entry cannot be and why. */
export function readListed(spec: ListedSpec, draft: ListedDraft): Result<ListedMap, ListedFault> {
  const plane = emptyPlane();
  const fault = lay(spec, draft, plane, false);
  if (fault) return fail(fault);
  // What contradicts a rule is looked for once; which entry brought it in, only where there is something.
  const wrong = contradiction(spec, plane) && lay(spec, draft, emptyPlane(), true);
  if (wrong) return fail(wrong);
  const map = mapOf(spec, draft, plane);
  const marked = markFault(map);
  return marked ? fail(marked) : ok(map);
}

/** Lays every entry down in its order; `judging`: each is held against the rules as soon as it lies. */
function lay(spec: ListedSpec, { links, edges }: ListedDraft, plane: Plane, judging: boolean): ListedFault | undefined {
  for (const [i, [n, direction, other]] of links.entries()) {
    const clash = layLink(plane, n, direction, other);
    const fault = clash ? { ...clash, n, other } : judging && contradiction(spec, plane);
    if (fault) return { ...fault, path: ['links', i] };
  }
  for (const [i, [n, direction]] of edges.entries()) {
    const by = layEdge(plane, n, direction);
    const fault = by === undefined ? judging && contradiction(spec, plane) : { code: 'edge' as const, n, other: by };
    if (fault) return { ...fault, path: ['edges', i] };
  }
  return undefined;
}

/** The first mark on a hexside that cannot be, or else what cannot be of a hex. */
function markFault(map: ListedMap): ListedFault | undefined {
  const { spec, draft } = map;
  const dear = new Set(draft.dear.map(([a, b]) => pairKey(a, b)));
  for (const what of ['rails', 'dear', 'closed'] as const) {
    const seen = new Set<string>();
    for (const [i, [n, other]] of draft[what].entries()) {
      const [key, path] = [pairKey(n, other), [what, i]];
      if (!map.beside(n).includes(other)) return { code: n === other ? 'self' : 'apart', n, other, path };
      if (seen.has(key)) return { code: 'twice', n, other, path };
      if (what === 'closed' && dear.has(key)) return { code: 'both', n, other, path };
      const shut = what === 'dear' ? spec.closed.find(({ a, b }) => pairKey(a, b) === key) : undefined;
      if (shut) return { code: 'shut', n, other, rule: shut.rule, path };
      seen.add(key);
    }
  }
  return hexFault(map);
}

/** The first hex that one list has twice, or whose value of the terrain the map does not have. */
function hexFault({ spec, draft }: ListedMap): ListedFault | undefined {
  const again = (numbers: readonly number[]): number => numbers.findIndex((n, i) => numbers.indexOf(n) < i);
  for (const [what, numbers] of [
    ['terrain', draft.terrain.map(([n]) => n)],
    ['done', draft.done],
  ] as const) {
    const at = again(numbers);
    const n = numbers[at];
    if (n !== undefined) return { code: 'again', n, other: n, path: [what, at] };
  }
  for (const [i, [n, value]] of draft.terrain.entries())
    if (!spec.terrain.includes(value)) return { code: 'terrain', n, other: value, path: ['terrain', i, 1] };
  return undefined;
}

/** The first thing that the places entered so far and the rules say differently. */
function contradiction(spec: ListedSpec, plane: Plane): Bare | undefined {
  for (const { n, hexes, rule } of spec.rings) {
    const cells = ringAt(plane, n);
    const stranger = cells.find((cell) => typeof cell === 'number' && !hexes.includes(cell));
    if (typeof stranger === 'number') return { code: 'ring', n, other: stranger, rule };
    if (cells.includes('edge')) return { code: 'ring', n, other: n, rule };
  }
  for (const n of plane.spots.keys()) {
    const cells = ringAt(plane, n);
    const waiting = statedBeside(spec, n).filter((other) => !cells.includes(other));
    const [first] = waiting;
    const rule = first === undefined ? undefined : statedRule(spec, n, first);
    if (first === undefined || rule === undefined) continue;
    const apart = waiting.find((other) => sharePart(plane, n, other));
    if (apart !== undefined) return { code: 'stated', n, other: apart, rule: statedRule(spec, n, apart) ?? rule };
    if (cells.filter((cell) => cell === undefined).length < waiting.length)
      return { code: 'full', n, other: first, rule };
  }
  return undefined;
}

/** The same function of a hex, worked out once for each. */
function kept<T>(of: (n: number) => T): (n: number) => T {
  const known = new Map<number, T>();
  return (n) => {
    const found = known.get(n);
    if (found !== undefined) return found;
    const made = of(n);
    known.set(n, made);
    return made;
  };
}

function mapOf(spec: ListedSpec, draft: ListedDraft, plane: Plane): ListedMap {
  const keys = (pairs: ListedDraft['rails']): ReadonlySet<string> => new Set(pairs.map(([a, b]) => pairKey(a, b)));
  const [rails, dear, closed] = [keys(draft.rails), keys(draft.dear), keys(draft.closed)];
  const shut = new Set(spec.closed.map(({ a, b }) => pairKey(a, b)));
  const done = new Set(draft.done);
  const terrain = new Map(draft.terrain);
  // Searches ask for the same hexes over and over.
  const ring = kept((n): readonly Cell[] => ringAt(plane, n));
  const beside = kept((n): readonly number[] => {
    const placed = ring(n).filter((cell): cell is number => typeof cell === 'number');
    return [...new Set([...placed, ...statedBeside(spec, n)])].sort((one, other) => one - other);
  });
  const isRingKnown = kept(
    (n): boolean =>
      spec.rings.some((one) => one.n === n) ||
      beside(n).length === RING.length ||
      ring(n).every((cell) => cell !== undefined),
  );
  return {
    spec,
    draft,
    ring,
    loose: (n) => {
      const cells = ring(n);
      return statedBeside(spec, n).filter((other) => !cells.includes(other));
    },
    beside,
    isRingKnown,
    side(a, b) {
      const key = pairKey(a, b);
      const known = done.has(a) || done.has(b);
      const plain = known ? 'plain' : undefined;
      return {
        rail: rails.has(key) ? true : known ? false : undefined,
        passage: closed.has(key) || shut.has(key) ? 'closed' : dear.has(key) ? 'dear' : plain,
      };
    },
    terrain: (n) => terrain.get(n) ?? (done.has(n) ? 0 : undefined),
    isComplete: (n) => done.has(n) && isRingKnown(n),
  };
}

/** How much of a map is there. */
export function progressOf(map: ListedMap): { readonly complete: number; readonly rings: number; readonly of: number } {
  const { first, last } = map.spec;
  const all = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return {
    complete: all.filter((n) => map.isComplete(n)).length,
    rings: all.filter((n) => map.isRingKnown(n)).length,
    of: all.length,
  };
}
