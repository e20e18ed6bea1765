import { calculator } from '@/lib/calc/calculator';
import { D6, diceFor, facesOnChart, plainDice } from '@/lib/calc/dice';
import type { DiceView, Evaluation, Refusal, Wanted } from '@/lib/calc/evaluation';
import { sayIn } from '@/lib/calc/ledger';
import { illegal, missingChart, type Refused } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import type { Distribution } from '@/lib/prob/distribution';
import { capsSchema, type CapsInput } from '@/lib/games/grand-illusion/caps/fields';
import {
  capsOf,
  compareCaps,
  initiativeOf,
  isFixed,
  isInitiativeFixed,
  type Lead,
  type Side,
} from '@/lib/games/grand-illusion/caps/roll';
import { segmentOf, type Segment } from '@/lib/games/grand-illusion/caps/segment';
import {
  blocksOf,
  chartBlock,
  factsOf,
  notAppliedOf,
  openOf,
  stepsOf,
  type CapsFinding,
} from '@/lib/games/grand-illusion/caps/words';
import type { GiData } from '@/lib/games/grand-illusion/data';
import { lastTurn } from '@/lib/games/grand-illusion/scenario/scenario';

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

function settle(input: CapsInput, data: GiData): CapsFinding | undefined {
  const chart = data.charts.caps;
  const caps = chart ? (['allied', 'german'] as const).map((side) => capsOf(side, input, chart)) : [];
  const known = caps.flatMap((one) => (one ? [one] : []));
  if (known.length < 2) return undefined;
  return { input, caps: known, initiative: initiativeOf(input), lead: compareCaps(known), segment: segmentOf(input) };
}

function diceOf(input: CapsInput, { caps }: CapsFinding, data: GiData): DiceView {
  const { first } = plainDice(input, DICE, (before) => {
    const found = settle(before, data);
    return found ? blocksOf(found) : [];
  });
  const faces = caps.flatMap((one) => {
    const die = one.side === 'allied' ? 'alliedDie' : 'germanDie';
    return facesOnChart(die, D6, data.charts, (face) => chartBlock(one, face)[0]) ?? [];
  });
  return { first, faces };
}

function idleOf(input: CapsInput): readonly string[] {
  if (isFixed(input)) return DICE;
  return isInitiativeFixed(input) ? DICE.slice(2) : [];
}

function evaluate(input: CapsInput, data: GiData, wanted?: Wanted): Result<Evaluation<CapsAnswer>, Refusal> {
  const wrong = refuse(input);
  if (wrong) return wrong;
  const finding = settle(input, data);
  if (!finding) return missingChart('caps');
  const { caps, initiative, lead, segment } = finding;
  const idle = idleOf(input);
  return ok({
    facts: factsOf(finding),
    steps: stepsOf(finding),
    notApplied: notAppliedOf(finding),
    outcome: {
      blocks: blocksOf(finding),
      data: {
        caps: caps.map(({ side, column, result, dist }) => ({
          side,
          column: column ?? null,
          result: result ?? null,
          dist,
        })),
        lead,
        initiative: { result: initiative.result ?? null, dist: initiative.dist },
        segment: segment ?? null,
      },
    },
    open: openOf(finding),
    ...(idle.length ? { idleDice: idle } : {}),
    ...diceFor(wanted, () => diceOf(input, finding, data)),
  });
}

/** CAPS and initiative of a turn, and what the CAPS left allow beside the mandated battles (5.0, 6.0, 8.1, 9.1.1). */
export const caps = calculator({
  id: 'grand-illusion/caps',
  game: 'grand-illusion',
  tables: ['caps'],
  schema: capsSchema,
  evaluate,
});
