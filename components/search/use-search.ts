'use client';

import { useEffect, useMemo, useState } from 'react';
import { loadSources, sourcesOf } from '@/components/search/load-sources';
import { warmWhenIdle } from '@/components/search/warm-when-idle';
import { useGameIds } from '@/components/shell/games';
import { useSpeaker } from '@/components/words/words';
import { search, type SearchOptions, type SearchResult } from '@/lib/search/search';
import type { SearchSource } from '@/lib/search/source';

export interface SearchState {
  readonly result: SearchResult;
  /** the texts are still on their way; numbers and terms are answered already */
  readonly loading: boolean;
  readonly failed: boolean;
}

/** Answers a query over every game in the reader's language, better with each file that arrives. */
export function useSearch(query: string, options: SearchOptions): SearchState {
  const { lang } = useSpeaker();
  const games = useGameIds();
  const [sources, setSources] = useState<readonly SearchSource[]>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    loadSources(lang, games, (next) => !gone && setSources(next)).catch(() => !gone && setFailed(true));
    return () => {
      gone = true;
    };
  }, [lang, games]);
  const { game, kinds, limit, typing } = options;
  useEffect(() => warmWhenIdle(sourcesOf(sources, game)), [sources, game]);
  const result = useMemo(
    () => search(query, sources, { game, kinds, limit, typing }),
    [query, sources, game, kinds, limit, typing],
  );
  return { result, loading: !failed && (sources.length === 0 || sources.some(({ whole }) => !whole)), failed };
}
