/** A line between two named spaces. A traveller may use it when the two share a bit; 0 is open to nobody. */
export interface Line {
  readonly a: string;
  readonly b: string;
  readonly allowed: number;
}

/**
 * A board of named spaces and lines, indexed once so that searches run on integers. The neighbours of node n are the
 * slots first[n] to first[n + 1] - 1 of `to` (the neighbour) and `line` (the line that leads there).
 */
export interface Graph {
  readonly ids: readonly string[];
  readonly index: ReadonlyMap<string, number>;
  readonly lines: readonly Line[];
  readonly first: Int32Array;
  readonly to: Int32Array;
  readonly line: Int32Array;
  readonly allowed: Int32Array;
  /** 1 for nodes that a search uses only when nothing else leads on, such as the sea */
  readonly late: Uint8Array;
}

/** A number of a typed array at an index known to be inside it. */
export const at = (numbers: Int32Array | Uint8Array, i: number): number => numbers[i] as number;

/** Indexes spaces and lines. A line that names an unknown space is a programmer's error and throws. */
export function buildGraph(
  ids: readonly string[],
  lines: readonly Line[],
  late: ReadonlySet<string> = new Set(),
): Graph {
  const index = new Map(ids.map((id, i) => [id, i]));
  const nodeOf = (id: string): number => {
    const node = index.get(id);
    if (node === undefined) throw new Error(`buildGraph: a line names "${id}", which is no space of this board`);
    return node;
  };
  const ends = lines.map(({ a, b }) => [nodeOf(a), nodeOf(b)] as const);
  const first = new Int32Array(ids.length + 1);
  for (const pair of ends) for (const node of pair) first[node + 1] = at(first, node + 1) + 1;
  for (let i = 0; i < ids.length; i++) first[i + 1] = at(first, i + 1) + at(first, i);
  const free = first.slice();
  const to = new Int32Array(2 * lines.length);
  const line = new Int32Array(2 * lines.length);
  const put = (from: number, target: number, l: number): void => {
    const slot = at(free, from);
    free[from] = slot + 1;
    to[slot] = target;
    line[slot] = l;
  };
  ends.forEach(([a, b], l) => {
    put(a, b, l);
    put(b, a, l);
  });
  return {
    ids,
    index,
    lines,
    first,
    to,
    line,
    allowed: Int32Array.from(lines, (l) => l.allowed),
    late: Uint8Array.from(ids, (id) => Number(late.has(id))),
  };
}

/** What one traveller sees of a board: which spaces it may pass through and which lines it may use. */
export interface View {
  readonly graph: Graph;
  /** bits of the traveller, against those of the lines */
  readonly traveller: number;
  /** 1 where a space may be passed through; a closed space can be an end only */
  readonly open: Uint8Array;
  /** 1 where a line is shut in this position */
  readonly shut: Uint8Array;
}

/** Whether a view's traveller may use a line. */
export const usable = ({ graph, traveller, shut }: View, line: number): boolean =>
  (at(graph.allowed, line) & traveller) !== 0 && at(shut, line) === 0;

/** A node given by an id that a caller has checked; an unknown id is a programmer's error and throws. */
export function nodeOf(graph: Graph, id: string): number {
  const node = graph.index.get(id);
  if (node === undefined) throw new Error(`nodeOf: "${id}" is no space of this board`);
  return node;
}
