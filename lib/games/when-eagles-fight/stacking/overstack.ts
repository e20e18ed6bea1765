import { factorNow } from '@/lib/games/when-eagles-fight/mobilisation';
import type { FortressReading, StackedUnit } from '@/lib/games/when-eagles-fight/stacking/fields';
import { isField, stepsLeft } from '@/lib/games/when-eagles-fight/units';
import { HEX_LIMIT, LEND_LIMIT, LENDING_FROM } from '@/lib/games/when-eagles-fight/stacking/limits';

/*
 * Half corps are counted, so that nothing has to be divided: a corps is two of them, a division one (8.1). Heavy
 * artillery stacks free, and by our reading fortress infantry (8.5; question `fortress-stacking`).
 */

/** What a unit takes of the room in its hex, in half corps (8.1, 8.4, 8.5). */
export function halvesOf(
  { kind, size }: Pick<StackedUnit, 'kind' | 'size'>,
  fortress: FortressReading = 'free',
): number {
  if (!isField(kind)) return kind === 'fortress' && fortress === 'corps' ? 2 : 0;
  return size === 'corps' ? 2 : 1;
}

/** What units take of it together. */
export const halvesIn = (units: readonly Parameters<typeof halvesOf>[0][]): number =>
  units.reduce((sum, unit) => sum + halvesOf(unit), 0);

/** Half corps as corps: "2½", the same in every language. */
export const asCorps = (halves: number): string => {
  const whole = Math.floor(halves / 2);
  return halves % 2 ? `${whole || ''}½` : String(whole);
};

/** Every choice of places in a list, each as the places chosen. */
const choicesOf = (places: readonly number[]): readonly (readonly number[])[] =>
  Array.from({ length: 2 ** places.length }, (_, mask) => places.filter((_place, bit) => mask & (1 << bit)));

const totalOf = (places: readonly number[], worth: (place: number) => number): number =>
  places.reduce((sum, place) => sum + worth(place), 0);

export interface Removal {
  /** the fewest steps without which the rest fits */
  readonly steps: number;
  /** the sets of units that cost no more: the opponent picks one */
  readonly sets: readonly (readonly number[])[];
}

/**
 * What the opponent takes off an overstacked hex (8.3): the fewest steps that bring it back within the limit. Room is
 * made by whole units only, for a reduced corps takes as much of it as a full one. Nothing where the stack fits.
 * `takes`: the half corps that each unit takes.
 */
export function removalOf(units: readonly StackedUnit[], takes: readonly number[]): Removal {
  const places = takes.flatMap((room, i) => (room > 0 ? [i] : []));
  const room = (place: number): number => takes[place] as number;
  const over = totalOf(places, room) - HEX_LIMIT;
  if (over <= 0) return { steps: 0, sets: [] };
  const enough = choicesOf(places).filter((chosen) => totalOf(chosen, room) >= over);
  const costs = enough.map((chosen) => totalOf(chosen, (place) => stepsLeft(units[place] as StackedUnit)));
  const steps = Math.min(...costs);
  return { steps, sets: enough.filter((_, i) => costs[i] === steps) };
}

/**
 * Which units of a hex lend their factors where only two corps may: all that take room if they are within two corps, or
 * of the sets that are the one that brings most (8.6; question `third-corps-8-6`).
 */
export function lendersOf(
  places: readonly number[],
  room: (place: number) => number,
  worth: (place: number) => number,
): readonly number[] {
  if (totalOf(places, room) <= LEND_LIMIT) return places;
  return choicesOf(places)
    .filter((chosen) => totalOf(chosen, room) <= LEND_LIMIT)
    .reduce((best, chosen) => (totalOf(chosen, worth) > totalOf(best, worth) ? chosen : best));
}

export interface Lending {
  /** factors that count, those of fortress infantry among them */
  readonly counts: number;
  /** factors of all units of the hex */
  readonly all: number;
  /** places of the units that lend nothing */
  readonly idle: readonly number[];
}

/**
 * The factors that the units of a hex bring into one battle: from Turn 12 on those of two corps or their equivalent,
 * the best ones, and of what stacks free (8.6; question `third-corps-8-6`); on Turn 1 with what 3.3 takes off.
 */
export function lendingOf(units: readonly StackedUnit[], factor: 'attack' | 'defence', turn: number): Lending {
  const worth = (place: number): number => {
    const unit = units[place];
    return unit && unit.kind !== 'heavy-artillery' ? factorNow(unit, unit[factor], turn) : 0;
  };
  const room = (place: number): number => halvesOf(units[place] as StackedUnit);
  const places = units.map((_, i) => i);
  const all = totalOf(places, worth);
  const field = places.filter((place) => room(place) > 0);
  const lend = turn < LENDING_FROM ? field : lendersOf(field, room, worth);
  const idle = field.filter((place) => !lend.includes(place));
  return { counts: all - totalOf(idle, worth), all, idle };
}
