import { graphOf, type Graph } from '@/lib/board/graph/graph';

/** A line between two named spaces. A traveller may use it when the two share a bit; 0 is open to nobody. */
export interface Line {
  readonly a: string;
  readonly b: string;
  readonly allowed: number;
}

/** A board of named spaces and lines. */
export interface NamedGraph extends Graph {
  readonly ids: readonly string[];
  readonly index: ReadonlyMap<string, number>;
  readonly ends: readonly Line[];
  /** bits of those who may use each line */
  readonly allowed: Int32Array;
}

/** Indexes spaces and lines. A line that names an unknown space is a programmer's error and throws. */
export function namedGraph(ids: readonly string[], lines: readonly Line[]): NamedGraph {
  const index = new Map(ids.map((id, i) => [id, i]));
  const ends = (end: 'a' | 'b'): Int32Array => Int32Array.from(lines, (line) => nodeOf({ index }, line[end]));
  return {
    ...graphOf(ids.length, ends('a'), ends('b')),
    ids,
    index,
    ends: lines,
    allowed: Int32Array.from(lines, ({ allowed }) => allowed),
  };
}

/** A node given by an id that a caller has checked; an unknown id is a programmer's error and throws. */
export function nodeOf({ index }: Pick<NamedGraph, 'index'>, id: string): number {
  const node = index.get(id);
  if (node === undefined) throw new Error(`nodeOf: "${id}" is no space of this board`);
  return node;
}

/** By line, 1 where a traveller with these bits may use it and it is not shut. */
export function usableBy({ allowed }: NamedGraph, traveller: number, shut: Uint8Array): Uint8Array {
  const usable = new Uint8Array(allowed.length);
  for (let line = 0; line < usable.length; line++)
    usable[line] = Number(((allowed[line] ?? 0) & traveller) !== 0 && shut[line] === 0);
  return usable;
}
