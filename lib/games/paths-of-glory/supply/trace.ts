import { usableBy } from '@/lib/board/graph/named';
import { openPassage, type Passage, type View } from '@/lib/board/graph/passage';
import { reach } from '@/lib/board/graph/reach';
import { isReached, wayBack, type Found } from '@/lib/board/graph/search';
import type { Board, BoardUnit } from '@/lib/games/paths-of-glory/board/state';
import type { Side, UnitType } from '@/lib/games/paths-of-glory/data';
import { isLimitedGreece } from '@/lib/games/paths-of-glory/geography/lands';
import { ALLYS_SOURCES, sourcesKey } from '@/lib/games/paths-of-glory/sources';
import { sideOfNation } from '@/lib/games/paths-of-glory/sides';
import { BEACHHEAD, landBits, PORTS } from '@/lib/games/paths-of-glory/board/network';
import { isFriendly, sideView, type SideView } from '@/lib/games/paths-of-glory/supply/view';

/** Units that trace in the same way: the same sources, lines and ports. */
export interface SupplyClass {
  readonly side: Side;
  /** the value of a space's `supply` that marks its sources */
  readonly sources: string;
  readonly view: View;
  readonly ground: SideView;
  /** the sources that can be used now */
  readonly roots: readonly number[];
  /** the lines of supply that run from the sources, and what they reach */
  readonly passage: Passage;
  readonly found: Found;
}

/** `neutral`: a Greek unit under the limited entry, whose supply nobody asks for (9.5.2.4). */
export type Privilege = 'always' | 'serbs-at-home' | 'neutral';

export interface SupplyPath {
  /** from the unit's space to the source */
  readonly spaces: readonly string[];
  /** the two ends of the leg by sea, where there is one (14.1.4) */
  readonly sea: readonly [string, string] | null;
}

export interface UnitSupply {
  readonly unit: BoardUnit;
  readonly inSupply: boolean;
  /** in supply, or spared by attrition all the same (14.1.8) */
  readonly attritionSafe: boolean;
  /** supplied by rule, without a line */
  readonly privilege: Privilege | null;
  /** in supply only from an ally's source: no replacements and no SR with the Reserve Box (17.1.4.1) */
  readonly distant: boolean;
  readonly path: SupplyPath | null;
}

const ALWAYS_SUPPLIED = new Set(['ana', 'sn']);
/** 14.1.5: the Montenegrin, ANA and SN corps. */
export const isAlwaysSupplied = (type: UnitType): boolean =>
  type.nation === 'montenegro' || ALWAYS_SUPPLIED.has(type.special ?? '');

/** Nations that trace along the dotted lines reserved for Russians (question russian-dotted-lines-supply). */
export const ON_RUSSIAN_LINES = new Set(['romania', 'serbia']);

/** The supply of a whole position; everything is worked out once and when it is first asked for. */
export interface Supply {
  readonly board: Board;
  /** how units of a type trace; the privileges of 14.1.5 and 14.1.6 are not part of it */
  classOf(type: UnitType): SupplyClass;
  /** whether a unit of this type would be in supply in a space, by a line or by privilege */
  isSupplied(type: UnitType, node: number): boolean;
  /** whether it would be in supply there without an ally's source (17.1.4.1) */
  isSuppliedAtHome(type: UnitType, node: number): boolean;
  unit(unit: BoardUnit): UnitSupply;
  pathOf(type: UnitType, node: number): SupplyPath | null;
  readonly units: () => readonly UnitSupply[];
}

function once<K, V>(make: (key: K) => V, keyOf: (key: K) => string): (key: K) => V {
  const known = new Map<string, V>();
  return (key) => {
    const name = keyOf(key);
    const found = known.get(name);
    if (found !== undefined) return found;
    const value = make(key);
    known.set(name, value);
    return value;
  };
}

