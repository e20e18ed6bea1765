import { sortBars, type Bar, type Barred } from '@/lib/calc/bars';
import type { GiData } from '@/lib/games/grand-illusion/data';
import { PARIS } from '@/lib/games/grand-illusion/map/places';
import type { MovementInput } from '@/lib/games/grand-illusion/movement/fields';
import { flipsOf } from '@/lib/games/grand-illusion/movement/flip';
import { walk, type Walk } from '@/lib/games/grand-illusion/movement/walk';

export interface MovementFinding {
  readonly input: MovementInput;
  readonly walked: Walk;
  readonly flips: readonly Barred[];
  readonly not: readonly Barred[];
  /** British units would end in Paris */
  readonly endsInParis: boolean;
  /** nobody of the group may move, for this reason */
  readonly stands: Barred | undefined;
}

const STANDS: readonly Bar<MovementInput>[] = [
  { id: 'begun', rule: '8.2.2', stops: ({ begun }) => begun },
  { id: 'named', rule: '8.5', stops: ({ named }) => named },
];

/** Whether a British unit of the group would stop in Paris (8.4.7.b). */
const endsInParis = ({ mover }: MovementInput, { stages, group }: Walk): boolean =>
  mover === 'british' && group.some(({ hexes }) => hexes > 0 && stages[hexes - 1]?.entry.toHex?.n === PARIS);

export function settleMove(input: MovementInput, { hexes }: GiData): MovementFinding {
  const [stands]: readonly Barred[] = sortBars(STANDS, input).barred;
  const walked = stands ? { stages: [], short: undefined, group: [] } : walk(input, hexes);
  return { input, walked, ...flipsOf(input, walked), endsInParis: endsInParis(input, walked), stands };
}
