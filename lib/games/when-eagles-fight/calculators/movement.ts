import { calculator } from '@/lib/calc/calculator';
import type { Evaluation, Fact, Refusal } from '@/lib/calc/evaluation';
import { ok, type Result } from '@/lib/core/result';
import type { SheetData } from '@/lib/games/when-eagles-fight/data';
import { movementSchema, type MovementInput } from '@/lib/games/when-eagles-fight/movement/fields';
import { moveByHand, moveOnSheet, type MoveFinding } from '@/lib/games/when-eagles-fight/movement/finding';
import { LEG_BARS } from '@/lib/games/when-eagles-fight/movement/legs';
import { START_BARS } from '@/lib/games/when-eagles-fight/movement/path';
import type { ReachedHex } from '@/lib/games/when-eagles-fight/movement/reach';
import { blocksOf, factsOf, notAppliedOf, openOf, stepsOf } from '@/lib/games/when-eagles-fight/movement/words';
import { sheetOf } from '@/lib/games/when-eagles-fight/sheet/ready';

export interface MovementAnswer {
  /** the unit and its hex on the sheet; null by hand */
  readonly unit: string | null;
  readonly start: string | null;
  /** all make the whole way */
  readonly arrives: boolean;
  /** steps that all make together */
  readonly together: number;
  readonly path: readonly { readonly hex: string | null; readonly mp: number; readonly id: string }[];
  readonly units: readonly {
    readonly made: number;
    readonly spent: number;
    readonly left: number;
    /** why it goes no further */
    readonly stop: { readonly id: string; readonly rule: string } | null;
  }[];
  /** every hex within reach, on a sheet */
  readonly reach: readonly ReachedHex[];
}

const answerOf = ({ sheet, walk, legs }: MoveFinding): MovementAnswer => ({
  unit: sheet?.ground.unit.id ?? null,
  start: sheet?.ground.unit.hex ?? null,
  arrives: walk.units.every(({ stop }) => !stop),
  together: walk.together,
  path: legs.map(({ hex }, i) => ({
    hex: hex ?? null,
    mp: walk.charges[i]?.mp ?? 0,
    id: walk.charges[i]?.id ?? 'clear',
  })),
  units: walk.units.map(({ unit, made, spent, stop }) => ({
    made,
    spent,
    left: unit.move - spent,
    stop: stop ? { id: stop.id, rule: stop.rule } : null,
  })),
  reach: sheet?.reach ?? [],
});

const evaluation = (finding: MoveFinding, ...sheet: readonly Fact[]): Evaluation<MovementAnswer> => ({
  facts: [...sheet, ...factsOf(finding)],
  steps: stepsOf(finding),
  notApplied: notAppliedOf(finding),
  outcome: { blocks: blocksOf(finding), data: answerOf(finding) },
  open: openOf(finding),
});

function evaluate(input: MovementInput, data: SheetData): Result<Evaluation<MovementAnswer>, Refusal> {
  if (input.source === 'hand') {
    const moved = moveByHand(input);
    return moved.ok ? ok(evaluation(moved.value)) : moved;
  }
  const opened = sheetOf(input, data);
  if (!opened.ok) return opened;
  const moved = moveOnSheet(input, opened.value.view);
  return moved.ok ? ok(evaluation(moved.value, opened.value.fact)) : moved;
}

/** The normal movement of a unit or stack: what each hex costs, what closes one, how far each gets (12.0). */
export const movement = calculator({
  id: 'when-eagles-fight/movement',
  game: 'when-eagles-fight',
  tables: [],
  modifiers: [{ list: START_BARS }, { list: LEG_BARS }],
  schema: movementSchema,
  evaluate,
});
