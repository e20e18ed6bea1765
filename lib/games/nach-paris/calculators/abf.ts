import { D20, facesOnCard } from '@/lib/calc/dice';
import type { Refused } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import { blocksOf, unread } from '@/lib/games/nach-paris/abf/blocks';
import { refuseAbf } from '@/lib/games/nach-paris/abf/checks';
import { abfSchema, type AbfInput } from '@/lib/games/nach-paris/abf/fields';
import { settleAbf, shared, type AbfFinding, type AbfOdds } from '@/lib/games/nach-paris/abf/finding';
import * as words from '@/lib/games/nach-paris/abf/ledger';
import { ROLL_MODIFIERS } from '@/lib/games/nach-paris/abf/modifiers';
import { openOf } from '@/lib/games/nach-paris/abf/open';
import {
  advances,
  assaulterTests,
  assaultTest,
  reachesSecond,
  secondTest,
  SHOWN_FORT_MODIFIERS,
  targetTest,
  targetTests,
  type FortState,
} from '@/lib/games/nach-paris/abf/outcome';
import type { ShotCount } from '@/lib/games/nach-paris/bombardment/ammunition';
import { ASSAULT_MODIFIERS, STATE_MODIFIERS } from '@/lib/games/nach-paris/cab/modifiers';
import { isRolled } from '@/lib/games/nach-paris/cab/test';
import { columnMark } from '@/lib/games/nach-paris/card-words';
import { missingCard, type NpData } from '@/lib/games/nach-paris/data';
import type { SideResult } from '@/lib/games/nach-paris/result';

/** What an ABF comes to. Null is what is not known yet, or does not take place. */
export interface AbfAnswer {
  readonly aff: number;
  /** headings before and after the shifts of an assault; "[58] +2" where the heading is unknown */
  readonly start: string;
  readonly column: string | null;
  /**
   * columns that the assaulting unit shifts to the right; null without an assault, or while the card's cell is unknown
   */
  readonly shift: number | null;
  /** row of the die, after the moves of 8.7.4 */
  readonly row: number | null;
  /** the cell in the card's notation */
  readonly result: string | null;
  /** place in `forts` of the target */
  readonly target: number;
  /** adjusted CAB of the tests that take place, and how they end */
  readonly targetCab: number | null;
  readonly targetFate: FortState | null;
  readonly secondCab: number | null;
  readonly secondFate: FortState | null;
  readonly assaulterTests: boolean | null;
  readonly assaulterCab: number | null;
  readonly assaulterLost: number | null;
  readonly advances: boolean | null;
  readonly odds: AbfOdds | null;
  readonly shots: readonly ShotCount[];
  /** cells that the player has still to read off the cards */
  readonly missing: number;
}

function answerOf(finding: AbfFinding): AbfAnswer {
  const { input, targets, column, reading, readings, result, odds, shots } = finding;
  const { target, second } = targets;
  const [unit] = input.assaulter;
  const tests = unit && result ? assaulterTests(input, targets, result) : null;
  const goesOn = result !== undefined && reachesSecond(input, targets, result);
  const number = result?.modifier ?? 0;
  const targetFate = shared(finding, (outcome) => outcome.target) ?? null;
  const secondFate = shared(finding, (outcome) => outcome.second) ?? null;
  const fallen = goesOn ? secondFate : targetFate;
  const missing = column.column ? unread([...(reading ? [reading] : []), ...readings]) : 1;
  return {
    aff: column.aff,
    start: columnMark(column.start),
    column: column.column ? columnMark(column.column) : null,
    shift: column.shift ?? null,
    row: reading ? Number(reading.ref.row) : null,
    result: reading?.found?.text ?? null,
    target: input.forts.indexOf(target),
    targetCab: result && targetTests(targets, result) ? targetTest(input, targets).cab + number : null,
    targetFate,
    secondCab: second && goesOn ? secondTest(input, targets, second).cab + number : null,
    secondFate,
    assaulterTests: tests,
    assaulterCab:
      unit && tests && fallen
        ? assaultTest(input, unit, goesOn && second ? second : target, fallen === 'destroyed').cab
        : null,
    assaulterLost: unit ? (shared(finding, ({ lost }) => lost) ?? null) : null,
    advances: unit ? (shared(finding, (outcome) => advances(input, outcome)) ?? null) : null,
    odds,
    shots,
    missing,
  };
}

/** The CAB of the assaulting unit; two while the fate of the fortification decides between them (11.5.6). */
function assaultCabs(finding: AbfFinding, result: SideResult): readonly number[] {
  const { input, targets } = finding;
  const hitsSecond = reachesSecond(input, targets, result);
  const fort = (hitsSecond ? targets.second : undefined) ?? targets.target;
  const fate = shared(finding, (outcome) => (hitsSecond ? outcome.second : outcome.target));
  return input.assaulter.flatMap((unit) =>
    (fate ? [fate === 'destroyed'] : [true, false]).map((falls) => assaultTest(input, unit, fort, falls).cab),
  );
}

/**
 * Dice that nobody rolls: of tests that the result does not ask for or that are settled; none while the result is not
 * known.
 */
function idleDice(finding: AbfFinding): readonly string[] {
  const { input, targets, result } = finding;
  if (!result) return [];
  const { second } = targets;
  const number = result.modifier ?? 0;
  return [
    ...(targetTests(targets, result) && isRolled(targetTest(input, targets).cab + number) ? [] : ['fortTest']),
    ...(second && reachesSecond(input, targets, result) && isRolled(secondTest(input, targets, second).cab + number)
      ? []
      : ['secondTest']),
    ...(assaulterTests(input, targets, result) && assaultCabs(finding, result).some(isRolled) ? [] : ['assaultTest']),
  ];
}

const DICE = ['die', 'fortTest', 'secondTest', 'assaultTest'] as const;

const TABLES = ['abf', 'assault-shifts'] as const;

const refuse = (input: AbfInput, data: NpData): Refused | undefined => refuseAbf(input) ?? missingCard(data, TABLES);

/** Bombardment of a Fortification, with or without an assault (8.5 to 8.8, 11.3 to 11.6). */
export const abf = tool({
  id: 'nach-paris/abf',
  tables: TABLES,
  modifiers: [
    { list: ROLL_MODIFIERS },
    { list: SHOWN_FORT_MODIFIERS, per: 'unit' },
    { list: [...STATE_MODIFIERS, ...ASSAULT_MODIFIERS] },
  ],
  schema: abfSchema,
  refuse,
  settle: settleAbf,
  words: { ...words, openOf, blocksOf },
  answer: answerOf,
  dice: {
    fields: DICE,
    idle: idleDice,
    faces: (_, { cards }, before) => [facesOnCard('die', D20, before, cards)],
  },
});
