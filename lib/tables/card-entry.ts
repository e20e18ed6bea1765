import { compare, type Fraction } from '@/lib/prob/fraction';
import { fail, ok, type Result } from '@/lib/core/result';
import { cellKey, rowsOf, type CardChart, type CardEntries, type Distance } from '@/lib/tables/card';
import { hasRow, knownCell, type CellPlace } from '@/lib/tables/card-cell';
import { exactText, exactValue, headingsOf, type UnknownColumn } from '@/lib/tables/card-columns';
import { MOST_HEADINGS } from '@/lib/tables/card-limits';
import {
  brokenDistance,
  hasAllHeadings,
  headingValue,
  isWhole,
  orderedHeadings,
  placesOf,
  upTo,
  headingsWith,
} from '@/lib/tables/card-places';
import type { EntryProblem } from '@/lib/tables/card-problem';
import { parseResult } from '@/lib/tables/card-result';
import { showResult } from '@/lib/tables/card-written';

/*
 * What a player writes on a card, checked: each function gives the entries with the change in them, or what speaks
 * against it. What only has to be confirmed is kept when `sure` is true.
 */

export type Entered = Result<CardEntries, EntryProblem>;

/**
 * Writes what is printed in a cell. A result that an example contradicts has to be confirmed, unless it stands there
 * already.
 */
export function writeCell(
  card: CardChart,
  entries: CardEntries,
  place: CellPlace,
  typed: string,
  sure = false,
): Entered {
  const read = readCell(card, entries, place, typed, sure);
  if (!read.ok) return read;
  const { key, text } = read.value;
  return ok(entries.cells[key] === text ? entries : withCells(entries, { [key]: text }));
}

/** A result as it is kept, with the key of its cell, or what speaks against writing it there. */
export function readCell(
  card: CardChart,
  entries: CardEntries,
  place: CellPlace,
  typed: string,
  sure = false,
): Result<{ readonly key: string; readonly text: string }, EntryProblem> {
  if (!isOnCard(card, entries, place)) return fail({ code: 'no-cell', place, columns: headingsOf(card, entries) });
  const result = parseResult(card.results, typed.trim());
  if (!result) return fail({ code: 'no-result', place, given: typed.trim(), allowed: card.results });
  const text = showResult(card.results, result);
  const key = cellKey(place.line, place.column, place.row);
  const known = entries.cells[key] === text ? undefined : knownCell(card, place);
  if (known && known.result !== text && !sure) return fail({ code: 'contradicts', place, given: text, known });
  return ok({ key, text });
}

/** Entries with more results, those that stood in the same cells replaced. */
export const withCells = (entries: CardEntries, more: CardEntries['cells']): CardEntries => ({
  ...entries,
  cells: { ...entries.cells, ...more },
});

/** Takes the player's entry out of a cell; what an example reveals of it shows again. */
export function clearCell(entries: CardEntries, { line, column, row }: CellPlace): CardEntries {
  const key = cellKey(line, column, row);
  if (entries.cells[key] === undefined) return entries;
  return { ...entries, cells: Object.fromEntries(Object.entries(entries.cells).filter(([one]) => one !== key)) };
}

/** Whether the card has the line, the column and the row. */
export const isOnCard = (card: CardChart, entries: CardEntries, { line, column, row }: CellPlace): boolean =>
  (card.lines ? card.lines.items.some(({ id }) => id === line) : line === undefined) &&
  hasRow(card, row) &&
  orderedHeadings(card, entries).at.has(column);

/** A heading as it is kept: "1,5 : 1" is "1.5:1", and of a ratio "2" is "2:1". */
export function headingLabel(card: CardChart, typed: string): string | undefined {
  const { notation } = card.columns;
  const label = typed.replace(/\s/gu, '').replace(/,/gu, '.');
  const ratio = label.replace(/[/\-–]/u, ':');
  const kept = notation !== 'ratio' ? label : ratio.includes(':') ? ratio : `${ratio}:1`;
  return headingValue(notation, kept) && notation !== 'fixed' ? kept : undefined;
}

/**
 * Adds the heading of a column. One that breaks a known distance has to be confirmed; the player's own distances then
 * yield.
 */
