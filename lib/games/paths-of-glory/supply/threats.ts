import { dominators, dominatorsOf } from '@/lib/board/graph/dominators';
import { nodeOf } from '@/lib/board/graph/named';
import { openPassage } from '@/lib/board/graph/passage';
import { reach } from '@/lib/board/graph/reach';
import { isReached } from '@/lib/board/graph/search';
import type { BoardUnit } from '@/lib/games/paths-of-glory/board/state';
import type { Side } from '@/lib/games/paths-of-glory/data';
import type { Supply, SupplyClass } from '@/lib/games/paths-of-glory/supply/trace';
import { holdsStraits, isFriendly, STRAITS } from '@/lib/games/paths-of-glory/supply/view';

/** A space whose loss to the enemy, alone, would put units elsewhere out of supply. */
export interface Threat {
  readonly space: string;
  readonly side: Side;
  readonly units: readonly BoardUnit[];
}

type Found = Map<number, Map<string, BoardUnit>>;

function note(found: Found, node: number, unit: BoardUnit): void {
  if (node === unit.node) return;
  const units = found.get(node) ?? new Map<string, BoardUnit>();
  found.set(node, units.set(unit.id, unit));
}

/**
 * Gallipoli closes the port of Constantinople too, which no path shows: the group is traced again without both
 * (14.1.4.2).
 */
function withoutStraits(supply: Supply, group: SupplyClass, units: readonly BoardUnit[], found: Found): void {
  const { graph, kinds } = supply.board.network;
  const key = nodeOf(graph, STRAITS.key);
  const open = group.view.open.slice();
  open[key] = 0;
  const usable = group.view.usable.map((free, line) =>
    kinds[line] === 'port' && graph.ends[line]?.a === STRAITS.port ? 0 : free,
  );
  const left = reach(
    openPassage({ graph, open, usable }),
    group.roots.filter((root) => root !== key),
  );
  for (const unit of units) if (!isReached(left, unit.node)) note(found, key, unit);
}

/**
 * Every single space whose loss would cut supplied units off (14.1.3), with those units; units in the space itself are
 * not counted. Most units first, then in the order of the map.
 */
export function threatsOf(supply: Supply): readonly Threat[] {
  const { board } = supply;
  const groups = new Map<SupplyClass, BoardUnit[]>();
  for (const { unit, inSupply, privilege } of supply.units()) {
    if (!inSupply || privilege) continue;
    const group = supply.classOf(unit.type);
    groups.set(group, [...(groups.get(group) ?? []), unit]);
  }
  const straits = holdsStraits(board) && isFriendly(board, 'allied', nodeOf(board.network.graph, STRAITS.port));
  const found: Record<Side, Found> = { allied: new Map(), central: new Map() };
  for (const [group, units] of groups) {
    const tree = dominators(group.passage, group.roots);
    for (const unit of units) for (const node of dominatorsOf(tree, unit.node)) note(found[group.side], node, unit);
    if (straits && group.side === 'allied') withoutStraits(supply, group, units, found.allied);
  }
  const threats = (['allied', 'central'] as const).flatMap((side) =>
    [...found[side]]
      .filter(([node]) => node < board.network.spaces.length)
      .map(([node, units]) => ({ node, side, units: [...units.values()] })),
  );
  return threats
    .sort((a, b) => b.units.length - a.units.length || a.node - b.node)
    .map(({ node, side, units }) => ({ space: board.network.graph.ids[node] ?? '', side, units }));
}
