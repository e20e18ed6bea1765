import { FIELDWORKS_MODIFIERS, STATE_MODIFIERS, UPGRADE_MODIFIERS } from '@/lib/games/nach-paris/cab/modifiers';
import { calculator } from '@/lib/calc/calculator';
import { diceFor, plainDice } from '@/lib/calc/dice';
import type { Evaluation, Refusal, Wanted } from '@/lib/calc/evaluation';
import { illegal, type Refused } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import { passChance } from '@/lib/games/nach-paris/cab/test';
import {
  failedOf,
  fieldworksSchema,
  isIdle,
  settleDigging,
  type FieldworksInput,
} from '@/lib/games/nach-paris/works/fieldworks';
import { ZERO, type Fraction } from '@/lib/prob/fraction';
import { say, factsOf, stepsOf, notAppliedOf, openOf } from '@/lib/games/nach-paris/works/fieldworks-ledger';
import { blocksOf } from '@/lib/games/nach-paris/works/fieldworks-blocks';

export interface FieldworksAnswer {
  readonly allowed: boolean;
  /** ids of what forbids the attempt as a whole */
  readonly barred: readonly string[];
  /** for each unit of the list: ids of what keeps it out, and the CAB that it would test against alone */
  readonly units: readonly { readonly barred: readonly string[]; readonly cab: number }[];
  /** place in the list of the unit whose CAB is used */
  readonly tester: number | null;
  readonly cab: number | null;
  readonly chance: Fraction;
  readonly result: 'success' | 'failure' | null;
  /** failed tests of the side in this turn, this one included */
  readonly failed: number;
}

/** A unit cannot have bombarded or stood idle and marched in one turn. */
function contradiction({ units, terrain }: FieldworksInput): Refused | undefined {
  if (terrain === 'flooded') return illegal('terrain', terrain, say('refused.flooded'), '6.4.1');
  const marched = units.findIndex((unit) => unit.march !== 'none' && isIdle(unit));
  const unit = units[marched];
  if (!unit) return undefined;
  const fired = unit.fired !== 'none';
  return illegal(
    `units.${marched}.march`,
    unit.march,
    say(fired ? 'refused.firedAndMarched' : 'refused.idleAndMarched'),
    fired ? '7.1.1' : '7.4.1',
  );
}

function evaluate(
  input: FieldworksInput,
  _data: unknown,
  wanted?: Wanted,
): Result<Evaluation<FieldworksAnswer>, Refusal> {
  const refused = contradiction(input);
  if (refused) return refused;
  const finding = settleDigging(input);
  const { tester, allowed, result } = finding;
  const data: FieldworksAnswer = {
    allowed,
    barred: finding.barred.map(({ id }) => id),
    units: finding.all.map(({ barred, cab }) => ({ barred: barred.map(({ id }) => id), cab })),
    tester: tester?.index ?? null,
    cab: tester?.cab ?? null,
    chance: allowed && tester ? passChance(tester.cab) : ZERO,
    result,
    failed: failedOf(finding),
  };
  return ok({
    facts: factsOf(finding),
    steps: stepsOf(finding),
    notApplied: notAppliedOf(finding),
    outcome: { blocks: blocksOf(finding), data },
    open: openOf(finding),
    ...diceFor(wanted, () => plainDice(input, ['die'], (before) => blocksOf(settleDigging(before)))),
  });
}

/** Who may dig, the test with its modifiers, the limit of failures and the upgrade to entrenchments (10, 11.1.7). */
export const fieldworks = calculator({
  id: 'nach-paris/fieldworks',
  game: 'nach-paris',
  tables: ['fieldworks-modifiers', 'cab-modifiers', 'entrenchments'],
  modifiers: [
    { list: FIELDWORKS_MODIFIERS, unused: true },
    { list: UPGRADE_MODIFIERS },
    { list: STATE_MODIFIERS, unused: true },
  ],
  schema: fieldworksSchema,
  evaluate,
});
