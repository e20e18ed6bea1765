import { openPassage, pricedPassage } from '@/lib/board/graph/passage';
import { breachPrices, dearestWay } from '@/lib/board/graph/price';
import { reach } from '@/lib/board/graph/reach';
import { isReached, search, type Found } from '@/lib/board/graph/search';
import { tracer, type Tracer } from '@/lib/board/graph/trace';
import { at } from '@/lib/core/at';
import { once } from '@/lib/core/once';
import type { Rule } from '@/lib/core/rule';
import { spaceAt, type Board, type BoardUnit } from '@/lib/games/paths-of-glory/board/state';
import { sourceRule } from '@/lib/games/paths-of-glory/sources';
import { toPath, type Supply, type SupplyClass, type SupplyPath } from '@/lib/games/paths-of-glory/supply/trace';
import { holdsStraits, STRAITS, type ClosedSpace } from '@/lib/games/paths-of-glory/supply/view';

/** Why a line of supply stops: a closed space, or a link that this unit cannot use. */
export type Block =
  | ClosedSpace
  | 'source-lost'
  | 'source-besieged'
  | 'dotted'
  | 'port-country'
  | 'port-closed'
  | 'straits'
  | 'beachhead-army'
  | 'no-beachhead';

/** Where the line of a unit that is out of supply stops. */
export interface Failure {
  readonly reason: Block;
  /** the closed space, the two ends of a closed link, the closed port, or Constantinople and Gallipoli */
  readonly at: readonly string[];
  readonly rule: Rule;
  /** the line that needs the fewest changes, from the unit to a source */
  readonly path: SupplyPath;
  /** how many links of it are closed */
  readonly blocks: number;
  /** every space that would by itself reopen a line if it were taken, or relieved */
  readonly remedies: readonly string[];
}

const RULES: Readonly<Record<Exclude<Block, 'source-lost' | 'port-country'>, Rule>> = {
  enemy: '14.1.3',
  'enemy-fort': '14.1.3',
  'own-fort-besieged': '14.1.2',
  // Question besieged-own-source: the ruling stands with the sources.
  'source-besieged': '14.2',
  neutral: '11.1.11',
  greek: '9.5.2.4',
  mef: '11.1.10',
  dotted: '11.1.4',
  'port-closed': '14.1.4',
  straits: '14.1.4.2',
  'beachhead-army': '9.2.7.1',
  'no-beachhead': '9.5.3.5',
};

/** Blocks that no play removes. */
const LASTING: ReadonlySet<Block> = new Set([
  'neutral',
  'greek',
  'mef',
  'dotted',
  'port-country',
  'beachhead-army',
  'no-beachhead',
]);
/** A block that play can remove weighs less than one that no play removes. */
const [REMOVABLE_WEIGHT, LASTING_WEIGHT] = [1, 3];
const weightOf = (block: Block | null): number =>
  block === null ? 0 : LASTING.has(block) ? LASTING_WEIGHT : REMOVABLE_WEIGHT;
/** A leg by sea counts a little more than a step, so that land is preferred. */
const [STEP, SEA_LEG] = [1, 2];

const sourcesOf = ({ network }: Board, { sources }: SupplyClass): readonly number[] =>
  network.sources.get(sources) ?? [];
const isSource = (board: Board, group: SupplyClass, node: number): boolean => sourcesOf(board, group).includes(node);

function spaceBlock(board: Board, group: SupplyClass, node: number): Block | null {
  const closed = group.ground.closed[node] ?? null;
  if (!closed || !isSource(board, group, node)) return closed;
  if (closed === 'own-fort-besieged') return 'source-besieged';
  // Neutrals close a source like any other space (11.1.11, 9.5.2.4); only the enemy can take it.
  return closed === 'enemy' || closed === 'enemy-fort' ? 'source-lost' : closed;
}

function lineBlock(board: Board, { view, side, ground }: SupplyClass, line: number): Block | null {
  if (view.usable[line] === 1) return null;
  const { kinds, graph } = board.network;
  const port = graph.index.get(graph.ends[line]?.a ?? '') ?? -1;
  switch (kinds[line]) {
    case 'land':
      return 'dotted';
    case 'foreign-port':
      return 'port-country';
    case 'beachhead':
      return ground.shut[line] ? 'no-beachhead' : 'beachhead-army';
    default:
      if (side === 'allied' && graph.ids[port] === STRAITS.port && !holdsStraits(board)) return 'straits';
      // A port in a closed space is already counted there; only a unit that besieges it starts from such a port.
      return ground.closed[port] && ground.closed[port] !== 'enemy-fort' ? null : 'port-closed';
  }
}

