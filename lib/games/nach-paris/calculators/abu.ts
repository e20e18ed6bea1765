import { D20, facesOnCard } from '@/lib/calc/dice';
import type { Refused } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import { chanceOf, expected, type Distribution } from '@/lib/prob/distribution';
import type { Fraction } from '@/lib/prob/fraction';
import { blocksOf, missingCells } from '@/lib/games/nach-paris/abu/blocks';
import { refuseAbu } from '@/lib/games/nach-paris/abu/checks';
import { abuSchema, type AbuInput } from '@/lib/games/nach-paris/abu/fields';
import { settleAbu, type AbuFinding, type AbuHit } from '@/lib/games/nach-paris/abu/finding';
import { fireOf } from '@/lib/games/nach-paris/abu/fire';
import * as words from '@/lib/games/nach-paris/abu/ledger';
import { ABU_MODIFIERS, HIDDEN } from '@/lib/games/nach-paris/abu/modifiers';
import { openOf } from '@/lib/games/nach-paris/abu/open';
import type { ShotCount } from '@/lib/games/nach-paris/bombardment/ammunition';
import { STATE_MODIFIERS } from '@/lib/games/nach-paris/cab/modifiers';
import { isRolled } from '@/lib/games/nach-paris/cab/test';
import { columnMark } from '@/lib/games/nach-paris/card-words';
import { missingCard, type NpData } from '@/lib/games/nach-paris/data';

interface StepChance {
  readonly steps: number;
  readonly chance: Fraction;
}

export interface AbuTargetAnswer {
  readonly name: string;
  /** the ARF against this unit, halved by its cover */
  readonly arf: Fraction;
  /** the heading of the column before overflow; "[17]" where the heading is not known; null: no effect */
  readonly column: string | null;
  /** sum of the modifiers of the halved roll */
  readonly modifier: number;
  /** with the die: the column and row of the cell after overflow, and what it holds */
  readonly cell: { readonly column: string; readonly row: string } | null;
  readonly result: string | null;
  /** the CAB of its test, the number of the result included; null while no test is known */
  readonly cab: number | null;
  readonly passed: boolean | null;
  /** null while cells are missing */
  readonly lost: readonly StepChance[] | null;
  readonly expected: Fraction | null;
  readonly eliminated: Fraction | null;
}

export interface AbuAnswer {
  /** the total ARF, halved by the shortage from GT22 */
  readonly arf: Fraction;
  /** how many units may be under fire; null: all of the hex */
  readonly number: number | null;
  /** how many of those in cover may be among them */
  readonly mostCovered: number | null;
  /** units under fire, in the order given */
  readonly targets: readonly AbuTargetAnswer[];
  readonly total: readonly StepChance[] | null;
  readonly expected: Fraction | null;
  /** cells of the card still to be read */
  readonly missing: number;
  readonly shots: readonly ShotCount[];
}

const chances = (dist: Distribution<number> | undefined): readonly StepChance[] | null =>
  dist?.map(({ value, chance }) => ({ steps: value, chance })) ?? null;

const targetData = ({
  name,
  arf,
  column,
  sum,
  reading,
  result,
  tests,
  passed,
  cab,
  lost,
  steps,
}: AbuHit): AbuTargetAnswer => ({
  name,
  arf,
  column: column ? columnMark(column) : null,
  modifier: sum,
  cell: reading && !reading.off ? { column: columnMark(reading.ref.column), row: reading.ref.row } : null,
  result: reading?.found?.text ?? null,
  cab: tests && result ? cab + (result.modifier ?? 0) : null,
  passed,
  lost: chances(lost),
  expected: lost ? expected(lost) : null,
  eliminated: lost ? chanceOf(lost, (n) => n >= steps) : null,
});

const answerOf = (finding: AbuFinding): AbuAnswer => ({
  arf: finding.fire.arf,
  number: finding.targets.most,
  mostCovered: finding.targets.mostCovered,
  targets: finding.hits.map(targetData),
  total: chances(finding.total),
  expected: finding.total ? expected(finding.total) : null,
  missing: missingCells(finding),
  shots: finding.fire.shots,
});

/** Dice that nobody rolls: of units out of the fire, of results without a test, of tests that are settled. */
function idleDice({ input, hits }: AbuFinding): readonly string[] {
  const testing = hits.filter(
    ({ column, result, tests, cab }) => column && (!result || (tests && isRolled(cab + (result.modifier ?? 0)))),
  );
  return input.targets.flatMap((unit, i) => (testing.some((hit) => hit.unit === unit) ? [] : [`targets.${i}.test`]));
}

const TABLES = ['abu'] as const;

const refuse = (input: AbuInput, data: NpData): Refused | undefined =>
  refuseAbu(input, fireOf(input)) ?? missingCard(data, TABLES);

/** Artillery bombardment of units (8.1 to 8.4, 8.8): strength, targets, column and row, and the test of each. */
export const abu = tool({
  id: 'nach-paris/abu',
  tables: TABLES,
  modifiers: [
    { list: ABU_MODIFIERS, per: 'unit', with: 'column', aside: 'others' },
    { list: [HIDDEN], per: 'unit', with: 'column' },
    { list: STATE_MODIFIERS, per: 'unit', with: 'test' },
  ],
  schema: abuSchema,
  refuse,
  settle: (input, { cards }) => settleAbu(input, cards),
  words: { ...words, openOf, blocksOf },
  answer: answerOf,
  dice: {
    fields: ['die'],
    idle: idleDice,
    faces: (_, { cards }, before) => [facesOnCard('die', D20, before, cards)],
  },
});
