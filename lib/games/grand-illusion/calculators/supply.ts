import { readListed } from '@/lib/board/listed/read';
import { calculator } from '@/lib/calc/calculator';
import type { Evaluation, Refusal } from '@/lib/calc/evaluation';
import { sayIn } from '@/lib/calc/ledger';
import { illegal, missingChart } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import type { GiData } from '@/lib/games/grand-illusion/data';
import { fortsOfChart } from '@/lib/games/grand-illusion/forts/fort';
import { hexOf } from '@/lib/games/grand-illusion/map/hexes';
import type { Nation } from '@/lib/games/grand-illusion/sides';
import { specOf } from '@/lib/games/grand-illusion/map/spec';
import { LANDING_FROM } from '@/lib/games/grand-illusion/scenario/scenario';
import { boardOf } from '@/lib/games/grand-illusion/supply/board';
import { refuseSieges } from '@/lib/games/grand-illusion/supply/besieged';
import { supplySchema, type SupplyInput } from '@/lib/games/grand-illusion/supply/fields';
import type { Lack } from '@/lib/games/grand-illusion/supply/line';
import {
  attritionOf,
  emergencyRecovery,
  supplyOf,
  type Attrition,
  type Standing,
} from '@/lib/games/grand-illusion/supply/settle';
import { blocksOf, factsOf, notAppliedOf, openOf, stepsOf } from '@/lib/games/grand-illusion/supply/words';

const say = sayIn('supply');

export interface SupplyAnswer {
  readonly stacks: readonly {
    readonly hex: number;
    readonly nation: Nation;
    readonly standing: Standing;
    /** the hexes of the line, or of the one that lacks least */
    readonly line: readonly number[];
    readonly lacks: readonly Lack[];
    readonly attrition: Omit<Attrition, 'stack'> | null;
  }[];
  /** disrupted units that recover on emergency supply, of all stacks together */
  readonly emergencyRecovers: number;
}

function evaluate(input: SupplyInput, { hexes, charts }: GiData): Result<Evaluation<SupplyAnswer>, Refusal> {
  if (!charts.forts) return missingChart('forts');
  const forts = fortsOfChart(charts.forts);
  const map = readListed(specOf(hexes), input.map);
  if (!map.ok) {
    const { code, n, other, path } = map.error;
    const rule = 'rule' in map.error ? map.error.rule : '2.2';
    return illegal(['map', ...path].join('.'), other, say(`refused.${code}`, { n, other }), rule);
  }
  if (input.landing !== undefined && !hexOf(hexes, input.landing).port)
    return illegal('landing', input.landing, say('refused.landing', { n: input.landing }), '13.3.4.a4');
  if (input.landing !== undefined && input.turn < LANDING_FROM)
    return illegal('landing', input.landing, say('refused.landingEarly', { turn: LANDING_FROM }), '13.3.4.a4');
  const siege = refuseSieges(input, hexes, forts);
  if (siege) return siege;
  const board = boardOf(input, map.value, hexes, forts);
  const stacks = input.stacks.map((stack) => supplyOf(board, stack));
  const attrition = stacks.map((one) => attritionOf(one, stacks, input));
  const recovery = emergencyRecovery(attrition, input);
  const finding = { board, stacks, attrition, recovery };
  return ok({
    facts: factsOf(finding),
    steps: stepsOf(finding),
    notApplied: notAppliedOf(finding),
    outcome: {
      blocks: blocksOf(finding),
      data: {
        stacks: stacks.map(({ stack, standing, line, emergency }, i) => {
          const used = standing === 'emergency' && emergency ? emergency : line;
          const { stack: _, ...effects } = attrition[i] ?? { stack };
          return {
            hex: stack.hex,
            nation: stack.nation,
            standing,
            line: used.hexes,
            lacks: used.lacks,
            attrition: 'eliminated' in effects ? effects : null,
          };
        }),
        emergencyRecovers: recovery.units,
      },
    },
    open: openOf(finding),
  });
}

/**
 * Supply on the map that the players have entered (11.2.1 to 11.2.5): for each stack its line, or the exact link that
 * fails, or what nobody has entered yet; and what attrition and recovery do to it (11.2.6, 11.2.7).
 */
export const supply = calculator({
  id: 'grand-illusion/supply',
  game: 'grand-illusion',
  tables: ['forts'],
  schema: supplySchema,
  evaluate,
});
