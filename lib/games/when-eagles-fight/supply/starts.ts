import { at } from '@/lib/core/at';
import type { SupplyGround } from '@/lib/games/when-eagles-fight/supply/ground';
import type { Lack } from '@/lib/games/when-eagles-fight/supply/lacks';

/** Where the supply of a side comes from, with what each place lacks for it. */
export interface Starts {
  /** hexes that need no railway on the sheet */
  readonly hexes: ReadonlyMap<number, readonly Lack[]>;
  /** nodes of the railways from which a train could leave the sheet */
  readonly nodes: ReadonlyMap<number, readonly Lack[]>;
}

/** The port, and the ends of railways (9.6), each with what it lacks. */
function knownStarts({ view, free, ends, railLacks }: SupplyGround): Starts {
  const hexes = new Map(free);
  const nodes = new Map<number, readonly Lack[]>();
  for (const [hex, lacks] of ends) {
    const all = [...lacks, ...railLacks(hex)];
    for (const node of view.rails.nodesAt.get(hex) ?? []) nodes.set(node, all);
    // A town at the edge whose railway does nothing on the sheet but leave it.
    if (!view.rails.nodesAt.has(hex) && isTown(view.cells[hex]) && !hexes.has(hex)) hexes.set(hex, all);
  }
  return { hexes, nodes };
}

export const isTown = (cell: SupplyGround['view']['cells'][number]): boolean => (cell?.place ?? 'none') !== 'none';

/**
 * The starts of a side; where ways may break rules, also those that something is missing for: towns without a railway,
 * railways that lead to no edge, and on a sheet that is not complete every hex in which nothing is painted.
 */
export function startsOf(ground: SupplyGround, breaking: boolean): Starts {
  const known = knownStarts(ground);
  if (!breaking) return known;
  const { view, enemy } = ground;
  const { rails, cells, sheet } = view;
  const nodes = new Map([...looseEnds(ground), ...known.nodes]);
  const hexes = new Map(known.hexes);
  cells.forEach((cell, hex) => {
    if (hexes.has(hex)) return;
    if (isTown(cell) && !rails.nodesAt.has(hex))
      hexes.set(hex, [{ code: 'rail', open: !sheet.complete, rule: '9.6', hex }, ...ground.railLacks(hex)]);
    else if (!cell && !sheet.complete && enemy[hex] === 0)
      hexes.set(hex, [{ code: 'town', open: true, rule: '9.6', hex }]);
  });
  return { hexes, nodes };
}

/**
 * Nodes of the railways that lead to no edge as far as they are painted, with that lack: where they end in the country,
 * or else anywhere along them. A railway that leads to a friendly edge has none.
 */
function looseEnds({ view, ends, railLacks }: SupplyGround): ReadonlyMap<number, readonly Lack[]> {
  const { rails, sheet } = view;
  const led = ledTo(
    view,
    [...ends].filter(([, lacks]) => sheet.complete || !lacks.length).map(([hex]) => hex),
  );
  const found = new Map<number, readonly Lack[]>();
  for (let node = 0; node < rails.hex.length; node++) {
    const hex = at(rails.hex, node);
    if (led[node] === 1) continue;
    const alone = at(rails.first, node + 1) - at(rails.first, node) === 1;
    const code = alone && !ends.has(hex) && !isTown(view.cells[hex]) ? 'goesOn' : 'branch';
    const lack: Lack = { code, open: !sheet.complete, rule: '9.6', hex };
    found.set(node, [lack, ...railLacks(hex)]);
  }
  return found;
}

/** 1 for each node of the railways that is joined to one of some hexes, whoever stands between. */
function ledTo({ rails }: SupplyGround['view'], hexes: readonly number[]): Uint8Array {
  const led = new Uint8Array(rails.hex.length);
  const queue = hexes.flatMap((hex) => rails.nodesAt.get(hex) ?? []);
  for (const node of queue) {
    if (led[node] === 1) continue;
    led[node] = 1;
    for (let slot = at(rails.first, node); slot < at(rails.first, node + 1); slot++) queue.push(at(rails.to, slot));
  }
  return led;
}
