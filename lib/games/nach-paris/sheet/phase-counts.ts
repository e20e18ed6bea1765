import { MAX_PASSED, NEW_PHASE, type Phase, type Sheet, type SheetUnit } from '@/lib/games/nach-paris/sheet/schema';
import { hexesIn } from '@/lib/sheet/places';

/* The counts of a Movement Phase, by the places that they are kept for. */

export type Counts = Readonly<Record<string, number>>;
/** The counts with so many more at a place. */
export const more = (counts: Counts, place: string, by: number): Counts =>
  by > 0 ? { ...counts, [place]: Math.min(MAX_PASSED, (counts[place] ?? 0) + by) } : counts;

/** The counts with the number of one place changed; a place with none is left out. */
export function withCount(counts: Counts, place: string, count: number): Counts {
  const { [place]: _, ...others } = counts;
  return count > 0 ? { ...others, [place]: Math.min(MAX_PASSED, count) } : others;
}

/** Whether a unit has begun its move in this phase, on foot or on a train. */
export const hasMoved = ({ spent, rode }: Pick<SheetUnit, 'spent' | 'rode'>): boolean => spent > 0 || rode;

/** A sheet at the beginning of a Movement Phase: nothing used, nobody moved. */
export const newPhase = (sheet: Sheet): Sheet => ({
  ...sheet,
  phase: NEW_PHASE,
  units: sheet.units.map((unit) => (hasMoved(unit) ? { ...unit, spent: 0, rode: false } : unit)),
});

/** Whether anything of the phase is kept on the sheet. */
export const hasBegun = ({ phase, units }: Sheet): boolean =>
  phase.convoys > 0 ||
  [phase.transit, phase.boarded, phase.runs].some((counts) => Object.keys(counts).length > 0) ||
  units.some(hasMoved);

/** What of a phase concerns hexes that are all inside. */
export function phaseWithin(phase: Phase, inside: (...hexes: readonly string[]) => boolean): Phase {
  const kept = (counts: Counts): Counts =>
    Object.fromEntries(Object.entries(counts).filter(([place]) => inside(...hexesIn(place))));
  return { ...phase, transit: kept(phase.transit), boarded: kept(phase.boarded), runs: kept(phase.runs) };
}
