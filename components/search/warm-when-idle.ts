import { workWhenIdle } from '@/components/search/when-idle';
import type { SearchSource } from '@/lib/search/source';
import { practiceQueries, warmUp } from '@/lib/search/warm-up';

const warmed = new WeakSet<SearchSource>();

/**
 * Makes the search over sources quick before the first key, in the pauses of the page and each source once; then calls
 * back with queries with which drawing its hits can be practised as well.
 */
export function warmWhenIdle(sources: readonly SearchSource[], onWarm?: (queries: readonly string[]) => void): void {
  const cold = sources.filter((source) => source.whole && !warmed.has(source));
  if (cold.length === 0) return;
  for (const source of cold) warmed.add(source);
  workWhenIdle(warmUp(cold), () => onWarm?.(cold.slice(0, 1).flatMap(practiceQueries)));
}
