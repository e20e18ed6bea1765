import { useState } from 'react';
import { nextOpen } from '@/components/games/grand-illusion/map/next-open';
import type { MapState } from '@/components/games/grand-illusion/map/use-map';

/** The place of a ring that is being entered. */
export interface EnteredPlace {
  readonly place: number | undefined;
  /** the neighbour that was put into the ring just now */
  readonly put: number | undefined;
  choose(place: number | undefined): void;
  /** A ring is entered place after place: the next open one follows by itself. */
  goOn(put: number | undefined): void;
}

export function usePlace({ map, forgive }: Pick<MapState, 'map' | 'forgive'>, hex: number): EnteredPlace {
  const [place, setPlace] = useState<number>();
  const [put, setPut] = useState<number>();
  return {
    place,
    put,
    choose(next) {
      forgive();
      setPut(undefined);
      setPlace(next);
    },
    goOn(n) {
      setPut(n);
      setPlace((now) => nextOpen(map.ring(hex), now) ?? now);
    },
  };
}
