import type { Bar } from '@/lib/calc/bars';
import type { Modifier } from '@/lib/calc/modifiers';
import { certain, chain, mapDistribution, die, type Distribution } from '@/lib/prob/distribution';
import { HIGHEST_TRENCH, SECOND_TRY_DRM } from '@/lib/games/paths-of-glory/limits';

export type TrenchLevel = 0 | 1 | 2;

/** How an army digs in: its Loss Factor, and whether a failure helps its next attempt (11.2.9). */
export interface Digger {
  readonly lossFactor: number;
  readonly secondTry: boolean;
}

/** Nations whose armies may use the optional second try (11.2.9). */
export const SECOND_TRY_NATIONS: readonly string[] = ['germany', 'britain', 'france', 'italy'];

/** The trench and whether the army carries the marker of a failed attempt. */
export interface Dug {
  readonly level: TrenchLevel;
  readonly marked: boolean;
}

/** The highest die that succeeds: the LF, one more with the marker (11.2.2, 11.2.9). */
export const highestSuccess = ({ lossFactor, secondTry }: Digger, marked: boolean): number =>
  lossFactor - (secondTry && marked ? SECOND_TRY_DRM : 0);

/** One attempt with a given die; a Level 2 trench cannot grow (11.2.3). */
export function dig(digger: Digger, { level, marked }: Dug, roll: number): Dug {
  if (level === HIGHEST_TRENCH) return { level, marked: false };
  const success = roll <= highestSuccess(digger, marked);
  return success ? { level: level === 0 ? 1 : 2, marked: false } : { level, marked: digger.secondTry };
}

/** The trench after each of the next rounds, when the army tries in every one of them. */
export function digRounds(digger: Digger, start: Dug, rounds: number): readonly Distribution<Dug>[] {
  const found: Distribution<Dug>[] = [];
  let now: Distribution<Dug> = certain(start);
  for (let round = 0; round < rounds; round++) {
    now = chain(now, (dug) => mapDistribution(die(6), (roll) => dig(digger, dug, roll)));
    found.push(now);
  }
  return found;
}

/** What a bar to entrenching looks at. */
export interface EntrenchCase {
  readonly event: boolean;
  readonly armies: number;
  readonly activation: 'movement' | 'combat';
  readonly supplied: boolean;
  readonly level: TrenchLevel;
}

export const ENTRENCH_BARS: readonly Bar<EntrenchCase>[] = [
  { id: 'event', rule: '11.2.1', stops: ({ event }) => !event },
  { id: 'army', rule: '11.2.1', stops: ({ armies }) => armies === 0 },
  { id: 'activation', rule: '9.2.5', stops: ({ activation }) => activation === 'combat' },
  { id: 'supply', rule: '14.3.3', stops: ({ supplied }) => !supplied },
  { id: 'level', rule: '11.2.3', stops: ({ level }) => level === HIGHEST_TRENCH },
];

/** What the marker of a failed attempt looks at. */
export interface SecondTryCase {
  /** the option is played */
  readonly secondTry: boolean;
  readonly failed: boolean;
  readonly digger: Digger;
}

export const ENTRENCH_MODIFIERS: readonly Modifier<SecondTryCase>[] = [
  {
    id: 'secondTry',
    rule: '11.2.9',
    value: SECOND_TRY_DRM,
    needs: [
      { reason: 'secondTryOff', holds: ({ secondTry }) => secondTry },
      { reason: 'secondTryNation', holds: ({ digger }) => digger.secondTry },
      { reason: 'secondTryFirst', holds: ({ failed }) => failed },
    ],
  },
];
