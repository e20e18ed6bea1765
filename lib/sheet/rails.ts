import { graphOf } from '@/lib/board/graph/graph';
import { at } from '@/lib/core/at';
import type { OneWay, RailStretch } from '@/lib/sheet/sheet';

/**
 * The railways of a sheet. A node is one line inside one hex; the stretches of node n are the slots first[n] to
 * first[n + 1] - 1 of `to` (the node at the other end) and `stretch` (which stretch leads there).
 */
export interface RailNet<Stretch extends RailStretch = RailStretch> {
  readonly stretches: readonly Stretch[];
  /** hex of each node */
  readonly hex: Int32Array;
  /** line number of each node inside its hex */
  readonly line: Int32Array;
  readonly nodesAt: ReadonlyMap<number, readonly number[]>;
  readonly first: Int32Array;
  readonly to: Int32Array;
  readonly stretch: Int32Array;
  /** the nodes at the ends of each stretch */
  readonly endA: Int32Array;
  readonly endB: Int32Array;
  /** stretches of each pair of branches that no train connects in a hex, as `${node}:${stretch}:${stretch}` */
  readonly barred: ReadonlySet<string>;
}

/** Line numbers that a hex can have. */
const LINES = 6;

/** Indexes the railways; every hex that they name must be one of `index`. */
export function buildRails<Stretch extends RailStretch>(
  stretches: readonly Stretch[],
  oneWay: readonly OneWay[],
  index: ReadonlyMap<string, number>,
): RailNet<Stretch> {
  const nodes = new Int32Array(index.size * LINES).fill(-1);
  const hexes: number[] = [];
  const lines: number[] = [];
  const nodesAt = new Map<number, number[]>();
  const nodeOf = (name: string, line: number): number => {
    const hex = index.get(name) ?? -1;
    const key = hex * LINES + line;
    const known = at(nodes, key);
    if (known >= 0) return known;
    const node = hexes.length;
    nodes[key] = node;
    hexes.push(hex);
    lines.push(line);
    const here = nodesAt.get(hex);
    if (here) here.push(node);
    else nodesAt.set(hex, [node]);
    return node;
  };
  const endA = new Int32Array(stretches.map(({ a, lineA }) => nodeOf(a, lineA)));
  const endB = new Int32Array(stretches.map(({ b, lineB }) => nodeOf(b, lineB)));
  const { first, to, line: stretch } = graphOf(hexes.length, endA, endB);
  const net = {
    stretches,
    hex: new Int32Array(hexes),
    line: new Int32Array(lines),
    nodesAt,
    first,
    to,
    stretch,
    endA,
    endB,
  };
  return { ...net, barred: barredPairs(net, oneWay, index) };
}

/** Both orders of every pair of stretches that a one-way connection keeps apart. */
function barredPairs(
  net: Omit<RailNet, 'barred'>,
  oneWay: readonly OneWay[],
  index: ReadonlyMap<string, number>,
): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (const { hex, a, b } of oneWay) {
    for (const node of net.nodesAt.get(index.get(hex) ?? -1) ?? []) {
      const towards = (name: string): readonly number[] => {
        const slots = Array.from(
          { length: at(net.first, node + 1) - at(net.first, node) },
          (_, i) => at(net.first, node) + i,
        );
        return slots
          .filter((slot) => at(net.hex, at(net.to, slot)) === index.get(name))
          .map((slot) => at(net.stretch, slot));
      };
      for (const s of towards(a))
        for (const t of towards(b)) pairs.add(barredKey(node, s, t)).add(barredKey(node, t, s));
    }
  }
  return pairs;
}

export const barredKey = (node: number, from: number, onto: number): string => `${node}:${from}:${onto}`;
