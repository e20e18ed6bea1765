import type { Passage } from '@/lib/board/graph/passage';
import { breachPrices, dearestWay } from '@/lib/board/graph/price';
import { reach } from '@/lib/board/graph/reach';
import { isReached, type Found } from '@/lib/board/graph/search';
import { at } from '@/lib/core/at';
import { oncePer, oncePerKey } from '@/lib/core/once';
import { campsOf } from '@/lib/games/nach-paris/sheet/camps';
import { CLOSED, CUT, OPEN, railBars, type BarOf, type RailUser } from '@/lib/games/nach-paris/rail/hexes';
import type { Railways, SheetView } from '@/lib/games/nach-paris/sheet/view';
import { MAX_RAILS } from '@/lib/sheet/schema';

/** What HCR joins to a user's network (12.1.5). */
export interface RailJoined {
  readonly view: SheetView;
  readonly user: RailUser;
  readonly barOf: BarOf;
  /** OPEN, CUT or CLOSED by node */
  readonly state: Uint8Array;
  /** nodes in which the network begins: hexes painted as its root, else those of the home country */
  readonly roots: ReadonlySet<number>;
  /** the HCR as trains run on them from where the network begins, the last of its states */
  readonly high: Passage;
  /** what HCR alone joins to the network, and 1 for its nodes */
  readonly found: Found;
  readonly joined: Uint8Array;
}

/** Nodes at the ends of all stretches, and where the network begins. */
const MAX_STATES = 2 * MAX_RAILS + 1;
/** A hex that is left, the stretch, and a hex that is entered. */
const BARS_PER_RUN = 3;
/** The price of a bar or a destroyed structure. */
const [BREACH] = breachPrices(dearestWay(MAX_STATES, 1), dearestWay(MAX_STATES, BARS_PER_RUN));

export const isBroken = (net: Railways, stretch: number): boolean =>
  (net.stretches[stretch]?.broken ?? 'none') !== 'none';

/** Whether an HCR runs through a node: an LCR is no end of a line (13.1.4). */
export function hasHigh(net: Railways, node: number): boolean {
  for (let slot = at(net.first, node); slot < at(net.first, node + 1); slot++)
    if (!at(net.low, at(net.stretch, slot))) return true;
  return false;
}

const joinedIn = oncePer((view: SheetView) => oncePerKey((user: RailUser) => workOutJoined(view, user)));
/** What HCR joins to a user's network: all that a logistic line asks. Worked out once for a sheet. */
export const railJoined = (view: SheetView, user: RailUser): RailJoined => joinedIn(view)(user);

function workOutJoined(view: SheetView, user: RailUser): RailJoined {
  const { rails } = view;
  const nodes = rails.hex.length;
  const barOf = railBars(view, user);
  const state = new Uint8Array(nodes);
  for (let node = 0; node < nodes; node++) {
    const bar = barOf(at(rails.hex, node));
    state[node] = bar === undefined ? OPEN : bar.kind === 'cut' ? CUT : CLOSED;
  }
  const roots = rootsOf(view, user);
  const high = highLines(rails, roots, state);
  const found = reach(high, [nodes]);
  const joined = new Uint8Array(nodes);
  for (let node = 0; node < nodes; node++) joined[node] = Number(isReached(found, node));
  return { view, user, barOf, state, roots, high, found, joined };
}

const NO_CAMPS: ReadonlySet<string> = new Set();
/** The camps that have surrendered: the Belgian network does not outlive Antwerp (12.1.5, 11.6.15). */
const lostCamps = (view: SheetView): ReadonlySet<string> =>
  new Set(campsOf(view).flatMap(({ name, held }) => (held ? [] : [name])));

/**
 * The nodes where a network begins: what the player painted as its root, else every line of its own country (12.1.5).
 */
function rootsOf(view: SheetView, user: RailUser): ReadonlySet<number> {
  const { rails, cells } = view;
  const lost = user === 'belgian' ? lostCamps(view) : NO_CAMPS;
  const home = user === 'german' ? 'germany' : 'france';
  const painted = new Set<number>();
  const national = new Set<number>();
  for (let node = 0; node < rails.hex.length; node++) {
    const cell = cells[at(rails.hex, node)];
    if (!cell) continue;
    if ((cell.root === user && !lost.has(cell.enc)) || (user === 'belgian' && cell.root === 'allied'))
      painted.add(node);
    if (cell.country === home) national.add(node);
  }
  return painted.size ? painted : national;
}

/**
 * The HCR beyond the roots: a closed hex is not entered, a cut one is entered and not passed, and no train crosses a
 * destroyed structure. The state after the nodes leads to the roots.
 */
function highLines(net: Railways, roots: ReadonlySet<number>, state: Uint8Array): Passage {
  const begin = net.hex.length;
  const closed = (node: number): number => (at(state, node) === CLOSED ? BREACH : 0);
  return {
    states: begin + 1,
    steps: (node, visit) => {
      if (node === begin) {
        for (const root of roots) visit(root, 0, closed(root), -1);
        return;
      }
      const pass = at(state, node) === CUT ? BREACH : 0;
      for (let slot = at(net.first, node); slot < at(net.first, node + 1); slot++) {
        const stretch = at(net.stretch, slot);
        const next = at(net.to, slot);
        if (!net.low[stretch]) visit(next, 1, pass + closed(next) + (isBroken(net, stretch) ? BREACH : 0), slot);
      }
    },
  };
}
