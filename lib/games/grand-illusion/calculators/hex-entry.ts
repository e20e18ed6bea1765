import { sayIn } from '@/lib/calc/ledger';
import { illegal, type Refused } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import type { GiData } from '@/lib/games/grand-illusion/data';
import { ENTRY_BARS, isImpossibleSiege } from '@/lib/games/grand-illusion/entry/bars';
import { entrySchema, type EntryInput, type GroupPart } from '@/lib/games/grand-illusion/entry/fields';
import type { FromKind, ToKind } from '@/lib/games/grand-illusion/entry/kinds';
import { entryCase, settleEntry, type EntryFinding } from '@/lib/games/grand-illusion/entry/settle';
import * as words from '@/lib/games/grand-illusion/entry/words';
import { ringOf } from '@/lib/games/grand-illusion/map/hexes';

const say = sayIn('hex-entry');

export interface EntryAnswer {
  /** row and column of the table of 8.4.4 */
  readonly from: FromKind;
  readonly to: ToKind;
  /** parts of the group that may enter, and those of them that may move on */
  readonly enters: readonly GroupPart[];
  readonly goOn: readonly GroupPart[];
  readonly battle: EntryFinding['battle'];
  readonly control: EntryFinding['control'];
  /** MP that the step costs */
  readonly cost: number;
  /** the hexside is blocked for the enemy afterwards */
  readonly blocks: boolean;
  readonly barred: readonly { readonly id: string; readonly parts: readonly GroupPart[] }[];
}

/** The field that has the fort of Antwerp besieged where it cannot be (12.5.1). */
function unbesieged(input: EntryInput): 'fromEnemy' | 'toEnemy' | undefined {
  if (isImpossibleSiege(input, input.to, input.toEnemy)) return 'toEnemy';
  return isImpossibleSiege(input, input.from, input.fromEnemy) ? 'fromEnemy' : undefined;
}

/**
 * Refused: a besieged fort where none can be, a step from a hex into itself, or to a hex that a rule keeps out of the
 * ring around the other (8.4.9.a).
 */
function refuse(input: EntryInput, { hexes }: GiData): Refused | undefined {
  const { from, to } = input;
  const siege = unbesieged(input);
  if (siege) return illegal(siege, 'besieged', say('refused.antwerp'), '12.5.1');
  if (from === undefined || to === undefined) return undefined;
  if (from === to) return illegal('to', to, say('refused.same', { n: to }), '8.4');
  for (const [inner, outer] of [
    [from, to],
    [to, from],
  ] as const) {
    const ring = ringOf(hexes, inner);
    if (ring && !ring.hexes.includes(outer))
      return illegal('to', to, say('refused.ring', { inner, outer, ring: ring.hexes.join(', ') }), ring.rule);
  }
  return undefined;
}

/**
 * Whether units may go from one hex to the next, whether they go on from there, the battle that it brings and what it
 * does to control (8.3, 8.4.2 to 8.4.9, 9.1.2, 9.6.3, 12.5, 13.1).
 */
export const hexEntry = tool({
  id: 'grand-illusion/hex-entry',
  modifiers: [{ list: ENTRY_BARS }],
  schema: entrySchema,
  refuse,
  settle: (input, { hexes }) => settleEntry(entryCase(input, hexes)),
  words,
  answer: ({ from, to, enters, goOn, battle, control, cost, blocks, barred }): EntryAnswer => ({
    from,
    to,
    enters,
    goOn,
    battle,
    control,
    cost,
    blocks,
    barred: barred.map(({ id, parts }) => ({ id, parts })),
  }),
});
