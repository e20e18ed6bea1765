import { calculator } from '@/lib/calc/calculator';
import type { Evaluation, Refusal } from '@/lib/calc/evaluation';
import { sayIn } from '@/lib/calc/ledger';
import { illegal, type Refused } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import type { GiData } from '@/lib/games/grand-illusion/data';
import { causesOf, dutyOf, type Cause, type Duty } from '@/lib/games/grand-illusion/retreat/causes';
import { retreatSchema, type Party, type RetreatInput } from '@/lib/games/grand-illusion/retreat/fields';
import { rankHexes } from '@/lib/games/grand-illusion/retreat/order';
import {
  blocksOf,
  factsOf,
  notAppliedOf,
  openOf,
  stepsOf,
  type RetreatFinding,
} from '@/lib/games/grand-illusion/retreat/words';

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
function impossible({ hexes, ha, nation }: RetreatInput): Refused | undefined {
  const twice = hexes.findIndex(({ n }, i) => n !== undefined && hexes.findIndex((one) => one.n === n) < i);
  if (twice >= 0)
    return illegal(`hexes.${twice}.n`, hexes[twice]?.n, say('refused.twice', { n: hexes[twice]?.n ?? 0 }), '9.4.3.a');
  if (ha && (nation === 'british' || nation === 'belgian'))
    return illegal('ha', ha, say('refused.ha', { nation: say(`options.nation.${nation}`) }), '9.5.4');
  return undefined;
}

function evaluate(input: RetreatInput, { hexes: map }: GiData): Result<Evaluation<RetreatAnswer>, Refusal> {
  const refused = impossible(input);
  if (refused) return refused;
  const causes = causesOf(input);
  const hexes = rankHexes(input, map);
  const duties = { attacker: dutyOf(input, 'attacker', causes), defender: dutyOf(input, 'defender', causes) };
  const cornered = hexes.every(({ order }) => order === null);
  const finding: RetreatFinding = { input, causes, duties, hexes, cornered };
  return ok({
    facts: factsOf(finding),
    steps: stepsOf(finding),
    notApplied: notAppliedOf(finding),
    outcome: {
      blocks: blocksOf(finding),
      data: {
        duties,
        causes: causes.flatMap(({ id, strikes }) => (strikes ? [{ id, strikes }] : [])),
        hexes: hexes.map(({ order, open }) => ({ order, open })),
        cornered,
      },
    },
    open: openOf(finding),
  });
}

/** Who has to retreat after a battle, who may, and to which hex (9.4). */
export const retreat = calculator({
  id: 'grand-illusion/retreat',
  game: 'grand-illusion',
  tables: [],
  schema: retreatSchema,
  evaluate,
});
