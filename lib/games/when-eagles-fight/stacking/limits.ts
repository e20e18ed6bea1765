import stacking from '@/content/when-eagles-fight/tables/stacking.json';
import { turnOfOffensive } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { asChart, printedNumber } from '@/lib/tables/chart-number';

/* The limits of stacking, each by its row of the chart. Corps are counted by halves (8.1). */

const limit = (row: string): number => printedNumber(asChart(stacking), row, 'value');

/** Half corps in a hex (8.1), and how many of them lend their factors from a turn on (8.6). */
export const HEX_LIMIT = 2 * limit('hex');
export const LEND_LIMIT = 2 * limit('combat-late');
export const LENDING_FROM = 12;

/** The last turn of 1914, and the Germans in mixed stacks until then and after it (6.4). */
const LAST_OF_1914 = 4;
const MIXED = { early: limit('mixed-1914'), later: limit('mixed-later') } as const;
/** The same from the declaration of Brusilov on, one more each turn until the last of these (6.4, 15.4). */
const MIXED_IN_OFFENSIVE = ['mixed-b', 'mixed-b1', 'mixed-b2'].map(limit);

/**
 * German units that all mixed stacks on the map may hold together: few in 1914, then more, and from the declaration on
 * one more each turn, the first at once (6.4, 15.4; questions `mixed-stack-limit`, `brusilov-limit-step`).
 */
export function germanLimit(turn: number, declared: number | undefined): number {
  if (turn <= LAST_OF_1914) return MIXED.early;
  const since = turnOfOffensive(turn, declared);
  return since === undefined ? MIXED.later : Math.max(...MIXED_IN_OFFENSIVE.slice(0, since + 1));
}
