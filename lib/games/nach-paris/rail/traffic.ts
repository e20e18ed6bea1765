import { directionOf } from '@/lib/board/hex/numbering';
import { at } from '@/lib/core/at';
import { startOf } from '@/lib/games/nach-paris/rail/network';
import type { RailFault } from '@/lib/games/nach-paris/rail/status';
import { convoyCapacity } from '@/lib/games/nach-paris/tables/rail';
import { sheetUnitName, type PlacedUnit, type SheetView } from '@/lib/games/nach-paris/sheet/view';
import { runName } from '@/lib/games/nach-paris/sheet/phase';
import { sideOf, type Nation } from '@/lib/games/nach-paris/units';

/** What of the traffic keeps a train from running along a slot of the net; undefined where it runs. */
export type TrafficOf = (slot: number) => RailFault | undefined;

/** A train as far as the traffic matters to it: rail-bound artillery is hindered like any other. */
export interface Train {
  readonly nation: Nation;
  readonly convoy: boolean;
  readonly unit?: PlacedUnit | undefined;
}

/** Other trains of the side; rail-bound artillery hinders none (12.3.5). */
export const otherTrains = (view: SheetView, { nation, unit: own }: Omit<Train, 'convoy'>): readonly PlacedUnit[] =>
  view.units.filter(
    (unit) => unit !== own && unit.embarked && unit.mobility !== 'rail' && unit.side === sideOf(nation),
  );

/**
 * The traffic as a train meets it: trains that stand before it and head the same way, by the direction they look in
 * (12.2.3, 12.3.5); lines that have had their convoys in its direction in this phase (12.4.3); and LCR on which trains
 * stand or ran the other way (12.4.1).
 */
export function trafficFor(view: SheetView, train: Train): TrafficOf {
  const { rails, sheet } = view;
  const { runs } = sheet.phase;
  const ran = Object.keys(runs).length > 0;
  const trains = otherTrains(view, train);
  if (!ran && !trains.length) return () => undefined;
  /** the train in a hex that heads for a neighbour */
  const heading = (hex: number, next: number): PlacedUnit | undefined =>
    trains.find(({ at: there, facing }) => there === hex && directionOf(view, hex, next) === facing);
  return (slot) => {
    const [from, to] = [startOf(rails, slot), at(rails.to, slot)];
    const [left, hex] = [at(rails.hex, from), at(rails.hex, to)];
    const { convoys, bothWays } = convoyCapacity(
      rails.stretches[at(rails.stretch, slot)]?.grade ?? 'hcr',
      view.terrainAt(hex),
    );
    const ahead = heading(left, hex);
    if (ahead) return { kind: 'standing', rule: '12.3.5', hex: left, by: sheetUnitName(ahead) };
    if (!bothWays && (runs[runName(view, to, from)] !== undefined || heading(hex, left)))
      return { kind: 'against', rule: '12.4.1', hex };
    return train.convoy && (runs[runName(view, from, to)] ?? 0) >= convoys
      ? { kind: 'full', rule: '12.4.3', hex, capacity: convoys }
      : undefined;
  };
}