export function addHeading(card: CardChart, entries: CardEntries, typed: string, sure = false): Entered {
  const heading = headingLabel(card, typed);
  const value = heading === undefined ? undefined : headingValue(card.columns.notation, heading);
  if (heading === undefined || !value)
    return fail({ code: 'no-heading', given: typed.trim(), notation: card.columns.notation });
  const order = orderedHeadings(card, entries);
  const twin = order.list[upTo(order, value) - 1];
  if (twin && compare(twin.value, value) === 0) return fail({ code: 'repeats', heading: twin.label });
  if (hasAllHeadings(card)) return fail({ code: 'no-heading', given: heading, notation: 'fixed' });
  if (entries.headings.length >= MOST_HEADINGS)
    return fail({ code: 'too-many', what: 'headings', most: MOST_HEADINGS });
  const added = { ...entries, headings: headingsWith(entries.headings, heading) };
  const distance = sure ? undefined : newlyBroken(card, entries, added);
  if (distance) return fail({ code: 'breaks-distance', heading, distance });
  const within = columnReaching(card, entries, value);
  if (within && !sure) return fail({ code: 'breaks-reach', heading, ...within });
  return ok(consistent(card, { ...added, ...(within ? { reach: withoutKey(added.reach, within.column) } : {}) }));
}

/** The first distance that holds before a change and not after it. */
function newlyBroken(card: CardChart, before: CardEntries, after: CardEntries): Distance | undefined {
  const all = [...card.columns.gaps, ...(after.distances ?? [])];
  return all.find((one) => brokenDistance(card, after, [one]) && !brokenDistance(card, before, [one]));
}

/** The column that the player has found to reach up to a value that is no heading, or past it. */
function columnReaching(
  card: CardChart,
  entries: CardEntries,
  value: Fraction,
): { readonly column: string; readonly value: string } | undefined {
  const order = orderedHeadings(card, entries);
  const below = order.list[upTo(order, value) - 1];
  const reach = below && entries.reach?.[below.label];
  const to = exactValue(reach ?? '');
  return below && reach !== undefined && to && compare(to, value) >= 0
    ? { column: below.label, value: reach }
    : undefined;
}

/** Entries without the player's own distances that their headings contradict. */
function consistent(card: CardChart, entries: CardEntries): CardEntries {
  const kept = entries.distances?.filter((one) => !brokenDistance(card, entries, [one]));
  return kept && kept.length < (entries.distances?.length ?? 0) ? { ...entries, distances: kept } : entries;
}

const withoutKey = <T>(record: Readonly<Record<string, T>> | undefined, key: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record ?? {}).filter(([one]) => one !== key));

/**
 * Takes a heading of the player's own away, with everything in its column: where results stand in it, only when that is
 * confirmed.
 */
export function removeHeading(card: CardChart, entries: CardEntries, heading: string, sure = false): Entered {
  if (!entries.headings.includes(heading)) return fail({ code: 'declared', heading });
  const kept = Object.entries(entries.cells).filter(([key]) => key.split('/')[1] !== heading);
  const count = Object.keys(entries.cells).length - kept.length;
  if (count && !sure) return fail({ code: 'holds-cells', heading, count });
  const distances = entries.distances?.filter(({ from, to }) => from !== heading && to !== heading);
  return ok({
    ...entries,
    headings: entries.headings.filter((one) => one !== heading),
    cells: Object.fromEntries(kept),
    ...(distances ? { distances } : {}),
    ...(entries.reach ? { reach: withoutKey(entries.reach, heading) } : {}),
  });
}

/** Says that no heading is missing, or that some are. What an example says of distances has to be overruled. */
export function setComplete(card: CardChart, entries: CardEntries, complete: boolean, sure = false): Entered {
  const changed = { ...entries, complete };
  const distance = complete ? brokenDistance(card, changed, card.columns.gaps) : undefined;
  if (distance && !sure) return fail({ code: 'breaks-distance', distance });
  return ok(entries.complete === complete ? entries : changed);
}

/**
 * What the player reads of an unknown column: the heading at its value, where that is not known, and the one that the
 * shift leads to.
 */
export interface ReadColumn {
  readonly here?: string;
  readonly there?: string;
}

