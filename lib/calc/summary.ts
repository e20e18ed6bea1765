import type { Block, Evaluation, Step } from '@/lib/calc/evaluation';
import { chanceText, type Speaker } from '@/lib/calc/say';

/** The answer in a line: the first verdict, or the question of the first block with its chances. */
export function summaryOf(evaluation: Evaluation, { say }: Speaker): string {
  const { blocks } = evaluation.outcome;
  const first = blocks.find((block) => block.kind === 'verdict' || block.kind === 'odds');
  return first ? lineOf(first, say) : '';
}

function lineOf(block: Extract<Block, { readonly kind: 'verdict' | 'odds' }>, say: Speaker['say']): string {
  return block.kind === 'verdict'
    ? say(block.text)
    : [
        `${say(block.title)}: ${block.rows.map(({ label, chance }) => `${say(label)} ${chanceText(chance)}`).join(', ')}`,
        ...(block.beside ? [say(block.beside)] : []),
      ].join('. ');
}

/** A line where there is little room: percentages without the exact fractions behind them. */
export const inBrief = (line: string): string => line.replace(/( %) \(\d+\/\d+\)/g, '$1');

/** "12-14 → 9-11", or nothing for a step that changed no value. */
export function changeOf({ before, after }: Pick<Step, 'before' | 'after'>): string {
  if (before !== undefined && after !== undefined) return `${before} → ${after}`;
  return after === undefined ? '' : `→ ${after}`;
}
