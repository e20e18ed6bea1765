import type { Nation } from '@/lib/games/when-eagles-fight/sides';
import { yearOf } from '@/lib/games/when-eagles-fight/turns';

/* How many units a nation may move by rail in a Game Turn (11.3 to 11.5; question `calendar`). */

/** Nations with a limit of their own; the Romanian army is moved by the Russian player, within his. */
export const CARRIERS = ['german', 'austro-hungarian', 'russian'] as const;
export type Carrier = (typeof CARRIERS)[number];
export const carrierOf = (nation: Nation): Carrier => (nation === 'romanian' ? 'russian' : nation);

/** The rule that sets the limit of a nation. */
export const LIMIT_RULE: Readonly<Record<Carrier, string>> = {
  german: '11.3',
  'austro-hungarian': '11.4',
  russian: '11.5',
};

/** Units of a nation in a Game Turn: Germans 6, from 1916 on 5; Austro-Hungarians 4; Russians 5, 4, then 3. */
export function unitLimit(carrier: Carrier, turn: number): number {
  const year = yearOf(turn);
  if (carrier === 'german') return year <= 1915 ? 6 : 5;
  if (carrier === 'austro-hungarian') return 4;
  return year === 1914 ? 5 : year === 1915 ? 4 : 3;
}

/** How many of the Germans may start or end in Russia or Russian Poland; from 1916 on as many as move (11.3). */
export const russiaLimit = (turn: number): number | undefined => (yearOf(turn) <= 1915 ? 3 : undefined);
