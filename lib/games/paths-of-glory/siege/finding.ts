import { sortBars, type Barred } from '@/lib/calc/bars';
import { sumOf, weigh, type Weighed } from '@/lib/calc/modifiers';
import type { Space } from '@/lib/games/paths-of-glory/data';
import {
  canBesiege,
  garrisons,
  mightApply,
  SIEGE_MODIFIERS,
  SIEGE_RESTRICTIONS,
  SIEGE_SUPPLY,
  siegeNeeds,
  siegeTurns,
  type Garrison,
  type SiegeCase,
  type SiegeForce,
  type SiegeRestriction,
  type SiegeTurn,
} from '@/lib/games/paths-of-glory/siege/force';

/** The situation as the player gives it, but for the fort. */
export interface SiegeInput extends Omit<SiegeCase, 'fortNation'>, SiegeForce {
  readonly supplied: boolean;
  readonly die?: number | undefined;
  /** turns to look ahead */
  readonly turns: number;
}

/** Everything that the rules settle about a siege, before it is put into words. */
export interface SiegeFinding {
  readonly input: SiegeInput;
  readonly value: number;
  readonly space: Space | undefined;
  readonly force: SiegeForce;
  readonly enough: boolean;
  readonly inForce: readonly Barred[];
  readonly notInForce: readonly Barred[];
  /** those that may be in force, if the nation or the fort is the one that they are about */
  readonly doubtful: readonly SiegeRestriction[];
  readonly forbidden: Barred | undefined;
  readonly besieged: boolean;
  readonly attackBar: Barred | undefined;
  /** what supply bars */
  readonly supply: { readonly barred: readonly Barred[]; readonly free: readonly Barred[] };
  /** what the modifiers of the die come to */
  readonly weighed: Weighed;
  readonly drm: number;
  readonly needs: number;
  readonly result: 'falls' | 'holds' | null;
  readonly garrisons: readonly Garrison[];
  readonly turns: readonly SiegeTurn[];
}

const forbids =
  (what: SiegeRestriction['forbids'][number]) =>
  (bar: Barred): boolean =>
    SIEGE_RESTRICTIONS.some((restriction) => restriction.id === bar.id && restriction.forbids.includes(what));

/**
 * Who besieges, what is forbidden, the die, and the turns ahead: after a die that held, from the next turn on (15.1 to
 * 15.3).
 */
export function settleSiege(input: SiegeInput, value: number, space: Space | undefined): SiegeFinding {
  const force = { armies: input.armies, corps: input.corps };
  const situation = { ...input, fortNation: space?.nation ?? undefined };
  const { barred: inForce, free: notInForce } = sortBars(SIEGE_RESTRICTIONS, situation);
  const supply = sortBars(SIEGE_SUPPLY, input);
  const weighed = weigh(SIEGE_MODIFIERS, input);
  const forbidden = inForce.find(forbids('siege'));
  const enough = canBesiege(force, value);
  const besieged = enough && !forbidden && supply.barred.length === 0;
  const needs = siegeNeeds(value, input.turn);
  const result = besieged && input.die !== undefined ? (input.die >= needs ? 'falls' : 'holds') : null;
  const ahead =
    result === null
      ? siegeTurns(value, input.turn, input.turns)
      : siegeTurns(value, input.turn + 1, Math.max(1, input.turns - 1));
  return {
    input,
    value,
    space,
    force,
    enough,
    inForce,
    notInForce,
    doubtful: SIEGE_RESTRICTIONS.filter((restriction) => mightApply(restriction, situation)),
    forbidden,
    besieged,
    attackBar: inForce.find(forbids('attack')),
    supply,
    weighed,
    drm: sumOf(weighed.applied),
    needs,
    result,
    garrisons: besieged ? garrisons(force, value) : [],
    turns: besieged && result !== 'falls' ? ahead : [],
  };
}
