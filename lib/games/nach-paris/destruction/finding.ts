import type { Barred } from '@/lib/calc/bars';
import { die, mapDistribution, type Distribution } from '@/lib/prob/distribution';
import { ZERO, type Fraction } from '@/lib/prob/fraction';
import { passChance } from '@/lib/games/nach-paris/cab/test';
import type { DestructionInput } from '@/lib/games/nach-paris/destruction/fields';
import {
  checkAction,
  damageBefore,
  damageOf,
  SLUICE_CAB,
  worse,
  type Damage,
} from '@/lib/games/nach-paris/destruction/rules';

/** What a destruction, a repair or the opening of a sluice comes to. */
export interface DestructionAnswer {
  readonly allowed: boolean;
  readonly barred: readonly string[];
  /** the damage with its chance, the damage from before counted in; empty unless something is destroyed */
  readonly damage: Distribution<Damage>;
  /** after the roll or the repair of this turn: repair turns to go, 0 for whole; null before the roll */
  readonly left: Damage | null;
  /** whether units may board and leave trains before the destroyed structure; null where the player has not looked */
  readonly boarding: boolean | null;
  /** game turn in which the structure works again if an ENG stays; null when it does not */
  readonly repairedIn: number | null;
  /** chance that the sluice opens now; 0 when that is not tried */
  readonly opens: Fraction;
  readonly opened: boolean | null;
}

/** The action with its answer and what was checked. */
export interface DestructionFinding {
  readonly input: DestructionInput;
  readonly barred: readonly Barred[];
  readonly free: readonly Barred[];
  readonly allowed: boolean;
  readonly answer: DestructionAnswer;
}

/** What the action does, with the odds before the roll and the result after it (16.1, 17.1, 17.2). */
export function settleDestruction(input: DestructionInput): DestructionFinding {
  const { barred, free } = checkAction(input);
  const allowed = barred.length === 0;
  const [destroys, repairs, floods] = [
    allowed && input.action === 'destroy',
    allowed && input.action === 'repair',
    allowed && input.action === 'sluice',
  ];
  const before = damageBefore(input);
  const left = destroys
    ? input.die === undefined
      ? null
      : worse(before, damageOf(input, input.die))
    : repairs
      ? input.left - 1
      : null;
  const answer: DestructionAnswer = {
    allowed,
    barred: barred.map(({ id }) => id),
    damage: destroys ? mapDistribution(die(20), (roll) => worse(before, damageOf(input, roll)), String) : [],
    left,
    boarding: destroys && input.connected !== 'unclear' ? input.connected === 'more' : null,
    repairedIn: repairs ? input.turn + input.left - 1 : null,
    opens: floods ? passChance(SLUICE_CAB) : ZERO,
    opened: floods && input.die !== undefined ? input.die <= SLUICE_CAB : null,
  };
  return { input, barred, free, allowed, answer };
}
