import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';

/*
 * Every open sheet has one entry of its own in the browser's history, at the address of its page, so that Back, as a
 * button or as a gesture, closes the sheet and leaves the page where it is. A sheet that is closed otherwise takes its
 * entry away again. The address that the page has written meanwhile goes with it: the entry below knows only the one
 * from before the sheet was opened.
 */

interface OpenSheet {
  /** `leaving`: the page is left, and the player has not closed it */
  close(leaving: boolean): void;
}

/** The open sheets, the last on top. */
let sheets: readonly OpenSheet[] = [];
/** The entries that the history holds for them above the page's own. */
let entries = 0;
/** A way back of ours is under way; until it has arrived the history is left alone. */
let returning = false;
/** The page on which the sheets are open, and its address as it was written last. */
let page = '';
let address = '';
let waiting: readonly (() => void)[] = [];

/** In the state of an entry: how many sheets are open there. */
const KEY = 'umpireSheets';

/**
 * Writes an address of the same page without adding to the history, as the page's own, whatever is open over it. The
 * router hears of it.
 */
export function writeAddress(url: string): void {
  history.replaceState(entries > 0 ? { [KEY]: entries } : null, '', url);
  address = location.href;
}

/** Does something, leading away for instance, once no entry of a sheet is on top of the page any more. */
export function afterSheets(act: () => void): void {
  waiting = [...waiting, act];
  setTimeout(settle);
}

/** Does something that leads away from the page, once all that is open over it has taken its entry along. */
export function leaveSheets(act: () => void): void {
  for (const one of [...sheets].reverse()) one.close(true);
  afterSheets(act);
}

/** Makes the history hold as many entries as sheets are open. One that closes as another opens leaves it its own. */
function settle(): void {
  if (returning) return;
  if (entries > 0 && location.pathname !== page) entries = 0;
  if (entries < sheets.length) {
    if (entries === 0) page = location.pathname;
    address = location.href;
    while (entries < sheets.length) history.pushState({ ...(history.state as object | null), [KEY]: ++entries }, '');
  } else if (entries > sheets.length) {
    const back = entries - sheets.length;
    entries = sheets.length;
    returning = true;
    address = location.href;
    history.go(-back);
    return;
  }
  if (entries > 0) return;
  const acts = waiting;
  waiting = [];
  for (const act of acts) act();
}

/** Takes the page's address along to the entry that the history has gone back to, before the router reads it. */
function keepAddress(state: unknown): void {
  if (location.pathname === page && location.href !== address) history.replaceState(state, '', address);
}

function onPop({ state }: PopStateEvent): void {
  if (returning) {
    returning = false;
    keepAddress(state);
    setTimeout(settle);
    return;
  }
  if (entries === 0) return;
  if (location.pathname !== page) {
    entries = 0;
    return;
  }
  const kept = state !== null && typeof state === 'object' && KEY in state ? Number(state[KEY]) : 0;
  entries = Math.min(kept, entries - 1);
  keepAddress(state);
  const closed = sheets.slice(entries);
  sheets = sheets.slice(0, entries);
  for (const { close } of [...closed].reverse()) close(false);
}

/** Whether a sheet is open, or one that was closed still has its entry on top of the page's own. */
const isCovered = (): boolean => sheets.length > 0 || returning || (entries > 0 && location.pathname === page);

/** A link in or beside what is open that leads to another page or place: not one that opens something on the spot. */
function leadsAway(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  return link.origin === location.origin && !link.closest('[data-stays]') ? link : undefined;
}

/** A link leads away from the page itself: on top of an entry that is taken away, its page would go with that. */
function onClick(event: MouseEvent): void {
  const link = isCovered() ? leadsAway(event) : undefined;
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  const { pathname, search, hash } = link;
  leaveSheets(() => leave(pathname + search + hash));
}

if (typeof window !== 'undefined') {
  document.addEventListener('click', onClick, { capture: true });
  // Before the router, which reads the address.
  window.addEventListener('popstate', onPop, { capture: true });
  // A page loaded anew on the entry of a sheet shows none.
  if (Number((history.state as Readonly<Record<string, unknown>> | null)?.[KEY]) > 0) {
    page = location.pathname;
    address = location.href;
    returning = true;
    history.back();
  }
}

const loadAnew = (url: string): void => location.assign(url);
let leave = loadAnew;

/** Has links in and under sheets lead on through the router, for the bar on top of every page; else they load anew. */
export function useSheetLinks(): void {
  const router = useRouter();
  useEffect(() => {
    leave = (url) => router.push(url);
    return () => {
      leave = loadAnew;
    };
  }, [router]);
}

/**
 * Keeps the browser's history in step with a sheet: Back closes it, a link in it leads away from the page itself.
 * `onClose` is told whether it is closed only because the page is left.
 */
export function useSheetEntry(open: boolean, onClose: (leaving: boolean) => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    const sheet: OpenSheet = { close };
    sheets = [...sheets, sheet];
    setTimeout(settle);
    return () => {
      sheets = sheets.filter((one) => one !== sheet);
      setTimeout(settle);
    };
  }, [open]);
}
