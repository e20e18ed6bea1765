import { DIRECTIONS } from '@/lib/board/hex/grid';
import type { Passage } from '@/lib/board/graph/passage';
import { at } from '@/lib/core/at';
import type { SupplyGround } from '@/lib/games/when-eagles-fight/supply/ground';
import { FORBIDDEN, MOST_HEXES, pricesOf, type Lack } from '@/lib/games/when-eagles-fight/supply/lacks';
import { isTown, startsOf } from '@/lib/games/when-eagles-fight/supply/starts';

const SIDES = DIRECTIONS.length;

/**
 * The ways of a side's supply as a search meets them, outward from everywhere that supply comes from: the root; then
 * the railways, at no cost; then the routes, hex by hex.
 */
export interface Ways {
  readonly passage: Passage;
  readonly root: number;
  /** the states of a hex on a route */
  readonly routes: (hex: number) => readonly number[];
  /** the hex of a state; -1 for the root */
  readonly hexOf: (state: number) => number;
  readonly isRoute: (state: number) => boolean;
  /** what the step from a state into the next lacks; `by` is its slot of the grid, for a step of a route */
  readonly lacks: (from: number, to: number, by: number) => readonly Lack[];
}

/**
 * The ways of any length that a search may take. Those that may break rules have a layer of states for each hex of a
 * route, so that none is longer than 9.5 allows: a break in four hexes explains more than a way round of twenty.
 */
export function waysOf(ground: SupplyGround, breaking: boolean): Ways {
  const { view, enemy, closed, wall } = ground;
  const { neighbours, rails, names } = view;
  const hexes = names.length;
  const layers = breaking ? MOST_HEXES + 1 : 1;
  const firstNode = layers * hexes;
  const root = firstNode + rails.hex.length;
  const starts = startsOf(ground, breaking);
  const startPrices = [
    ...[...starts.hexes].map(([hex, lacks]) => [hex, pricesOf(lacks)] as const),
    ...[...starts.nodes].map(([node, lacks]) => [firstNode + node, pricesOf(lacks)] as const),
  ];
  const railPrices = Int32Array.from(rails.hex, (hex) => pricesOf(ground.railLacks(hex)));
  const towns = Uint8Array.from(rails.hex, (hex) => Number(isTown(view.cells[hex])));
  const bars = enemy.map((one, hex) => one + at(closed, hex));
  const isRoute = (state: number): boolean => state < firstNode;
  const hexOf = (state: number): number =>
    isRoute(state) ? state % hexes : state < root ? at(rails.hex, state - firstNode) : -1;

  const onRail = (node: number, visit: Parameters<Passage['steps']>[1]): void => {
    if (towns[node] === 1) visit(at(rails.hex, node), 0, 0, -1);
    for (let slot = at(rails.first, node); slot < at(rails.first, node + 1); slot++) {
      const next = at(rails.to, slot);
      visit(firstNode + next, 0, at(railPrices, next), -1);
    }
  };
  const onRoute = (state: number, visit: Parameters<Passage['steps']>[1]): void => {
    const hex = state % hexes;
    const base = breaking ? state - hex + hexes : 0;
    if (base === firstNode) return;
    for (let slot = hex * SIDES; slot < (hex + 1) * SIDES; slot++) {
      const next = at(neighbours, slot);
      if (next >= 0) visit(base + next, 1, (at(wall, slot) + at(bars, next)) * FORBIDDEN, slot);
    }
  };
  return {
    passage: {
      states: root + 1,
      steps: (state, visit) => {
        if (isRoute(state)) onRoute(state, visit);
        else if (state < root) onRail(state - firstNode, visit);
        else for (const [start, price] of startPrices) visit(start, 0, price, -1);
      },
    },
    root,
    routes: (hex) => Array.from({ length: layers }, (_, layer) => layer * hexes + hex),
    hexOf,
    isRoute,
    lacks: (from, to, by) => {
      if (from === root) return (isRoute(to) ? starts.hexes.get(to) : starts.nodes.get(to - firstNode)) ?? [];
      if (!isRoute(to)) return ground.railLacks(hexOf(to));
      return isRoute(from) ? routeLacks(ground, hexOf(to), by) : [];
    },
  };
}

/** What a route lacks as it crosses a hexside into a hex (9.5, 3.2). */
function routeLacks({ view, enemy, closed, wall }: SupplyGround, hex: number, slot: number): readonly Lack[] {
  const lacks: Lack[] = [];
  if (wall[slot] === 1) {
    const from = Math.floor(slot / SIDES);
    const lake = view.sideAt(from, DIRECTIONS[slot % SIDES] ?? 0) === 'lake';
    lacks.push({ code: lake ? 'lake' : 'sea', open: false, rule: '9.5', hex, other: from });
  }
  if (enemy[hex] === 1) lacks.push({ code: 'enemy', open: false, rule: '9.5', hex });
  if (closed[hex] === 1) lacks.push({ code: 'neutral', open: false, rule: '3.2', hex });
  return lacks;
}
