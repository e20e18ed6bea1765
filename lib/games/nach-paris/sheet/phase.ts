import { directionOf } from '@/lib/board/hex/numbering';
import { at } from '@/lib/core/at';
import { isConvoy } from '@/lib/games/nach-paris/tables/rail';
import { hexesIn } from '@/lib/sheet/places';
import { takesRailways, type PlacedUnit, type SheetView } from '@/lib/games/nach-paris/sheet/view';
import { hexSchema, MAX_PASSED, type HexInfo, type Sheet, type SheetUnit } from '@/lib/games/nach-paris/sheet/schema';
import { more, type Counts } from '@/lib/games/nach-paris/sheet/phase-counts';
import { narrowsOfStep } from '@/lib/games/nach-paris/sheet/transit';

/*
 * What a Movement Phase uses up, kept on the sheet: transit (7.3.3), places on trains (12.2.1), convoys (12.4) and the
 * MF of each unit. Marches and journeys that are carried out add to it; a new phase begins with nothing.
 */

/**
 * The name of a run from one node of the railways to the next: "AP31>AP30", with the line of the hex entered where it
 * is not the first.
 */
export function runName({ names, rails }: Pick<SheetView, 'names' | 'rails'>, from: number, to: number): string {
  const line = at(rails.line, to);
  return `${names[at(rails.hex, from)] ?? ''}>${names[at(rails.hex, to)] ?? ''}${line ? `:${line}` : ''}`;
}

/** A unit's march that is made: where it goes, hex by hex without its own, and what it has spent in the phase then. */
export interface March {
  readonly path: readonly string[];
  readonly spent: number;
  /** a siege gun that goes into its firing position at the end */
  readonly deploys: boolean;
}

/**
 * The sheet after a march: the unit in its last hex, transit used (7.3.3), HQ and ENG overrun (7.1.6), and the railways
 * that INF and CAV of two steps or more take as they pass (12.1.3). A train that it left counts where it stood
 * (12.2.1).
 */
export function afterMarch(view: SheetView, unit: PlacedUnit, { path, spent, deploys }: March): Sheet {
  const { sheet } = view;
  const hexes = path.map((name) => view.index.get(name) ?? -1);
  const narrows = hexes.flatMap((hex, i) => narrowsOfStep(view, hexes[i - 1] ?? unit.at, hex));
  const transit = narrows.reduce<Counts>((counts, { place }) => more(counts, place, unit.steps), sheet.phase.transit);
  const boarded = unit.embarked ? more(sheet.phase.boarded, unit.hex, unit.steps) : sheet.phase.boarded;
  const overrun = new Set(
    view.units
      .filter(({ kind, side, hex }) => (kind === 'hq' || kind === 'eng') && side !== unit.side && path.includes(hex))
      .map(({ id }) => id),
  );
  return {
    ...moved({ ...sheet, units: sheet.units.filter(({ id }) => !overrun.has(id)) }, unit, {
      hex: path.at(-1) ?? unit.hex,
      spent,
      embarked: false,
      firing: deploys,
      rode: unit.rode || unit.embarked,
    }),
    hexes: withTaken(view, unit, hexes),
    phase: { ...sheet.phase, transit, boarded },
  };
}

/** The hexes of a sheet with the railways that a march takes: those that it passes and its side does not hold. */
function withTaken(view: SheetView, unit: PlacedUnit, hexes: readonly number[]): Sheet['hexes'] {
  const taken = takesRailways(unit)
    ? hexes.filter((hex) => view.rails.nodesAt.has(hex) && view.control[hex] !== unit.side)
    : [];
  const controlled = taken.map((hex): readonly [string, HexInfo] => [
    view.names[hex] ?? '',
    { ...(view.cells[hex] ?? hexSchema.parse({})), control: unit.side },
  ]);
  return taken.length ? { ...view.sheet.hexes, ...Object.fromEntries(controlled) } : view.sheet.hexes;
}

/** A unit's journey by rail that is made: the runs into each hex, and what the unit has spent in the phase then. */
export interface Ride {
  readonly to: string;
  readonly runs: readonly string[];
  readonly spent: number;
  readonly boards: boolean;
  readonly leaves: boolean;
}

/**
 * The sheet after a journey: the unit where it ends, places on trains used (12.2.1), and a convoy counted where it is
 * one (12.4).
 */
export function afterRide(
  { sheet, index, ...view }: SheetView,
  unit: PlacedUnit,
  { to, runs, spent, boards, leaves }: Ride,
): Sheet {
  const { phase } = sheet;
  const bound = unit.mobility === 'rail';
  const convoy = isConvoy(unit);
  const counted = (hex: string, holds: boolean, counts: Counts): Counts =>
    holds && !bound ? more(counts, hex, unit.steps) : counts;
  const [last = ''] = hexesIn(runs.at(-1) ?? '');
  const heading = directionOf(view, index.get(last) ?? -1, index.get(to) ?? -1) ?? unit.facing;
  const stays = !leaves && !bound;
  return {
    ...moved(sheet, unit, {
      hex: to,
      spent,
      embarked: stays,
      firing: false,
      rode: true,
      ...(stays ? { facing: heading } : {}),
    }),
    phase: {
      ...phase,
      boarded: counted(to, leaves, counted(unit.hex, boards, phase.boarded)),
      runs: Object.fromEntries([
        ...Object.entries(phase.runs),
        ...runs.map((run) => [run, Math.min(MAX_PASSED, (phase.runs[run] ?? 0) + Number(convoy))] as const),
      ]),
      convoys: phase.convoys + Number(isNewConvoy(unit)),
    },
  };
}

/** Whether a journey of a unit is one convoy more: not that of a train which has run in this phase already. */
export const isNewConvoy = (unit: PlacedUnit): boolean => isConvoy(unit) && !(unit.embarked && unit.rode);

/** The sheet with a unit changed, on top of those of its hex. */
function moved(sheet: Sheet, { id }: PlacedUnit, change: Partial<SheetUnit>): Sheet {
  const rest = sheet.units.filter((one) => one.id !== id);
  return {
    ...sheet,
    units: [...rest, ...sheet.units.filter((one) => one.id === id).map((one) => ({ ...one, ...change }))],
  };
}
