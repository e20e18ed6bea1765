import { readListed } from '@/lib/board/listed/read';
import { sayIn } from '@/lib/calc/ledger';
import { illegal, missingChart, type Refused } from '@/lib/calc/refusal';
import type { GiData } from '@/lib/games/grand-illusion/data';
import { fortsOfChart } from '@/lib/games/grand-illusion/forts/fort';
import { hexOf } from '@/lib/games/grand-illusion/map/hexes';
import { specOf } from '@/lib/games/grand-illusion/map/spec';
import { LANDING_FROM } from '@/lib/games/grand-illusion/scenario/scenario';
import { refuseSieges } from '@/lib/games/grand-illusion/supply/besieged';
import { boardOf, type SupplyBoard } from '@/lib/games/grand-illusion/supply/board';
import type { SupplyInput } from '@/lib/games/grand-illusion/supply/fields';
import {
  attritionOf,
  emergencyRecovery,
  supplyOf,
  type Attrition,
  type EmergencyRecovery,
  type SuppliedStack,
} from '@/lib/games/grand-illusion/supply/settle';

const say = sayIn('supply.refused');

/** Everything that an answer is made of. */
export interface SupplyFinding {
  readonly board: SupplyBoard;
  readonly stacks: readonly SuppliedStack[];
  readonly attrition: readonly (Attrition | undefined)[];
  readonly recovery: EmergencyRecovery;
}

/** Refused: a map that contradicts itself, a landing where or when there is none, and sieges that cannot be. */
export function settleSupply(input: SupplyInput, { hexes, charts }: GiData): SupplyFinding | Refused {
  if (!charts.forts) return missingChart('forts');
  const forts = fortsOfChart(charts.forts);
  const map = readListed(specOf(hexes), input.map);
  if (!map.ok) {
    const { code, n, other, path } = map.error;
    const rule = 'rule' in map.error ? map.error.rule : '2.2';
    return illegal(['map', ...path].join('.'), other, say(code, { n, other }), rule);
  }
  if (input.landing !== undefined && !hexOf(hexes, input.landing).port)
    return illegal('landing', input.landing, say('landing', { n: input.landing }), '13.3.4.a4');
  if (input.landing !== undefined && input.turn < LANDING_FROM)
    return illegal('landing', input.landing, say('landingEarly', { turn: LANDING_FROM }), '13.3.4.a4');
  const siege = refuseSieges(input, hexes, forts);
  if (siege) return siege;
  const board = boardOf(input, map.value, hexes, forts);
  const stacks = input.stacks.map((stack) => supplyOf(board, stack));
  // A line of the Action Phase says nothing of the segment: there it passes enemy cavalry (11.2.1.b).
  const attrition = stacks.map((one) => (input.moment === 'attrition' ? attritionOf(one, stacks, input) : undefined));
  return { board, stacks, attrition, recovery: emergencyRecovery(attrition, input) };
}
