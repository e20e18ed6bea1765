import { oncePer } from '@/lib/core/once';
import { compare, fraction, type Fraction } from '@/lib/prob/fraction';
import type { CardChart, CardEntries, Distance } from '@/lib/tables/card';
import { groupsOf } from '@/lib/tables/place-groups';

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

interface Heading {
  readonly label: string;
  readonly value: Fraction;
}

/** The known headings of a card from left to right. */
export interface HeadingOrder {
  readonly list: readonly Heading[];
  /** where each stands in the list */
  readonly at: ReadonlyMap<string, number>;
}

const orderOf = (list: readonly Heading[]): HeadingOrder => ({
  list,
  at: new Map(list.map(({ label }, i) => [label, i])),
});

const ordersOf = oncePer((card: CardChart) => oncePer((headings: readonly string[]) => sorted(card, headings)));

/** The known headings of a card, declared and entered. Worked out once for the same headings. */
export const orderedHeadings = (card: CardChart, { headings }: Pick<CardEntries, 'headings'>): HeadingOrder =>
  ordersOf(card)(headings);

/** Of headings that are others with one added: what they were made of. */
const grown = new WeakMap<readonly string[], { readonly from: readonly string[]; readonly added: string }>();

/** Headings with one more, whose order is that of those before with the new one put into its place. */
export function headingsWith(headings: readonly string[], added: string): readonly string[] {
  const more = [...headings, added];
  grown.set(more, { from: headings, added });
  return more;
}

function sorted(card: CardChart, headings: readonly string[]): HeadingOrder {
  const { columns } = card;
  // Fixed headings stand as they are printed; their order is their value.
  if (columns.notation === 'fixed')
    return orderOf(columns.headings.map(({ label }, i) => ({ label, value: fraction(i) })));
  const before = grown.get(headings);
  if (before) return inserted(ordersOf(card)(before.from), columns.notation, before.added);
  const labels = [...new Set([...columns.headings.map(({ label }) => label), ...headings])];
  return orderOf(
    labels
      .flatMap((label) => {
        const value = headingValue(columns.notation, label);
        return value ? [{ label, value }] : [];
      })
      .sort((x, y) => compare(x.value, y.value)),
  );
}

function inserted(order: HeadingOrder, notation: Notation, label: string): HeadingOrder {
  const value = headingValue(notation, label);
  if (!value || order.at.has(label)) return order;
  const at = upTo(order, value);
  return orderOf([...order.list.slice(0, at), { label, value }, ...order.list.slice(at)]);
}

/** How many headings are at most a value. */
export function upTo({ list }: HeadingOrder, value: Fraction): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = list[middle];
    if (one && compare(one.value, value) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

const NO_DISTANCES: readonly Distance[] = [];
const wholePlaces = oncePer(({ list }: HeadingOrder): readonly Placed[] =>
  list.map((one, place) => ({ ...one, group: 0, place })),
);
const partPlaces = oncePer((order: HeadingOrder) =>
  oncePer((gaps: readonly Distance[]) => oncePer((own: readonly Distance[]) => findPlaces(order, [...gaps, ...own]))),
);

/**
 * The known headings of a card from left to right, each with its place. Worked out once for the same headings and
 * distances: a calculator asks for every face of a die.
 */
export function placesOf(card: CardChart, entries: CardEntries): readonly Placed[] {
  const order = orderedHeadings(card, entries);
  return isWhole(card, entries)
    ? wholePlaces(order)
    : partPlaces(order)(card.columns.gaps)(entries.distances ?? NO_DISTANCES);
}

function findPlaces(order: HeadingOrder, distances: readonly Distance[]): readonly Placed[] {
  const links = distances.flatMap((one) => {
    const [from, to] = [order.at.get(one.from), order.at.get(one.to)];
    const sound = from !== undefined && to !== undefined && !isBroken(order, one, false);
    return sound ? [{ from, to, places: one.columns }] : [];
  });
  const places = groupsOf(order.list.length, links);
  return order.list.map((one, i) => ({ ...one, group: i, place: 0, ...places[i] }));
}

/** Whether headings stand between the two of a distance in another number than it allows. */
function isBroken({ at }: HeadingOrder, { from, to, columns }: Distance, whole: boolean): boolean {
  const [i, j] = [at.get(from), at.get(to)];
  if (i === undefined || j === undefined) return false;
  return j - i > columns || j <= i || (whole && j - i !== columns);
}

/** The first distance of those given that the headings contradict. */
export function brokenDistance<D extends Distance>(
  card: CardChart,
  entries: CardEntries,
  distances: readonly D[],
): D | undefined {
  const [order, whole] = [orderedHeadings(card, entries), isWhole(card, entries)];
  return distances.find((one) => isBroken(order, one, whole));
}