/** The ways with the fewest blocks from everywhere to the sources, whoever holds them. */
function repairs(board: Board, group: SupplyClass): Found {
  const { graph, spaces, sea, kinds } = board.network;
  // Any block comes before the sea of the other side: no line of this side crosses it, whoever holds its ports
  // (14.1.4.1, 14.1.4.2).
  const [block, foreignSea] = breachPrices(
    dearestWay(graph.nodes, SEA_LEG),
    dearestWay(graph.nodes, 2 * LASTING_WEIGHT),
    dearestWay(graph.nodes, 1),
  );
  const inSpace = (i: number): number => block * weightOf(spaceBlock(board, group, i));
  const atSea = (i: number): number => (i === sea[group.side] ? 0 : foreignSea);
  const breaches = {
    node: Int32Array.from(graph.ids, (_, i) => (i < spaces.length ? inSpace(i) : atSea(i))),
    line: Int32Array.from(graph.ends, (_, i) => block * weightOf(lineBlock(board, group, i))),
  };
  const costs = {
    node: new Uint8Array(graph.nodes),
    line: Uint8Array.from(kinds, (kind) => (kind === 'land' ? STEP : SEA_LEG)),
  };
  return search(pricedPassage(graph, costs, breaches), sourcesOf(board, group), { breaking: true });
}

interface Met {
  readonly reason: Block;
  readonly at: readonly string[];
  readonly rule: Rule;
}

function ruleOf(reason: Block, { side, sources }: SupplyClass, space: string): Rule {
  if (reason === 'source-lost') return sourceRule(sources, space);
  if (reason === 'port-country') return side === 'central' ? '14.1.4.1' : '14.1.4.2';
  return RULES[reason];
}

function metOnLine(board: Board, group: SupplyClass, line: number): Met | null {
  const reason = lineBlock(board, group, line);
  const ends = board.network.graph.ends[line];
  if (!reason || !ends) return null;
  const land = reason === 'dotted';
  return {
    reason,
    at: land ? [ends.a, ends.b] : reason === 'straits' ? [ends.a, STRAITS.key] : [ends.a],
    rule: ruleOf(reason, group, ends.a),
  };
}

function metInSpace(board: Board, group: SupplyClass, node: number, bySea: boolean): Met | null {
  if (node >= board.network.spaces.length) return null;
  const reason = spaceBlock(board, group, node);
  if (!reason) return null;
  const { id } = spaceAt(board, node);
  return { reason, at: [id], rule: reason === 'own-fort-besieged' && bySea ? '14.1.4' : ruleOf(reason, group, id) };
}

/** Spaces that link the unit to the supplied part of the board and that an action could open. */
function remediesOf(board: Board, group: SupplyClass, unit: BoardUnit): readonly string[] {
  const { graph, spaces } = board.network;
  const { view, found } = group;
  const mine = reach(openPassage(view, unit.node), [unit.node]);
  const touches = (node: number, other: 'mine' | 'source'): boolean => {
    if (other === 'source' && isSource(board, group, node)) return true;
    for (let slot = at(graph.first, node); slot < at(graph.first, node + 1); slot++) {
      const next = at(graph.to, slot);
      const passable =
        other === 'mine'
          ? isReached(mine, next) && (at(view.open, next) === 1 || next === unit.node)
          : isReached(found, next) && at(view.open, next) === 1;
      if (passable && lineBlock(board, group, at(graph.line, slot)) === null) return true;
    }
    return false;
  };
  return spaces.flatMap(({ id }, node) => {
    const block = node === unit.node ? null : spaceBlock(board, group, node);
    return block && !LASTING.has(block) && touches(node, 'mine') && touches(node, 'source') ? [id] : [];
  });
}

/** The lines of a group of units: from a unit to the sources that it has, or to any source with what is in the way. */
function linesOf(board: Board, group: SupplyClass): Tracer<Met> {
  const { graph, spaces } = board.network;
  const broken = once(() => repairs(board, group));
  return tracer({
    lawful: () => group.found,
    broken,
    breaks: (_, space, slot) => {
      const bySea = at(broken().from, space) >= spaces.length;
      const met = [metOnLine(board, group, at(graph.line, slot)), metInSpace(board, group, space, bySea)];
      return met.flatMap((block) => block ?? []);
    },
    outward: false,
  });
}

/** Finds where the lines of unsupplied units stop; one search for each kind of unit. */
export function failures(supply: Supply): (unit: BoardUnit) => Failure | null {
  const { board } = supply;
  const known = new Map<SupplyClass, Tracer<Met>>();
  return (unit) => {
    if (supply.isSupplied(unit.type, unit.node)) return null;
    const group = supply.classOf(unit.type);
    const trace = known.get(group) ?? linesOf(board, group);
    known.set(group, trace);
    const line = trace([unit.node]);
    const [first] = line?.breaks ?? [];
    const path = line ? toPath(board, line.states) : null;
    if (!line || !first || !path) return null;
    const blocks = line.breaks.length;
    const straits = blocks === 1 && first.what.reason === 'straits' ? [STRAITS.key] : [];
    return { ...first.what, path, blocks, remedies: [...straits, ...remediesOf(board, group, unit)] };
  };
}
