import type { Block, Text, TextParam } from '@/lib/calc/evaluation';
import { sayIn } from '@/lib/calc/ledger';
import type { AttackFinding } from '@/lib/games/when-eagles-fight/attack/finding';
import { asksRomania } from '@/lib/games/when-eagles-fight/attack/open';

/* What an answer rests on and nobody has said: the headline says it first, and what follows from it only then. */

const say = sayIn('attack.lacking');

/** Attackers and defenders on a sheet that lack their factor (2.9) or their steps (2.11), as each is called. */
export interface Lacks {
  readonly attack: readonly TextParam[];
  readonly defence: readonly TextParam[];
  readonly attackerSteps: readonly TextParam[];
  readonly defenderSteps: readonly TextParam[];
}
export const NO_LACKS: Lacks = { attack: [], defence: [], attackerSteps: [], defenderSteps: [] };

/** Whose steps the headline counts: not where E, a fortress or a cell to be read decides alone (13.15, 13.24). */
function lackingSteps({ hopeless, result, stakes, input }: AttackFinding, lacks: Lacks): number {
  const { attackerSteps, defenderSteps } = lacks;
  if (hopeless || (!result && (input.die !== undefined || stakes.fortress))) return 0;
  if (!result) return defenderSteps.length;
  const isLoss = (loss: number | 'E'): boolean => typeof loss === 'number' && loss > 0;
  return (isLoss(result.attacker) ? attackerSteps.length : 0) + (isLoss(result.defender) ? defenderSteps.length : 0);
}

/**
 * How much is missing on the sheet, before the verdict; which units it is stands among the open points. Factors do not
 * matter to a result that was typed in.
 */
function lackingText(finding: AttackFinding, lacks: Lacks, verdict: Text): Text {
  const { input, hopeless } = finding;
  if (input.strength !== 'units') return verdict;
  const factors = input.result && !hopeless ? 0 : lacks.attack.length + lacks.defence.length;
  const steps = lackingSteps(finding, lacks);
  if (factors) return say(steps ? 'both' : 'factors', { verdict, factors, steps });
  return steps ? say('steps', { verdict, steps }) : verdict;
}

/** The blocks of an attack, with what is lacking and neutral Romania at the head of the headline. */
export const withConditions = (finding: AttackFinding, lacks: Lacks, blocks: readonly Block[]): readonly Block[] =>
  blocks.map((block) => {
    if (block.kind !== 'verdict') return block;
    const lacking = lackingText(finding, lacks, block.text);
    const text = asksRomania(finding.input) ? say('romania', { verdict: lacking }) : lacking;
    return text === block.text ? block : { ...block, text, tone: 'neutral' };
  });
