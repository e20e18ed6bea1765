'use client';

import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { gamesAsked } from '@/components/search/games-asked';
import type { ReadyFights } from '@/components/search/load-fights';
import { workWhenIdle } from '@/components/search/when-idle';
import { useGameIds } from '@/components/shell/games';
import { useSpeaker } from '@/components/words/words';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { rulesAbout } from '@/lib/search/rules-about';
import type { SearchSource } from '@/lib/search/source';
import type { FightHit, Worked } from '@/lib/typed/hit';
import { mayBeFight } from '@/lib/typed/looks';
import type { Offered } from '@/lib/typed/offers';

interface Loaded {
  readonly games: readonly GameId[];
  readonly lang: Language;
  readonly ready: readonly ReadyFights[];
  readonly hitsOf: (typed: string, ready: readonly ReadyFights[], worked: Worked) => readonly FightHit[];
  readonly offersOf: (
    typed: string,
    ready: readonly ReadyFights[],
    sources: readonly SearchSource[],
  ) => readonly Offered[];
  readonly withOffers: (said: readonly FightHit[], offered: readonly Offered[]) => readonly FightHit[];
}

const NONE: readonly FightHit[] = [];
const NO_OFFERS: readonly Offered[] = [];

/** Longer the other hits do not wait for what reads a fight; in milliseconds. */
const PATIENCE = 1000;

interface Fights {
  /** best first; behind each what its open words may mean */
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
export function useFights(query: string, game: GameId | undefined, sources: readonly SearchSource[]): Fights {
  const { lang } = useSpeaker();
  const all = useGameIds();
  const games = useMemo(() => gamesAsked(all, game), [all, game]);
  const isWanted = mayBeFight(query);
  const [known, setLoaded] = useState<Loaded>();
  const loaded = known?.games === games && known.lang === lang ? known : undefined;
  const isMissing = isWanted && !loaded;
  const [isOut, setOut] = useState(false);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isMissing) return;
    let gone = false;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    void Promise.all([
      import('@/components/search/load-fights'),
      import('@/lib/typed/read-text'),
      import('@/lib/typed/hit'),
      import('@/lib/typed/offers'),
      import('@/lib/typed/warm-up'),
    ])
      .then(async ([{ loadAllFights }, { fightIn }, { bestFights }, { offersIn, withOffers }, { warmUp }]) => {
        const ready = await loadAllFights(games, lang);
        for (const one of ready) await new Promise<void>((done) => workWhenIdle(warmUp(one), done));
        const hitsOf: Loaded['hitsOf'] = (typed, from, worked) =>
          bestFights(from.flatMap((one) => fightIn(one, typed, worked) ?? []));
        const offersOf: Loaded['offersOf'] = (typed, from, known) =>
          from.flatMap((one) => offersIn(one, typed, (clause, of) => rulesAbout(clause, of, known)) ?? []);
        if (!gone) setLoaded({ games, lang, ready, hitsOf, offersOf, withOffers });
      })
      // Without a connection and a copy on the device there is the plain search.
      .catch(() => !gone && setOut(true));
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [isMissing, games, lang]);
  const settled = useDeferredValue(query);
  const worked = settled === query ? 'now' : 'later';
  const said = useMemo(
    () => (isWanted && loaded ? loaded.hitsOf(query, loaded.ready, worked) : NONE),
    [isWanted, loaded, query, worked],
  );
  // What open words may mean takes a search for each: it may come a moment later, and stays as it was until then.
  const offered = useMemo(
    () => (loaded && mayBeFight(settled) ? loaded.offersOf(settled, loaded.ready, sources) : NO_OFFERS),
    [loaded, settled, sources],
  );
  const fights = useMemo(
    () => (isWanted && loaded ? loaded.withOffers(said, offered) : NONE),
    [isWanted, loaded, said, offered],
  );
  const isComing = isMissing && !isOut;
  return { fights, isComing, areAwaited: isComing && !isLate };
}