/** Writes which column a value falls in and where its shift leads; gives the heading of the column in the end. */
export function writeColumn(
  card: CardChart,
  entries: CardEntries,
  { value, exact, shift }: UnknownColumn,
  read: ReadColumn,
  sure = false,
): Result<{ readonly entries: CardEntries; readonly heading: string }, EntryProblem> {
  const start = exact
    ? writeReach(card, entries, exact, value, read.here ?? '', sure)
    : ok({ entries, heading: value });
  if (!start.ok || shift === 0) return start;
  const there = withHeading(card, start.value.entries, read.there ?? '', sure);
  if (!there.ok) return there;
  const [from, to] =
    shift > 0 ? [start.value.heading, there.value.heading] : [there.value.heading, start.value.heading];
  const problem = distanceProblem(card, there.value.entries, { from, to, columns: Math.abs(shift) });
  if (problem) return fail({ ...problem, heading: there.value.heading, value: start.value.heading, shift });
  const distances = [...(there.value.entries.distances ?? []), { from, to, columns: Math.abs(shift) }];
  return ok({ entries: { ...there.value.entries, distances }, heading: there.value.heading });
}

/** Why two headings cannot stand so far from each other. */
export function distanceProblem(
  card: CardChart,
  entries: CardEntries,
  { from, to, columns }: Distance,
): { readonly code: 'wrong-side' } | { readonly code: 'other-distance'; readonly columns: number } | undefined {
  const places = placesOf(card, entries);
  const [i, j] = [from, to].map((heading) => places.findIndex(({ label }) => label === heading));
  const [a, b] = [places[i ?? -1], places[j ?? -1]];
  if (i === undefined || j === undefined || !a || !b || j <= i) return { code: 'wrong-side' };
  if (a.group === b.group && b.place - a.place !== columns)
    return { code: 'other-distance', columns: b.place - a.place };
  return j - i > columns ? { code: 'other-distance', columns: j - i } : undefined;
}

function writeReach(
  card: CardChart,
  entries: CardEntries,
  exact: Fraction,
  shown: string,
  typed: string,
  sure: boolean,
): Result<{ readonly entries: CardEntries; readonly heading: string }, EntryProblem> {
  const here = withHeading(card, entries, typed, sure);
  if (!here.ok) return here;
  const { heading } = here.value;
  const places = placesOf(card, here.value.entries);
  const nearest = places.findLast((one) => compare(one.value, exact) <= 0)?.label;
  const above = places.some(({ label, value }) => label === heading && compare(value, exact) > 0);
  if (nearest !== heading)
    return fail({ code: 'not-nearest', heading, value: shown, ...(above || nearest === undefined ? {} : { nearest }) });
  const before = exactValue(here.value.entries.reach?.[heading] ?? '');
  const reach = before && compare(before, exact) > 0 ? before : exact;
  return ok({
    entries: { ...here.value.entries, reach: { ...here.value.entries.reach, [heading]: exactText(reach) } },
    heading,
  });
}

/** The entries with a heading in them, whether it was there or not. */
function withHeading(
  card: CardChart,
  entries: CardEntries,
  typed: string,
  sure: boolean,
): Result<{ readonly entries: CardEntries; readonly heading: string }, EntryProblem> {
  const added = addHeading(card, entries, typed, sure);
  if (added.ok) return ok({ entries: added.value, heading: added.value.headings.at(-1) ?? '' });
  return added.error.code === 'repeats' ? ok({ entries, heading: added.error.heading }) : added;
}

/** How much of a card is filled in. */
export interface Progress {
  /** cells that the examples or the player fill in */
  readonly filled: number;
  /** cells under the headings known so far */
  readonly total: number;
  /** of the filled ones those that the player has entered */
  readonly own: number;
  /** whether no heading is missing, so that the total is that of the printed card */
  readonly whole: boolean;
}

export function progressOf(card: CardChart, entries: CardEntries): Progress {
  const headings = headingsOf(card, entries);
  const own = Object.keys(entries.cells);
  const known = card.cells.map(({ line, column, row }) => cellKey(line, column, row));
  const total = headings.length * rowsOf(card).length * (card.lines?.items.length ?? 1);
  return {
    filled: new Set([...own, ...known]).size,
    total,
    own: own.length,
    whole: isWhole(card, entries),
  };
}

/** The player's entries that an example contradicts. */
export function contradictions(
  card: CardChart,
  entries: CardEntries,
): readonly { readonly place: CellPlace; readonly given: string; readonly known: CardChart['cells'][number] }[] {
  return card.cells.flatMap((known) => {
    const given = entries.cells[cellKey(known.line, known.column, known.row)];
    return given === undefined || given === known.result
      ? []
      : [{ place: { line: known.line, column: known.column, row: known.row }, given, known }];
  });
}
