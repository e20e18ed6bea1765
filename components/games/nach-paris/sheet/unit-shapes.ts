import type { Kind, Side } from '@/lib/games/nach-paris/units';

/** NATO-like symbols in a frame of 18 by 12 around its middle. */
export const SYMBOLS: Readonly<Record<Kind, string>> = {
  inf: 'M-9 -6L9 6M-9 6L9 -6',
  cav: 'M-9 6L9 -6',
  har: 'M-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M-9 3.5H-4',
  pio: 'M-5 4V-3H5V4M0 -3V3',
  sar: 'M-4.2 0a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0M-1.6 0a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0',
  eng: 'M-6 3L-3 -2H3L6 3',
  hq: 'M-3 6V-5H5V0H-3',
};
/** Frame of the symbol, moved to the left of the counter so that the steps have their place. */
export const SYMBOL_FRAME = 'M-9 -6H9V6H-9Z';
export const SYMBOL_AT = -4.5;
export const STEPS_AT = 10.5;

/**
 * Counters are 32 by 23. German ones have cut corners and are full, Allied ones are rectangles and empty: not the
 * colour alone tells them apart.
 */
export const COUNTERS: Readonly<Record<Side, string>> = {
  german: 'M-11 -11.5H11L16 -6.5V6.5L11 11.5H-11L-16 6.5V-6.5Z',
  allied: 'M-16 -11.5H16V11.5H-16Z',
};
export const HALF_WIDTH = 16;
export const HALF_HEIGHT = 11.5;
