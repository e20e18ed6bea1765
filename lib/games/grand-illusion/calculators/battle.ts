import { calculator } from '@/lib/calc/calculator';
import { diceFor, plainDice } from '@/lib/calc/dice';
import type { Evaluation, Refusal, Wanted } from '@/lib/calc/evaluation';
import { missingChart } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import { answerOf, type BattleAnswer } from '@/lib/games/grand-illusion/battle/answer';
import { beforeBlocks } from '@/lib/games/grand-illusion/battle/before-blocks';
import { overallOf, type Overall } from '@/lib/games/grand-illusion/battle/before';
import { blocksOf } from '@/lib/games/grand-illusion/battle/blocks';
import { battleOf } from '@/lib/games/grand-illusion/battle/board';
import { battleCharts, BATTLE_TABLES, withGarrisons } from '@/lib/games/grand-illusion/battle/charts';
import { battleSchema, DIE_NAMES, type BattleInput } from '@/lib/games/grand-illusion/battle/fields';
import { facesOf } from '@/lib/games/grand-illusion/battle/dice';
import { findBattle } from '@/lib/games/grand-illusion/battle/finding';
import { factsOf, notAppliedOf, stepsOf } from '@/lib/games/grand-illusion/battle/ledger';
import { MODIFIERS } from '@/lib/games/grand-illusion/battle/modifiers';
import { openOf } from '@/lib/games/grand-illusion/battle/open';
import { refuseBattle } from '@/lib/games/grand-illusion/battle/refusals';
import type { GiData } from '@/lib/games/grand-illusion/data';

type Answer = BattleAnswer & {
  /** the battle over every result of the roll before it, while nothing has been rolled */
  readonly before: Overall | null;
};

function evaluate(given: BattleInput, data: GiData, wanted?: Wanted): Result<Evaluation<Answer>, Refusal> {
  const charts = battleCharts(data.charts);
  if (typeof charts === 'string') return missingChart(charts);
  const { drm, forts } = charts;
  const input = withGarrisons(given, forts);
  const refused = refuseBattle(battleOf(input, drm));
  if (refused) return refused;
  const finding = findBattle(input, drm);
  const before = overallOf(input, drm);
  const known = new Set(finding.battle.calledOff ? [] : finding.course.casts.map(({ name }) => name));
  return ok({
    facts: factsOf(finding),
    steps: stepsOf(finding),
    notApplied: notAppliedOf(finding),
    outcome: {
      blocks: [...blocksOf(finding), ...beforeBlocks(before)],
      data: { ...answerOf(finding), before: before ?? null },
    },
    open: openOf(finding),
    idleDice: DIE_NAMES.filter((name) => !known.has(name)),
    ...diceFor(wanted, () => ({
      ...plainDice(input, DIE_NAMES, (before) => blocksOf(findBattle(before, drm))),
      faces: facesOf(finding),
    })),
  });
}

/** A battle on the battle board, from the set-up to the retreats (9.2 to 9.6). */
export const battle = calculator({
  id: 'grand-illusion/battle',
  game: 'grand-illusion',
  tables: BATTLE_TABLES,
  modifiers: [{ list: MODIFIERS }],
  schema: battleSchema,
  evaluate,
});
