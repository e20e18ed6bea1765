import type { ListedSpec } from '@/lib/board/listed/spec';
import { FIRST_HEX, LAST_HEX, ringOf, type Beside, type HexList } from '@/lib/games/grand-illusion/map/hexes';

/** What the rules state of the map; neighbours that only follow from a rule or an example are not among it. */
export function specOf(list: HexList): ListedSpec {
  const stated = list.neighbours.filter(({ how }) => how === 'stated');
  return {
    first: FIRST_HEX,
    last: LAST_HEX,
    pairs: stated.map(({ a, b, rule }) => ({ a, b, rule })),
    rings: list.rings.map(({ n, rule }) => ({ n, rule, hexes: ringOf(list, n)?.hexes ?? [] })),
    closed: stated.filter(({ side }) => side === 'triple').map(({ a, b, rule }) => ({ a, b, rule })),
    terrain: [0, 1, 2],
  };
}

/** Neighbours of a hex that follow from a rule or an example: to be found on the map, not taken for granted. */
export const impliedBeside = ({ neighbours }: HexList, n: number): readonly Beside[] =>
  neighbours.filter(({ a, b, how }) => how === 'implied' && (a === n || b === n));
