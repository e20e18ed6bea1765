import { D6, facesOnChart, inWords } from '@/lib/calc/dice';
import type { DieFaces } from '@/lib/calc/evaluation';
import { missingChart, type Refused } from '@/lib/calc/refusal';
import { tool } from '@/lib/calc/tool';
import type { Fraction } from '@/lib/prob/fraction';
import type { GiData } from '@/lib/games/grand-illusion/data';
import { seaSchema, type SeaInput } from '@/lib/games/grand-illusion/sea/fields';
import { SEA_DRM, SEA_MODIFIERS, SEA_TABLE, settleSea, type SeaFinding } from '@/lib/games/grand-illusion/sea/finding';
import * as words from '@/lib/games/grand-illusion/sea/words';

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

/** Nobody has to roll: they cannot, or there are more than the one that a die is for. */
const isIdle = ({ barred, input }: SeaFinding): boolean => barred.length > 0 || input.count > 1;

/** Where each face leads. */
function facesOf(finding: SeaFinding): readonly DieFaces[] {
  if (isIdle(finding)) return [];
  const { input, results } = finding;
  const rolledAs = (die: number): SeaFinding => settleSea({ ...input, die }, results);
  const faces = facesOnChart('die', D6, { [SEA_TABLE]: results }, (die) => words.chartBlockOf(rolledAs(die)));
  return faces ? [inWords(faces, (face) => words.faceText(rolledAs(face)))] : [];
}

function settle(input: SeaInput, { charts }: GiData): SeaFinding | Refused {
  const results = charts[SEA_TABLE];
  return results ? settleSea(input, results) : missingChart(SEA_TABLE);
}

/** Allied units that a retreat leaves no hex in a port: when they come back, or that they do not (9.4.5). */
export const seaRetreat = tool({
  id: 'grand-illusion/sea-retreat',
  tables: [SEA_TABLE, SEA_DRM],
  modifiers: [{ list: SEA_MODIFIERS, unused: true }],
  schema: seaSchema,
  settle,
  words,
  answer: (finding): SeaAnswer => {
    const { barred, rolled, back, input } = finding;
    return {
      possible: barred.length === 0,
      barred: barred.map(({ id }) => id),
      drm: finding.drm,
      eliminated: finding.eliminated,
      saved: finding.saved,
      back: back.map(({ ahead, turn, chance }) => ({ ahead, turn, chance })),
      due: rolled && rolled.ahead !== null ? input.turn + rolled.ahead : null,
      lost: rolled && rolled.ahead === null,
    };
  },
  dice: { fields: ['die'], idle: (finding) => (isIdle(finding) ? ['die'] : []), faces: facesOf },
});
