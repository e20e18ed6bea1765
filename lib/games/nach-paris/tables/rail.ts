import type { City, Grade } from '@/lib/games/nach-paris/sheet/schema';
import type { Kind, Mobility, Terrain } from '@/lib/games/nach-paris/units';

/*
 * The tables of chapter 12: boarding and leaving trains (12.2.1), movement (12.3.6), changing direction (12.3.7),
 * transport capacity (12.4.1) and firing positions (7.9, 12.5). The columns are read as the dispute
 * mobility-column-order rules.
 */

/** Units that only run by rail have this MF, rail-bound artillery excepted (12.3.4). */
export const RAIL_MF = 50;
/** Convoys of a side in a Movement Phase (12.4.2). */
export const CONVOY_LIMIT = 14;

/** Boarding a train, and leaving it again, by mobility (12.2.1); rail-bound artillery does neither. */
export const BOARDING_COST: Readonly<Record<Mobility, number>> = { min: 7, normal: 7, superior: 15, rail: 0 };

export interface BoardingRow {
  readonly id:
    | 'lcr-end-small'
    | 'lcr-end-normal'
    | 'hcr-end'
    | 'open-difficult'
    | 'open'
    | 'station-small'
    | 'station-normal'
    | 'station-suburb'
    | 'station-large'
    | 'station-grand';
  /** Total Steps */
  readonly capacity: number;
  /** halved in the last connected hex of a network */
  readonly halves: boolean;
}

const row = (id: BoardingRow['id'], capacity: number, halves = false): BoardingRow => ({ id, capacity, halves });
export const BOARDING: readonly BoardingRow[] = [
  row('lcr-end-small', 1),
  row('lcr-end-normal', 2),
  row('hcr-end', 4),
  row('open-difficult', 2, true),
  row('open', 4, true),
  row('station-small', 6, true),
  row('station-normal', 8, true),
  row('station-suburb', 8),
  row('station-large', 12),
  row('station-grand', 12),
];

/** MF for each hex entered (12.3.6). */
export const runCost = (low: boolean, terrain: Terrain): number => (low ? (terrain === 'mountain' ? 3 : 2) : 1);

const TURNING: Readonly<Record<'small' | 'normal' | 'large', Readonly<Record<Mobility, number>>>> = {
  small: { min: 7, normal: 10, superior: 20, rail: 10 },
  normal: { min: 5, normal: 5, superior: 10, rail: 5 },
  large: { min: 4, normal: 4, superior: 8, rail: 4 },
};

/** MF for turning a train round in a station of a size (12.3.7); undefined where there is none. */
export function turningCost(station: City, mobility: Mobility): number | undefined {
  if (station === 'none') return undefined;
  const size = station === 'small' ? 'small' : station === 'large' || station === 'grand-station' ? 'large' : 'normal';
  return TURNING[size][mobility];
}

export interface ConvoyCapacity {
  readonly convoys: number;
  readonly bothWays: boolean;
}

/** Convoys that a line takes into a hex in a Movement Phase (12.4.1). */
export function convoyCapacity(grade: Grade, terrain: Terrain): ConvoyCapacity {
  if (grade === 'hcr-improved') return { convoys: 3, bothWays: true };
  if (grade === 'hcr') return { convoys: 2, bothWays: true };
  return { convoys: terrain === 'mountain' ? 1 : 2, bothWays: false };
}

const CONVOY_INF_STEPS = 2;
const CONVOY_CAV_STEPS = 1;

/** Whether a unit in rail movement is a convoy (12.4.1). INF of 2 steps is one only as a part of a divided unit. */
export function isConvoy({
  kind,
  steps,
  divided,
}: {
  readonly kind: Kind;
  readonly steps: number;
  readonly divided: boolean;
}): boolean {
  if (kind === 'cav') return steps > CONVOY_CAV_STEPS || (divided && steps === CONVOY_INF_STEPS);
  return kind === 'inf' && (steps > CONVOY_INF_STEPS || (divided && steps === CONVOY_INF_STEPS));
}

export const GUNS = ['motor', 'austrian', 'rail'] as const;
export type Gun = (typeof GUNS)[number];

/** MF for bringing siege artillery into its firing position and out of it (7.9.1, 7.9.2, 12.5.1, 12.5.2). */
export const FIRING_POSITION: Readonly<
  Record<Gun, { readonly into: number; readonly out: number; readonly ruleInto: string; readonly ruleOut: string }>
> = {
  motor: { into: 10, out: 5, ruleInto: '7.9.1', ruleOut: '7.9.1' },
  austrian: { into: 5, out: 0, ruleInto: '7.9.2', ruleOut: '7.9.2' },
  rail: { into: 30, out: 15, ruleInto: '12.5.1', ruleOut: '12.5.2' },
};
