import type { Speaker } from '@/lib/calc/say';
import type { Evaluation } from '@/lib/calc/evaluation';
import { changeOf, summaryOf } from '@/lib/calc/summary';

export { changeOf, summaryOf };

/**
 * The whole ruling as plain text: the case's title, the answer, and every step with its rule; the link last, where
 * there is one.
 */
export function reportOf(title: string, evaluation: Evaluation, speaker: Speaker, link: string | undefined): string {
  const steps = evaluation.steps.map((step, i) =>
    `${i + 1}. [${step.rule}] ${speaker.say(step.text)} ${changeOf(step)}`.trimEnd(),
  );
  return [title, summaryOf(evaluation, speaker), '', ...steps, ...(link === undefined ? [] : ['', link])].join('\n');
}
