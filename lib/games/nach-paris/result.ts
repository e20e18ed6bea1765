import type { CellResult } from '@/lib/tables/card-result';

/** What a result does to one side: steps lost at once, then a CAB test with the modifier; null is no test (9.3.2). */
export interface SideResult {
  readonly losses: number;
  readonly modifier: number | null;
}

export const NO_EFFECT: SideResult = { losses: 0, modifier: null };

/** What a cell does to its first or second side, as the cards of the bombardments and the combat are put together. */
export function sideOf({ sides }: CellResult, side: 0 | 1 = 0): SideResult {
  const { losses, modifier } = sides[side] ?? {};
  return {
    losses: typeof losses === 'number' ? losses : 0,
    modifier: typeof modifier === 'number' ? modifier : null,
  };
}

/** Columns to the right of a cell of the assault shifts; none where it prints a dash (11.5.2). */
export function shiftOf({ sides: [side] }: CellResult): number {
  const columns = side?.columns;
  return typeof columns === 'number' ? columns : 0;
}
