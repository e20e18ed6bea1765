import type { Direction } from '@/lib/board/hex/grid';
import { sayIn } from '@/lib/calc/ledger';
import { sumOf, weigh, type Weighed } from '@/lib/calc/modifiers';
import { illegal, type Refused } from '@/lib/calc/refusal';
import type { CardBook } from '@/lib/tables/card';
import { cardOf } from '@/lib/tables/card-cell';
import { parseResult } from '@/lib/tables/card-result';
import { stakesOf, type Stakes } from '@/lib/games/when-eagles-fight/attack/effects';
import { AROUND, type AttackInput, type DefendingUnit } from '@/lib/games/when-eagles-fight/attack/fields';
import { ATTACK_MODIFIERS, hasFortress } from '@/lib/games/when-eagles-fight/attack/modifiers';
import {
  columnOf,
  FACES,
  isHopeless,
  levelFrom,
  levelOf,
  usesOf,
  type Level,
  type Use,
} from '@/lib/games/when-eagles-fight/attack/odds';
import { attackOf, defenceOf, type Strength } from '@/lib/games/when-eagles-fight/attack/strength';
import { isConcentric, type Concentric } from '@/lib/games/when-eagles-fight/concentric/ring';
import { BELOW_HALF, CRT, resultOf, type CombatResult } from '@/lib/games/when-eagles-fight/crt/result';

/** An attack worked out as far as the table is known. */
export interface AttackFinding {
  /** defenders in a fortress with the supply that it gives them */
  readonly input: AttackInput;
  /** defenders that only their fortress feeds, whatever was entered (13.15) */
  readonly fed: readonly DefendingUnit[];
  readonly attack: Strength;
  readonly defence: Strength;
  /** the sums that the odds are made of; absent where the odds are given */
  readonly sums: { readonly attack: number; readonly defence: number } | undefined;
  readonly level: Level;
  /** below 1:2 no die is rolled (13.10) */
  readonly hopeless: boolean;
  readonly column: string;
  readonly concentric: Concentric | undefined;
  readonly weighed: Weighed;
  readonly drm: number;
  /** the cells of all faces, or of the face that fell */
  readonly uses: readonly Use[];
  readonly stakes: Stakes;
  /** the result that fell: by the die, typed in, or without a roll */
  readonly result: CombatResult | undefined;
}

/** The directions that the attack comes from. */
export const directionsOf = ({ attackers }: AttackInput): readonly Direction[] =>
  attackers.map(({ from }) => AROUND.indexOf(from) as Direction);

const sumsOf = (input: AttackInput, attack: number, defence: number): AttackFinding['sums'] => {
  if (input.strength === 'odds') return undefined;
  return input.strength === 'totals' ? { attack: input.attack, defence: input.defence } : { attack, defence };
};

/** Whoever defends in a fortress is supplied for it at all times (13.15, 9.7). */
function fedByFortress(given: AttackInput): Pick<AttackFinding, 'input' | 'fed'> {
  const fed = hasFortress(given) ? given.defenders.filter(({ supply }) => supply === 'out') : [];
  const defenders = given.defenders.map((unit) =>
    fed.includes(unit) ? { ...unit, supply: 'limited' as const } : unit,
  );
  return { input: { ...given, defenders }, fed };
}

/** Works a legal attack out. Refused where the defender has no factor to compare with. */
export function settleAttack(given: AttackInput, book: CardBook): AttackFinding | Refused {
  const { input, fed } = fedByFortress(given);
  const [attack, defence] = [attackOf(input), defenceOf(input)];
  const sums = sumsOf(input, attack.total, defence.total);
  const level = sums ? levelOf(sums.attack, sums.defence) : levelFrom(input.odds);
  if (level === undefined) return illegal('defenders', 0, sayIn('attack.refused')('noDefence'), '13.8');
  const concentric = isConcentric(directionsOf(input));
  const weighed = weigh(ATTACK_MODIFIERS, { input, attack, defence, level, concentric });
  const drm = sumOf(weighed.applied);
  const hopeless = isHopeless(level);
  const column = columnOf(level);
  const uses = hopeless ? [] : usesOf(book, column, drm, input.die === undefined ? FACES : [input.die]);
  const typed = input.result ? parseResult(cardOf(book, CRT).card.results, input.result) : undefined;
  return {
    input,
    fed,
    attack,
    defence,
    sums,
    level,
    hopeless,
    column,
    concentric,
    weighed,
    drm,
    uses,
    stakes: stakesOf(input),
    result: hopeless ? BELOW_HALF : typed ? resultOf(typed) : input.die === undefined ? undefined : uses[0]?.result,
  };
}
