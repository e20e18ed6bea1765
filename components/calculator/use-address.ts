import { useEffect } from 'react';
import { fitsLink } from '@/components/ui/link-length';

/** Browsers refuse to change an address much more often than this, in milliseconds. */
const PAUSE = 150;
/** How long an address of ours may take to come round through the router. */
const ROUND_TRIP = 1000;

/** The addresses that a page wrote by itself of late. */
export interface OwnAddresses {
  note(search: string): void;
  /** whether the page wrote it: as the last one, or as one that has only now come round */
  includes(search: string): boolean;
  /** milliseconds since the last one; infinite before the first */
  age(): number;
}

export function ownAddresses(): OwnAddresses {
  let written: readonly { readonly search: string; readonly at: number }[] = [];
  const isNew = ({ at }: { readonly at: number }): boolean => performance.now() - at < ROUND_TRIP;
  return {
    note(search) {
      written = [...written.filter(isNew), { search, at: performance.now() }];
    },
    includes: (search) =>
      written.at(-1)?.search === search || written.some((one) => one.search === search && isNew(one)),
    age: () => performance.now() - (written.at(-1)?.at ?? -Infinity),
  };
}

/**
 * How long a page that a link leads away from leaves its address alone: the router drops a journey that it is changed
 * under.
 */
const JOURNEY = 1000;
let followed = { from: '', at: -Infinity };
let writeBeforeLeaving: (() => void) | undefined;

if (typeof window !== 'undefined') {
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest('a[href]')) return;
    writeBeforeLeaving?.();
    followed = { from: location.pathname, at: performance.now() };
  };
  // Before the link itself hears of it.
  window.addEventListener('click', onClick, { capture: true });
}

/** How long the page may still be on its way to another, in milliseconds. */
const journeyLeft = (): number =>
  followed.from === location.pathname ? JOURNEY - (performance.now() - followed.at) : 0;

/**
 * Keeps the address of the page at `query` without adding to the history; a case that is too long for one leaves it
 * bare. What still waits to be written when a link is followed is written first, so that Back finds it.
 */
export function useAddress(query: string, own: OwnAddresses): void {
  useEffect(() => {
    const search = fitsLink(query) ? `?${query}` : '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      writeBeforeLeaving = undefined;
      own.note(search);
      if (location.search === search) return;
      try {
        history.replaceState(null, '', `${location.pathname}${search}${location.hash}`);
      } catch {
        // Too many changes in a short time: the next one writes the address.
      }
    };
    const writeInTime = () => {
      const wait = Math.max(PAUSE - own.age(), journeyLeft());
      if (wait > 0) timer = setTimeout(writeInTime, wait);
      else write();
    };
    writeBeforeLeaving = write;
    writeInTime();
    return () => {
      clearTimeout(timer);
      if (writeBeforeLeaving === write) writeBeforeLeaving = undefined;
    };
  }, [query, own]);
}
