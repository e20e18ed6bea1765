import { useCallback, useEffect, useReducer, useRef } from 'react';

/** Rules opened one after the other in the sheet; the last is shown, none when the sheet is closed. */
export type Trail = readonly string[];

export type TrailStep =
  | { readonly kind: 'open'; readonly number: string }
  | { readonly kind: 'follow'; readonly number: string }
  | { readonly kind: 'back' }
  | { readonly kind: 'close' };

/** The trail after a step. Following a link to the rule on show changes nothing; the first rule has no way back. */
export function walk(trail: Trail, step: TrailStep): Trail {
  switch (step.kind) {
    case 'open':
      return [step.number];
    case 'follow':
      return trail.at(-1) === step.number ? trail : [...trail, step.number];
    case 'back':
      return trail.length > 1 ? trail.slice(0, -1) : trail;
    case 'close':
      return [];
  }
}

const KEY = 'umpireRule';

/** The rule that an entry of the browser's history was left with. */
function ruleOf(state: unknown): string | undefined {
  if (state === null || typeof state !== 'object' || !(KEY in state)) return undefined;
  const value = state[KEY];
  return typeof value === 'string' ? value : undefined;
}

const withRule = (number: string | undefined): object => ({ ...(history.state as object | null), [KEY]: number });

/**
 * What the sheet shows, kept in step with the browser's history: opening adds one entry at the same address, Back
 * takes it away and closes the sheet, closing goes back over it, and a reload or Forward opens the same rule again.
 */
export function useSheetHistory() {
  const [trail, step] = useReducer(walk, []);
  const number = trail.at(-1);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = number;
    if (number !== undefined && ruleOf(history.state) !== number) history.replaceState(withRule(number), '');
  }, [number]);

  useEffect(() => {
    const showKept = (state: unknown) => {
      const kept = ruleOf(state);
      if (kept === undefined) step({ kind: 'close' });
      else if (kept !== shown.current) step({ kind: 'open', number: kept });
    };
    showKept(history.state);
    const onPop = (event: PopStateEvent) => showKept(event.state);
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);

  const open = useCallback((wanted: string) => {
    if (shown.current === undefined) history.pushState(withRule(wanted), '');
    step({ kind: 'open', number: wanted });
  }, []);
  const follow = useCallback((wanted: string) => step({ kind: 'follow', number: wanted }), []);
  const back = useCallback(() => step({ kind: 'back' }), []);
  const close = useCallback(() => {
    // The dialog reports every closing, also one that we or Back have done; only the first goes over the entry.
    if (shown.current === undefined) return;
    shown.current = undefined;
    step({ kind: 'close' });
    if (ruleOf(history.state) !== undefined) history.back();
  }, []);
  return { number, depth: trail.length, open, follow, back, close };
}
