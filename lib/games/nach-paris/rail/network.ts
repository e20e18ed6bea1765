import { blocks } from '@/lib/board/graph/blocks';
import { graphOf } from '@/lib/board/graph/graph';
import { at } from '@/lib/core/at';
import { oncePer, oncePerKey } from '@/lib/core/once';
import { CUT, OPEN, type RailUser } from '@/lib/games/nach-paris/rail/hexes';
import { isBroken, railJoined, type RailJoined } from '@/lib/games/nach-paris/rail/joined';
import type { Railways, SheetView } from '@/lib/games/nach-paris/sheet/view';

/** The railways of a sheet as one user may use them, LCR included. */
export interface RailUse extends RailJoined {
  /** 1 for stretches that may be used */
  readonly usable: Uint8Array;
}

/** The stretches at a node as slots of the net. */
export function* slotsOf(net: Railways, node: number): Generator<number> {
  for (let slot = at(net.first, node); slot < at(net.first, node + 1); slot++) yield slot;
}

/** The node where a slot begins. */
export function startOf(net: Railways, slot: number): number {
  const stretch = at(net.stretch, slot);
  const end = at(net.to, slot);
  return at(net.endA, stretch) === end ? at(net.endB, stretch) : at(net.endA, stretch);
}

/**
 * Whether the line of a node ends there as printed: one stretch, not at the edge of the sheet, no root, and not marked
 * as going on.
 */
export function isDeadEnd({ view, roots }: Pick<RailUse, 'view' | 'roots'>, node: number): boolean {
  const hex = at(view.rails.hex, node);
  return (
    at(view.rails.first, node + 1) - at(view.rails.first, node) === 1 &&
    !roots.has(node) &&
    !isEdge(view, hex) &&
    !view.cells[hex]?.goesOn
  );
}

/** Whether a hex lies at the edge of the sheet, so that its lines may go on beyond. */
export const isEdge = ({ neighbours }: SheetView, hex: number): boolean =>
  [0, 1, 2, 3, 4, 5].some((direction) => at(neighbours, hex * 6 + direction) < 0);

const usesIn = oncePer((view: SheetView) => oncePerKey((user: RailUser) => workOutUse(view, user)));
/** Which railways a user may use. Worked out once for a sheet. */
export const railUse = (view: SheetView, user: RailUser): RailUse => usesIn(view)(user);

function workOutUse(view: SheetView, user: RailUser): RailUse {
  const { rails } = view;
  const net = railJoined(view, user);
  const { joined } = net;
  const usable = new Uint8Array(rails.stretches.length);
  for (let s = 0; s < usable.length; s++)
    usable[s] = Number(
      !rails.low[s] &&
        !isBroken(rails, s) &&
        at(joined, at(rails.endA, s)) === 1 &&
        at(joined, at(rails.endB, s)) === 1,
    );
  const use = { ...net, usable };
  markThrough(use);
  markDeadEnds(use);
  return use;
}

/**
 * LCR between two connections to the network: a stretch is on a way from one joined node to another when a round trip
 * through a point that stands for the whole network uses it.
 */
function markThrough({ view: { rails }, state, joined, usable }: RailUse): void {
  const hub = rails.hex.length;
  const open: number[] = [];
  for (let s = 0; s < rails.stretches.length; s++)
    if (
      rails.low[s] &&
      !isBroken(rails, s) &&
      at(state, at(rails.endA, s)) === OPEN &&
      at(state, at(rails.endB, s)) === OPEN
    )
      open.push(s);
  const ends = new Set(open.flatMap((s) => [at(rails.endA, s), at(rails.endB, s)]));
  const connections = [...ends].filter((node) => at(joined, node) === 1);
  const block = blocks(
    graphOf(
      hub + 1,
      [...open.map((s) => at(rails.endA, s)), ...connections.map(() => hub)],
      [...open.map((s) => at(rails.endB, s)), ...connections],
    ),
  );
  const served = new Set(connections.map((_, i) => at(block, open.length + i)));
  open.forEach((s, i) => {
    if (served.has(at(block, i))) usable[s] = 1;
  });
}

/** LCR that ends by print, back to the first connection: usable when that is on the network (12.1.5). */
function markDeadEnds(use: RailUse): void {
  const { view, state, joined, usable } = use;
  const { rails } = view;
  for (const node of rails.hex.keys()) {
    if (!isDeadEnd(use, node)) continue;
    const branch = branchOf(rails, node);
    const ends = [node, ...branch.map(({ node: next }) => next)];
    const connection = ends.at(-1) ?? node;
    const clear =
      branch.length > 0 &&
      branch.every(({ stretch }) => !isBroken(rails, stretch)) &&
      ends.every((end, i) => at(state, end) === OPEN || (i === 0 && at(state, end) === CUT));
    const served =
      at(joined, connection) === 1 ||
      [...slotsOf(rails, connection)].some((slot) => at(usable, at(rails.stretch, slot)) === 1);
    if (clear && served) for (const { stretch } of branch) usable[stretch] = 1;
  }
}

/**
 * The LCR from a dead end to the first node that has another line, each stretch with the node it leads to; empty for an
 * HCR.
 */
export function branchOf(
  net: Railways,
  deadEnd: number,
): readonly { readonly stretch: number; readonly node: number }[] {
  const branch: { stretch: number; node: number }[] = [];
  let slot = at(net.first, deadEnd);
  while (at(net.low, at(net.stretch, slot))) {
    const [stretch, node] = [at(net.stretch, slot), at(net.to, slot)];
    branch.push({ stretch, node });
    const others = [...slotsOf(net, node)].filter((next) => at(net.stretch, next) !== stretch);
    if (others.length !== 1) break;
    const [next = slot] = others;
    if (!at(net.low, at(net.stretch, next))) break;
    slot = next;
  }
  return branch;
}
