import { fraction, type Fraction } from '@/lib/prob/fraction';

/* What enumerations of a roll by hand share: random cells of a chart, and the faces of a d20. */

export const FACES = Array.from({ length: 20 }, (_, i) => i + 1);

/** A cell: bullets, and the number of the test where there is one. */
export interface Cell {
  readonly bullets: number;
  readonly number: number | null;
}
export const NO_EFFECT: Cell = { bullets: 0, number: null };

/** A number below `sides` that a seed and a place on a card have at random (FNV-1a, then mixed). */
export function drawn(seed: number, place: string, sides: number): number {
  let hash = seed ^ 0x811c9dc5;
  for (const sign of place) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) % sides;
}

/** The cell that a card filled in at random has at a place: a number from `least` to +12 more often than none. */
export const cellOf = (seed: number, place: string, least: number): Cell => ({
  bullets: Math.max(0, drawn(seed, `bullets ${place}`, 4) - 1),
  number: drawn(seed, `test ${place}`, 6) === 0 ? null : least + drawn(seed, `number ${place}`, 13 - least),
});

/** "• −4", "+2", "—". */
export const written = ({ bullets, number }: Cell): string =>
  [
    ...(bullets ? ['•'.repeat(bullets)] : []),
    ...(number === null ? [] : [number > 0 ? `+${number}` : String(number).replace('-', '−')]),
  ].join(' ') || '—';

/** 5.1.1, 5.1.2. */
export const passesTest = (cab: number, roll: number): boolean => cab > 0 && roll <= cab;

/**
 * The row of a halved die past the last one: left by a column and up by two rows for each move (8.4.7, 8.7.4);
 * undefined without a column.
 */
export function moved(
  column: number,
  row: number,
  last: number,
  reading: 'repeat' | 'once',
): readonly [column: number, row: number] | undefined {
  let [at, now] = [column, row];
  if (reading === 'once' && now > last) [at, now] = [at - 1, Math.min(last, now - 2)];
  while (now > last) [at, now] = [at - 1, now - 2];
  return at < 0 ? undefined : [at, now];
}

/** Counts of what happened, with their shares of all. */
export class Tally {
  private readonly counts = new Map<string, number>();
  private total = 0;
  add(weight: number, ...what: readonly string[]): void {
    this.total += weight;
    for (const one of what) this.counts.set(one, (this.counts.get(one) ?? 0) + weight);
  }
  share = (what: string): Fraction => fraction(this.counts.get(what) ?? 0, this.total);
  /** The names that begin so, without that beginning, in rising order of the number that they are. */
  numbers = (start: string): readonly number[] =>
    [...this.counts.keys()]
      .filter((name) => name.startsWith(start))
      .map((name) => Number(name.slice(start.length)))
      .sort((a, b) => a - b);
}
