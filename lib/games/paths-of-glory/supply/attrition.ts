import { at } from '@/lib/core/at';
import { spaceAt, type Board } from '@/lib/games/paths-of-glory/board/state';
import type { Side, Space, UnitType } from '@/lib/games/paths-of-glory/data';
import { landBits } from '@/lib/games/paths-of-glory/board/network';
import { isMefSpace, RUSSIANS_AFTER_BREST } from '@/lib/games/paths-of-glory/geography/lands';
import {
  isAlwaysSupplied,
  type Supply,
  type SupplyPath,
  type UnitSupply,
} from '@/lib/games/paths-of-glory/supply/trace';

/** What the Attrition Phase would do now. */
export interface Attrition {
  /** units out of supply that nothing spares (14.3.5, 14.1.8) */
  readonly eliminated: readonly UnitSupply[];
  /** spaces that go over to the enemy, by the side that loses them (14.3.6) */
  readonly turning: Readonly<Record<Side, readonly string[]>>;
}

/** Nations that are in the war, so that a unit of theirs may be imagined in a space (14.3.6). */
function nationsAtWar({ data, events }: Board): ReadonlySet<string> {
  const entering = ['turkey', 'bulgaria', 'italy', 'romania', 'greece'] as const;
  const out = new Set<string>(entering.filter((nation) => !events.has(nation)));
  return new Set(data.units.nations.map(({ id }) => id).filter((id) => !out.has(id)));
}

/**
 * The unit types that can be imagined in spaces of a side: corps that need a line, of nations at war (question
 * attrition-imagined-unit).
 */
function imagined(board: Board, side: Side): readonly UnitType[] {
  const atWar = nationsAtWar(board);
  const sides = new Map(board.data.units.nations.map((nation) => [nation.id, nation.side]));
  return board.data.units.types.filter(
    (type) =>
      type.kind === 'corps' && sides.get(type.nation) === side && atWar.has(type.nation) && !isAlwaysSupplied(type),
  );
}

function canEnter({ network, events }: Board, type: UnitType, node: number, space: Space): boolean {
  if (
    type.nation === 'russia' &&
    events.has('treaty-of-brest-litovsk') &&
    !RUSSIANS_AFTER_BREST.has(space.nation ?? '')
  )
    return false;
  const { graph } = network;
  const bits = landBits(type, network);
  for (let slot = at(graph.first, node); slot < at(graph.first, node + 1); slot++)
    if (at(graph.allowed, at(graph.line, slot)) & bits) return true;
  return false;
}

/**
 * Whom a space would keep on its owner's side: a nation that could have a supplied unit there, and its line if it needs
 * one.
 */
export interface Keeper {
  readonly type: UnitType;
  readonly path: SupplyPath | null;
}

/** Where the Senussi corps is put by its card, and needs no line (9.5.3.2, 14.1.5). */
const SENUSSI = { home: 'libya', special: 'sn' } as const;

/**
 * For the spaces of one side: the nation that keeps it, null when none can, undefined where no nation has to (14.3.6).
 */
function keepers(supply: Supply, side: Side): (space: Space, node: number) => Keeper | null | undefined {
  const { board } = supply;
  const types = [
    ...new Map(imagined(board, side).map((type) => [`${type.nation}:${landBits(type, board.network)}`, type])).values(),
  ];
  // A unit in Libya would not die for want of supply if it were the Senussi corps, which belongs nowhere else.
  const senussi =
    side === 'central' ? board.data.units.types.find(({ special }) => special === SENUSSI.special) : undefined;
  return (space, node) => {
    if (isMefSpace(space) || board.barred[node]) return undefined;
    if (senussi && space.id === SENUSSI.home) return { type: senussi, path: null };
    const able = types.filter((type) => canEnter(board, type, node, space));
    if (!able.length) return undefined;
    const type = able.find((candidate) => supply.isSupplied(candidate, node));
    return type ? { type, path: supply.pathOf(type, node) } : null;
  };
}

/**
 * The nation that keeps a space for its owner in the Attrition Phase; null when the space would go over but for a fort.
 */
export const keeperOf = (supply: Supply, node: number): Keeper | null | undefined =>
  keepers(supply, supply.board.control[node] ?? 'allied')(spaceAt(supply.board, node), node);

/**
 * The spaces that a side would lose (14.3.6): no fort of its own stands there, and no nation of the side could have a
 * supplied unit there. A unit present that attrition spares keeps its space. Spaces that none but the always supplied
 * ANA can enter are not tested.
 */
function turning(supply: Supply, side: Side): readonly string[] {
  const { board } = supply;
  const keeper = keepers(supply, side);
  const spared = new Set(
    supply
      .units()
      .filter(({ attritionSafe }) => attritionSafe)
      .map(({ unit }) => unit.node),
  );
  return board.network.spaces.flatMap((space, node) =>
    board.control[node] === side && !board.forts[node] && !spared.has(node) && keeper(space, node) === null
      ? [space.id]
      : [],
  );
}

/** The outcome of the Attrition Phase in this position; both sides at once (14.3.5). */
export function attritionOf(supply: Supply): Attrition {
  return {
    eliminated: supply.units().filter(({ attritionSafe }) => !attritionSafe),
    turning: { allied: turning(supply, 'allied'), central: turning(supply, 'central') },
  };
}
