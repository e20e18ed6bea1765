import { tool } from '@/lib/calc/tool';
import type { Rule } from '@/lib/core/rule';
import { movementSchema } from '@/lib/games/when-eagles-fight/movement/fields';
import { settleMove, type MoveFinding } from '@/lib/games/when-eagles-fight/movement/finding';
import { LEG_BARS } from '@/lib/games/when-eagles-fight/movement/legs';
import { START_BARS } from '@/lib/games/when-eagles-fight/movement/path';
import type { ReachedHex } from '@/lib/games/when-eagles-fight/movement/reach';
import * as words from '@/lib/games/when-eagles-fight/movement/words';

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
    readonly stop: { readonly id: string; readonly rule: Rule } | null;
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

/** The normal movement of a unit or stack: what each hex costs, what closes one, how far each gets (12.0). */
export const movement = tool({
  id: 'when-eagles-fight/movement',
  modifiers: [{ list: START_BARS }, { list: LEG_BARS }],
  schema: movementSchema,
  settle: settleMove,
  words,
  answer: answerOf,
});
