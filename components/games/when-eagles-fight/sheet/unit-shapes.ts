import type { Kind } from '@/lib/games/when-eagles-fight/units';
import type { Side } from '@/lib/games/when-eagles-fight/sides';

/** Map symbols in a frame of 16 by 9 around its middle; an active corps has a dot in the middle of its cross. */
export const SYMBOLS: Readonly<Record<Kind, string>> = {
  infantry: 'M-8 -4.5L8 4.5M-8 4.5L8 -4.5',
  active: 'M-8 -4.5L8 4.5M-8 4.5L8 -4.5M-2 0a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  cavalry: 'M-8 4.5L8 -4.5',
  fortress: 'M-6 3.5V-1.5H-3.5V-3.5H-1V-1.5H1V-3.5H3.5V-1.5H6V3.5Z',
  'heavy-artillery': 'M-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M-1 0a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
};
export const SYMBOL_FRAME = 'M-8 -4.5H8V4.5H-8Z';
/** The symbol stands over the factors. */
export const SYMBOL_AT = -4;
export const FACTORS_AT = 6.4;

/** Counters are 34 by 24: full with cut corners for the Central Powers, empty rectangles for the Russian side. */
export const COUNTERS: Readonly<Record<Side, string>> = {
  central: 'M-12 -12H12L17 -7V7L12 12H-12L-17 7V-7Z',
  russian: 'M-17 -12H17V12H-17Z',
};
export const HALF = { width: 17, height: 12 } as const;

/** "6-7", with a question mark for what nobody has entered; nothing for siege guns, which have none (13.18). */
export const factorsOf = (unit: {
  readonly kind: Kind;
  readonly attack?: number | undefined;
  readonly defence?: number | undefined;
}): string => (unit.kind === 'heavy-artillery' ? '' : `${unit.attack ?? '?'}-${unit.defence ?? '?'}`);
