import type { Block, Evaluation, Refusal, Step } from '@/lib/calc/evaluation';
import { chanceText, type Speaker } from '@/lib/calc/say';
import type { Result } from '@/lib/core/result';
import { equal, showChance, ZERO } from '@/lib/prob/fraction';

type Leading = Extract<Block, { readonly kind: 'verdict' | 'odds' }>;

const leadingOf = ({ outcome }: Evaluation): Leading | undefined =>
  outcome.blocks.find((block) => block.kind === 'verdict' || block.kind === 'odds');

/** The answer in a line: the first verdict, or the question of the first block with its chances. */
export function summaryOf(evaluation: Evaluation, { say }: Speaker): string {
  const first = leadingOf(evaluation);
  if (!first) return '';
  return first.kind === 'verdict'
    ? say(first.text)
    : [
        `${say(first.title)}: ${first.rows.map(({ label, chance }) => `${say(label)} ${chanceText(chance)}`).join(', ')}`,
        ...(first.beside ? [say(first.beside)] : []),
      ].join('. ');
}

/** So many chances have room where there is little; the mark of more stands for the others. */
const MOST = 3;

/**
 * The answer where there is little room: percentages without the exact fractions behind them, and of chances the first
 * ones that are any.
 */
export function briefOf(evaluation: Evaluation, speaker: Speaker): string {
  const first = leadingOf(evaluation);
  if (first?.kind !== 'odds') return inBrief(summaryOf(evaluation, speaker));
  const rows = first.rows.filter(({ chance }) => !equal(chance, ZERO));
  const shown = rows.slice(0, MOST).map(({ label, chance }) => `${speaker.say(label)} ${showChance(chance).percent} %`);
  return `${speaker.say(first.title)}: ${[...shown, ...(rows.length > MOST ? ['…'] : [])].join(' · ')}`;
}

/** A line without the exact fractions behind its percentages. */
export const inBrief = (line: string): string => line.replace(/( %) \(\d+\/\d+\)/g, '$1');

/** An answer in a line, or why the case has none: `refused` puts a refusal into words. */
export const headlineOf = (
  found: Result<Evaluation, Refusal>,
  speaker: Speaker,
  refused: (refusal: Refusal) => string,
): string => (found.ok ? inBrief(summaryOf(found.value, speaker)) : refused(found.error));

/** "12-14 → 9-11", or nothing for a step that changed no value. */
export function changeOf({ before, after }: Pick<Step, 'before' | 'after'>): string {
  if (before !== undefined && after !== undefined) return `${before} → ${after}`;
  return after === undefined ? '' : `→ ${after}`;
}
