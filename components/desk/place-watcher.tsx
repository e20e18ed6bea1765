'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { PLACE } from '@/lib/core/address';

/** Tells the place that the board's address names, at first and when a link puts another there: a hit of the search. */
export function PlaceWatcher({ onPlace }: { readonly onPlace: (place: string) => void }) {
  return (
    <Suspense>
      <Watcher onPlace={onPlace} />
    </Suspense>
  );
}

function Watcher({ onPlace }: { readonly onPlace: (place: string) => void }) {
  const place = useSearchParams().get(PLACE);
  const tell = useEffectEvent(onPlace);
  useEffect(() => {
    if (place !== null) tell(place);
  }, [place]);
  return null;
}
