import { isReached, search, wayBack } from '@/lib/board/graph/search';
import { threats } from '@/lib/board/graph/threats';
import { follow } from '@/lib/board/graph/trace';
import { once, oncePer, oncePerKey } from '@/lib/core/once';
import type { Rule } from '@/lib/core/rule';
import type { Exit } from '@/lib/games/when-eagles-fight/sheet/ground';
import type { PlacedUnit, SheetView } from '@/lib/games/when-eagles-fight/sheet/view';
import type { Side } from '@/lib/games/when-eagles-fight/sides';
import { supplyGround } from '@/lib/games/when-eagles-fight/supply/ground';
import { MOST_HEXES, type Lack } from '@/lib/games/when-eagles-fight/supply/lacks';
import { limitedBy, type Limited } from '@/lib/games/when-eagles-fight/supply/limited';
import { waysOf, type Ways } from '@/lib/games/when-eagles-fight/supply/ways';

/** What a source draws its own supply from: an edge of the map over a railway, or the sea (9.6). */
export type Origin = { readonly kind: 'rail'; readonly exit: Exit } | { readonly kind: 'sea' };

/** A way of supply: the route from the unit's hex to the source, both included, and the railway from there on. */
export interface SupplyWay {
  readonly route: readonly number[];
  readonly rail: readonly number[];
}

/** What a route finds for the units of a side in a hex; sources inside the hex (9.7) aside. */
export type TracedSupply =
  | { readonly status: 'in'; readonly way: SupplyWay; readonly origin: Origin }
  /** nobody knows: the way lacks only what is not painted */
  | { readonly status: 'unknown'; readonly way: SupplyWay; readonly lacks: readonly Lack[] }
  /** the way of at most four hexes that breaks least, with its breaks */
  | { readonly status: 'cut'; readonly way: SupplyWay; readonly lacks: readonly Lack[] }
  /** the nearest source that can be reached lies too far away */
  | { readonly status: 'far'; readonly way: SupplyWay }
  | { readonly status: 'none' };

/** Whether a unit is in supply; unknown while the sheet does not say it. */
export type InSupply = 'in' | 'out' | 'unknown';

export interface UnitSupply {
  readonly unit: PlacedUnit;
  readonly traced: TracedSupply;
  readonly limited?: Limited;
  readonly attack: InSupply;
  /** when it defends, and in the attrition phase */
  readonly defence: InSupply;
  /** the rule that decides it */
  readonly rule: Rule;
}

/** The supply of one side on a sheet; each hex is looked at when it is asked for. */
export interface SideSupply {
  readonly from: (hex: number) => TracedSupply;
  /**
   * The hexes that cut a hex off if an enemy unit enters just one of them, nearest first. Nothing else can be lost: a
   * way breaks by an enemy unit in a hex or by his control of a town, city or victory hex, which he gets by entering
   * it (3.8, 9.5, 9.6); no rule destroys a railway or a hexside, so that a stretch is lost with one of its hexes only.
   */
  readonly threats: (hex: number) => readonly number[];
  /** the hexes that a route of at most four hexes reaches from a hex, its own included */
  readonly within: (hex: number, limit?: number) => readonly number[];
}

/** The supply of both sides, worked out once as long as the sheet does not change. */
export const sideSupply: (view: SheetView) => (side: Side) => SideSupply = oncePer((view: SheetView) =>
  oncePerKey((side: Side) => settleSide(view, side, true)),
);
/** The same by railways alone, without the ports. */
const landSupply: typeof sideSupply = oncePer((view: SheetView) =>
  oncePerKey((side: Side) => settleSide(view, side, false)),
);

