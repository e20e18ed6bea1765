import { certain, chain, mapDistribution, type Distribution } from '@/lib/prob/distribution';
import type { SideResult } from '@/lib/games/nach-paris/result';
import { CATEGORIES, type AbfFort, type AbfInput, type Assaulter } from '@/lib/games/nach-paris/abf/fields';
import { roughForAssault } from '@/lib/games/nach-paris/abf/modifiers';
import {
  ASSAULT_MODIFIERS,
  campOf,
  FORT_MODIFIERS,
  STATE_MODIFIERS,
  type Camp,
  type Second,
} from '@/lib/games/nach-paris/cab/modifiers';
import { type Applied, weigh, type Failed, type Weighed } from '@/lib/calc/modifiers';
import { modifiedCab, mustTest, stepLosses } from '@/lib/games/nach-paris/cab/test';
import { mayCross } from '@/lib/games/nach-paris/tables/costs';
import type { Hexside } from '@/lib/games/nach-paris/units';

/** What has become of a fortification: a Feste that lost one of its steps is reduced. */
export type FortState = 'stands' | 'reduced' | 'destroyed';

/** A CAB test with the modifiers of its chart, that of the result not among them. */
export interface CabTest {
  readonly cab: number;
  readonly base: number;
  readonly applied: readonly Applied[];
  readonly not: readonly Failed[];
}

/** The fortifications of a hex in the order of the targets; those already destroyed are left out. */
export interface AbfTargets {
  readonly target: AbfFort;
  readonly second: AbfFort | undefined;
  /** how many stand besides these two */
  readonly rest: number;
}

/** How one ABF ends. */
export interface AbfOutcome {
  readonly target: FortState;
  /** null when no second fortification is hit */
  readonly second: FortState | null;
  /** whether the assaulting unit has to test */
  readonly tests: boolean;
  /** steps that the assaulting unit loses */
  readonly lost: number;
  /** no fortification of the hex is left */
  readonly cleared: boolean;
}

/** The dice of the tests as far as they are rolled. */
export interface TestDice {
  readonly fort?: number | undefined;
  readonly second?: number | undefined;
  readonly assault?: number | undefined;
}

/** Steps left of a fortification: a whole Feste has two (11.4.10). */
const stepsOf = ({ kind, reduced }: AbfFort): number => (kind === 'feste' && !reduced ? 2 : 1);

const fateOf = (fort: AbfFort, lost: number): FortState =>
  lost === 0 ? 'stands' : lost < stepsOf(fort) ? 'reduced' : 'destroyed';

const test = (base: number, { applied, not }: Weighed): CabTest => ({
  cab: modifiedCab(base, applied),
  base,
  applied,
  not,
});

function fortTest(input: AbfInput, fort: AbfFort, gone: number, second: Second): CabTest {
  const camp: Camp = campOf(input.encDestroyed + gone, input.encForts, input.campReading);
  const { applied, not } = weigh(SHOWN_FORT_MODIFIERS, { camp, second, reducedFeste: false, fullCab: false });
  // Without a camp no part of one is destroyed, nor less than a part.
  const lines = input.encForts
    ? not
    : not.map((one) => (one.rule === '11.6.14' ? { ...one, reason: 'campNone' } : one));
  return test(fort.cab, { applied, not: lines });
}

/** The CAB given is that of the side face up, so the reduction of a Feste is in it. */
export const SHOWN_FORT_MODIFIERS = FORT_MODIFIERS.filter(({ id }) => id !== 'reducedFeste');

/** The CAB of the target before the number of the result (11.6.14). */
export const targetTest = (input: AbfInput, { target }: AbfTargets): CabTest => fortTest(input, target, 0, 'first');

/**
 * The CAB of the second fortification before the number of the result: the first is destroyed by then (8.6.4, 11.6.14).
 */
export function secondTest(input: AbfInput, { target }: AbfTargets, second: AbfFort): CabTest {
  const better = CATEGORIES.indexOf(second.category) - CATEGORIES.indexOf(target.category);
  return fortTest(input, second, 1, better > 0 ? 'better' : better < 0 ? 'worse' : 'same');
}

const RIVERS: readonly Hexside[] = ['river', 'major-river-bridge', 'major-river', 'partly-flooded'];
/** Whether a hexside is a River in the sense of 11.5.6 (dispute assault-behind-river). */
export const isRiver = (hexside: Hexside): boolean => RIVERS.includes(hexside);

