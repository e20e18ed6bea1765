import type { BoardInput, BoardSetup } from '@/lib/games/paths-of-glory/board/input';
import type { PlacedUnit, PogData } from '@/lib/games/paths-of-glory/data';
import { RESERVE, type GivenMove } from '@/lib/games/paths-of-glory/redeployment/move';
import { sideOfNation } from '@/lib/games/paths-of-glory/sides';

/** A position in which every unit that is moved stands, and those units of it that only the moves tell of. */
export interface Assumed {
  readonly setup: BoardSetup;
  readonly assumed: readonly PlacedUnit[];
}

type Stands = (unit: PlacedUnit) => boolean;

/** Whether a unit is the one that a move speaks of; a face or a number that was not said fits any. */
export const isMoved =
  (move: GivenMove): Stands =>
  (unit) =>
    isOfKind(move)(unit) && (move.face === undefined || unit.face === move.face);

const isOfKind =
  (move: GivenMove): Stands =>
  (unit) =>
    unit.space === move.from &&
    unit.type === move.type &&
    (move.designation === undefined || unit.designation === move.designation);

/**
 * Lets every unit stand where its move begins (13.1.1): who moves a corps out of Verdun has one there, whatever the
 * set-up says. A space whose units the player entered holds those and no other, and one where enemies stand takes none:
 * there the moves contradict the position, and nothing is assumed.
 */
export function withMovedUnits(
  setup: BoardSetup,
  moves: readonly GivenMove[],
  entered: BoardInput['units'],
  data: PogData,
): Assumed {
  const sideOf = (typeId: string) => {
    const type = data.units.types.find(({ id }) => id === typeId);
    return type && sideOfNation(type.nation, data);
  };
  const claimed = new Set<PlacedUnit>();
  const assumed: PlacedUnit[] = [];
  let units = setup.units;
  const free = (stands: Stands) => units.find((unit) => stands(unit) && !claimed.has(unit));
  for (const [i, move] of moves.entries()) {
    const there = free(isMoved(move));
    if (there) claimed.add(there);
    const hasCome = moves.slice(0, i).some(({ type, to }) => type === move.type && to === move.from);
    const side = sideOf(move.type);
    const isContradicted =
      Object.hasOwn(entered, move.from) ||
      units.some(({ space, type }) => space === move.from && sideOf(type) !== side) ||
      !data.spaces.some(({ id }) => id === move.from);
    if (there || move.from === RESERVE || hasCome || !side || isContradicted) continue;
    const other = free(isOfKind(move));
    const unit: PlacedUnit = {
      space: move.from,
      type: move.type,
      face: move.face ?? 'full',
      designation: move.designation ?? other?.designation,
    };
    claimed.add(unit);
    assumed.push(unit);
    units = [...units.filter((one) => one !== other), unit];
  }
  return { setup: { ...setup, units }, assumed };
}
