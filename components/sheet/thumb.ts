import type { Brushes, Mode } from '@/components/sheet/kit';
import { APOTHEM } from '@/lib/board/hex/plane';

/**
 * Hexes lower than this on the screen cannot be told apart by a thumb, or not their hexsides: a tap zooms in first, in
 * pixels.
 */
const CLOSEST = { hex: 26, side: 38 } as const;
/** How high a hex is, or how wide where it stands on its point. */
const HEIGHT = 2 * APOTHEM;

/** Whether a tap means a hexside or a half of a stretch of railway, not a hex. */
const aimsAtSides = (mode: Mode, { rail }: Pick<Brushes, 'rail'>): boolean =>
  mode === 'sides' || (mode === 'rail' && rail === 'structure');

/** Whether what a tap means is too small for a thumb at a scale. */
export const isTooSmall = (scale: number, mode: Mode, brushes: Pick<Brushes, 'rail'>): boolean =>
  HEIGHT * scale < CLOSEST[aimsAtSides(mode, brushes) ? 'side' : 'hex'];

/** The smallest scale at which a thumb can tell hexes apart. */
export const HEXES_APART = CLOSEST.hex / HEIGHT;
