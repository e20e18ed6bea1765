import { tool } from '@/lib/calc/tool';
import type { Rule } from '@/lib/core/rule';
import { blocksOf, leftOf } from '@/lib/games/nach-paris/movement/blocks';
import { marchOf } from '@/lib/games/nach-paris/movement/budget';
import { movementSchema } from '@/lib/games/nach-paris/movement/fields';
import { settleMove, type MoveFinding } from '@/lib/games/nach-paris/movement/finding';
import type { ReachedHex } from '@/lib/games/nach-paris/movement/reach';
import * as words from '@/lib/games/nach-paris/movement/words';
import { MARCH_CAB, type March } from '@/lib/games/nach-paris/tables/marching';

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
    readonly rule: Rule;
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

/** The move of one unit: its cost leg by leg, what breaks it, its march marker, and how far it can go (7.1 to 7.6). */
export const movement = tool({
  id: 'nach-paris/movement',
  tables: ['movement-costs', 'transit'],
  schema: movementSchema,
  settle: settleMove,
  words: { ...words, blocksOf },
  answer: answerOf,
});
