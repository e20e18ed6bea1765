import { useWords } from '@/components/words/words';
import type { PairProblem } from '@/lib/settle/pair';

/** Says what is wrong with a code, or with two that are to be laid side by side. */
export function useProblemText(): (problem: PairProblem | { readonly code: 'other-game' }) => string {
  const t = useWords();
  return (problem) =>
    t(`settle.problem.${problem.code}`, problem.code === 'too-long' ? { most: problem.most } : undefined);
}
