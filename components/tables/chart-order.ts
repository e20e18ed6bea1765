import type { Language } from '@/lib/core/language';
import type { Chart } from '@/lib/tables/chart';

/** The charts in the order of the contents: those that are rolled on, then the others, each by title. */
export function chartsInOrder(charts: Iterable<Chart>, lang: Language): readonly Chart[] {
  const byTitle = (a: Chart, b: Chart): number => a.title[lang].localeCompare(b.title[lang], lang);
  return [...charts].sort((a, b) => Number(b.kind === 'lookup') - Number(a.kind === 'lookup') || byTitle(a, b));
}
