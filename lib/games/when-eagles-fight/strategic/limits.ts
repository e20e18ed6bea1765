import type { Rule } from '@/lib/core/rule';
import chart from '@/content/when-eagles-fight/tables/strategic-movement.json';
import type { Chart } from '@/lib/tables/chart';
import { numberIn } from '@/lib/tables/lookup';
import type { Nation } from '@/lib/games/when-eagles-fight/sides';
import { yearOf } from '@/lib/games/when-eagles-fight/turns';

/* How many units a nation may move by rail in a Game Turn (11.3 to 11.5; question `calendar`). */

/** Nations with a limit of their own; the Romanian army is moved by the Russian player, within his. */
export const CARRIERS = ['german', 'austro-hungarian', 'russian'] as const;
export type Carrier = (typeof CARRIERS)[number];
export const carrierOf = (nation: Nation): Carrier => (nation === 'romanian' ? 'russian' : nation);

/** The rule that sets the limit of a nation. */
export const LIMIT_RULE: Readonly<Record<Carrier, Rule>> = {
  german: '11.3',
  'austro-hungarian': '11.4',
  russian: '11.5',
};

// Its shape is checked with the content.
const limits = chart as unknown as Chart;

/** A row of the chart in a Game Turn: the year of the turn, 1916 and what follows in one column. */
const limitIn = (row: string, turn: number): number | undefined =>
  numberIn(limits, row, `y${Math.min(yearOf(turn), 1916)}`);

/** Units of a nation in a Game Turn. */
export function unitLimit(carrier: Carrier, turn: number): number {
  const limit = limitIn(carrier, turn);
  if (limit === undefined) throw new Error(`unitLimit: the chart has no limit for ${carrier} in turn ${turn}`);
  return limit;
}

/** How many of the Germans may start or end in Russia or Russian Poland; from 1916 on as many as move (11.3). */
export const russiaLimit = (turn: number): number | undefined => limitIn('german-russia', turn);
