import { calculator } from '@/lib/calc/calculator';
import { cardDice, D6, diceFor } from '@/lib/calc/dice';
import type { Evaluation, Refusal, Wanted } from '@/lib/calc/evaluation';
import { illegal, type Refused } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import { blocksOf } from '@/lib/games/when-eagles-fight/ammunition/blocks';
import { ammunitionSchema, type AmmunitionInput } from '@/lib/games/when-eagles-fight/ammunition/fields';
import { ledgerOf, say } from '@/lib/games/when-eagles-fight/ammunition/ledger';
import { AMMUNITION_MODIFIERS } from '@/lib/games/when-eagles-fight/ammunition/modifiers';
import { findShortage, markable, type Share } from '@/lib/games/when-eagles-fight/ammunition/shortage';
import { refuseDates } from '@/lib/games/when-eagles-fight/clocks/fields';
import type { WefData } from '@/lib/games/when-eagles-fight/data';

export interface AmmunitionAnswer {
  readonly modifier: number;
  /** the number of units that each face strikes; null where the map has not been asked */
  readonly faces: readonly { readonly face: number; readonly roll: number; readonly number: number | null }[];
  readonly share: Share | null;
  /** for each unit of the list why it takes no marker, or null */
  readonly exempt: readonly (string | null)[];
}

/** Fewer units that may be marked than the list alone has. */
function refuse(input: AmmunitionInput, least: number): Refused | undefined {
  const { eligible } = input;
  if (eligible !== undefined && eligible < least)
    return illegal('eligible', eligible, say('refused.eligible', { least }), '9.13');
  return refuseDates(input);
}

function evaluate(
  input: AmmunitionInput,
  { cards }: WefData,
  wanted?: Wanted,
): Result<Evaluation<AmmunitionAnswer>, Refusal> {
  const finding = findShortage(input, cards);
  const wrong = refuse(input, markable(finding.units));
  if (wrong) return wrong;
  const { none, modifier, faces, share, units } = finding;
  const blocks = blocksOf(finding);
  return ok({
    ...ledgerOf(finding),
    outcome: {
      blocks,
      data: {
        modifier,
        faces: faces.map(({ face, roll, number }) => ({ face, roll, number: number ?? null })),
        share: share ?? null,
        exempt: units.map(({ barred }) => barred[0]?.id ?? null),
      },
    },
    ...(none ? { idleDice: ['die'] } : {}),
    ...diceFor(wanted, () =>
      cardDice(input, ['die'], cards, blocks, (before) => blocksOf(findShortage(before, cards)), D6),
    ),
  });
}

/** The ammunition shortage of a Russian Combat Phase: the roll, its modifiers, who marks how many and whom (9.9). */
export const ammunition = calculator({
  id: 'when-eagles-fight/ammunition',
  game: 'when-eagles-fight',
  tables: [],
  modifiers: [{ list: AMMUNITION_MODIFIERS }],
  schema: ammunitionSchema,
  evaluate,
});
