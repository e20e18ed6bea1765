import { cellKey, type CardChart, type CardEntries, type Distance } from '@/lib/tables/card';
import { placeOf, type CellPlace } from '@/lib/tables/card-cell';
import { exactText } from '@/lib/tables/card-columns';
import { addHeading } from '@/lib/tables/card-entry';
import { MOST_HEADINGS } from '@/lib/tables/card-limits';
import { orderedHeadings } from '@/lib/tables/card-places';

/** What the entries of two players give together. */
export interface Merged {
  readonly entries: CardEntries;
  /** cells that both have filled in, each otherwise */
  readonly differing: readonly { readonly place: CellPlace; readonly mine: string; readonly theirs: string }[];
  /** headings that one has and the other, who says that none is missing, has not */
  readonly headings: readonly string[];
  /** headings of the other for which the card has no room; what stands under them is not taken over either */
  readonly surplus: readonly string[];
}

/** Entries without some of their headings and what stands under these. */
function withoutHeadings(entries: CardEntries, gone: ReadonlySet<string>): CardEntries {
  if (!gone.size) return entries;
  const { distances, reach } = entries;
  const stays = (heading: string): boolean => !gone.has(heading);
  return {
    ...entries,
    headings: entries.headings.filter(stays),
    cells: Object.fromEntries(Object.entries(entries.cells).filter(([key]) => stays(placeOf(key)?.column ?? ''))),
    ...(distances && { distances: distances.filter(({ from, to }) => stays(from) && stays(to)) }),
    ...(reach && { reach: Object.fromEntries(Object.entries(reach).filter(([heading]) => stays(heading))) }),
  };
}

/** Headings of another player that have no room beside one's own. */
function withoutRoom(card: CardChart, mine: CardEntries, theirs: CardEntries): readonly string[] {
  const { at } = orderedHeadings(card, mine);
  const fresh = theirs.headings.filter((heading) => !at.has(heading));
  return fresh.slice(Math.max(0, MOST_HEADINGS - mine.headings.length));
}

const lacking = (card: CardChart, whole: CardEntries, other: CardEntries): readonly string[] =>
  whole.complete ? other.headings.filter((heading) => !orderedHeadings(card, whole).at.has(heading)) : [];

const between = ({ from, to }: Distance): string => `${from}/${to}`;

/** Entries with the headings as another player has written them: "5:2" is his "2.5:1". */
function inWordsOf(card: CardChart, mine: CardEntries, theirs: CardEntries): CardEntries {
  const own = new Map(orderedHeadings(card, mine).list.map(({ label, value }) => [exactText(value), label]));
  const labels = new Map(
    orderedHeadings(card, theirs).list.flatMap(({ label, value }) => {
      const word = own.get(exactText(value));
      return word === undefined || word === label ? [] : [[label, word] as const];
    }),
  );
  if (!labels.size) return theirs;
  const word = (label: string): string => labels.get(label) ?? label;
  const cellWord = (key: string): string => {
    const place = placeOf(key);
    return place ? cellKey(place.line, word(place.column), place.row) : key;
  };
  const byHeading = <T>(
    record: Readonly<Record<string, T>>,
    key: (old: string) => string,
  ): Readonly<Record<string, T>> => Object.fromEntries(Object.entries(record).map(([old, value]) => [key(old), value]));
  return {
    ...theirs,
    headings: theirs.headings.map(word),
    ...(theirs.distances
      ? { distances: theirs.distances.map((one) => ({ ...one, from: word(one.from), to: word(one.to) })) }
      : {}),
    ...(theirs.reach ? { reach: byHeading(theirs.reach, word) } : {}),
    cells: byHeading(theirs.cells, cellWord),
  };
}

/**
 * The entries of two players in one: each fills the other's blanks; where both have entered something, `keep` says
 * whose stays.
 */
export function mergeEntries(
  card: CardChart,
  mine: CardEntries,
  given: CardEntries,
  keep: 'mine' | 'theirs' = 'mine',
): Merged {
  const inMyWords = inWordsOf(card, mine, given);
  const surplus = withoutRoom(card, mine, inMyWords);
  const theirs = withoutHeadings(inMyWords, new Set(surplus));
  const differing = Object.entries(theirs.cells).flatMap(([key, text]) => {
    const place = placeOf(key);
    const own = mine.cells[key];
    return place && own !== undefined && own !== text ? [{ place, mine: own, theirs: text }] : [];
  });
  let entries: CardEntries = {
    ...mine,
    cells: keep === 'mine' ? { ...theirs.cells, ...mine.cells } : { ...mine.cells, ...theirs.cells },
  };
  for (const heading of theirs.headings) {
    const added = addHeading(card, entries, heading, true);
    if (added.ok) entries = added.value;
  }
  const counted = new Set(entries.distances?.map(between));
  if (theirs.distances)
    entries = {
      ...entries,
      distances: [...(entries.distances ?? []), ...theirs.distances.filter((one) => !counted.has(between(one)))],
    };
  if (theirs.reach) entries = { ...entries, reach: { ...theirs.reach, ...entries.reach } };
  return {
    entries: { ...entries, complete: mine.complete || theirs.complete },
    differing,
    headings: [...lacking(card, theirs, mine), ...lacking(card, mine, theirs)],
    surplus,
  };
}
