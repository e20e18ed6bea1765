import { sayIn } from '@/lib/calc/ledger';
import { illegal, type Refused } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import type { Cause, Duty } from '@/lib/games/grand-illusion/retreat/causes';
import { retreatSchema, type Party, type RetreatInput } from '@/lib/games/grand-illusion/retreat/fields';
import { settleRetreat } from '@/lib/games/grand-illusion/retreat/finding';
import * as words from '@/lib/games/grand-illusion/retreat/words';

export interface RetreatAnswer {
  readonly duties: Readonly<Record<Party, Duty>>;
  /** the cases of 9.4.2 that strike a side */
  readonly causes: readonly Pick<Cause, 'id' | 'strikes'>[];
  /** by candidate: its place in the order, and whether the units may go there now */
  readonly hexes: readonly { readonly order: number | null; readonly open: boolean }[];
  readonly cornered: boolean;
}

const say = sayIn('retreat');

/** Refuses a hex that is listed twice, and heavy artillery of a nation that has none. */
function refuse({ hexes, ha, nation }: RetreatInput): Refused | undefined {
  const twice = hexes.findIndex(({ n }, i) => n !== undefined && hexes.findIndex((one) => one.n === n) < i);
  if (twice >= 0)
    return illegal(`hexes.${twice}.n`, hexes[twice]?.n, say('refused.twice', { n: hexes[twice]?.n ?? 0 }), '9.4.3.a');
  if (ha && (nation === 'british' || nation === 'belgian'))
    return illegal('ha', ha, say('refused.ha', { nation: say(`options.nation.${nation}`) }), '9.5.4');
  return undefined;
}

/** Who has to retreat after a battle, who may, and to which hex (9.4). */
export const retreat = tool({
  id: 'grand-illusion/retreat',
  schema: retreatSchema,
  refuse,
  settle: settleRetreat,
  words,
  answer: ({ causes, duties, hexes, cornered }): RetreatAnswer => ({
    duties,
    causes: causes.flatMap(({ id, strikes }) => (strikes ? [{ id, strikes }] : [])),
    hexes: hexes.map(({ order, open }) => ({ order, open })),
    cornered,
  }),
});
