import type { FireOutcome } from '@/lib/games/paths-of-glory/calculators/fire';
import type { FlankOutcome } from '@/lib/games/paths-of-glory/calculators/flank';

/**
 * What the worked examples state of a tool's answer. Those of combats state it in a row of words, as the rulebook does;
 * the others state a part of the answer as it is.
 */
export function stated(tool: string, answer: unknown): unknown {
  return tool === 'fire' || tool === 'flank' ? combat(answer as Partial<FireOutcome & FlankOutcome>) : answer;
}

function combat({ drm, attacker, defender, odds, result }: Partial<FireOutcome & FlankOutcome>): unknown {
  return {
    drm,
    order: result?.order,
    attackerStart: attacker?.startColumn,
    defenderStart: defender?.startColumn,
    attackerColumn: attacker?.column,
    defenderColumn: defender?.column,
    defenderLoss: result?.defender.lossNumber,
    attackerLoss: result?.attacker.lossNumber,
    defenderLeft: result?.defender.chosen,
    attackerLeft: result?.attacker.chosen,
    winner: result?.winner,
    retreat: result?.retreat,
    advance: result?.advance.key,
    advanceUnits: result?.advance.units,
    certainlyEliminated: odds && odds.eliminated.n === odds.eliminated.d,
  };
}
