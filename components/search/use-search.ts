'use client';

import { useEffect, useMemo, useState } from 'react';
import { gamesAsked } from '@/components/search/games-asked';
import { loadHeads, loadSources, type Sources } from '@/components/search/load-sources';
import { warmWhenIdle } from '@/components/search/warm-when-idle';
import { useGameIds } from '@/components/shell/games';
import { useSpeaker } from '@/components/words/words';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import type { SearchSource } from '@/lib/search/source';
import { search, type SearchOptions, type SearchResult } from '@/lib/search/search';

export interface SearchState {
  readonly result: SearchResult;
  /** the texts are still on their way; numbers and terms are answered already */
  readonly loading: boolean;
  /** games that were to be searched and are not, or not in full: they could not be fetched */
  readonly missing: readonly GameId[];
  /** of the games that are searched, as far as they have come */
  readonly sources: readonly SearchSource[];
}

const NOTHING: Sources = { sources: [], missing: [] };

/** Answers a query over the games asked in the reader's language, better with each file that arrives. */
export function useSearch(query: string, options: SearchOptions): SearchState {
  const { lang } = useSpeaker();
  const all = useGameIds();
  const { game, kinds, limit, typing } = options;
  const games = useMemo(() => gamesAsked(all, game), [all, game]);
  const [{ sources, missing }, setLoaded] = useState(NOTHING);
  useEffect(() => {
    let gone = false;
    void loadSources(lang, games, (next) => !gone && setLoaded(next));
    return () => {
      gone = true;
    };
  }, [lang, games]);
  useEffect(() => warmWhenIdle(sources), [sources]);
  const others = useOthers(lang, games, /\d/.test(query));
  const result = useMemo(
    () => search(query, [...sources, ...others], { game, kinds, limit, typing }),
    [query, sources, others, game, kinds, limit, typing],
  );
  const isComing = ({ whole, exact }: SearchSource): boolean => !whole && !missing.includes(exact.head.game);
  return { result, loading: sources.length + missing.length === 0 || sources.some(isComing), missing, sources };
}

const NONE: readonly SearchSource[] = [];

/** The numbers of the games that are not searched, from the first query on that may be a number. */
function useOthers(lang: Language, games: readonly GameId[], wanted: boolean): readonly SearchSource[] {
  const all = useGameIds();
  const [others, setOthers] = useState(NONE);
  const rest = useMemo(() => all.filter((one) => !games.includes(one)), [all, games]);
  useEffect(() => {
    if (!wanted || rest.length === 0) return;
    let gone = false;
    void loadHeads(lang, rest).then((heads) => !gone && setOthers(heads));
    return () => {
      gone = true;
    };
  }, [lang, rest, wanted]);
  return games.length === all.length ? NONE : others;
}
