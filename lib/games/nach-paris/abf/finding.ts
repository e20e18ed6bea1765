import { text } from '@/lib/calc/evaluation';
import { weigh, type Applied, type Failed } from '@/lib/calc/modifiers';
import { illegal, type Refused } from '@/lib/calc/refusal';
import { certain, chain, chanceOf, die, type Distribution } from '@/lib/prob/distribution';
import type { Fraction } from '@/lib/prob/fraction';
import { columnOf, readCell, type AbfColumn, type AbfReading } from '@/lib/games/nach-paris/abf/column';
import { asPlayed, type AbfInput } from '@/lib/games/nach-paris/abf/fields';
import { halved, ROLL_MODIFIERS } from '@/lib/games/nach-paris/abf/modifiers';
import { advances, outcomesOf, type AbfOutcome, type AbfTargets } from '@/lib/games/nach-paris/abf/outcome';
import { shotCounts, shotsLeft, type ShotCount } from '@/lib/games/nach-paris/bombardment/ammunition';
import { modifiedCab } from '@/lib/games/nach-paris/cab/test';
import type { NpData } from '@/lib/games/nach-paris/data';
import { NO_EFFECT, sideOf, type SideResult } from '@/lib/games/nach-paris/result';

/** Everything that the rules settle about an ABF, before it is put into words. */
export interface AbfFinding {
  readonly input: AbfInput;
  readonly targets: AbfTargets;
  readonly column: AbfColumn;
  /** modifiers of the halved die and their sum */
  readonly rolls: {
    readonly applied: readonly Applied[];
    readonly not: readonly Failed[];
    readonly sum: number;
  };
  /** the cell of the die that was rolled; undefined without a die or while the column's shift is unknown */
  readonly reading: AbfReading | undefined;
  /** without a die: the cell of each value of the halved die, from 1 */
  readonly readings: readonly AbfReading[];
  /** what the cell of the die does; undefined while it is unknown */
  readonly result: SideResult | undefined;
  /** how it can end, over every die still to be rolled; undefined while a cell is missing */
  readonly outcomes: Distribution<AbfOutcome> | undefined;
  readonly odds: AbfOdds | null;
  readonly shots: readonly ShotCount[];
}

/** Chances over every die still to be rolled. */
export interface AbfOdds {
  readonly destroyed: Fraction;
  /** a Feste is turned to its reduced side */
  readonly reduced: Fraction;
  readonly stands: Fraction;
  readonly secondDestroyed: Fraction;
  readonly secondReduced: Fraction;
  /** the assaulting unit loses a step */
  readonly loses: Fraction;
  readonly advances: Fraction;
}

const FACES = 20;

/** What a reading does to the target; a bombardment too weak for the card has no effect. */
export function resultOf({ offCard, found }: AbfReading): SideResult | undefined {
  if (offCard) return NO_EFFECT;
  return found && sideOf(found.result);
}

/**
 * Settles an ABF against the first fortification that stands (8.5 to 8.8, 11.5); the input holds nothing that a rule
 * forbids.
 */
export function settleAbf(given: AbfInput, { cards }: NpData): AbfFinding | Refused {
  const input = asPlayed(given);
  const [target, ...others] = input.forts.filter(({ destroyed }) => !destroyed);
  if (!target) return illegal('forts', input.forts.length, text('abf.refused.noTarget'), '8.5.1');
  const targets: AbfTargets = { target, second: others[0], rest: Math.max(0, others.length - 1) };
  const column = columnOf(input, target, others, cards);
  const sorted = weigh(ROLL_MODIFIERS, input);
  const rolls = { ...sorted, sum: modifiedCab(0, sorted.applied) };
  const read = (half: number): readonly AbfReading[] =>
    column.column ? [readCell(cards, target, column.column, half + rolls.sum, input.overflowReading)] : [];
  const [reading] = input.die === undefined ? [] : read(halved(input.die));
  const readings = input.die === undefined ? Array.from({ length: FACES / 2 }, (_, i) => i + 1).flatMap(read) : [];
  const result = reading && resultOf(reading);
  const dice =
    input.die === undefined ? {} : { fort: input.fortTest, second: input.secondTest, assault: input.assaultTest };
  const results = resultsOf(result, readings);
  const outcomes = results && chain(results, (one) => outcomesOf(input, targets, one, dice));
  return {
    input,
    targets,
    column,
    rolls,
    reading,
    readings,
    result,
    outcomes,
    odds: outcomes ? oddsOf(input, outcomes) : null,
    shots: shotCounts(input.guns, shotsLeft(input)),
  };
}

/** The results that are still possible: that of the die, or those of all its faces; undefined while one is unknown. */
function resultsOf(
  result: SideResult | undefined,
  readings: readonly AbfReading[],
): Distribution<SideResult> | undefined {
  if (result) return certain(result);
  const each = readings.map(resultOf);
  if (!each.length || each.includes(undefined)) return undefined;
  return chain(die(each.length), (half) => certain(each[half - 1] ?? NO_EFFECT));
}

function oddsOf(input: AbfInput, outcomes: Distribution<AbfOutcome>): AbfOdds {
  const of = (holds: (outcome: AbfOutcome) => boolean): Fraction => chanceOf(outcomes, holds);
  return {
    destroyed: of(({ target }) => target === 'destroyed'),
    reduced: of(({ target }) => target === 'reduced'),
    stands: of(({ target }) => target === 'stands'),
    secondDestroyed: of(({ second }) => second === 'destroyed'),
    secondReduced: of(({ second }) => second === 'reduced'),
    loses: of(({ lost }) => lost > 0),
    advances: of((outcome) => advances(input, outcome)),
  };
}

/** The value that all possible outcomes share; undefined while they differ or a cell is missing. */
export function shared<T>({ outcomes }: AbfFinding, pick: (outcome: AbfOutcome) => T): T | undefined {
  const values = new Set(outcomes?.map(({ value }) => pick(value)));
  return values.size === 1 ? [...values][0] : undefined;
}