function settleSide(view: SheetView, side: Side, sea: boolean): SideSupply {
  const ground = supplyGround(view, side, sea);
  const lawful = waysOf(ground, false);
  const broken = once(() => waysOf(ground, true));
  const strict = once(() => search(lawful.passage, [lawful.root]));
  const cuts = once(() => threats(lawful.passage, [lawful.root], MOST_HEXES, lawful.hexOf));
  const priced = once(() => search(broken().passage, [broken().root], { breaking: true }));

  const from = oncePerKey((hex: number): TracedSupply => {
    const found = strict();
    if (isReached(found, hex) && (found.cost[hex] ?? 0) <= MOST_HEXES) {
      const way = wayOf(lawful, wayBack(found, hex));
      return { status: 'in', way, origin: originOf(view, way) };
    }
    const all = priced();
    const ways = broken();
    const cost = (state: number): number => all.cost[state] ?? 0;
    const best = ways.routes(hex).reduce((one, other) => (cost(other) < cost(one) ? other : one));
    if (isReached(all, best)) {
      const { states, breaks } = follow(all, best, {
        breaks: (one, other, by) => ways.lacks(other, one, by),
        outward: false,
      });
      const lacks = breaks.map(({ what }) => what);
      return { status: lacks.every(({ open }) => open) ? 'unknown' : 'cut', way: wayOf(ways, states), lacks };
    }
    return isReached(found, hex) ? { status: 'far', way: wayOf(lawful, wayBack(found, hex)) } : { status: 'none' };
  });
  return {
    from,
    threats: (hex) => cuts()(hex),
    within: (hex, limit = MOST_HEXES) => {
      const { cost } = search(routesFrom(lawful), [hex], { limit });
      return view.names.flatMap((_, one) => ((cost[one] ?? limit + 1) <= limit ? [one] : []));
    },
  };
}

/** The routes alone, without the railways. */
const routesFrom = ({ passage, isRoute }: Ways): Ways['passage'] => ({
  states: passage.states,
  steps: (state, visit) => {
    if (isRoute(state)) passage.steps(state, visit);
  },
});

function wayOf({ isRoute, hexOf, root }: Ways, states: readonly number[]): SupplyWay {
  const route = states.filter(isRoute).map(hexOf);
  const rail = states.filter((state) => !isRoute(state) && state !== root).map(hexOf);
  return { route, rail };
}

function originOf({ cells }: SheetView, { route, rail }: SupplyWay): Origin {
  const exit = cells[rail.at(-1) ?? route.at(-1) ?? -1]?.exit;
  return exit === undefined ? { kind: 'sea' } : { kind: 'rail', exit };
}

const IN_SUPPLY = { in: 'in', limited: 'in', out: 'out' } as const;

/** The supply of a unit (9.1, 9.7), or what the player says of it. */
function unitSupply(view: SheetView, unit: PlacedUnit): UnitSupply {
  const traced = sideSupply(view)(unit.side).from(unit.at);
  const limited = limitedBy(view, unit);
  if (unit.supply !== 'trace')
    return {
      unit,
      traced,
      attack: unit.supply === 'in' ? 'in' : 'out',
      defence: IN_SUPPLY[unit.supply],
      rule: '9.1',
    };
  const found = asked(traced);
  if (limited && found !== 'in') return { unit, traced, limited, attack: found, defence: 'in', rule: limited.rule };
  return { unit, traced, attack: found, defence: found, rule: found === 'in' ? '9.6' : '9.5' };
}

/** The supply of every unit of a sheet, in its order. */
export const settleSupply: (view: SheetView) => readonly UnitSupply[] = oncePer((view: SheetView) =>
  view.units.map((unit) => unitSupply(view, unit)),
);

/**
 * Whether a unit draws supply from an edge of the map over a railway, as replacements, withdrawals, OberOst and heavy
 * artillery want it (10.11, 10.15, 13.18, 14.3): not by sea (question edge-supply-by-sea).
 */
export function edgeSupply(view: SheetView, unit: PlacedUnit): InSupply {
  if (unit.supply !== 'trace') return unit.supply === 'in' ? 'in' : 'out';
  return asked(landSupply(view)(unit.side).from(unit.at));
}

const asked = ({ status }: TracedSupply): InSupply => (status === 'in' || status === 'unknown' ? status : 'out');

/** The first hex in which units of both sides stand, which no rule lets come about (12.4). */
export function sharedHex({ unitsAt }: SheetView): number | undefined {
  for (const [hex, units] of unitsAt) if (units.some(({ side }) => side !== units[0]?.side)) return hex;
  return undefined;
}
