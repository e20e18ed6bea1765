import { D6, facesOnChart } from '@/lib/calc/dice';
import type { DieFaces } from '@/lib/calc/evaluation';
import { sayIn } from '@/lib/calc/ledger';
import { illegal, type Refused } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import type { Distribution } from '@/lib/prob/distribution';
import { capsSchema, type CapsInput } from '@/lib/games/grand-illusion/caps/fields';
import { settleCaps, type CapsFinding } from '@/lib/games/grand-illusion/caps/finding';
import { isFixed, isInitiativeFixed, type Lead } from '@/lib/games/grand-illusion/caps/roll';
import type { Segment } from '@/lib/games/grand-illusion/caps/segment';
import * as words from '@/lib/games/grand-illusion/caps/words';
import type { GiData } from '@/lib/games/grand-illusion/data';
import { lastTurn } from '@/lib/games/grand-illusion/scenario/scenario';
import type { Side } from '@/lib/games/grand-illusion/sides';

const refused = sayIn('caps.refused');

const DICE = ['alliedDie', 'germanDie', 'alliedInitiative', 'germanInitiative'] as const;

export interface CapsAnswer {
  /** the column, the CAPS that fell and their distribution, Allies first */
  readonly caps: readonly {
    readonly side: Side;
    readonly column: string | null;
    readonly result: number | null;
    readonly dist: Distribution<number>;
  }[];
  /** who gets more CAPS, given the dice that have fallen */
  readonly lead: Distribution<Lead>;
  readonly initiative: { readonly result: Side | null; readonly dist: Distribution<Side> };
  /** what the CAPS left allow; null where they are not given */
  readonly segment: Segment | null;
}

/** A General Retreat that 8.7.1 does not allow, or a turn past the end of the scenario. */
function refuse({ turn, scenario, alliedRetreat, germanRetreat }: CapsInput): Refused | undefined {
  const last = lastTurn(scenario);
  if (turn > last) return illegal('turn', turn, refused('turn', { last }), '13.2');
  for (const [field, given] of [
    ['alliedRetreat', alliedRetreat],
    ['germanRetreat', germanRetreat],
  ] as const) {
    if (given > turn) return illegal(field, given, refused('later', { turn }), '8.7.1');
    if (given === 1 || given === 2) return illegal(field, given, refused('early'), '8.7.1');
  }
  if (germanRetreat > 0 && !(alliedRetreat > 0 && alliedRetreat < germanRetreat))
    return illegal('germanRetreat', germanRetreat, refused('alliesFirst'), '8.7.1');
  return undefined;
}

const facesOf = ({ caps }: CapsFinding, { charts }: GiData): readonly (DieFaces | undefined)[] =>
  caps.map((one) =>
    facesOnChart(
      one.side === 'allied' ? 'alliedDie' : 'germanDie',
      D6,
      charts,
      (face) => words.chartBlock(one, face)[0],
    ),
  );

function idleOf({ input }: CapsFinding): readonly string[] {
  if (isFixed(input)) return DICE;
  return isInitiativeFixed(input) ? DICE.slice(2) : [];
}

/** CAPS and initiative of a turn, and what the CAPS left allow beside the mandated battles (5.0, 6.0, 8.1, 9.1.1). */
export const caps = tool({
  id: 'grand-illusion/caps',
  tables: ['caps'],
  schema: capsSchema,
  refuse,
  settle: settleCaps,
  words,
  answer: ({ caps, initiative, lead, segment }): CapsAnswer => ({
    caps: caps.map(({ side, column, result, dist }) => ({
      side,
      column: column ?? null,
      result: result ?? null,
      dist,
    })),
    lead,
    initiative: { result: initiative.result ?? null, dist: initiative.dist },
    segment: segment ?? null,
  }),
  dice: { fields: DICE, idle: idleOf, faces: facesOf },
});
