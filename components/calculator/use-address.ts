import { useEffect } from 'react';
import { fitsLink } from '@/components/ui/link-length';
import { writeAddress } from '@/components/ui/sheet-entries';

/** Browsers refuse to change an address much more often than this for long, in milliseconds. */
const PAUSE = 150;
/** So many in so many milliseconds they take at once: what is typed is in the address before a tab can be killed. */
const AT_ONCE = { changes: 40, within: 30_000 };
/** How long an address of ours may take to come round through the router. */
const ROUND_TRIP = 1000;

/** The addresses that a page wrote by itself of late. */
export interface OwnAddresses {
  note(search: string): void;
  /** whether the page wrote it: as the last one, or as one that has only now come round */
  includes(search: string): boolean;
  /** whether the page has written one */
  begun(): boolean;
  /** how long the next one has to wait, in milliseconds */
  wait(): number;
}

export function ownAddresses(): OwnAddresses {
  let written: readonly { readonly search: string; readonly at: number }[] = [];
  let times: readonly number[] = [];
  const isNew = ({ at }: { readonly at: number }): boolean => performance.now() - at < ROUND_TRIP;
  return {
    note(search) {
      const now = performance.now();
      written = [...written.filter(isNew), { search, at: now }];
      times = [...times.filter((at) => now - at < AT_ONCE.within), now];
    },
    includes: (search) =>
      written.at(-1)?.search === search || written.some((one) => one.search === search && isNew(one)),
    begun: () => times.length > 0,
    wait: () => (times.length < AT_ONCE.changes ? 0 : PAUSE - (performance.now() - (times.at(-1) ?? -Infinity))),
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
        writeAddress(`${location.pathname}${search}${location.hash}`);
      } catch {
        // Too many changes in a short time: the next one writes the address.
      }
    };
    const writeInTime = () => {
      const wait = Math.max(own.wait(), journeyLeft());
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
