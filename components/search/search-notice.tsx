'use client';

import { useWords } from '@/components/words/words';
import type { SearchState } from '@/components/search/use-search';

/** What the search has to say about itself: an unknown number, nothing found, texts still loading. */
export function SearchNotice({ query, state }: { query: string; state: SearchState }) {
  const t = useWords();
  const { result, loading, failed } = state;
  const asked = query.trim() !== '';
  const words = result.notice
    ? t('search.noSuchNumber', { number: result.notice.number })
    : asked && failed && result.hits.length === 0
      ? t('search.failed')
      : asked && result.hits.length === 0
        ? t(loading ? 'search.loading' : 'search.nothing', { query: query.trim() })
        : '';
  return (
    <p role="status" className={words ? 'px-4 py-2 text-sm text-soft' : 'sr-only'}>
      {words || (asked ? t('search.count', { count: result.hits.length }) : '')}
    </p>
  );
}
