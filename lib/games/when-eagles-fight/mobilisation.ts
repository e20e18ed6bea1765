import type { Nation } from '@/lib/games/when-eagles-fight/sides';
import type { Kind } from '@/lib/games/when-eagles-fight/units';

/** The turn of the slow mobilisation (3.3). */
export const SLOW_TURN = 1;

/**
 * An attack or defence factor as it is in a turn: on Turn 1 one less than printed for every Russian unit but fortress
 * infantry, and never less than nothing (3.3).
 */
export const factorNow = (
  { nation, kind }: { readonly nation: Nation; readonly kind: Kind },
  printed: number,
  turn: number,
): number => (turn === SLOW_TURN && nation === 'russian' && kind !== 'fortress' ? Math.max(0, printed - 1) : printed);
