import { search } from '@/lib/board/graph/search';
import { tracer } from '@/lib/board/graph/trace';
import { at } from '@/lib/core/at';
import type { RailBar } from '@/lib/games/nach-paris/rail/hexes';
import { CLOSED, CUT, OPEN } from '@/lib/games/nach-paris/rail/hexes';
import { isBroken } from '@/lib/games/nach-paris/rail/joined';
import { branchOf, isDeadEnd, isEdge, slotsOf, type RailUse } from '@/lib/games/nach-paris/rail/network';
import type { BoardingCase } from '@/lib/games/nach-paris/rail/boarding';

/** Why a line cannot be used, and where. */
export type RailFault =
  | (RailBar & { readonly hex: number })
  /** a destroyed structure in `hex`, on the stretch to `other` */
  | { readonly kind: 'broken'; readonly rule: '16.1.9'; readonly hex: number; readonly other: number }
  /** an LCR that is on no way between two connections to the network; those that it reaches */
  | { readonly kind: 'few'; readonly rule: '12.1.5'; readonly hex: number; readonly found: readonly number[] }
  /** the dead end hangs on a connection that is not on the network */
  | { readonly kind: 'deadEnd'; readonly rule: '12.1.5'; readonly hex: number }
  /** the line into `hex` has had its convoys in this phase */
  | { readonly kind: 'full'; readonly rule: '12.4.3'; readonly hex: number; readonly capacity: number }
  /** a train in `hex` stands in the way and heads where this one would */
  | { readonly kind: 'standing'; readonly rule: '12.3.5'; readonly hex: number; readonly by: string }
  /** trains stand or ran the other way on the LCR into `hex` */
  | { readonly kind: 'against'; readonly rule: '12.4.1'; readonly hex: number }
  /** no HCR on the sheet leads to the network */
  | { readonly kind: 'apart'; readonly rule: '12.1.5'; readonly hex: number };

/** One line of one grade in a hex. */
export interface LineStatus {
  readonly node: number;
  readonly hex: number;
  readonly line: number;
  readonly grade: 'hcr' | 'lcr';
  readonly usable: boolean;
  readonly deadEnd: boolean;
  readonly last: BoardingCase['last'];
  readonly fault?: RailFault;
  /** what keeps trains that enter a usable line from passing (12.1.6) */
  readonly cut?: RailFault;
}

/** Tells the state of every line in a hex, HCR before LCR. */
export type StatusOf = (hex: number) => readonly LineStatus[];

/** Prepares the reasons once; they are looked for only when a line that is not usable is asked for. */
export function railStatus(use: RailUse): StatusOf {
  let faultOf: ((node: number) => RailFault) | undefined;
  const { rails } = use.view;
  return (hex) =>
    (['hcr', 'lcr'] as const).flatMap((grade) =>
      (rails.nodesAt.get(hex) ?? []).flatMap((node): readonly LineStatus[] => {
        const slots = [...slotsOf(rails, node)].filter(
          (slot) => at(rails.low, at(rails.stretch, slot)) === Number(grade === 'lcr'),
        );
        if (!slots.length) return [];
        const usable =
          grade === 'hcr'
            ? at(use.joined, node) === 1
            : slots.some((slot) => at(use.usable, at(rails.stretch, slot)) === 1);
        const status = {
          node,
          hex,
          line: at(rails.line, node),
          grade,
          usable,
          deadEnd: isDeadEnd(use, node),
          last: lastOf(use, node),
        };
        const cut = at(use.state, node) === CUT ? barFault(use, node) : undefined;
        if (usable) return [{ ...status, ...(cut ? { cut } : {}) }];
        faultOf ??= highFaults(use);
        return [{ ...status, fault: grade === 'hcr' ? faultOf(node) : lowFault(use, node) }];
      }),
    );
}

/**
 * Whether trains can go no further than a node: its control or connection ends there, or a destroyed structure bars the
 * way.
 */