function bitsOf(type: UnitType, side: Side, { network, beachhead }: Board): number {
  const russianLines = ON_RUSSIAN_LINES.has(type.nation) ? (network.named.russia ?? 0) : 0;
  const ashore = side === 'allied' && beachhead && (type.kind === 'corps' || type.special === 'mef') ? BEACHHEAD : 0;
  return landBits(type, network) | russianLines | PORTS[side] | ashore;
}

/** Traces the supply of a position: one search from the sources for each kind of unit that traces differently. */
export function supplyOf(board: Board): Supply {
  const { network, data } = board;
  const ground = once(
    (side: Side) => sideView(board, side),
    (side) => side,
  );
  const sideOf = (type: UnitType): Side => sideOfNation(type.nation, data) ?? 'allied';
  const keyOf = (type: UnitType): string =>
    `${sourcesKey(sideOf(type), type.nation)}:${bitsOf(type, sideOf(type), board)}`;
  const sourcesOf = (side: Side, sources: string): readonly number[] =>
    (network.sources.get(sources) ?? []).filter((node) => isFriendly(board, side, node));
  const classOf = once((type: UnitType): SupplyClass => {
    const side = sideOf(type);
    const sources = sourcesKey(side, type.nation);
    const { open, shut } = ground(side);
    const view = { graph: network.graph, open, usable: usableBy(network.graph, bitsOf(type, side, board), shut) };
    const roots = sourcesOf(side, sources);
    const passage = openPassage(view);
    const found = reach(passage, roots, network.late);
    return { side, sources, view, ground: ground(side), roots, passage, found };
  }, keyOf);
  const atHome = once(
    (type: UnitType): Found => {
      const { passage, roots, found } = classOf(type);
      const allys = ALLYS_SOURCES[type.nation] ?? [];
      const own = roots.filter((root) => !allys.includes(network.graph.ids[root] ?? ''));
      return own.length === roots.length ? found : reach(passage, own);
    },
    (type) => `${keyOf(type)}:${(ALLYS_SOURCES[type.nation] ?? []).join()}`,
  );

  const privilegeOf = (type: UnitType, node: number): Privilege | null => {
    if (isAlwaysSupplied(type)) return 'always';
    if (type.nation === 'greece' && isLimitedGreece(board.events)) return 'neutral';
    return type.nation === 'serbia' && network.spaces[node]?.nation === 'serbia' ? 'serbs-at-home' : null;
  };
  const pathOf = (type: UnitType, node: number): SupplyPath | null => toPath(board, wayBack(classOf(type).found, node));
  const unitSupply = once(
    (unit: BoardUnit): UnitSupply => {
      const { type, node } = unit;
      const privilege = privilegeOf(type, node);
      const inSupply = privilege !== null || isReached(classOf(type).found, node);
      return {
        unit,
        inSupply,
        attritionSafe: inSupply || (type.nation === 'turkey' && unit.space === 'medina'),
        privilege,
        distant: privilege === null && inSupply && !isReached(atHome(type), node),
        path: privilege === null ? pathOf(type, node) : null,
      };
    },
    ({ id }) => id,
  );
  return {
    board,
    classOf,
    isSupplied: (type, node) => privilegeOf(type, node) !== null || isReached(classOf(type).found, node),
    isSuppliedAtHome: (type, node) => privilegeOf(type, node) !== null || isReached(atHome(type), node),
    unit: unitSupply,
    pathOf,
    units: () => board.units.map(unitSupply),
  };
}

/** A way through nodes as spaces, with the leg by sea where it crosses the sea's node. */
export function toPath({ network }: Board, nodes: readonly number[]): SupplyPath | null {
  if (!nodes.length) return null;
  const names = nodes.map((node) => network.graph.ids[node] ?? '');
  const crossing = nodes.findIndex((node) => node >= network.spaces.length);
  const [from, to] = [names[crossing - 1], names[crossing + 1]];
  return {
    spaces: names.filter((_, i) => i !== crossing),
    sea: crossing > 0 && from !== undefined && to !== undefined ? [from, to] : null,
  };
}
