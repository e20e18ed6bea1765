import { namedGraph, nodeOf, type Line, type NamedGraph } from '@/lib/board/graph/named';
import { isMefSpace } from '@/lib/games/paths-of-glory/geography/lands';
import type { Connection, PogData, Side, Space, UnitType } from '@/lib/games/paths-of-glory/data';

/** What a line of the network stands for. A foreign port is one of a country whose ports this side may not use. */
export type LineKind = 'land' | 'port' | 'foreign-port' | 'beachhead';

/** The map as a graph: a node for each space, in the order of the data, then one node for the sea of each side. */
export interface Network {
  readonly graph: NamedGraph;
  readonly spaces: readonly Space[];
  readonly sea: Readonly<Record<Side, number>>;
  /** 1 for the seas: a line of supply leaves the land only when it must */
  readonly late: Uint8Array;
  readonly kinds: readonly LineKind[];
  /** the lines to the sea, each with the node of its port */
  readonly ports: readonly { readonly line: number; readonly node: number }[];
  /** the nodes of the sources by the value of `supply` that marks them (14.2) */
  readonly sources: ReadonlyMap<string, readonly number[]>;
  /** bits of the named travellers of the dotted lines, "britain", "ana", … */
  readonly named: Readonly<Record<string, number>>;
}

/** Bits of a traveller: solid lines, the ports of its side, the MEF Beachhead; the named ones follow. */
export const SOLID = 1;
export const PORTS: Readonly<Record<Side, number>> = { allied: 2, central: 4 };
export const BEACHHEAD = 8;
const FIRST_NAMED = 16;

const seaId = (side: Side): string => `sea:${side}`;
const otherSide = (side: Side): Side => (side === 'allied' ? 'central' : 'allied');

interface NetworkLine extends Line {
  readonly kind: LineKind;
}

function landLine({ a, b, only }: Connection, named: Readonly<Record<string, number>>): NetworkLine {
  const allowed = only ? only.reduce((bits, name) => bits | (named[name] ?? 0), 0) : SOLID;
  return { a, b, allowed, kind: 'land' };
}

/** The lines of a space to the sea: its own side's, the other side's that nobody may use, or the Beachhead's. */
function seaLines(space: Space): readonly NetworkLine[] {
  if (isMefSpace(space)) return [{ a: space.id, b: seaId('allied'), allowed: BEACHHEAD, kind: 'beachhead' }];
  if (!space.port) return [];
  return [
    { a: space.id, b: seaId(space.port), allowed: PORTS[space.port], kind: 'port' },
    { a: space.id, b: seaId(otherSide(space.port)), allowed: 0, kind: 'foreign-port' },
  ];
}

function build(data: PogData): Network {
  const names = [...new Set(data.connections.flatMap(({ only }) => only ?? []))].sort();
  const named = Object.fromEntries(names.map((name, i) => [name, FIRST_NAMED << i]));
  const lines = [
    ...data.connections.map((connection) => landLine(connection, named)),
    ...data.spaces.flatMap(seaLines),
  ];
  const seas = [seaId('allied'), seaId('central')];
  const graph = namedGraph([...data.spaces.map(({ id }) => id), ...seas], lines);
  const sources = new Map<string, number[]>();
  for (const [node, { supply }] of data.spaces.entries())
    for (const key of supply) sources.set(key, [...(sources.get(key) ?? []), node]);
  return {
    graph,
    sources,
    ports: lines.flatMap(({ kind, a }, line) => (kind === 'land' ? [] : [{ line, node: nodeOf(graph, a) }])),
    spaces: data.spaces,
    sea: { allied: data.spaces.length, central: data.spaces.length + 1 },
    late: Uint8Array.from([...data.spaces.map(() => 0), ...seas.map(() => 1)]),
    kinds: lines.map(({ kind }) => kind),
    named,
  };
}

const built = new WeakMap<PogData, Network>();

/** The network of a game's data, built once. */
export function networkOf(data: PogData): Network {
  const known = built.get(data);
  if (known) return known;
  const network = build(data);
  built.set(data, network);
  return network;
}

/** The lines that a unit type may move along: solid ones and the dotted ones of its nation or its own name (11.1.4). */
export function landBits(type: UnitType, { named }: Network): number {
  return SOLID | (named[type.nation] ?? 0) | (type.special ? (named[type.special] ?? 0) : 0);
}
