import { sayIn } from '@/lib/calc/ledger';
import { illegal, type Refused } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import type { GiData } from '@/lib/games/grand-illusion/data';
import { isImpossibleSiege } from '@/lib/games/grand-illusion/entry/bars';
import type { GroupPart } from '@/lib/games/grand-illusion/entry/fields';
import { ringOf } from '@/lib/games/grand-illusion/map/hexes';
import { movementSchema, type MovementInput } from '@/lib/games/grand-illusion/movement/fields';
import { settleMove } from '@/lib/games/grand-illusion/movement/finding';
import * as words from '@/lib/games/grand-illusion/movement/words';

export interface MovementAnswer {
  readonly parts: readonly { readonly part: GroupPart; readonly hexes: number; readonly spent: number }[];
  /** by hex of the way, as far as the group came: its price, and who enters and may go on */
  readonly way: readonly {
    readonly cost: number;
    readonly enters: readonly GroupPart[];
    readonly goOn: readonly GroupPart[];
    readonly battle: string;
  }[];
  /** why the HQ is turned over at the end of the move */
  readonly flips: readonly string[];
  readonly allowed: boolean;
}

const say = sayIn('movement');

/** A way that goes back into the same hex at once, or to a hex that a rule keeps out of the ring around another. */
function refuse(input: MovementInput, { hexes }: GiData): Refused | undefined {
  const { from, way } = input;
  const siege = way.findIndex(({ to, enemy }) => isImpossibleSiege(input, to, enemy));
  if (siege >= 0) return illegal(`way.${siege}.enemy`, 'besieged', say('refused.antwerp'), '12.5.1');
  if (isImpossibleSiege(input, from, input.fromEnemy))
    return illegal('fromEnemy', 'besieged', say('refused.antwerp'), '12.5.1');
  const numbers = [from, ...way.map(({ to }) => to)];
  for (let i = 1; i < numbers.length; i++) {
    const [last, next] = [numbers[i - 1], numbers[i]];
    if (last === undefined || next === undefined) continue;
    const field = `way.${i - 1}.to`;
    if (last === next) return illegal(field, next, say('refused.same', { n: next }), '8.4');
    const ring = ringOf(hexes, last) ?? ringOf(hexes, next);
    const inner = ringOf(hexes, last) ? last : next;
    const outer = inner === last ? next : last;
    if (ring && !ring.hexes.includes(outer))
      return illegal(field, next, say('refused.ring', { inner, outer, ring: ring.hexes.join(', ') }), ring.rule);
  }
  return undefined;
}

/** A group on its way hex by hex: MP, the HQ that lends its MA and is turned over, where each stops (8.4, 8.5). */
export const movement = tool({
  id: 'grand-illusion/movement',
  schema: movementSchema,
  refuse,
  settle: settleMove,
  words,
  answer: (finding): MovementAnswer => {
    const { walked, flips, stands } = finding;
    return {
      parts: walked.group.map(({ part, hexes: n, spent }) => ({ part, hexes: n, spent })),
      way: walked.stages.map(({ entry: { cost, enters, goOn, battle } }) => ({ cost, enters, goOn, battle })),
      flips: flips.map(({ id }) => id),
      allowed: !stands && !finding.endsInParis && walked.group.some(({ hexes: n }) => n > 0),
    };
  },
});
