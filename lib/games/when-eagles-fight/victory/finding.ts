import victoryChecks from '@/content/when-eagles-fight/tables/victory-checks.json';
import { sumOf, weigh, type Modifier, type Weighed } from '@/lib/calc/modifiers';
import type { Fraction } from '@/lib/prob/fraction';
import type { CardBook } from '@/lib/tables/card';
import { readTrack, type TrackReading } from '@/lib/games/when-eagles-fight/clocks/cards';
import { checkTurns, lastTurn } from '@/lib/games/when-eagles-fight/clocks/scenario';
import { isLastByMarker } from '@/lib/games/when-eagles-fight/clocks/verdun';
import type { VictoryInput } from '@/lib/games/when-eagles-fight/victory/fields';
import { REVOLUTION_MODIFIERS } from '@/lib/games/when-eagles-fight/victory/modifiers';
import { chanceOfRevolution } from '@/lib/games/when-eagles-fight/victory/revolution';
import { asChart, printedNumber } from '@/lib/tables/chart-number';

/** German cities that win the game for the Russian, the same at every check (4.3). */
export const GERMAN_CITIES = printedNumber(asChart(victoryChecks), 'final', 'german-cities');

/** A number of the Turn Track. */
export interface TrackNumber extends TrackReading {
  readonly value: number | undefined;
  readonly from: 'typed' | 'card' | undefined;
}

export interface VictoryCase extends VictoryInput {
  /** the turn whose check this is, or the next one */
  readonly check: number;
  /** the check is at the end of this turn */
  readonly isNow: boolean;
  readonly isLast: boolean;
  readonly revolution: TrackNumber;
  readonly victory: TrackNumber;
}

export type Winner = 'russian' | 'central';
export interface VictoryFinding {
  readonly one: VictoryCase;
  readonly conditions: Weighed;
  readonly modifiers: Weighed;
  readonly modifier: number;
  /** of a revolution at this check; undefined while its number is not known, or where nobody rolls */
  readonly chance: Fraction | undefined;
  /** die, modifiers and cities */
  readonly total: number | undefined;
  readonly winner: Winner | undefined;
  /** why: a capital, a condition of 4.3, the revolution or its absence in the last turn */
  readonly by: 'capital' | 'cities' | 'hexes' | 'revolution' | 'survived' | undefined;
  /** the die is rolled */
  readonly rolls: boolean;
}

/** What the Russian wins by at a check, before the die (4.3; question `cp-victory-ties`). */
export const RUSSIAN_CONDITIONS: readonly Modifier<VictoryCase>[] = [
  {
    id: 'cities',
    rule: '4.3',
    value: 0,
    needs: [({ german }) => german >= GERMAN_CITIES],
    params: ({ german }) => ({ german }),
  },
  {
    id: 'hexes',
    rule: '4.3',
    value: 0,
    needs: [
      { reason: 'hexesUnknown', holds: ({ victory }) => victory.value !== undefined },
      ({ hexes, victory }) => hexes >= (victory.value ?? 0),
    ],
    params: ({ hexes, victory }) => ({ hexes, needed: victory.value ?? 0 }),
  },
];

/** The turn of the next check, this one included: the last turn has one even where there is none otherwise (7.3). */
export function nextCheckOf({ turn, scenario, marker }: Pick<VictoryInput, 'turn' | 'scenario' | 'marker'>): number {
  const last = Math.min(lastTurn(scenario), turn >= 16 ? (marker ?? lastTurn(scenario)) : lastTurn(scenario));
  return Math.min(checkTurns(scenario).find((check) => check >= turn) ?? last, Math.max(last, turn));
}

/**
 * The turns whose printed numbers a check may use, in this order: its own, those of Turn 24 for a game that ends
 * between two checks, those of Turn 2 for Schlieffen East (questions `shortened-game-check`, `schlieffen-rev-number`).
 */
export const numbersOf = (check: number): readonly number[] => (check > 20 ? [24] : check === 3 ? [3, 2] : [check]);

/** The turn under which the Turn Track prints the numbers of a check. */
export const printedTurn = (check: number): number => numbersOf(check)[0] ?? check;

function trackNumber(book: CardBook, row: 'rev' | 'hexes', check: number, typed: number | undefined): TrackNumber {
  const readings = numbersOf(check).map((turn) => readTrack(book, row, turn));
  const found = readings.find(({ number }) => number !== undefined) ?? readings.at(-1);
  const value = typed ?? found?.number;
  return {
    ref: found?.ref,
    found: found?.found,
    number: found?.number,
    value,
    from: typed !== undefined ? 'typed' : value !== undefined ? 'card' : undefined,
  };
}

export function settleVictory(input: VictoryInput, book: CardBook): VictoryFinding {
  const check = nextCheckOf(input);
  const { turn, scenario, marker } = input;
  const isLast = turn === lastTurn(scenario) || (turn >= 16 && marker !== undefined && isLastByMarker(turn, marker));
  const one: VictoryCase = {
    ...input,
    check,
    isNow: check === turn,
    isLast,
    revolution: trackNumber(book, 'rev', check, input.rev),
    victory: trackNumber(book, 'hexes', check, input.needed),
  };
  const conditions = weigh(RUSSIAN_CONDITIONS, one);
  const modifiers = weigh(REVOLUTION_MODIFIERS, one);
  const modifier = sumOf(modifiers.applied);
  const rev = one.revolution.value;
  const rolls = input.capital === 'none' && one.isNow && !conditions.applied.length;
  const total = rolls && input.die !== undefined ? input.die + modifier + input.cities : undefined;
  return {
    one,
    conditions,
    modifiers,
    modifier,
    chance: rev === undefined ? undefined : chanceOfRevolution(rev, input.cities, modifier),
    total,
    rolls,
    ...decided(one, conditions, total),
  };
}

/** Whether the Russian may have won by victory hexes already: nobody has entered how many it takes (4.1, 4.3). */
export const mayHaveWon = ({ hexes, victory }: VictoryCase): boolean => hexes > 0 && victory.value === undefined;

function decided(
  one: VictoryCase,
  conditions: Weighed,
  total: number | undefined,
): Pick<VictoryFinding, 'winner' | 'by'> {
  const { capital, isNow, isLast, revolution } = one;
  if (capital !== 'none') return { winner: capital === 'petrograd' ? 'central' : 'russian', by: 'capital' };
  if (!isNow) return { winner: undefined, by: undefined };
  const [met] = conditions.applied;
  if (met) return { winner: 'russian', by: met.id === 'cities' ? 'cities' : 'hexes' };
  if (total === undefined || revolution.value === undefined) return { winner: undefined, by: undefined };
  if (total >= revolution.value)
    return mayHaveWon(one) ? { winner: undefined, by: undefined } : { winner: 'central', by: 'revolution' };
  return isLast ? { winner: 'russian', by: 'survived' } : { winner: undefined, by: undefined };
}
