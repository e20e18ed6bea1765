import { compare } from '@/lib/prob/fraction';
import type { CardChart, CardEntries } from '@/lib/tables/card';
import { knownCell, placeOf, type CellPlace } from '@/lib/tables/card-cell';
import { columnFor, exactValue, headingsOf } from '@/lib/tables/card-columns';
import { addHeading, distanceProblem, readCell, setComplete, withCells } from '@/lib/tables/card-entry';
import { isWhole, orderedHeadings, placesOf, type Placed } from '@/lib/tables/card-places';

/** A cell that is not taken over because the own entry or an example of the rulebook says otherwise. */
export interface Contrary {
  readonly place: CellPlace;
  readonly theirs: string;
  readonly stays: string;
  readonly from: 'player' | 'rulebook';
}

/** What another player's entries add to one's own. */
export interface Taken {
  /** the own entries with it */
  readonly entries: CardEntries;
  /** whether anything is new */
  readonly adds: boolean;
  readonly cells: number;
  readonly headings: number;
  readonly contrary: readonly Contrary[];
  /** something that they say of columns contradicts the own headings or an example, and is not taken over either */
  readonly columnsContrary: boolean;
}

/**
 * One's own entries filled up with those of another player; nothing that stands there or that an example tells is
 * changed.
 */
export function takeOver(card: CardChart, mine: CardEntries, theirs: CardEntries): Taken {
  const columns = takeColumns(card, mine, theirs);
  let { contrary: columnsContrary } = columns;
  const taken: Record<string, string> = {};
  const contrary: Contrary[] = [];
  for (const [key, text] of Object.entries(theirs.cells)) {
    const place = placeOf(key);
    if (!place) continue;
    const own = mine.cells[key];
    const stays = own ?? knownCell(card, place)?.result;
    if (stays === text) continue;
    if (stays !== undefined)
      contrary.push({ place, theirs: text, stays, from: own === undefined ? 'rulebook' : 'player' });
    const read = stays === undefined ? readCell(card, columns.entries, place, text) : undefined;
    if (read?.ok) taken[read.value.key] = read.value.text;
    else if (stays === undefined) columnsContrary = true;
  }
  const cells = Object.keys(taken).length;
  const entries = cells ? withCells(columns.entries, taken) : columns.entries;
  return {
    entries,
    adds: entries !== mine,
    cells,
    headings: entries.headings.length - mine.headings.length,
    contrary,
    columnsContrary,
  };
}

interface Columns {
  readonly entries: CardEntries;
  readonly contrary: boolean;
}

function takeColumns(card: CardChart, mine: CardEntries, theirs: CardEntries): Columns {
  const headed = takeHeadings(card, mine, theirs);
  // Where the own headings are complete they tell every column.
  const spaced = isWhole(card, mine) ? headed : takeReach(card, takeDistances(card, headed, theirs), theirs);
  if (!theirs.complete || isWhole(card, spaced.entries)) return spaced;
  const all = orderedHeadings(card, theirs).at;
  const whole = setComplete(card, spaced.entries, true);
  const agree = whole.ok && headingsOf(card, spaced.entries).every((heading) => all.has(heading)) && !headed.contrary;
  return agree ? { ...spaced, entries: whole.value } : { ...spaced, contrary: true };
}

function takeHeadings(card: CardChart, mine: CardEntries, theirs: CardEntries): Columns {
  let columns: Columns = { entries: mine, contrary: false };
  for (const heading of theirs.headings) {
    if (orderedHeadings(card, columns.entries).at.has(heading)) continue;
    const added = isWhole(card, mine) ? undefined : addHeading(card, columns.entries, heading);
    columns = added?.ok ? { ...columns, entries: added.value } : { ...columns, contrary: true };
  }
  return columns;
}

const placeNamed = (card: CardChart, entries: CardEntries, heading: string): Placed | undefined =>
  placesOf(card, entries)[orderedHeadings(card, entries).at.get(heading) ?? -1];

function takeDistances(card: CardChart, start: Columns, { distances = [] }: CardEntries): Columns {
  let columns = start;
  for (const one of distances) {
    const { entries } = columns;
    const [from, to] = [one.from, one.to].map((heading) => placeNamed(card, entries, heading));
    const known = from && to && from.group === to.group && to.place - from.place === one.columns;
    if (known) continue;
    columns = distanceProblem(card, entries, one)
      ? { ...columns, contrary: true }
      : { ...columns, entries: { ...entries, distances: [...(entries.distances ?? []), one] } };
  }
  return columns;
}

function takeReach(card: CardChart, start: Columns, { reach = {} }: CardEntries): Columns {
  let columns = start;
  for (const [heading, value] of Object.entries(reach)) {
    const { entries } = columns;
    const exact = exactValue(value);
    const column = exact && columnFor(card, entries, exact, value);
    if (!exact || (column?.known && 'heading' in column && column.heading === heading)) continue;
    const nearest = placesOf(card, entries).findLast((one) => compare(one.value, exact) <= 0);
    columns =
      nearest?.label === heading
        ? { ...columns, entries: { ...entries, reach: { ...entries.reach, [heading]: value } } }
        : { ...columns, contrary: true };
  }
  return columns;
}
