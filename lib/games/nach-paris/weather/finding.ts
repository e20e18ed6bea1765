import { fraction, ONE, ZERO, type Fraction } from '@/lib/prob/fraction';
import { isFirstTurn } from '@/lib/games/nach-paris/first-turn';
import { exm1From, isFreshToMarch, isMarcher, marchBonus } from '@/lib/games/nach-paris/movement/forced-march';
import { HEAT_CAB, RAIN_ATTACK, RAIN_MF } from '@/lib/games/nach-paris/tables/marching';
import { RAIL_MF } from '@/lib/games/nach-paris/tables/rail';
import type { WeatherInput } from '@/lib/games/nach-paris/weather/fields';

/** Torrential rain on this roll or more. */
export const RAIN_FROM = 8;

export type Rain = 'none' | 'roll' | 'dry' | 'torrential';

/** Whether it may pour: no symbol or no roll in a scenario's first turn, still to be rolled, or settled by the die. */
export function rainOf({ rain, die, ...when }: WeatherInput): Rain {
  if (!rain || isFirstTurn(when)) return 'none';
  return die === undefined ? 'roll' : die >= RAIN_FROM ? 'torrential' : 'dry';
}

/** What a unit can do in the weather. */
export interface Going {
  readonly mf: number;
  /** MF spent from which EXM-1 is due; null for a unit that extended movement does not concern */
  readonly exm1: number | null;
  /** extra MF of a forced march; 0 when the weather or the unit forbids it */
  readonly march: number;
  /** MF of a unit that moves by rail alone */
  readonly train: number;
}

/** Whether the unit's type and wear allow a forced march (7.5.1, 7.5.2). */
export const mayMarch = (unit: WeatherInput): boolean => isMarcher(unit.kind) && isFreshToMarch(unit);

/** The unit's movement with and without torrential rain (7.4.1, 7.5.3, 12.3.4, 15.1). */
export function goingOf(input: WeatherInput, torrential: boolean): Going {
  const mf = Math.max(0, input.mf - (torrential ? RAIN_MF : 0));
  const march = torrential || !mayMarch(input) ? 0 : marchBonus(input, input.heat);
  return {
    mf,
    exm1: isMarcher(input.kind) ? exm1From(mf) : null,
    march,
    train: RAIL_MF - (torrential && input.trains === 'all' ? RAIN_MF : 0),
  };
}

export interface WeatherAnswer {
  readonly rain: Rain;
  /** chance of torrential rain, from here on */
  readonly chance: Fraction;
  /** change of every unit's CAB */
  readonly cab: number;
  /** modifier of combat for every attacker if it pours */
  readonly attack: number;
  /** the unit's movement; the one that cannot come about any more is null */
  readonly dry: Going | null;
  readonly wet: Going | null;
}

const CHANCE = fraction(21 - RAIN_FROM, 20);

const chanceOf = (rain: Rain): Fraction => (rain === 'roll' ? CHANCE : rain === 'torrential' ? ONE : ZERO);

export interface WeatherFinding {
  readonly input: WeatherInput;
  readonly answer: WeatherAnswer;
}

export function settleWeather(input: WeatherInput): WeatherFinding {
  const rain = rainOf(input);
  const answer: WeatherAnswer = {
    rain,
    chance: chanceOf(rain),
    cab: input.heat ? HEAT_CAB : 0,
    attack: rain === 'torrential' || rain === 'roll' ? RAIN_ATTACK : 0,
    dry: rain === 'torrential' ? null : goingOf(input, false),
    wet: rain === 'torrential' || rain === 'roll' ? goingOf(input, true) : null,
  };
  return { input, answer };
}
