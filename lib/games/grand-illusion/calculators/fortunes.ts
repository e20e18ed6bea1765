import { tool } from '@/lib/calc/tool';
import { blocksOf } from '@/lib/games/grand-illusion/fortunes/blocks';
import { CONDITIONS } from '@/lib/games/grand-illusion/fortunes/conditions';
import { fortunesSchema } from '@/lib/games/grand-illusion/fortunes/fields';
import { settleFortunes, type After, type Row } from '@/lib/games/grand-illusion/fortunes/finding';
import * as words from '@/lib/games/grand-illusion/fortunes/ledger';

export interface FortunesAnswer {
  /** the table as this battle reads it, with the chances of its rows given the dice that have fallen */
  readonly rows: readonly Row[];
  /** the row that holds: by the dice, or the automatic Skirmish of 12.4 */
  readonly settled: Row | null;
  readonly automatic: boolean;
  readonly after: After | null;
}

const DICE = ['die1', 'die2'] as const;

/** A roll on the table of Fortunes of War: what it means in this turn and for this battle (9.1.4). */
export const fortunes = tool({
  id: 'grand-illusion/fortunes',
  modifiers: [{ list: CONDITIONS }],
  schema: fortunesSchema,
  settle: settleFortunes,
  words: { ...words, blocksOf },
  answer: ({ rows, settled, automatic, after }): FortunesAnswer => ({
    rows,
    settled: settled ?? null,
    automatic,
    after: after ?? null,
  }),
  dice: { fields: DICE, idle: ({ automatic }) => (automatic ? [...DICE] : []) },
});
