import type { Language, Localised } from '@/lib/core/language';

/** What is said of a chart in a list of charts. */
export interface ListedChart {
  readonly id: string;
  readonly kind: 'lookup' | 'list' | 'card';
  readonly title: Localised;
}

const KINDS: readonly ListedChart['kind'][] = ['card', 'lookup', 'list'];

/**
 * The charts in the order of the contents: those that players fill in, those that are rolled on, then the others, each
 * by title.
 */
export function chartsInOrder<C extends ListedChart>(charts: Iterable<C>, lang: Language): readonly C[] {
  const byTitle = (a: C, b: C): number => a.title[lang].localeCompare(b.title[lang], lang);
  return [...charts].sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || byTitle(a, b));
}
