import attackTerrain from '@/content/nach-paris/tables/attack-terrain.json';
import hexsides from '@/content/nach-paris/tables/hexsides.json';
import { columnMobility } from '@/lib/games/nach-paris/tables/capacities';
import type { Attacker, AttackingHex } from '@/lib/games/nach-paris/combat/fields';
import { mayCross } from '@/lib/games/nach-paris/tables/costs';
import { HEXSIDES, isInfantry, type Hexside, type Kind, type Terrain } from '@/lib/games/nach-paris/units';
import { asChart, each, printedNumber } from '@/lib/tables/chart-number';

/*
 * The ground of a combat: hexsides (9.4.3), terrain with its limit of steps (9.4.4), light and mountain infantry
 * (9.4.5), and the hex whose sum is the worst for the attacker (9.4.2).
 */

const GROUNDS = ['open', 'broken', 'rough', 'mountain'] as const;
type Ground = (typeof GROUNDS)[number];

/** Clear, Lowlands and a flood plain that is not flooded are one line of the table. */
const groundOf = (terrain: Terrain): Ground =>
  terrain === 'broken' || terrain === 'rough' || terrain === 'mountain' ? terrain : 'open';
export const isClimb = (hexside: Hexside): boolean => hexside === 'deep-forest' || hexside === 'mountain-range';
export const isHigh = (terrain: Terrain): boolean => terrain === 'rough' || terrain === 'mountain';

interface GroundLine {
  /** most steps of INF and CAV from one hex */
  readonly most: number;
  readonly value: number;
  /** where few steps have room, light and mountain infantry helps (9.4.5) */
  readonly light: number;
}

/** The line of the chart: Broken, Rough and Mountain are one to attack from, but against Rough. */
const rowOf = (defender: Ground, attacker: Ground): string =>
  `${defender}-${attacker === 'open' || defender === 'rough' ? attacker : 'hard'}`;

/** 9.4.4 and 9.4.5, by the defender's terrain, then the attacker's. */
const TERRAIN_LINES = each(GROUNDS, (defender) =>
  each(GROUNDS, (attacker): GroundLine => {
    const inChart = (column: string): number =>
      printedNumber(asChart(attackTerrain), rowOf(defender, attacker), column);
    return { most: inChart('steps'), value: inChart('modifier'), light: inChart('light') };
  }),
);
export const terrainLine = (defender: Terrain, attacker: Terrain): GroundLine =>
  TERRAIN_LINES[groundOf(defender)][groundOf(attacker)];

/** 9.4.3: for units that can cross and for those that cannot. */
const HEXSIDE_VALUES = each(HEXSIDES, (hexside) => {
  const inChart = (column: string): number =>
    hexside === 'none' ? 0 : printedNumber(asChart(hexsides), hexside, column);
  return { can: inChart('combat'), cannot: inChart('combat-closed') };
});

export const isFighter = (kind: Kind): boolean => isInfantry(kind) || kind === 'cav';
export const isArtillery = (kind: Kind): boolean => kind === 'har' || kind === 'sar';
export const isFull = ({ kind, commitment }: Attacker): boolean => isFighter(kind) && commitment === 'full';
/** HQ and ENG stand beside the fight (9.1.14). */
export const fights = ({ kind }: { readonly kind: Kind }): boolean => kind !== 'hq' && kind !== 'eng';

/**
 * Steps of a unit for the limits of 9.1.1 and 9.4.4: light infantry by halves, a partially committed unit as one at
 * most.
 */
export function stepsUsed({ kind, commitment, light, steps }: Attacker): number {
  if (!isFighter(kind)) return 0;
  const counted = light ? steps / 2 : steps;
  return commitment === 'partial' ? Math.min(1, counted) : counted;
}

/** What one attacking hex brings: its steps against the limit and its three modifiers of the ground. */
export interface HexSum {
  /** index among the attacking hexes */
  readonly at: number;
  readonly used: number;
  readonly most: number;
  readonly hexside: number;
  readonly terrain: number;
  readonly light: number;
  readonly sum: number;
  /** a fully committed INF or CAV attacks from it: only such hexes count (9.4.2, 9.4.10) */
  readonly counts: boolean;
}

export function hexSum(hex: AttackingHex, at: number, defender: Terrain): HexSum {
  const full = hex.units.filter(isFull);
  const { most, value, light: lightValue } = terrainLine(defender, hex.terrain);
  const { can, cannot } = HEXSIDE_VALUES[hex.hexside];
  const hexside = full.length === 0 ? 0 : full.every((unit) => mayCross(hex.hexside, unit)) ? can : cannot;
  const terrain = full.length === 0 ? 0 : value;
  const light = full.some((unit) => unit.light || columnMobility(unit, 'normal') === 'min') ? lightValue : 0;
  const used = hex.units.reduce((total, unit) => total + stepsUsed(unit), 0);
  return { at, used, most, hexside, terrain, light, sum: hexside + terrain + light, counts: full.length > 0 };
}

/** The hex that is worst for the attacker (9.4.2), the first of equal ones; one hex has to count (9.1.6). */
export const worstHex = (sums: readonly HexSum[]): HexSum =>
  sums.filter(({ counts }) => counts).reduce((worst, one) => (worst.sum >= one.sum ? worst : one));
