import type { Space } from '@/lib/games/paths-of-glory/data';
import {
  canBesiege,
  garrisons,
  mightApply,
  SIEGE_RESTRICTIONS,
  siegeDrm,
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
  readonly inForce: readonly SiegeRestriction[];
  /** those that may be in force, if the nation or the fort is the one that they are about */
  readonly doubtful: readonly SiegeRestriction[];
  readonly forbidden: SiegeRestriction | undefined;
  readonly besieged: boolean;
  readonly attackBar: SiegeRestriction | undefined;
  readonly drm: number;
  readonly needs: number;
  readonly result: 'falls' | 'holds' | null;
  readonly garrisons: readonly Garrison[];
  readonly turns: readonly SiegeTurn[];
}

/**
 * Who besieges, what is forbidden, the die, and the turns ahead: after a die that held, from the next turn on (15.1 to
 * 15.3).
 */
export function settleSiege(input: SiegeInput, value: number, space: Space | undefined): SiegeFinding {
  const force = { armies: input.armies, corps: input.corps };
  const situation = { ...input, fortNation: space?.nation ?? undefined };
  const inForce = SIEGE_RESTRICTIONS.filter((restriction) => restriction.applies(situation));
  const forbidden = inForce.find(({ forbids }) => forbids.includes('siege'));
  const enough = canBesiege(force, value);
  const besieged = enough && !forbidden && input.supplied;
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
    doubtful: SIEGE_RESTRICTIONS.filter((restriction) => mightApply(restriction, situation)),
    forbidden,
    besieged,
    attackBar: inForce.find(({ forbids }) => forbids.includes('attack')),
    drm: siegeDrm(input.turn),
    needs,
    result,
    garrisons: besieged ? garrisons(force, value) : [],
    turns: besieged && result !== 'falls' ? ahead : [],
  };
}