/** The CAB of the assaulting unit against a fortification, destroyed or not (11.5.6). */
export function assaultTest(input: AbfInput, unit: Assaulter, fort: AbfFort, fortDestroyed: boolean): CabTest {
  const { march, nearHome, indoctrinated, hexside } = unit;
  const state = weigh(STATE_MODIFIERS, {
    march,
    nearHome,
    indoctrinated,
    heat: input.heat,
    marchReading: input.marchReading,
    ownCombatPhase: true,
  });
  const assault = weigh(ASSAULT_MODIFIERS, {
    fortCbf: fort.cbf,
    fortRough: roughForAssault(input),
    fortRiver: isRiver(hexside),
    floodedBank: hexside === 'flooded',
    assaultPio: unit.kind === 'pio',
    fortDestroyed,
  });
  return test(unit.cab, { applied: [...state.applied, ...assault.applied], not: [...state.not, ...assault.not] });
}

/**
 * Whether the result reaches a second fortification: the first was a Fort and fell to a •, the result has a number, and
 * in an assault the unit goes on (8.6.3, 8.6.4, 11.5.4).
 */
export const reachesSecond = (
  { goOn, assaulter }: AbfInput,
  { target, second }: AbfTargets,
  { losses, modifier }: SideResult,
): boolean =>
  target.kind === 'fort' && losses > 0 && modifier !== null && second !== undefined && (assaulter.length === 0 || goOn);

/**
 * Whether the assaulting unit tests: not after a • or an adjusted CAB of 0 or less when it assaults one fortification
 * only (11.5.6).
 */
export const assaulterTests = (input: AbfInput, targets: AbfTargets, result: SideResult): boolean =>
  input.assaulter.length > 0 &&
  (reachesSecond(input, targets, result) ||
    (result.losses === 0 && (result.modifier === null || targetTest(input, targets).cab + result.modifier > 0)));

/** Whether the target tests its CAB: the result has a number and leaves something of it. */
export const targetTests = ({ target }: AbfTargets, result: SideResult): boolean =>
  mustTest(result, { steps: stepsOf(target) });

/**
 * How an ABF with this result can end, with exact chances; dice that are rolled make it certain (8.6.3, 8.6.4, 11.5.4
 * to 11.5.8).
 */
export function outcomesOf(
  input: AbfInput,
  targets: AbfTargets,
  result: SideResult,
  dice: TestDice,
): Distribution<AbfOutcome> {
  const { target, second, rest } = targets;
  const [unit] = input.assaulter;
  const first = mapDistribution(
    stepLosses(result, { cab: targetTest(input, targets).cab, steps: stepsOf(target) }, dice.fort),
    (lost) => fateOf(target, lost),
  );
  const hitsSecond = second && reachesSecond(input, targets, result) ? second : undefined;
  const forts = chain(first, (one) =>
    mapDistribution(
      hitsSecond ? secondFates(input, targets, hitsSecond, result, dice) : certain<FortState | null>(null),
      (two) => ({ target: one, second: two }),
    ),
  );
  const tests = assaulterTests(input, targets, result);
  return chain(forts, (fates) => {
    const cleared =
      fates.target === 'destroyed' && rest === 0 && (second === undefined || fates.second === 'destroyed');
    const fallen = (hitsSecond ? fates.second : fates.target) === 'destroyed';
    const losses =
      unit && tests
        ? stepLosses(
            { losses: 0, modifier: 0 },
            { cab: assaultTest(input, unit, hitsSecond ?? target, fallen).cab, steps: unit.steps },
            dice.assault,
          )
        : certain(0);
    return mapDistribution(losses, (lost): AbfOutcome => ({ ...fates, tests, lost, cleared }));
  });
}

function secondFates(
  input: AbfInput,
  targets: AbfTargets,
  second: AbfFort,
  { modifier }: SideResult,
  dice: TestDice,
): Distribution<FortState | null> {
  const { cab } = secondTest(input, targets, second);
  return mapDistribution(stepLosses({ losses: 0, modifier }, { cab, steps: stepsOf(second) }, dice.second), (lost) =>
    fateOf(second, lost),
  );
}

/**
 * Whether the assaulting unit could cross the hexside in movement, as it must to advance (7.2.1, dispute
 * assault-advance).
 */
export const mayEnter = (unit: Assaulter): boolean => mayCross(unit.hexside, unit);

/**
 * Whether the assaulting unit may advance: the hex is cleared, something of the unit is left and no hexside bars it
 * (11.5.8, 11.5.9).
 */
export const advances = ({ assaulter: [unit] }: AbfInput, { cleared, lost }: AbfOutcome): boolean =>
  unit !== undefined && cleared && lost < unit.steps && mayEnter(unit);
