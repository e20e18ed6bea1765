'use client';

import { useGames } from '@/components/shell/games';
import { useWords } from '@/components/words/words';
import type { SearchState } from '@/components/search/use-search';

/** What the search has to say about itself: an unknown number, nothing found, texts still loading or not to be had. */
export function SearchNotice({ query, state }: { query: string; state: SearchState }) {
  const t = useWords();
  const games = useGames();
  const { result, loading, missing } = state;
  const asked = query.trim() !== '';
  const left = games.filter(({ id }) => missing.includes(id)).map(({ title }) => title);
  const found = result.notice
    ? t('search.noSuchNumber', { number: result.notice.number })
    : asked && result.hits.length === 0
      ? t(loading ? 'search.loading' : 'search.nothing', { query: query.trim() })
      : '';
  const words =
    asked && left.length ? [found, t('search.missing', { games: left.join(', ') })].join(' ').trim() : found;
  return (
    <p role="status" className={words ? 'px-4 py-2 text-sm text-soft' : 'sr-only'}>
      {words || (asked ? t('search.count', { count: result.hits.length }) : '')}
    </p>
  );
}