function lastOf(use: RailUse, node: number): BoardingCase['last'] {
  const { rails } = use.view;
  const hex = at(rails.hex, node);
  const slots = [...slotsOf(rails, node)];
  const open = slots.filter((slot) => at(use.usable, at(rails.stretch, slot)) === 1);
  if (at(use.state, node) === CUT) return 'yes';
  if (
    open.length > 1 ||
    use.roots.has(node) ||
    isDeadEnd(use, node) ||
    (slots.length === 1 && isEdge(use.view, hex) && !use.view.cells[hex]?.goesOn)
  )
    return 'no';
  const shut = slots.filter((slot) => at(use.usable, at(rails.stretch, slot)) === 0);
  return shut.length && shut.every((slot) => standsIn(use, at(rails.stretch, slot), node)) ? 'structure' : 'yes';
}

/** Whether the destroyed structure of a stretch stands at its end in a node. */
function standsIn({ view: { rails } }: RailUse, stretch: number, node: number): boolean {
  const broken = rails.stretches[stretch]?.broken;
  return (broken === 'a' && at(rails.endA, stretch) === node) || (broken === 'b' && at(rails.endB, stretch) === node);
}

/** Where a broken stretch is broken. */
export function brokenFault({ view: { rails } }: RailUse, stretch: number): RailFault {
  const [a, b] = [at(rails.hex, at(rails.endA, stretch)), at(rails.hex, at(rails.endB, stretch))];
  const inA = rails.stretches[stretch]?.broken === 'a';
  return { kind: 'broken', rule: '16.1.9', hex: inA ? a : b, other: inA ? b : a };
}

/** What bars the trains of a node whose hex is not open. */
export function barFault(use: RailUse, node: number): RailFault | undefined {
  const hex = at(use.view.rails.hex, node);
  const bar = use.barOf(hex);
  return bar && { ...bar, hex };
}

/** Finds for an HCR node the obstacle nearest to the network on the way with the fewest. */
function highFaults(use: RailUse): (node: number) => RailFault {
  const { rails } = use.view;
  const begin = rails.hex.length;
  const trace = tracer({
    lawful: () => use.found,
    broken: () => search(use.high, [begin], { breaking: true }),
    breaks: (before, node, slot) => {
      const passed = before !== begin && at(use.state, before) === CUT ? barFault(use, before) : undefined;
      const stretch = slot < 0 ? -1 : at(rails.stretch, slot);
      const broken = stretch >= 0 && isBroken(rails, stretch) ? brokenFault(use, stretch) : undefined;
      const entered = at(use.state, node) === CLOSED ? barFault(use, node) : undefined;
      return [passed, broken, entered].flatMap((fault) => fault ?? []);
    },
    outward: true,
  });
  return (node) =>
    trace([node])?.breaks[0]?.what ??
    barFault(use, node) ?? { kind: 'apart', rule: '12.1.5', hex: at(rails.hex, node) };
}

/** Why an LCR is not usable: its own hex, the connection of its dead end, or too few connections. */
function lowFault(use: RailUse, node: number): RailFault {
  const { rails } = use.view;
  const own = barFault(use, node);
  if (own) return own;
  const connection = deadEndOf(use, node);
  if (connection !== undefined) return connection;
  const seen = new Set([node]);
  for (const here of seen) {
    if (here !== node && at(use.joined, here)) continue;
    for (const slot of slotsOf(rails, here)) {
      const stretch = at(rails.stretch, slot);
      if (rails.low[stretch] && !isBroken(rails, stretch) && at(use.state, at(rails.to, slot)) === OPEN)
        seen.add(at(rails.to, slot));
    }
  }
  const found = [...seen].filter((here) => at(use.joined, here)).map((here) => at(rails.hex, here));
  return { kind: 'few', rule: '12.1.5', hex: at(rails.hex, node), found: [...new Set(found)] };
}

/** For a node on a branch that ends by print: what keeps the branch off the network. */
function deadEndOf(use: RailUse, node: number): RailFault | undefined {
  const { rails } = use.view;
  for (const end of rails.hex.keys()) {
    if (!isDeadEnd(use, end)) continue;
    const branch = branchOf(rails, end);
    const connection = branch.at(-1)?.node;
    if (
      connection === undefined ||
      (end !== node && !branch.some((part) => part.node === node && part.node !== connection))
    )
      continue;
    for (const part of branch) {
      if (isBroken(rails, part.stretch)) return brokenFault(use, part.stretch);
      const fault = at(use.state, part.node) === OPEN ? undefined : barFault(use, part.node);
      if (fault) return fault;
    }
    return { kind: 'deadEnd', rule: '12.1.5', hex: at(rails.hex, connection) };
  }
  return undefined;
}
