import { useMemo, useReducer } from 'react';

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

/** The rule on show in the sheet, and the ways to another. */
export function useTrail() {
  const [trail, step] = useReducer(walk, []);
  const ways = useMemo(
    () => ({
      open: (number: string) => step({ kind: 'open', number }),
      follow: (number: string) => step({ kind: 'follow', number }),
      back: () => step({ kind: 'back' }),
      close: () => step({ kind: 'close' }),
    }),
    [],
  );
  return { number: trail.at(-1), depth: trail.length, ...ways };
}
