import { same } from '@/lib/calc/same';
import type { Position } from '@/components/board/position';

/** The board with the ways back and forth. */
export interface History {
  readonly past: readonly Position[];
  readonly now: Position;
  readonly future: readonly Position[];
}

export type HistoryStep = { readonly kind: 'put'; readonly position: Position } | { readonly kind: 'undo' } | { readonly kind: 'redo' };

const KEPT = 60;

export const begin = (now: Position): History => ({ past: [], now, future: [] });

/** The history after a step. Putting the board that is there already changes nothing; only the last steps are kept. */
export function walk(history: History, step: HistoryStep): History {
  const { past, now, future } = history;
  if (step.kind === 'put') return same(step.position, now) ? history : { past: [...past, now].slice(-KEPT), now: step.position, future: [] };
  const [to, from] = step.kind === 'undo' ? [past.at(-1), past] : [future[0], future];
  if (!to) return history;
  return step.kind === 'undo' ? { past: from.slice(0, -1), now: to, future: [now, ...future] } : { past: [...past, now], now: to, future: from.slice(1) };
}
