import { pricedPassage, type Passage } from '@/lib/board/graph/passage';
import { threats } from '@/lib/board/graph/threats';
import { at } from '@/lib/core/at';
import type { Ground } from '@/lib/games/nach-paris/loc/logistics';
import { hasHigh, type RailJoined } from '@/lib/games/nach-paris/rail/joined';

/**
 * The ways of a nation's lines from where its network begins: along the HCR, at no MF, and from any of its hexes on
 * over land. The states of the HCR follow the hexes.
 */
function waysFromNetwork({ view, costs, bars, walls }: Ground, { high }: RailJoined): Passage {
  const { rails, graph } = view;
  const hexes = graph.nodes;
  const lines = pricedPassage(graph, costs, { node: bars, line: walls });
  return {
    states: hexes + high.states,
    steps: (state, visit) => {
      if (state < hexes) {
        lines.steps(state, visit);
        return;
      }
      const node = state - hexes;
      high.steps(node, (next, _mf, breach, by) => visit(hexes + next, 0, breach, by));
      if (node < rails.hex.length && hasHigh(rails, node)) visit(at(rails.hex, node), 0, 0, -1);
    },
  };
}

/**
 * The hexes that leave a hex without a line of at most `limit` MF by the railway if an enemy unit enters just one of
 * them, nearest first: no line runs into a hex with an enemy (13.1.4), and no train either (12.1.2, 7.1.6). What his
 * ZOC would bar from beside the line is not among them.
 */
export function lineThreats(ground: Ground, joined: RailJoined, limit: number): (hex: number) => readonly number[] {
  const passage = waysFromNetwork(ground, joined);
  const hexes = ground.view.graph.nodes;
  const begin = passage.states - 1;
  const hexOf = (state: number): number =>
    state < hexes ? state : state === begin ? -1 : at(ground.view.rails.hex, state - hexes);
  return threats(passage, [begin], limit, hexOf);
}
