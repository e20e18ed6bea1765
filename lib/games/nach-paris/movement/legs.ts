import type { Rule } from '@/lib/core/rule';
import { HEXSIDE_CAPACITIES, hexCapacity } from '@/lib/games/nach-paris/tables/capacities';
import { isMarcher } from '@/lib/games/nach-paris/movement/forced-march';
import { hexCost, sideCost } from '@/lib/games/nach-paris/tables/costs';
import type { Holds, Mover } from '@/lib/games/nach-paris/movement/fields';
import type { Hexside, Mobility, Terrain } from '@/lib/games/nach-paris/units';

/*
 * One step from hex to hex: what it costs and what forbids it. The planner of a path and the search for all reachable
 * hexes ask the same question here.
 */

/** A step into a hex as the rules see it. */
export interface Leg {
  readonly terrain: Terrain;
  readonly hexside: Hexside;
  readonly enemyZoc: boolean;
  readonly holds: Holds;
  /** next to the hex of an enemy Fortified Zone */
  readonly zone: boolean;
  /** total steps that entered the hex and crossed the hexside before in this phase */
  readonly entered: number;
  readonly crossed: number;
}

/**
 * How a unit stands in its hex: free to go on; at the start of its move in an enemy ZOC; in an enemy ZOC that only a
 * step into a free hex leaves (CAV, or after 7.6.3); or stopped.
 */
export type ZocStatus = 'free' | 'start-zoc' | 'cav-zoc' | 'covered-zoc' | 'stopped-zoc' | 'stopped-zone';

/** Why a step cannot be made. */
export interface LegBar {
  readonly id: string;
  readonly rule: Rule;
}
const bar = (id: string, rule: Rule): LegBar => ({ id, rule });

/** What a unit needs to be moved. */
export interface Marcher {
  readonly unit: Mover;
  /** mobility under which it is looked up in the cost tables */
  readonly mobility: Mobility;
}

const CLOSED: Readonly<Partial<Record<Holds, LegBar>>> = {
  enemy: bar('enemy', '7.1.6'),
  zone: bar('zoneHex', '11.2.2'),
  fort: bar('fort', '11.3.2'),
  feste: bar('feste', '11.4.2'),
  camp: bar('camp', '11.6.7'),
  border: bar('border', '3.3.2'),
  'off-map': bar('offMap', '7.1.8'),
};

/** What closes a hex to a unit. */
function hexBar({ unit }: Marcher, { holds, terrain, entered }: Leg): LegBar | undefined {
  if (holds === 'hq' && !isMarcher(unit.kind)) return bar('hq', '7.1.6');
  const closed = CLOSED[holds];
  if (closed) return closed;
  if (hexCost(terrain) === undefined) return bar('flooded', '7.1.7');
  const capacity = hexCapacity(terrain);
  return capacity !== null && entered + unit.steps > capacity ? bar('hexFull', '7.3.1') : undefined;
}

/** What closes a hexside to a unit. */
function sideBar({ unit, mobility }: Marcher, { hexside, crossed }: Leg): LegBar | undefined {
  if (sideCost(hexside, mobility) === undefined) return bar('hexside', '7.2.1');
  const capacity = HEXSIDE_CAPACITIES[hexside];
  return capacity !== null && crossed + unit.steps > capacity ? bar('sideFull', '7.3.2') : undefined;
}

/** What a unit's own place forbids: it has stopped, or may not go from ZOC to ZOC. */
function placeBar(standing: ZocStatus, { enemyZoc, holds }: Leg): LegBar | undefined {
  switch (standing) {
    case 'stopped-zoc':
      return bar('stop', '7.6.1');
    case 'stopped-zone':
      return bar('zoneStop', '11.2.2');
    case 'cav-zoc':
      return enemyZoc ? bar('cavZoc', '7.6.2') : undefined;
    case 'covered-zoc':
      return enemyZoc ? bar('secondZoc', '7.6.3') : undefined;
    case 'start-zoc':
      return enemyZoc && holds !== 'friend' ? bar('startZoc', '7.6.3') : undefined;
    default:
      return undefined;
  }
}

/** What forbids a step, whatever MF are left; undefined when it may be made. */
export const legBar = (marcher: Marcher, standing: ZocStatus, leg: Leg): LegBar | undefined =>
  placeBar(standing, leg) ?? hexBar(marcher, leg) ?? sideBar(marcher, leg);

/** MF of a step (7.1.7, 7.2.1); what cannot be entered or crossed adds nothing. */
export const legCost = ({ mobility }: Marcher, { terrain, hexside }: Leg): number =>
  (hexCost(terrain) ?? 0) + (sideCost(hexside, mobility) ?? 0);

/** How the unit stands after a step that it may make. */
export function standingAfter({ unit }: Marcher, before: ZocStatus, leg: Leg): ZocStatus {
  if (leg.zone) return 'stopped-zone';
  if (!leg.enemyZoc) return 'free';
  if (unit.kind === 'cav') return 'cav-zoc';
  return before === 'start-zoc' ? 'covered-zoc' : 'stopped-zoc';
}
