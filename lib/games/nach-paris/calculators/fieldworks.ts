import { illegal, type Refused } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import { ZERO, type Fraction } from '@/lib/prob/fraction';
import { FIELDWORKS_MODIFIERS, STATE_MODIFIERS, UPGRADE_MODIFIERS } from '@/lib/games/nach-paris/cab/modifiers';
import { passChance } from '@/lib/games/nach-paris/cab/test';
import { blocksOf } from '@/lib/games/nach-paris/fieldworks/blocks';
import { fieldworksSchema, type FieldworksInput } from '@/lib/games/nach-paris/fieldworks/fields';
import { failedOf, isIdle, settleDigging } from '@/lib/games/nach-paris/fieldworks/finding';
import * as words from '@/lib/games/nach-paris/fieldworks/words';

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
function refuse({ units, terrain }: FieldworksInput): Refused | undefined {
  if (terrain === 'flooded') return illegal('terrain', terrain, words.say('refused.flooded'), '6.4.1');
  const marched = units.findIndex((unit) => unit.march !== 'none' && isIdle(unit));
  const unit = units[marched];
  if (!unit) return undefined;
  const fired = unit.fired !== 'none';
  return illegal(
    `units.${marched}.march`,
    unit.march,
    words.say(fired ? 'refused.firedAndMarched' : 'refused.idleAndMarched'),
    fired ? '7.1.1' : '7.4.1',
  );
}

/** Who may dig, the test with its modifiers, the limit of failures and the upgrade to entrenchments (10, 11.1.7). */
export const fieldworks = tool({
  id: 'nach-paris/fieldworks',
  tables: ['fieldworks-modifiers', 'cab-modifiers', 'entrenchments'],
  modifiers: [
    { list: FIELDWORKS_MODIFIERS, unused: true },
    { list: UPGRADE_MODIFIERS },
    { list: STATE_MODIFIERS, unused: true },
  ],
  schema: fieldworksSchema,
  refuse,
  settle: settleDigging,
  words: { ...words, blocksOf },
  answer: (finding): FieldworksAnswer => {
    const { tester, allowed, result } = finding;
    return {
      allowed,
      barred: finding.barred.map(({ id }) => id),
      units: finding.all.map(({ barred, cab }) => ({ barred: barred.map(({ id }) => id), cab })),
      tester: tester?.index ?? null,
      cab: tester?.cab ?? null,
      chance: allowed && tester ? passChance(tester.cab) : ZERO,
      result,
      failed: failedOf(finding),
    };
  },
  dice: { fields: ['die'] },
});
