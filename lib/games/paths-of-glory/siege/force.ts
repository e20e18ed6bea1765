import type { Bar } from '@/lib/calc/bars';
import { sumOf, weigh, type Modifier } from '@/lib/calc/modifiers';
import type { Rule } from '@/lib/core/rule';
import { fraction, multiply, ONE, subtract, type Fraction } from '@/lib/prob/fraction';
import { LAST_TURN } from '@/lib/games/paths-of-glory/scenarios';
import { EARLY_SIEGE_DRM, RUSSIAN_FORTS_FROM } from '@/lib/games/paths-of-glory/limits';

/** Armies and corps that stand, or want to stand, in the space of an enemy fort. */
export interface SiegeForce {
  readonly armies: number;
  readonly corps: number;
}

/** Whether a force is enough to besiege a fort of this Loss Factor: one army, or as many corps as the LF (15.2.1). */
export const canBesiege = ({ armies, corps }: SiegeForce, lossFactor: number): boolean =>
  armies >= 1 || corps >= lossFactor;

/** A garrison that keeps the siege, and the most that may then leave or attack an adjacent space (15.2.3, 15.2.4). */
export interface Garrison {
  readonly kind: 'army' | 'corps';
  readonly free: SiegeForce;
}

/** The two ways to keep a siege with the least, as far as the force allows them. */
export function garrisons({ armies, corps }: SiegeForce, lossFactor: number): readonly Garrison[] {
  const found: Garrison[] = [];
  if (armies >= 1) found.push({ kind: 'army', free: { armies: armies - 1, corps } });
  if (corps >= lossFactor) found.push({ kind: 'corps', free: { armies, corps: corps - lossFactor } });
  return found;
}

export const SIEGE_MODIFIERS: readonly Modifier<{ readonly turn: number }>[] = [
  { id: 'early', rule: '15.3.3', value: EARLY_SIEGE_DRM, needs: [({ turn }) => turn <= 2] },
];
const siegeDrm = (turn: number): number => sumOf(weigh(SIEGE_MODIFIERS, { turn }).applied);

/** The least die with which the fort falls: higher than its LF after the modifier (15.3.2). Above 6 it cannot fall. */
export const siegeNeeds = (lossFactor: number, turn: number): number => lossFactor + 1 - siegeDrm(turn);

/** The chance of one siege roll, and that the fort has fallen by the end of the turn. */
export interface SiegeTurn {
  readonly turn: number;
  readonly needs: number;
  readonly chance: Fraction;
  readonly fallen: Fraction;
}

/**
 * Chances turn by turn for a siege that lasts: the fort falls at the first roll that is high enough (15.3.1, 15.3.2).
 */
export function siegeTurns(value: number, from: number, count: number): readonly SiegeTurn[] {
  const found: SiegeTurn[] = [];
  let stands = ONE;
  for (let turn = from; turn < from + count && turn <= LAST_TURN; turn++) {
    const needs = siegeNeeds(value, turn);
    const chance = fraction(Math.max(0, 7 - needs), 6);
    stands = multiply(stands, subtract(ONE, chance));
    found.push({ turn, needs, chance, fallen: subtract(ONE, stands) });
  }
  return found;
}

/** What a restriction looks at. */
export interface SiegeCase {
  /** "other" also when the player did not say which nation it is */
  readonly besieger: 'germany' | 'austria-hungary' | 'russia' | 'other';
  /** nation of the fort's space, undefined when the fort is given by its value only */
  readonly fortNation: string | undefined;
  readonly turn: number;
  /** an enemy combat unit stands in the space */
  readonly occupied: boolean;
  readonly oberost: boolean;
  readonly warStatus: number;
}

/** A rule that forbids the siege itself, an attack on the fort, or both. */
export interface SiegeRestriction extends Bar<SiegeCase> {
  readonly rule: Rule;
  readonly forbids: readonly ('siege' | 'attack')[];
  /** whom and which forts it is about: what the player left open is tried with these */
  readonly about?: { readonly besieger?: SiegeCase['besieger']; readonly fortNation: string };
}

/**
 * Turkey enters in E.4 of September 1914 at the earliest, after the sieges of that turn; Persia opens with it
 * (16.1.3.1, 11.1.12).
 */
const CLOSED_WITH_TURKEY = ['turkey', 'persia'];
const TURKEY_MAY_BE_AT_WAR = 3;

/** Whether the besieger is known and is not this nation; "other" may be anybody. */
const isAnotherThan = (nation: SiegeCase['besieger'], besieger: SiegeCase['besieger']): boolean =>
  besieger !== nation && besieger !== 'other';

export const SIEGE_RESTRICTIONS: readonly SiegeRestriction[] = [
  { id: 'enemyUnit', rule: '11.1.7', forbids: ['siege'], stops: ({ occupied }) => occupied },
  {
    id: 'germansInRussia',
    rule: '15.1.10',
    forbids: ['attack'],
    stops: ({ besieger, fortNation, oberost, warStatus }) =>
      besieger === 'germany' && fortNation === 'russia' && !oberost && warStatus < RUSSIAN_FORTS_FROM,
    spares: ({ besieger, oberost, warStatus }) =>
      oberost
        ? 'oberost'
        : warStatus >= RUSSIAN_FORTS_FROM
          ? 'warStatus'
          : isAnotherThan('germany', besieger)
            ? 'noGermans'
            : 'noRussianFort',
    about: { besieger: 'germany', fortNation: 'russia' },
  },
  {
    id: 'russiansInAugust',
    rule: '15.1.11',
    forbids: ['siege', 'attack'],
    stops: ({ besieger, fortNation, turn }) => besieger === 'russia' && fortNation === 'germany' && turn === 1,
    spares: ({ besieger, turn }) =>
      turn > 1 ? 'notAugust' : isAnotherThan('russia', besieger) ? 'noRussians' : 'noGermanFort',
    about: { besieger: 'russia', fortNation: 'germany' },
  },
  {
    id: 'turkeyNeutral',
    rule: '11.1.11',
    forbids: ['siege', 'attack'],
    stops: ({ fortNation, turn }) => CLOSED_WITH_TURKEY.includes(fortNation ?? '') && turn < TURKEY_MAY_BE_AT_WAR,
    spares: ({ turn }) => (turn < TURKEY_MAY_BE_AT_WAR ? 'noTurkishFort' : 'turkeyMayBeAtWar'),
    about: { fortNation: 'turkey' },
  },
];

/** Whether a restriction that does not apply would, if what the player left open were what it is about. */
export function mightApply({ stops, about }: SiegeRestriction, situation: SiegeCase): boolean {
  if (!about || stops(situation)) return false;
  const besieger = situation.besieger === 'other' ? (about.besieger ?? 'other') : situation.besieger;
  return stops({ ...situation, besieger, fortNation: situation.fortNation ?? about.fortNation });
}

/** A besieger out of supply is eliminated at the end of the turn, before the siege roll (14.3.5). */
export const SIEGE_SUPPLY: readonly Bar<{ readonly supplied: boolean }>[] = [
  { id: 'attrition', rule: '14.3.5', stops: ({ supplied }) => !supplied },
];
