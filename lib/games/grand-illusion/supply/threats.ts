import type { Passage } from '@/lib/board/graph/passage';
import { FAR } from '@/lib/board/graph/search';
import { threats } from '@/lib/board/graph/threats';
import { oncePerKey } from '@/lib/core/once';
import { MAUBEUGE } from '@/lib/games/grand-illusion/map/places';
import { otherSide, sideOf } from '@/lib/games/grand-illusion/sides';
import { isEmergency, type SupplyBoard } from '@/lib/games/grand-illusion/supply/board';
import {
  hexToLose,
  lineFrom,
  onFoot,
  onRailway,
  passageOf,
  type Traveller,
} from '@/lib/games/grand-illusion/supply/line';

/** The lawful steps of a passage, each worked out once, and one more from each of some ends into a last state. */
function withGoal({ states, steps }: Passage, ends: readonly number[]): Passage {
  const lawful = oncePerKey((state: number): readonly number[] => {
    const found = ends.includes(state) ? [states] : [];
    steps(state, (next, _cost, breach) => {
      if (breach === 0) found.push(next);
    });
    return found;
  });
  return {
    states: states + 1,
    steps: (state, visit) => {
      if (state < states) for (const next of lawful(state)) visit(next, 1, 0, 0);
    },
  };
}

/**
 * The hexes that leave the units of a hex without a line that is known, to any of some sources, if the enemy takes
 * control of just one of them, nearest first (11.2.1). Their own hex is none of them: the line only begins there.
 */
export function threatsTo(
  board: SupplyBoard,
  hex: number,
  traveller: Traveller,
  sources: readonly number[],
): readonly number[] {
  const passage = passageOf(board, traveller);
  const goal = passage.states;
  const placeOf = (state: number): number => (state === goal ? -1 : hexToLose(board, state));
  const found = threats(withGoal(passage, sources.map(onRailway)), [onFoot(hex)], FAR, placeOf)(goal);
  // Without hex 54 there is no emergency supply, and hex 44 is part of the railway again (11.2.1.c.1).
  const opens = (n: number): boolean =>
    n === MAUBEUGE &&
    isEmergency(board) &&
    lineFrom(without(board, n, traveller), hex, traveller, sources).status === 'in';
  return found.filter((n) => n !== hex && !opens(n)).toReversed();
}

/** The board when the enemy controls one more hex. */
const without = (board: SupplyBoard, n: number, { nation }: Traveller): SupplyBoard => ({
  ...board,
  control: (other) => (other === n ? otherSide(sideOf(nation)) : board.control(other)),
  isCavalry: (other) => other !== n && board.isCavalry(other),
});
