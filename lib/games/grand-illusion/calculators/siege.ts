import { calculator } from '@/lib/calc/calculator';
import { diceFor, plainDice } from '@/lib/calc/dice';
import type { Evaluation, Refusal, Wanted } from '@/lib/calc/evaluation';
import { missingChart } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import type { GiData } from '@/lib/games/grand-illusion/data';
import { fortsOfChart } from '@/lib/games/grand-illusion/forts/fort';
import { siegeSchema, type SiegeInput } from '@/lib/games/grand-illusion/siege/fields';
import { settleSiege, SIEGE_BARS, type SiegeTurn } from '@/lib/games/grand-illusion/siege/finding';
import { blocksOf, facesOf, factsOf, notAppliedOf, openOf, stepsOf } from '@/lib/games/grand-illusion/siege/words';

export interface SiegeAnswer {
  /** whether a siege marker may be placed, or stays */
  readonly besieged: boolean;
  /** the forts that are there, the faces on which they surrender, and what their roll did */
  readonly forts: readonly {
    readonly id: string;
    readonly faces: number;
    readonly result: 'surrenders' | 'holds' | null;
  }[];
  readonly turns: readonly SiegeTurn[];
}

function evaluate(input: SiegeInput, data: GiData, wanted?: Wanted): Result<Evaluation<SiegeAnswer>, Refusal> {
  const chart = data.charts.forts;
  if (!chart) return missingChart('forts');
  const list = fortsOfChart(chart);
  const finding = settleSiege(input, list);
  if ('error' in finding) return finding;
  const { besieged, rolls, turns } = finding;
  return ok({
    facts: factsOf(finding),
    steps: stepsOf(finding),
    notApplied: notAppliedOf(finding),
    outcome: {
      blocks: blocksOf(finding),
      data: { besieged, forts: rolls.map(({ fort, faces, result }) => ({ id: fort.id, faces, result })), turns },
    },
    open: openOf(finding),
    ...(besieged ? {} : { idleDice: ['die', 'dieSecond'] }),
    ...diceFor(wanted, () => ({
      ...plainDice(input, ['die', 'dieSecond'], (before) => {
        const found = settleSiege(before, list);
        return 'error' in found ? [] : blocksOf(found);
      }),
      faces: besieged ? rolls.map(facesOf) : [],
    })),
  });
}

/** May a siege be laid, how long it lasts, when the forts surrender, and what it changes (9.5.3). */
export const siege = calculator({
  id: 'grand-illusion/siege',
  game: 'grand-illusion',
  tables: ['forts'],
  modifiers: [{ list: SIEGE_BARS }],
  schema: siegeSchema,
  evaluate,
});
