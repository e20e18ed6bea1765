'use client';

import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { gamesAsked } from '@/components/search/games-asked';
import type { ReadyFights } from '@/components/search/load-fights';
import { useGameIds } from '@/components/shell/games';
import { useSpeaker } from '@/components/words/words';
import type { GameId } from '@/lib/core/game-id';
import type { FightHit, Worked } from '@/lib/typed/hit';
import { mayBeFight } from '@/lib/typed/looks';

interface Loaded {
  readonly ready: readonly ReadyFights[];
  readonly hitsOf: (typed: string, ready: readonly ReadyFights[], worked: Worked) => readonly FightHit[];
}

const NONE: readonly FightHit[] = [];

/** Longer the other hits do not wait for what reads a fight; in milliseconds. */
const PATIENCE = 1000;

interface Fights {
  readonly fights: readonly FightHit[];
  /** what reads them is being fetched */
  readonly isComing: boolean;
  /** … and the other hits wait for it: shown now they would be pushed down under the reader's finger */
  readonly areAwaited: boolean;
}

/**
 * The fights that a text describes, on the pages of a game in that game. What reads them is fetched with the first
 * text that may be one; from then on what was understood is there with the key, and the odds right after it is painted:
 * a battle may take longer than a key has time.
 */
export function useFights(query: string, game: GameId | undefined): Fights {
  const { lang } = useSpeaker();
  const all = useGameIds();
  const games = useMemo(() => gamesAsked(all, game), [all, game]);
  const isWanted = mayBeFight(query);
  const [loaded, setLoaded] = useState<Loaded>();
  const [isOut, setOut] = useState(false);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    let gone = false;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    void Promise.all([
      import('@/components/search/load-fights'),
      import('@/lib/typed/read-text'),
      import('@/lib/typed/hit'),
    ])
      .then(async ([{ loadAllFights }, { fightIn }, { bestFights }]) => {
        const ready = await loadAllFights(games, lang);
        const hitsOf: Loaded['hitsOf'] = (typed, from, worked) =>
          bestFights(from.flatMap((one) => fightIn(one, typed, worked) ?? []));
        if (!gone) setLoaded({ ready, hitsOf });
      })
      // Without a connection and a copy on the device there is the plain search.
      .catch(() => !gone && setOut(true));
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [isWanted, games, lang]);
  const worked = useDeferredValue(query) === query ? 'now' : 'later';
  const fights = useMemo(
    () => (isWanted && loaded ? loaded.hitsOf(query, loaded.ready, worked) : NONE),
    [isWanted, loaded, query, worked],
  );
  const isComing = isWanted && !loaded && !isOut;
  return { fights, isComing, areAwaited: isComing && !isLate };
}
