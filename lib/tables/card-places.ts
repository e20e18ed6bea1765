import { compare, fraction, type Fraction } from '@/lib/prob/fraction';
import type { CardChart, CardEntries, Distance } from '@/lib/tables/card';

/*
 * Where the columns of a card stand, as far as its headings tell: which are known, in what order, and between which of
 * them none can be missing.
 */

type Notation = CardChart['columns']['notation'];

/** A heading with its place. */
export interface Placed {
  readonly label: string;
  readonly value: Fraction;
  /** headings of one group stand at known distances from each other */
  readonly group: number;
  readonly place: number;
}

const NUMBER = /^\d{1,4}(?:[.,]\d{1,2})?$/u;

/** The value of a heading: points, or the quotient of a ratio; undefined for what is neither. */
export function headingValue(notation: Notation, label: string): Fraction | undefined {
  const parts = label.replace(/\s/gu, '').split(':');
  const values = parts.flatMap((part) => (NUMBER.test(part) ? [decimal(part)] : []));
  const [top, bottom = fraction(1)] = values;
  if (!top || values.length !== parts.length || parts.length !== (notation === 'ratio' ? 2 : 1) || bottom.n === 0n)
    return undefined;
  return fraction(top.n * bottom.d, top.d * bottom.n);
}

function decimal(text: string): Fraction {
  const [whole = '0', part = ''] = text.split(/[.,]/u);
  return fraction(BigInt(whole + part), 10n ** BigInt(part.length));
}

/** Whether the card itself has every heading, so that players have none to add. */
export const hasAllHeadings = ({ columns }: CardChart): boolean =>
  columns.notation === 'fixed' || columns.whole === true;

/** Whether no heading can be missing: the card has them all, or the player says that all are in. */
export const isWhole = (card: CardChart, entries: CardEntries): boolean => entries.complete || hasAllHeadings(card);

const known = new WeakMap<CardEntries, WeakMap<CardChart, readonly Placed[]>>();

/**
 * The known headings of a card from left to right, each with its place. Worked out once for the same entries: a
 * calculator asks for every face of a die.
 */
export function placesOf(card: CardChart, entries: CardEntries): readonly Placed[] {
  const ofEntries = known.get(entries) ?? new WeakMap<CardChart, readonly Placed[]>();
  known.set(entries, ofEntries);
  const places = ofEntries.get(card) ?? findPlaces(card, entries);
  ofEntries.set(card, places);
  return places;
}

function findPlaces(card: CardChart, entries: CardEntries): readonly Placed[] {
  const list = sorted(card, entries);
  if (isWhole(card, entries)) return list.map((one, place) => ({ ...one, group: 0, place }));
  const rows = list.map((one, group) => ({ ...one, group, place: 0 }));
  for (const one of [...card.columns.gaps, ...(entries.distances ?? [])])
    if (!isBroken(list, one, false)) join(rows, indexOf(list, one.from), indexOf(list, one.to), one.columns);
  // Where as many headings are known as a distance has room for, none is missing between them.
  for (let joined = true; joined;) {
    joined = false;
    rows.forEach((a, i) =>
      rows.forEach((b, j) => {
        if (i < j && a.group === b.group && b.place - a.place === j - i)
          for (let k = i; k < j; k++) joined = join(rows, k, k + 1, 1) || joined;
      }),
    );
  }
  return rows;
}

function sorted(
  { columns }: CardChart,
  entries: CardEntries,
): readonly { readonly label: string; readonly value: Fraction }[] {
  // Fixed headings stand as they are printed; their order is their value.
  if (columns.notation === 'fixed') return columns.headings.map(({ label }, i) => ({ label, value: fraction(i) }));
  const labels = [...new Set([...columns.headings.map(({ label }) => label), ...entries.headings])];
  return labels
    .flatMap((label) => {
      const value = headingValue(columns.notation, label);
      return value ? [{ label, value }] : [];
    })
    .sort((x, y) => compare(x.value, y.value));
}

const indexOf = (list: readonly { readonly label: string }[], label: string): number =>
  list.findIndex((one) => one.label === label);

/** Puts the group of `j` at its distance from `i`; false when they share a group already or one of them is missing. */
function join(rows: { group: number; place: number }[], i: number, j: number, distance: number): boolean {
  const [to, from] = [rows[i], rows[j]];
  if (!to || !from || to.group === from.group) return false;
  const [move, old] = [to.place + distance - from.place, from.group];
  for (const row of rows) {
    if (row.group !== old) continue;
    row.group = to.group;
    row.place += move;
  }
  return true;
}

/** Whether headings stand between the two of a distance in another number than it allows. */
function isBroken(
  list: readonly { readonly label: string }[],
  { from, to, columns }: Distance,
  whole: boolean,
): boolean {
  const [i, j] = [indexOf(list, from), indexOf(list, to)];
  if (i < 0 || j < 0) return false;
  return j - i > columns || j <= i || (whole && j - i !== columns);
}

/** The first distance of those given that the headings contradict. */
export const brokenDistance = <D extends Distance>(
  card: CardChart,
  entries: CardEntries,
  distances: readonly D[],
): D | undefined => distances.find((one) => isBroken(sorted(card, entries), one, isWhole(card, entries)));
