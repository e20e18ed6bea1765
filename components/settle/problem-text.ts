import { useWords } from '@/components/words/words';
import type { PastedProblem } from '@/lib/settle/pasted';

/** Says what is wrong with a code, or with two that are to be laid side by side. */
export function useProblemText(): (problem: PastedProblem) => string {
  const t = useWords();
  return ({ code, ...params }) => t(`settle.problem.${code}`, params);
}
