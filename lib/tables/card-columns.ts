import { compare, equal, fraction, type Fraction } from '@/lib/prob/fraction';
import { isWhole, orderedHeadings, placesOf, type Placed } from '@/lib/tables/card-places';
import type { CardChart, CardEntries } from '@/lib/tables/card';

/** A column of a card as far as its headings tell where a value and its shifts lead. */
export type Column =
  | { readonly known: true; readonly heading: string }
  /**
   * The value falls where headings are missing, or a shift leads there: the player reads the heading on the card.
   * `value` is a heading, or a value as the player reads it with the exact one beside it.
   */
  | { readonly known: false; readonly value: string; readonly exact?: Fraction; readonly shift: number }
  /** beyond the outermost column of a card whose headings are complete */
  | { readonly known: true; readonly off: 'left' | 'right'; readonly by: number };

export type UnknownColumn = Extract<Column, { readonly known: false }>;

/** All headings known of a card, declared and entered, from left to right. */
export const headingsOf = (card: CardChart, entries: CardEntries): readonly string[] =>
  orderedHeadings(card, entries).list.map(({ label }) => label);

/**
 * The column that a value falls in, rounded down to a heading. Below the first heading of a complete card it is off to
 * the left; where a heading may be missing around the value it is not known. `shown` is the value as the player reads
 * it.
 */
export function columnFor(card: CardChart, entries: CardEntries, value: Fraction, shown: string): Column {
  const list = placesOf(card, entries);
  const at = list.findLastIndex((one) => compare(one.value, value) <= 0);
  const here = list[at];
  const whole = isWhole(card, entries);
  if (!here)
    return whole && list.length
      ? { known: true, off: 'left', by: 1 }
      : { known: false, value: shown, exact: value, shift: 0 };
  const next = list[at + 1];
  const beside = next?.group === here.group && next.place === here.place + 1;
  if (equal(here.value, value) || whole || beside || reaches(card, entries, here, value))
    return { known: true, heading: here.label };
  return { known: false, value: shown, exact: value, shift: 0 };
}

/** Whether the player or an example has found this value, or a greater one, in the column. */
function reaches(card: CardChart, entries: CardEntries, { label }: Placed, value: Fraction): boolean {
  const declared = card.columns.headings.find((heading) => heading.label === label)?.reach;
  return [entries.reach?.[label], declared].some((known) => {
    const reach = exactValue(known ?? '');
    return reach !== undefined && compare(value, reach) <= 0;
  });
}

/** "45/2" for a value of an entry's reach, and back. */
export const exactText = ({ n, d }: Fraction): string => (d === 1n ? String(n) : `${n}/${d}`);
export function exactValue(text: string): Fraction | undefined {
  const [, n, d = '1'] = /^(\d{1,9})(?:\/(\d{1,9}))?$/u.exec(text) ?? [];
  return n === undefined || Number(d) === 0 ? undefined : fraction(BigInt(n), BigInt(d));
}

/** The column so many to the right (negative: left) of another. */
export function shiftColumn(card: CardChart, entries: CardEntries, column: Column, by: number): Column {
  if (by === 0) return column;
  const list = placesOf(card, entries);
  if (column.known && 'off' in column)
    return placeIn(list, (column.off === 'left' ? -column.by : list.length - 1 + column.by) + by);
  const from = column.known ? column.heading : column.value;
  const shift = (column.known ? 0 : column.shift) + by;
  const start = list.find(({ label }) => label === from);
  if (!start) return column.known ? { known: false, value: from, shift } : { ...column, shift };
  if (isWhole(card, entries)) return placeIn(list, start.place + shift);
  const to = list.find(({ group, place }) => group === start.group && place === start.place + shift);
  return to ? { known: true, heading: to.label } : { known: false, value: from, shift };
}

/** The column at a place of a list without gaps. */
function placeIn(list: readonly Placed[], place: number): Column {
  const there = list[place];
  if (there) return { known: true, heading: there.label };
  return place < 0
    ? { known: true, off: 'left', by: -place }
    : { known: true, off: 'right', by: place - list.length + 1 };
}
