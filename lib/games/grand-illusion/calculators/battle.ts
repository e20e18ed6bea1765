import { missingChart, type Refused } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import { answerOf, type BattleAnswer } from '@/lib/games/grand-illusion/battle/answer';
import { overallOf, type Overall } from '@/lib/games/grand-illusion/battle/before';
import { beforeBlocks } from '@/lib/games/grand-illusion/battle/before-blocks';
import { blocksOf } from '@/lib/games/grand-illusion/battle/blocks';
import { battleOf } from '@/lib/games/grand-illusion/battle/board';
import { BATTLE_TABLES, battleCharts, withGarrisons } from '@/lib/games/grand-illusion/battle/charts';
import { facesOf } from '@/lib/games/grand-illusion/battle/dice';
import { battleSchema, DIE_NAMES, type BattleInput } from '@/lib/games/grand-illusion/battle/fields';
import { settleBattle, type BattleFinding } from '@/lib/games/grand-illusion/battle/finding';
import * as words from '@/lib/games/grand-illusion/battle/ledger';
import { MODIFIERS } from '@/lib/games/grand-illusion/battle/modifiers';
import { openOf } from '@/lib/games/grand-illusion/battle/open';
import { refuseBattle } from '@/lib/games/grand-illusion/battle/refusals';
import type { GiData } from '@/lib/games/grand-illusion/data';

type Answer = BattleAnswer & {
  /** the battle over every result of the roll before it, while nothing has been rolled */
  readonly before: Overall | null;
};

type BattleCase = BattleFinding & { readonly before: Overall | undefined };

function settle(given: BattleInput, { charts }: GiData): BattleCase | Refused {
  const read = battleCharts(charts);
  if (typeof read === 'string') return missingChart(read);
  const input = withGarrisons(given, read.forts);
  const refused = refuseBattle(battleOf(input, read.drm));
  if (refused) return refused;
  const finding = settleBattle(input, read.drm);
  return { ...finding, before: overallOf(finding) };
}

function idleOf({ battle: { calledOff }, course }: BattleFinding): readonly string[] {
  const known = new Set(calledOff ? [] : course.casts.map(({ name }) => name));
  return DIE_NAMES.filter((name) => !known.has(name));
}

/** A battle on the battle board, from the set-up to the retreats (9.2 to 9.6). */
export const battle = tool({
  id: 'grand-illusion/battle',
  tables: BATTLE_TABLES,
  modifiers: [{ list: MODIFIERS }],
  schema: battleSchema,
  settle,
  words: { ...words, openOf, blocksOf: (finding) => [...blocksOf(finding), ...beforeBlocks(finding.before)] },
  answer: (finding): Answer => ({ ...answerOf(finding), before: finding.before ?? null }),
  dice: { fields: DIE_NAMES, idle: idleOf, faces: facesOf },
});
