import { missingChart } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import type { Fraction } from '@/lib/prob/fraction';
import type { GiData } from '@/lib/games/grand-illusion/data';
import { fortsOfChart } from '@/lib/games/grand-illusion/forts/fort';
import { bombardmentSchema } from '@/lib/games/grand-illusion/heavy-artillery/fields';
import { BOMBARDMENT_MODIFIERS, GUN_BARS, settleBombardment } from '@/lib/games/grand-illusion/heavy-artillery/finding';
import type { BombardedTurn } from '@/lib/games/grand-illusion/heavy-artillery/turns';
import * as words from '@/lib/games/grand-illusion/heavy-artillery/words';

export interface HeavyArtilleryAnswer {
  /** the forts of the hex with the steps that they have left after the rolls given */
  readonly forts: readonly { readonly id: string; readonly left: number }[];
  /** nobody has to roll any more */
  readonly over: boolean;
  /** the chance that no fort is left; null while the factor of a gun is not known */
  readonly destroyed: Fraction | null;
  /** steps lost in all, on average, those of the rolls given among them */
  readonly expected: Fraction | null;
  readonly lost: readonly { readonly steps: number; readonly chance: Fraction }[];
  readonly byFactor: readonly { readonly factor: number; readonly destroyed: Fraction }[];
  /** the chance that the forts are gone by the end of each turn; empty where it is not asked for */
  readonly byTurn: readonly BombardedTurn[];
}

/** Steps left of the first and of the second fort: all of them where nothing is said (9.5). */
const STEP_FIELDS = ['first', 'second'] as const;

/** Heavy artillery against the forts of a hex, roll after roll until it misses (9.5.4). */
export const heavyArtillery = tool({
  id: 'grand-illusion/heavy-artillery',
  tables: ['forts'],
  modifiers: [{ list: GUN_BARS }, { list: BOMBARDMENT_MODIFIERS }],
  schema: bombardmentSchema,
  settle: (input, { charts: { forts } }: GiData) =>
    forts ? settleBombardment(input, fortsOfChart(forts)) : missingChart('forts'),
  words,
  answer: ({ forts, left, odds, byFactor, byTurn }): HeavyArtilleryAnswer => ({
    forts: forts.map(({ id }, i) => ({ id, left: (odds ? odds.now.left[i] : left[i]) ?? 0 })),
    over: odds?.over ?? false,
    destroyed: odds?.destroyed ?? null,
    expected: odds?.expected ?? null,
    lost: (odds?.lost ?? []).map(({ value, chance }) => ({ steps: value, chance })),
    byFactor,
    byTurn,
  }),
  taken: ({ forts, left }) => STEP_FIELDS.map((field, i) => ({ field, value: left[i] ?? 0 })).slice(0, forts.length),
});
