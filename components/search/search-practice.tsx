'use client';

import { startTransition, useEffect, useState } from 'react';
import { SearchBox } from '@/components/search/search-box';
import { whenIdle } from '@/components/search/when-idle';
import type { GameName } from '@/components/shell/games';

const nothing = (): void => undefined;

/**
 * The search box out of sight and out of reach, into which queries are typed in the pauses of the page: what draws hits
 * is compiled, and their fonts are at hand, before a player's first key. Calls back when all have been typed.
 */
export function SearchPractice({
  game,
  queries,
  onDone,
}: {
  game: GameName | undefined;
  queries: readonly string[];
  onDone: () => void;
}) {
  const [typed, setTyped] = useState(0);
  useEffect(
    () =>
      whenIdle(() => {
        if (typed === queries.length) onDone();
        else startTransition(() => setTyped(typed + 1));
      }),
    [typed, queries, onDone],
  );
  return (
    <div inert aria-hidden className="invisible fixed inset-0 contain-strict">
      <SearchBox
        game={game}
        query={queries[typed - 1] ?? ''}
        focused={false}
        onQuery={nothing}
        onGo={nothing}
        onClose={nothing}
      />
    </div>
  );
}
