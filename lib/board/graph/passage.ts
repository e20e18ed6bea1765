import type { Graph } from '@/lib/board/graph/graph';

/**
 * Takes a step: the state that it leads into, what it costs (0 or more), the price of the rules that it breaks (0 for a
 * lawful step), and a number by which its owner knows it again, such as a slot of a graph.
 */
export type Visit = (next: number, cost: number, breach: number, by: number) => void;

/**
 * A board as one traveller meets it: states, numbered from 0, and the steps between them. A state is a place, or a
 * place with what the way there has made of the traveller. All searches run on passages.
 */
export interface Passage {
  readonly states: number;
  /** Names every step out of a state. */
  readonly steps: (state: number, visit: Visit) => void;
}

/** Numbers by node and by line. A step is charged those of the node that it leaves and of its line. */
export interface Charges {
  readonly node: ArrayLike<number>;
  readonly line: ArrayLike<number>;
}

/**
 * The passage over a graph at given costs and breaches. A way pays for the nodes that it passes and for the one where
 * the search started, not for its end: a closed node is reached, but not passed.
 */
export const pricedPassage = ({ nodes, first, to, line }: Graph, costs: Charges, breaches: Charges): Passage => ({
  states: nodes,
  steps: (node, visit) => {
    const cost = costs.node[node] as number;
    const breach = breaches.node[node] as number;
    const end = first[node + 1] as number;
    for (let slot = first[node] as number; slot < end; slot++) {
      const next = to[slot] as number;
      if (next < 0) continue;
      const by = line[slot] as number;
      visit(next, cost + (costs.line[by] as number), breach + (breaches.line[by] as number), slot);
    }
  },
});

/** What one traveller may use of a graph. */
export interface View {
  readonly graph: Graph;
  /** 1 where a node may be passed; a closed node can be an end only */
  readonly open: Uint8Array;
  /** 1 where a line may be used */
  readonly usable: Uint8Array;
}

/** The lawful steps of a view, each at a cost of 1. The search may leave `root` even where it is closed. */
export const openPassage = ({ graph, open, usable }: View, root = -1): Passage => {
  const { first, to, line } = graph;
  return {
    states: graph.nodes,
    steps: (node, visit) => {
      if (open[node] !== 1 && node !== root) return;
      const end = first[node + 1] as number;
      for (let slot = first[node] as number; slot < end; slot++)
        if (usable[line[slot] as number] === 1 && (to[slot] as number) >= 0) visit(to[slot] as number, 1, 0, slot);
    },
  };
};
