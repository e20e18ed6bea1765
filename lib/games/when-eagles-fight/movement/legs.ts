import type { Bar } from '@/lib/calc/bars';
import type { Rule } from '@/lib/core/rule';
import type { Holds, Mover } from '@/lib/games/when-eagles-fight/movement/fields';
import type { Hexside, Terrain } from '@/lib/games/when-eagles-fight/sheet/ground';
import { AUSTRO_HUNGARIAN_ROW, ROMANIAN_ROW } from '@/lib/games/when-eagles-fight/sheet/rows';
import type { HexInfo } from '@/lib/games/when-eagles-fight/sheet/schema';
import { sideOf } from '@/lib/games/when-eagles-fight/sides';
import { halvesIn } from '@/lib/games/when-eagles-fight/stacking/overstack';
import { HEX_LIMIT } from '@/lib/games/when-eagles-fight/stacking/limits';

/*
 * One step from hex to hex: what it costs and what forbids it. The planner of a way and the search for all reachable
 * hexes ask the same question here.
 */

/** A step into a hex as the rules see it. */
export interface Leg {
  readonly hex: string | undefined;
  /** row of the hex, and of the one before it; undefined where its number is not known */
  readonly row: number | undefined;
  readonly fromRow: number | undefined;
  readonly terrain: Terrain;
  readonly hexside: Hexside;
  readonly holds: Holds;
  readonly country: HexInfo['country'];
  /** units of its own side there: a German one, their room in half corps, heavy artillery */
  readonly german: boolean;
  readonly halves: number;
  readonly guns: number;
}

/** What of the turn concerns a step. */
export interface Season {
  /** a turn of January or February (12.8, 12.11) */
  readonly winter: boolean;
  /** Romania is at war (3.2) */
  readonly romania: boolean;
}

/** The terrain of which a hex costs 2 MP (12.8). */
const DEAR: readonly Terrain[] = ['forest', 'swamp', 'mountain'];
export const DEAR_MP = 2;

/** What a step is charged and why. */
export interface Charge {
  readonly mp: number;
  readonly id: 'clear' | 'dear' | 'frozen' | 'pass';
  readonly rule: Rule;
}

/** What it costs to enter a hex: 1 MP, or 2 of forest, swamp and mountain, but for frost and passes (12.8, 12.10). */
export function chargeOf({ terrain, hexside }: Pick<Leg, 'terrain' | 'hexside'>, { winter }: Season): Charge {
  if (!DEAR.includes(terrain)) return { mp: 1, id: 'clear', rule: '12.8' };
  if (hexside === 'pass') return { mp: 1, id: 'pass', rule: '12.10' };
  return terrain === 'swamp' && winter
    ? { mp: 1, id: 'frozen', rule: '12.8' }
    : { mp: DEAR_MP, id: 'dear', rule: '12.8' };
}

/** A unit at a step, with those that make it together with it. */
export interface Stepping {
  readonly unit: Mover;
  readonly with: readonly Mover[];
  readonly leg: Leg;
  readonly season: Season;
}

const isNorth = (row: number | undefined, of: number): boolean => row !== undefined && row < of;
const is = (nation: Mover['nation'], { unit }: Stepping): boolean => unit.nation === nation;

/**
 * An Austro-Hungarian unit goes north of row xx20 only beside a German that moves with it. One that stands there alone
 * comes back south, or goes to a German (6.3; question `ah-north-alone`).
 */
function isAloneInNorth(one: Stepping): boolean {
  const { leg, with: together } = one;
  if (!is('austro-hungarian', one) || !isNorth(leg.row, AUSTRO_HUNGARIAN_ROW)) return false;
  if (together.some(({ nation }) => nation === 'german')) return false;
  const back = isNorth(leg.fromRow, AUSTRO_HUNGARIAN_ROW) && (leg.german || (leg.fromRow ?? 0) < (leg.row ?? 0));
  return !back;
}

/** What closes a step to a unit, in the order of the rules. */
export const LEG_BARS: readonly Bar<Stepping>[] = [
  { id: 'neutral', rule: '3.2', stops: ({ leg, season }) => leg.country === 'romania' && !season.romania },
  { id: 'germany', rule: '6.3', stops: (one) => is('austro-hungarian', one) && one.leg.country === 'germany' },
  { id: 'north', rule: '6.3', stops: isAloneInNorth },
  {
    id: 'full',
    rule: '8.2',
    stops: ({ leg, with: all }) => leg.halves + halvesIn(all) > HEX_LIMIT,
  },
  {
    id: 'guns',
    rule: '8.5',
    stops: ({ leg, with: all, unit }) =>
      unit.kind === 'heavy-artillery' && leg.guns + all.filter(({ kind }) => kind === 'heavy-artillery').length > 1,
  },
  { id: 'enemy', rule: '12.4', stops: ({ leg }) => leg.holds === 'enemy' },
  { id: 'sea', rule: '12.11', stops: ({ leg }) => leg.hexside === 'sea' || leg.terrain === 'sea' },
  { id: 'lake', rule: '12.11', stops: ({ leg, season }) => leg.hexside === 'lake' && !season.winter },
  { id: 'romanian', rule: '15.6', stops: (one) => is('romanian', one) && isNorth(one.leg.row, ROMANIAN_ROW) },
];

/** What happens to a marker or to guns that stand alone in a hex that is entered (13.18, 14.2). */
export function overrun({ unit, leg }: Stepping): { readonly id: 'guns' | 'stavka'; readonly rule: Rule } | undefined {
  const side = sideOf(unit.nation);
  if (leg.holds === 'guns' && side === 'russian') return { id: 'guns', rule: '13.18' };
  return leg.holds === 'stavka' && side === 'central' ? { id: 'stavka', rule: '14.2' } : undefined;
}
