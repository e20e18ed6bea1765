import type { Block, Text, TextParam } from '@/lib/calc/evaluation';
import { sayIn } from '@/lib/calc/ledger';
import type { AttackFinding } from '@/lib/games/when-eagles-fight/attack/finding';
import { asksRomania } from '@/lib/games/when-eagles-fight/attack/open';
import { listed } from '@/lib/games/when-eagles-fight/unit-words';

/* What an answer rests on and nobody has said: the headline says it first, and what follows from it only then. */

const say = sayIn('attack.lacking');

/** Units of a sheet that lack factors (2.9), attackers and defenders that lack steps (2.11), as they are called. */
export interface Lacks {
  readonly factors: readonly TextParam[];
  readonly attackers: readonly TextParam[];
  readonly defenders: readonly TextParam[];
}
export const NO_LACKS: Lacks = { factors: [], attackers: [], defenders: [] };

/** Whose steps the headline counts: not where E, a fortress or a cell to be read decides alone (13.15, 13.24). */
function lackingSteps({ hopeless, result, stakes, input }: AttackFinding, lacks: Lacks): readonly TextParam[] {
  if (hopeless || (!result && (input.die !== undefined || stakes.fortress))) return [];
  if (!result) return lacks.defenders;
  const isLoss = (loss: number | 'E'): boolean => typeof loss === 'number' && loss > 0;
  return [...(isLoss(result.attacker) ? lacks.attackers : []), ...(isLoss(result.defender) ? lacks.defenders : [])];
}

/** What is missing on the sheet before the verdict; factors do not matter to a result that was typed in. */
function lackingText(finding: AttackFinding, lacks: Lacks, verdict: Text): Text {
  const { input, hopeless } = finding;
  if (input.strength !== 'units') return verdict;
  const factors = input.result && !hopeless ? [] : lacks.factors;
  const steps = lackingSteps(finding, lacks);
  const params = { verdict, units: listed(factors), others: listed(steps) };
  if (factors.length) return say(steps.length ? 'both' : 'factors', params);
  return steps.length ? say('steps', params) : verdict;
}

/** The blocks of an attack, with what is lacking and neutral Romania at the head of the headline. */
export const withConditions = (finding: AttackFinding, lacks: Lacks, blocks: readonly Block[]): readonly Block[] =>
  blocks.map((block) => {
    if (block.kind !== 'verdict') return block;
    const lacking = lackingText(finding, lacks, block.text);
    const text = asksRomania(finding.input) ? say('romania', { verdict: lacking }) : lacking;
    return text === block.text ? block : { ...block, text, tone: 'neutral' };
  });
