import { D6, facesOnCard } from '@/lib/calc/dice';
import { illegal, type Refused } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import { blocksOf } from '@/lib/games/when-eagles-fight/ammunition/blocks';
import { ammunitionSchema, type AmmunitionInput } from '@/lib/games/when-eagles-fight/ammunition/fields';
import { AMMUNITION_MODIFIERS } from '@/lib/games/when-eagles-fight/ammunition/modifiers';
import { markable, settleShortage, unitsOf, type Share } from '@/lib/games/when-eagles-fight/ammunition/shortage';
import * as words from '@/lib/games/when-eagles-fight/ammunition/words';
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
function refuse(input: AmmunitionInput): Refused | undefined {
  const { eligible } = input;
  const least = markable(unitsOf(input));
  if (eligible !== undefined && eligible < least)
    return illegal('eligible', eligible, words.say('refused.eligible', { least }), '9.13');
  return refuseDates(input);
}

/** The ammunition shortage of a Russian Combat Phase: the roll, its modifiers, who marks how many and whom (9.9). */
export const ammunition = tool({
  id: 'when-eagles-fight/ammunition',
  modifiers: [{ list: AMMUNITION_MODIFIERS }],
  schema: ammunitionSchema,
  refuse,
  settle: (input, { cards }: WefData) => settleShortage(input, cards),
  words: { ...words, blocksOf },
  answer: ({ modifier, faces, share, units }): AmmunitionAnswer => ({
    modifier,
    faces: faces.map(({ face, roll, number }) => ({ face, roll, number: number ?? null })),
    share: share ?? null,
    exempt: units.map(({ barred }) => barred[0]?.id ?? null),
  }),
  dice: {
    fields: ['die'],
    idle: ({ none }) => (none ? ['die'] : []),
    faces: (_, { cards }: WefData, before) => [facesOnCard('die', D6, before, cards)],
  },
});
