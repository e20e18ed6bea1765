'use client';

import { recentQueriesSlot } from '@/components/storage/slots';
import { useStored } from '@/components/storage/use-stored';
import type { GameName } from '@/components/shell/games';
import { useWords } from '@/components/words/words';

const NONE: readonly string[] = [];

/** What the search shows before anything is typed: how to ask, what was asked last on this device, and examples. */
export function EmptyBox({ game, onQuery }: { game: GameName | undefined; onQuery: (query: string) => void }) {
  const t = useWords();
  const { value: recent = NONE, change } = useStored(recentQueriesSlot);
  return (
    <div className="grid gap-4 overflow-y-auto p-4">
      <p className="text-sm text-soft">{game?.search.hint ?? t('search.hint')}</p>
      {recent.length > 0 && (
        <section>
          <div className="flex items-center justify-between gap-3">
            <h2 className="text-sm font-semibold">{t('search.recent')}</h2>
            <button type="button" className="btn" onClick={() => change(() => NONE)}>
              {t('search.forget')}
            </button>
          </div>
          <Queries queries={recent} onQuery={onQuery} />
        </section>
      )}
      <section>
        <h2 className="text-sm font-semibold">{t('search.try')}</h2>
        <Queries queries={(game?.search.examples ?? t('search.examples')).split('; ')} onQuery={onQuery} />
      </section>
    </div>
  );
}

function Queries({ queries, onQuery }: { queries: readonly string[]; onQuery: (query: string) => void }) {
  return (
    <ul className="divide-y divide-line">
      {queries.map((query) => (
        <li key={query}>
          <button
            type="button"
            className="min-h-11 w-full truncate text-left font-semibold text-accent"
            onClick={() => onQuery(query)}
          >
            {query}
          </button>
        </li>
      ))}
    </ul>
  );
}
