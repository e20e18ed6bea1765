import crt from '@/content/when-eagles-fight/cards/crt.json';
import { NO_ENTRIES, type CardBook, type CardChart, type CardEntries } from '@/lib/tables/card';

export const CARD = crt as unknown as CardChart;
/** Entries by "column/row", such as "5:1/9". */
export const entriesOf = (cells: Readonly<Record<string, string>>): CardEntries => ({
  ...NO_ENTRIES,
  cells: Object.fromEntries(Object.entries(cells).map(([key, result]) => [`/${key}`, result])),
});
export const bookOf = (cells: Readonly<Record<string, string>> = {}): CardBook => ({
  cards: { crt: CARD },
  entries: { crt: entriesOf(cells) },
});

/** A loss of the defender as the brute force counts it. */
export type Shown = number | 'E';

/**
 * All ways in which defenders with so many steps may take loss points: one retreat of all or none, and steps off their
 * units. Each way is what is left of the units and whether they retreat.
 */
export function waysOf(
  units: readonly number[],
  points: number,
): readonly { left: readonly number[]; retreat: boolean }[] {
  const takeOff = (from: readonly number[], steps: number): readonly (readonly number[])[] => {
    const total = from.reduce((sum, one) => sum + one, 0);
    if (steps >= total) return [from.map(() => 0)];
    const [first = 0, ...rest] = from;
    if (!rest.length) return [[first - steps]];
    return Array.from({ length: Math.min(first, steps) + 1 }, (_, off) => off).flatMap((off) =>
      takeOff(rest, steps - off).map((more) => [first - off, ...more]),
    );
  };
  const stay = takeOff(units, points).map((left) => ({ left, retreat: false }));
  const go = points > 0 ? takeOff(units, points - 1).map((left) => ({ left, retreat: true })) : [];
  return [...stay, ...go];
}

/** Whether a loss leaves nobody, whatever the defender chooses. */
export const wipesOut = (units: readonly number[], loss: Shown): boolean =>
  loss === 'E' || waysOf(units, loss).every(({ left }) => left.every((steps) => steps === 0));
