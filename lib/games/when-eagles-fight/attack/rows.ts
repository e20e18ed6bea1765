import { sayIn } from '@/lib/calc/ledger';
import type { Text } from '@/lib/calc/evaluation';
import { plain } from '@/lib/core/numbers';
import { rowOf } from '@/lib/games/when-eagles-fight/attack/odds';

/* The rows of the table that a modifier makes of the six faces (13.11); large ones make one row of all. */

const say = sayIn('attack');

const bounds = (drm: number) => {
  const [from, to] = [plain(rowOf(1, drm)), plain(rowOf(6, drm))];
  return { from, to, one: from === to ? 'yes' : 'no' };
};

/** "rows 4 to 9", "row 9" */
export const rowsText = (drm: number): Text => say('rows', bounds(drm));
/** "4 to 9", "9" */
export const rowNumbers = (drm: number): Text => say('value.fromTo', bounds(drm));
