import { useWords } from '@/components/words/words';
import type { ScanProblem } from '@/lib/settle/scanned';

/** Says what is wrong with a code, or with two that are to be laid side by side. */
export function useProblemText(): (problem: ScanProblem | { readonly code: 'other-game' }) => string {
  const t = useWords();
  return ({ code, ...params }) => t(`settle.problem.${code}`, params);
}
