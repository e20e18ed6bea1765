'use client';

import { useGames } from '@/components/shell/games';
import Link from '@/components/ui/link';
import { useWords } from '@/components/words/words';
import type { SearchState } from '@/components/search/use-search';
import type { Hit } from '@/lib/search/search';

/**
 * What the search has to say about itself: a text too long, an unknown number and where else it is, nothing found,
 * texts still loading or not to be had.
 */
export function SearchNotice({
  query,
  state,
  onGo,
}: {
  query: string;
  state: SearchState;
  /** follows a hit in its own way */
  onGo?: (hit: Hit) => void;
}) {
  const t = useWords();
  const games = useGames();
  const { result, loading, missing } = state;
  const asked = query.trim() !== '';
  const left = games.filter(({ id }) => missing.includes(id)).map(({ title }) => title);
  const found = result.notice
    ? t('search.noSuchNumber', {
        number: result.notice.number,
        ...result.notice.lack,
        lack: result.notice.lack?.kind ?? 'none',
      })
    : asked && result.hits.length === 0
      ? t(loading ? 'search.loading' : 'search.nothing', { query: (result.cut?.searched ?? query).trim() })
      : '';
  const words = [
    result.cut ? t('search.cut', { ...result.cut }) : '',
    found,
    asked && left.length ? t('search.missing', { games: left.join(', ') }) : '',
  ].filter(Boolean);
  return (
    <p role="status" className={words.length > 0 ? 'px-4 py-2 text-sm text-soft' : 'sr-only'}>
      {words.join(' ') || (asked ? t('search.count', { count: result.hits.length }) : '')}
      {result.notice?.elsewhere.map((hit) => (
        <Link
          key={hit.game}
          href={hit.address}
          data-stays={onGo ? '' : undefined}
          className="mt-1 flex min-h-11 items-center font-semibold text-accent"
          onClick={(event) => {
            if (!onGo) return;
            event.preventDefault();
            onGo(hit);
          }}
        >
          {t('search.elsewhere', {
            game: games.find(({ id }) => id === hit.game)?.title ?? hit.game,
            number: hit.number ?? '',
          })}
          {`: ${hit.title}`}
        </Link>
      ))}
    </p>
  );
}
