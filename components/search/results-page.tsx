'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, useCallback, useDeferredValue, useEffect, useState } from 'react';
import { useGames, type GameName } from '@/components/shell/games';
import { FightText } from '@/components/search/fight-hit';
import { HitText } from '@/components/search/hit-text';
import { SearchNotice } from '@/components/search/search-notice';
import { LONGEST_ADDRESS } from '@/components/search/search-control';
import { useFights } from '@/components/search/use-fights';
import { useSearch } from '@/components/search/use-search';
import Link from '@/components/ui/link';
import { useWords } from '@/components/words/words';
import type { GameId } from '@/lib/core/game-id';
import { KINDS, type DocumentKind } from '@/lib/search/document';

interface Asked {
  readonly query: string;
  readonly game?: GameId;
  readonly kind?: DocumentKind;
}

const MOST = 60;
/** Filters keep to a row on a phone, which is drawn sideways: the hits come first. */
const FILTERS =
  'scroll-x -mx-3 mb-3 flex gap-2 px-3 *:shrink-0 wide:mx-0 wide:flex-wrap wide:overflow-visible wide:px-0';
const isKind = (value: string | null): value is DocumentKind => KINDS.some((kind) => kind === value);

function readAddress(games: readonly GameName[]): Asked {
  const params = new URLSearchParams(location.search);
  const game = games.find(({ id }) => id === params.get('game'))?.id;
  const kind = params.get('kind');
  return {
    query: params.get('q') ?? '',
    ...(game ? { game } : {}),
    ...(isKind(kind) ? { kind } : {}),
  };
}

function writeAddress({ query, game, kind }: Asked): void {
  const params = new URLSearchParams({
    q: query.slice(0, LONGEST_ADDRESS),
    ...(game ? { game } : {}),
    ...(kind ? { kind } : {}),
  });
  // Without Next's own state, so that its router follows and another search from the bar is seen as a change.
  history.replaceState(null, '', `?${params}`);
}

/** Calls back at first and when the address has changed; by itself, so that the rest of the page can be static. */
function AddressWatcher({ onChange }: { onChange: () => void }) {
  const params = useSearchParams();
  useEffect(() => onChange(), [params, onChange]);
  return null;
}

/** Every hit of a query, grouped by kind, filtered by game and kind; the address holds all of it. */
export function ResultsPage() {
  const t = useWords();
  const games = useGames();
  const [asked, setAsked] = useState<Asked>({ query: '' });
  // The address itself, which may be ahead of the router while someone types.
  const read = useCallback(() => setAsked(readAddress(games)), [games]);
  const ask = (next: Asked) => {
    setAsked(next);
    writeAddress(next);
  };
  // The field answers at once; the long list may come a moment later.
  const state = useSearch(useDeferredValue(asked.query), {
    ...(asked.game ? { game: asked.game } : {}),
    ...(asked.kind ? { kinds: [asked.kind] } : {}),
    limit: MOST,
    typing: false,
  });
  const { answer, hits: all } = state.result;
  const { fights, areAwaited } = useFights(asked.query, asked.game, state.sources);
  const groups = KINDS.map((kind) => ({
    kind,
    hits: all.filter((hit) => hit.kind === kind && hit.id !== answer?.id),
  })).filter(({ hits }) => hits.length > 0);
  return (
    <main id="main" className="frame frame-text flex-1 py-5">
      <Suspense>
        <AddressWatcher onChange={read} />
      </Suspense>
      <h1 className="mb-3 text-2xl font-bold">{t('search.title')}</h1>
      <input
        type="search"
        value={asked.query}
        onChange={(event) => ask({ ...asked, query: event.target.value })}
        aria-label={t('search.title')}
        placeholder={t('search.placeholder')}
        className="mb-3 min-h-12 w-full rounded-lg border border-line bg-card px-3 text-base"
      />
      <div role="group" aria-label={t('search.filterKind')} className={FILTERS}>
        {KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            className="btn"
            aria-pressed={asked.kind === kind}
            onClick={() => ask({ ...asked, kind: asked.kind === kind ? undefined : kind })}
          >
            {t(`search.kindsMany.${kind}`)}
          </button>
        ))}
      </div>
      {games.length > 1 && (
        <div role="group" aria-label={t('search.filterGame')} className={FILTERS}>
          {games.map((game) => (
            <button
              key={game.id}
              type="button"
              className="btn"
              aria-pressed={asked.game === game.id}
              onClick={() => ask({ ...asked, game: asked.game === game.id ? undefined : game.id })}
            >
              {game.title}
            </button>
          ))}
        </div>
      )}
      <SearchNotice query={asked.query} state={state} />
      {fights.length > 0 && (
        <div className="mb-5">
          {fights.map((fight) => (
            <Link
              key={`${fight.game}/${fight.offered?.means ?? ''}`}
              href={fight.address}
              className={`card block border-l-4 px-4 py-3 no-underline hover:bg-tint ${fight.offered ? 'mt-2 border-l-warn' : 'mt-5 border-l-accent first:mt-0'}`}
            >
              <FightText hit={fight} />
            </Link>
          ))}
        </div>
      )}
      {answer && !areAwaited && (
        <Link
          href={answer.address}
          className="card mb-5 block border-l-4 border-l-accent px-4 py-3 no-underline hover:bg-tint"
        >
          <HitText hit={answer} />
        </Link>
      )}
      {(areAwaited ? [] : groups).map(({ kind, hits }) => (
        <section key={kind} aria-labelledby={`group-${kind}`} className="mb-5">
          <h2 id={`group-${kind}`} className="mb-1 text-lg font-semibold">
            {t(`search.kindsMany.${kind}`)}{' '}
            <span className="font-sans text-sm font-normal text-soft">{hits.length}</span>
          </h2>
          <ul className="card divide-y divide-line overflow-hidden">
            {hits.map((hit) => (
              <li key={hit.id}>
                <Link href={hit.address} className="block px-4 py-2 no-underline hover:bg-tint">
                  <HitText hit={hit} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {!asked.query.trim() && <p className="text-soft">{t('search.hint')}</p>}
    </main>
  );
}
