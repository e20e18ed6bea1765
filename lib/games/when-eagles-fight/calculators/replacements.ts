import { illegal, type Refused } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import { refuseDates } from '@/lib/games/when-eagles-fight/clocks/fields';
import type { WefData } from '@/lib/games/when-eagles-fight/data';
import { WORN_BARS } from '@/lib/games/when-eagles-fight/replacements/bars';
import { blocksOf } from '@/lib/games/when-eagles-fight/replacements/blocks';
import { STEP_CHANGES } from '@/lib/games/when-eagles-fight/replacements/changes';
import { replacementsSchema, type ReplacementsInput } from '@/lib/games/when-eagles-fight/replacements/fields';
import { settleReplacements, type ReplacementsFinding } from '@/lib/games/when-eagles-fight/replacements/finding';
import * as words from '@/lib/games/when-eagles-fight/replacements/words';

export interface ReplacementsAnswer {
  /** steps of this turn, after events and Plan 19; null where the map has not been asked */
  readonly arrive: number | null;
  /** steps that may be used, the saved ones among them */
  readonly total: number | null;
  readonly spent: number;
  readonly kept: number | null;
  readonly lost: number | null;
  readonly units: readonly {
    readonly gets: boolean;
    readonly cost: number;
    /** the side that lies up afterwards */
    readonly side: 'front' | 'back';
    readonly barred: readonly string[];
  }[];
}

/** A turn or an offensive that cannot be, and steps saved where none can be. */
function refuse(input: ReplacementsInput): Refused | undefined {
  const { nation, saved, turn, verdun } = input;
  const wrong = refuseDates(input);
  if (wrong) return wrong;
  if (nation === 'german' && turn >= 12 && verdun && saved > 0)
    return illegal('saved', saved, words.say('refused.verdun'), '7.2.K');
  if (nation === 'romanian' && saved > 0) return illegal('saved', saved, words.say('refused.romanian'), '10.8');
  if (turn === 1 && saved > 0) return illegal('saved', saved, words.say('refused.start'), '10.9');
  return undefined;
}

const answerOf = ({ arrive, total, spent, kept, lost, units }: ReplacementsFinding): ReplacementsAnswer => ({
  arrive: arrive ?? null,
  total: total ?? null,
  spent,
  kept: kept ?? null,
  lost: lost ?? null,
  units: units.map(({ barred, cost, side }) => ({
    gets: barred.length === 0,
    cost,
    side,
    barred: barred.map(({ id }) => id),
  })),
});

/** The replacements of a nation in a turn: how many come, who may get them at what price, what is saved (10.8). */
export const replacements = tool({
  id: 'when-eagles-fight/replacements',
  modifiers: [{ list: STEP_CHANGES }, { list: WORN_BARS, per: 'part' }],
  schema: replacementsSchema,
  refuse,
  settle: (input, { cards }: WefData) => settleReplacements(input, cards),
  words: { ...words, blocksOf },
  answer: answerOf,
});
