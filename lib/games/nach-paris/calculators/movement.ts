import { calculator } from '@/lib/calc/calculator';
import type { Evaluation, Fact, Refusal } from '@/lib/calc/evaluation';
import { ok, type Result } from '@/lib/core/result';
import type { March } from '@/lib/games/nach-paris/tables/marching';
import type { SheetData } from '@/lib/games/nach-paris/data';
import { blocksOf, leftOf } from '@/lib/games/nach-paris/movement/blocks';
import { marchOf } from '@/lib/games/nach-paris/movement/budget';
import { movementSchema, type MovementInput } from '@/lib/games/nach-paris/movement/fields';
import { moveByHand, moveOnSheet, type MoveFinding } from '@/lib/games/nach-paris/movement/finding';
import type { ReachedHex } from '@/lib/games/nach-paris/movement/reach';
import { factsOf, notAppliedOf, openOf, stepsOf, whoMoves } from '@/lib/games/nach-paris/movement/steps';
import { sheetOf } from '@/lib/games/nach-paris/sheet/ready';
import { sizePoints } from '@/lib/games/nach-paris/sizes';
import { MARCH_CAB } from '@/lib/games/nach-paris/tables/marching';

/** A leg that is made, with the MF spent in the phase so far and left of what the unit has. */
export interface MovedLeg {
  /** name of the hex on the sheet; null by hand */
  readonly hex: string | null;
  readonly cost: number;
  readonly total: number;
  readonly left: number;
  readonly march: March;
}

export interface MovementAnswer {
  /** the unit and its hex on the sheet; null by hand */
  readonly unit: string | null;
  readonly start: string | null;
  readonly arrives: boolean;
  /** MF of the turn, less the rain */
  readonly mf: number;
  readonly spent: number;
  /** left when the move ends, of the forced march where one is made */
  readonly left: number;
  readonly march: March;
  readonly cab: number;
  /** MF that a forced march adds; 0 when it is forbidden, with the ids of what forbids it */
  readonly bonus: number;
  readonly marchBars: readonly string[];
  readonly path: readonly MovedLeg[];
  /** the leg that breaks the path, from 0: its hex, what the unit would need, and the rule */
  readonly breaks: {
    readonly at: number;
    readonly hex: string | null;
    readonly id: string;
    readonly rule: string;
    readonly needs: number;
  } | null;
  /** legs made without a forced march, where one is made */
  readonly unforced: number | null;
  /** every hex within reach, on a sheet */
  readonly reach: readonly ReachedHex[];
}

function answerOf(finding: MoveFinding): MovementAnswer {
  const { journey, traced, unit, sheet, unforced } = finding;
  const { budget } = journey;
  const { stop, spent, trod } = traced;
  const march = marchOf(unit, budget, spent);
  const nameAt = (at: number): string | null => sheet?.ground.view.names[sheet.hexes[at] ?? -1] ?? null;
  return {
    unit: sheet?.ground.unit.id ?? null,
    start: sheet?.ground.unit.hex ?? null,
    arrives: stop === undefined,
    mf: budget.mf,
    spent,
    left: leftOf(finding, spent),
    march,
    cab: MARCH_CAB[march],
    bonus: budget.bonus,
    marchBars: budget.barred.map(({ id }) => id),
    path: trod.map(({ cost, total, march: marker }, at) => ({
      hex: nameAt(at),
      cost,
      total,
      left: leftOf(finding, total),
      march: marker,
    })),
    breaks: stop
      ? { at: stop.at, hex: nameAt(stop.at), id: stop.bar.id, rule: stop.bar.rule, needs: stop.needs }
      : null,
    unforced: unforced ? unforced.trod.length : null,
    reach: sheet?.reach ?? [],
  };
}

const evaluation = (finding: MoveFinding, ...sheet: readonly Fact[]): Evaluation<MovementAnswer> => ({
  facts: [...sheet, ...factsOf(finding)],
  steps: stepsOf(finding),
  notApplied: notAppliedOf(finding),
  outcome: { blocks: blocksOf(finding), data: answerOf(finding) },
  open: [...openOf(finding), ...sizePoints([{ ...finding.unit, who: whoMoves(finding) }])],
});

function evaluate(input: MovementInput, data: SheetData): Result<Evaluation<MovementAnswer>, Refusal> {
  if (input.source === 'hand') return ok(evaluation(moveByHand(input)));
  const opened = sheetOf(input, data);
  if (!opened.ok) return opened;
  const finding = moveOnSheet(input, opened.value.view);
  return finding.ok ? ok(evaluation(finding.value, opened.value.fact)) : finding;
}

/** The move of one unit: its cost leg by leg, what breaks it, its march marker, and how far it can go (7.1 to 7.6). */
export const movement = calculator({
  id: 'nach-paris/movement',
  game: 'nach-paris',
  tables: ['movement-costs', 'transit'],
  schema: movementSchema,
  evaluate,
});
