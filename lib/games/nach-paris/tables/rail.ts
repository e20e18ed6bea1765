import type { Rule } from '@/lib/core/rule';
import firingPosition from '@/content/nach-paris/tables/firing-position.json';
import rail from '@/content/nach-paris/tables/rail.json';
import railBoarding from '@/content/nach-paris/tables/rail-boarding.json';
import railDirection from '@/content/nach-paris/tables/rail-direction.json';
import transportCapacity from '@/content/nach-paris/tables/transport-capacity.json';
import type { City, Grade } from '@/lib/games/nach-paris/sheet/schema';
import { MOBILITIES, type Kind, type Mobility, type Terrain } from '@/lib/games/nach-paris/units';
import { asChart, each, printedNumber, printedYes } from '@/lib/tables/chart-number';

/*
 * The tables of chapter 12: boarding and leaving trains (12.2.1), movement (12.3.6), changing direction (12.3.7),
 * transport capacity (12.4.1) and firing positions (7.9, 12.5), each by its chart. The columns are read as the dispute
 * mobility-column-order rules.
 */

/** Units that only run by rail have this MF, rail-bound artillery excepted (12.3.4). */
export const RAIL_MF = 50;

const capacityIn = (row: string): number => printedNumber(asChart(transportCapacity), row, 'convoys');
/** Convoys of a side in a Movement Phase (12.4.2). */
export const CONVOY_LIMIT = capacityIn('side');

const boarding = asChart(railBoarding);
const MARCHING = ['min', 'normal', 'superior'] as const;

/**
 * Boarding a train, and leaving it again, by mobility, the same everywhere (12.2.1); rail-bound artillery does neither.
 */
export const BOARDING_COST: Readonly<Record<Mobility, number>> = {
  ...each(MARCHING, (mobility) => printedNumber(boarding, 'open', mobility)),
  rail: 0,
};

const BOARDING_ROWS = [
  'lcr-end-small',
  'lcr-end-normal',
  'hcr-end',
  'open-difficult',
  'open',
  'station-small',
  'station-normal',
  'station-suburb',
  'station-large',
  'station-grand',
] as const;

export interface BoardingRow {
  readonly id: (typeof BOARDING_ROWS)[number];
  /** Total Steps */
  readonly capacity: number;
  /** halved in the last connected hex of a network */
  readonly halves: boolean;
}

/** What each place takes and lets off in a Movement Phase (12.2.1). */
export const BOARDING = each(BOARDING_ROWS, (id): BoardingRow => ({
  id,
  capacity: printedNumber(boarding, id, 'capacity'),
  halves: printedYes(boarding, id, 'halved'),
}));

const LINES = ['hcr', 'lcr', 'lcr-mountain'] as const;
const RUN_COST = each(LINES, (row) => printedNumber(asChart(rail), row, 'mf'));
/** MF for each hex entered (12.3.6). */
export const runCost = (low: boolean, terrain: Terrain): number =>
  RUN_COST[low ? (terrain === 'mountain' ? 'lcr-mountain' : 'lcr') : 'hcr'];

const TURNING = each(['small', 'normal', 'suburb', 'large', 'grand'], (size) =>
  each(MOBILITIES, (mobility) => printedNumber(asChart(railDirection), size, mobility)),
);

/** MF for turning a train round in a station of a size (12.3.7); undefined where there is none. */
export const turningCost = (station: City, mobility: Mobility): number | undefined =>
  station === 'none' ? undefined : TURNING[station === 'grand-station' ? 'grand' : station][mobility];

/** No run takes more MF: into a hex, on from an HCR to an LCR, and after a turn of the train. */
export const DEAREST_RUN =
  2 * Math.max(...Object.values(RUN_COST)) + Math.max(...Object.values(TURNING).flatMap((by) => Object.values(by)));

export interface ConvoyCapacity {
  readonly convoys: number;
  readonly bothWays: boolean;
}

const LINE_CONVOYS = each(['hcr-improved', ...LINES], capacityIn);

/** Convoys that a line takes into a hex in a Movement Phase (12.4.1). */
export function convoyCapacity(grade: Grade, terrain: Terrain): ConvoyCapacity {
  const row = grade === 'lcr' && terrain === 'mountain' ? 'lcr-mountain' : grade;
  return { convoys: LINE_CONVOYS[row], bothWays: grade !== 'lcr' };
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

const position = (gun: Gun, ruleInto: Rule, ruleOut: Rule) => ({
  into: printedNumber(asChart(firingPosition), gun, 'into'),
  out: printedNumber(asChart(firingPosition), gun, 'out'),
  ruleInto,
  ruleOut,
});

/** MF for bringing siege artillery into its firing position and out of it (7.9.1, 7.9.2, 12.5.1, 12.5.2). */
export const FIRING_POSITION: Readonly<Record<Gun, ReturnType<typeof position>>> = {
  motor: position('motor', '7.9.1', '7.9.1'),
  austrian: position('austrian', '7.9.2', '7.9.2'),
  rail: position('rail', '12.5.1', '12.5.2'),
};
