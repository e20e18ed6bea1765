import { sortBars, type Bar, type SortedBars } from '@/lib/calc/bars';
import type { Fact } from '@/lib/calc/evaluation';
import type { Refused } from '@/lib/calc/refusal';
import type { Rule } from '@/lib/core/rule';
import { setupOf } from '@/lib/games/paths-of-glory/board/input';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { ruleOf, SR_CHECKS, type Limit, type SrCheck, type Used } from '@/lib/games/paths-of-glory/redeployment/checks';
import type { SrInput } from '@/lib/games/paths-of-glory/redeployment/fields';
import type { SrMeans } from '@/lib/games/paths-of-glory/redeployment/finding';
import { runMoves, type SrProblem, type SrRun } from '@/lib/games/paths-of-glory/redeployment/run';

/** The answer for programs. */
export interface SrAnswer {
  readonly legal: boolean;
  readonly cost: number;
  readonly points: number;
  readonly moves: readonly {
    readonly legal: boolean;
    readonly way: SrMeans;
    readonly cost: number;
    readonly route: readonly string[] | null;
    readonly fails: readonly { readonly id: SrCheck; readonly rule: Rule }[];
    readonly uses: Limit | null;
  }[];
  readonly problems: readonly SrProblem[];
  readonly used: Used;
}

/** A card of SR, everything about it settled. */
export interface SrCard {
  readonly input: SrInput;
  readonly run: SrRun;
  /** what the preset and its changes say of the position */
  readonly position: readonly Fact[];
  readonly bars: SortedBars;
  readonly answer: SrAnswer;
}

/** The checks that a move, the position after it or the card itself fails. */
const failedOf = ({ moves, problems }: SrRun, { previousWasSr }: SrInput): ReadonlySet<SrCheck> =>
  new Set([
    ...moves.flatMap(({ fails }) => fails),
    ...problems.map(({ check }) => check),
    ...(previousWasSr ? (['consecutive'] as const) : []),
  ]);

export const SR_BARS = SR_CHECKS.map((one): Bar<ReadonlySet<SrCheck>> => ({
  ...one,
  stops: (failed) => failed.has(one.id),
}));

function answerOf({ moves, problems, cost, used }: SrRun, points: number, legal: boolean): SrAnswer {
  return {
    legal,
    cost,
    points,
    moves: moves.map(({ legal: fine, way, cost: price, route, fails, uses }) => ({
      legal: fine,
      way,
      cost: price,
      route: fine ? route : null,
      fails: fails.map((id) => ({ id, rule: ruleOf(id) })),
      uses,
    })),
    problems,
    used,
  };
}

/** The moves of a card in their order, each judged after the legal ones before it (13.1, 13.2, 9.3). */
export function settleCard(input: SrInput, data: PogData): SrCard | Refused {
  const prepared = setupOf(input, data);
  if (!prepared.ok) return prepared;
  const { setup, facts } = prepared.value;
  const used: Used = { british: input.usedBritish, russian: input.usedRussian, central: input.usedCentral };
  const position = { ...setup, portReading: input.portReading };
  const made = runMoves(position, input.units, input.moves, input.points, used, data, input);
  if (!made.ok) return made;
  const run = made.value;
  const bars = sortBars(SR_BARS, failedOf(run, input));
  return { input, run, position: facts, bars, answer: answerOf(run, input.points, bars.barred.length === 0) };
}
