import { calculator } from '@/lib/calc/calculator';
import { D6, diceFor, facesOnChart, inWords } from '@/lib/calc/dice';
import type { DiceView, Evaluation, Refusal, Wanted } from '@/lib/calc/evaluation';
import { missingChart } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import type { Fraction } from '@/lib/prob/fraction';
import type { GiData } from '@/lib/games/grand-illusion/data';
import { seaSchema, type SeaInput } from '@/lib/games/grand-illusion/sea/fields';
import {
  SEA_DRM,
  SEA_MODIFIERS,
  SEA_TABLE,
  settleSea,
  type SeaCharts,
  type SeaFinding,
} from '@/lib/games/grand-illusion/sea/finding';
import {
  blocksOf,
  chartBlockOf,
  faceText,
  factsOf,
  notAppliedOf,
  openOf,
  stepsOf,
} from '@/lib/games/grand-illusion/sea/words';

export interface SeaAnswer {
  readonly possible: boolean;
  readonly barred: readonly string[];
  readonly drm: number;
  /** for one unit */
  readonly eliminated: Fraction;
  /** that it is back by the last GT */
  readonly saved: Fraction;
  readonly back: readonly { readonly ahead: number; readonly turn: number; readonly chance: Fraction }[];
  /** with a die: the GT in which the unit is due; null when it is eliminated, or no die is given */
  readonly due: number | null;
  readonly lost: boolean | null;
}

/** Where each face leads, and the answer as it was before the die. */
function diceOf(finding: SeaFinding): DiceView {
  const { input, charts, barred } = finding;
  const rolledAs = (die: number | undefined): SeaFinding => settleSea({ ...input, die }, charts);
  if (barred.length || input.count > 1) return { first: undefined, faces: [] };
  const faces = facesOnChart('die', D6, { [SEA_TABLE]: charts.results }, (die) => chartBlockOf(rolledAs(die)));
  return {
    first: input.die === undefined ? undefined : blocksOf(rolledAs(undefined))[0],
    faces: faces ? [inWords(faces, (face) => faceText(rolledAs(face)))] : [],
  };
}

function evaluate(input: SeaInput, data: GiData, wanted?: Wanted): Result<Evaluation<SeaAnswer>, Refusal> {
  const [results, drm] = [data.charts[SEA_TABLE], data.charts[SEA_DRM]];
  if (!results) return missingChart(SEA_TABLE);
  if (!drm) return missingChart(SEA_DRM);
  const charts: SeaCharts = { results, drm };
  const finding = settleSea(input, charts);
  const { barred, rolled, back } = finding;
  return ok({
    facts: factsOf(finding),
    steps: stepsOf(finding),
    notApplied: notAppliedOf(finding),
    outcome: {
      blocks: blocksOf(finding),
      data: {
        possible: barred.length === 0,
        barred: barred.map(({ id }) => id),
        drm: finding.drm,
        eliminated: finding.eliminated,
        saved: finding.saved,
        back: back.map(({ ahead, turn, chance }) => ({ ahead, turn, chance })),
        due: rolled && rolled.ahead !== null ? input.turn + rolled.ahead : null,
        lost: rolled && rolled.ahead === null,
      },
    },
    open: openOf(finding),
    ...(barred.length || input.count > 1 ? { idleDice: ['die'] } : {}),
    ...diceFor(wanted, () => diceOf(finding)),
  });
}

/** Allied units that a retreat leaves no hex in a port: when they come back, or that they do not (9.4.5). */
export const seaRetreat = calculator({
  id: 'grand-illusion/sea-retreat',
  game: 'grand-illusion',
  tables: [SEA_TABLE, SEA_DRM],
  modifiers: [{ list: SEA_MODIFIERS, unused: true }],
  schema: seaSchema,
  evaluate,
});
