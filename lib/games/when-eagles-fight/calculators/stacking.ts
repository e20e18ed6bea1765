import { illegal, type Refused } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import { sideOf } from '@/lib/games/when-eagles-fight/sides';
import { stackingSchema, type StackingInput } from '@/lib/games/when-eagles-fight/stacking/fields';
import { settleStack, STACK_BARS } from '@/lib/games/when-eagles-fight/stacking/finding';
import * as words from '@/lib/games/when-eagles-fight/stacking/words';

export interface StackingAnswer {
  readonly fits: boolean;
  /** in corps: a division is half of one */
  readonly corps: number;
  readonly barred: readonly string[];
  /** Germans that count against the limit of mixed stacks, and the limit */
  readonly germans: number;
  readonly germanLimit: number;
  /** the fewest steps that the opponent takes off, and the sets of units, by their places, among which he picks */
  readonly remove: { readonly steps: number; readonly sets: readonly (readonly number[])[] };
  /** factors that count in one battle, and the places of the units that lend none */
  readonly attack: { readonly counts: number; readonly idle: readonly number[] };
  readonly defence: { readonly counts: number; readonly idle: readonly number[] };
}

/** Units of both sides in one hex (12.4), and an offensive of a later turn (15.1). */
function refuse({ units, turn, brusilov }: StackingInput): Refused | undefined {
  if (new Set(units.map(({ nation }) => sideOf(nation))).size > 1)
    return illegal('units', units.length, words.say('refused.sides'), '12.4');
  if (brusilov !== undefined && brusilov > turn)
    return illegal('brusilov', brusilov, words.say('refused.brusilov', { turn }), '15.1');
  return undefined;
}

/** Who may stand in a hex together, what is taken off, whose factors count, and who attacks together (6.4, 8.0). */
export const stacking = tool({
  id: 'when-eagles-fight/stacking',
  modifiers: [{ list: STACK_BARS }],
  schema: stackingSchema,
  refuse,
  settle: settleStack,
  words,
  answer: ({ total, barred, cooperation, removal, attack, defence }): StackingAnswer => ({
    fits: barred.length === 0,
    corps: total / 2,
    barred: barred.map(({ id }) => id),
    germans: cooperation.used,
    germanLimit: cooperation.limit,
    remove: removal,
    attack: { counts: attack.counts, idle: attack.idle },
    defence: { counts: defence.counts, idle: defence.idle },
  }),
});
