import { fail, ok, type Result } from '@/lib/core/result';
import { NO_ENTRIES, type CardChart, type CardEntries } from '@/lib/tables/card';
import { placeOf } from '@/lib/tables/card-cell';
import { addHeading, readCell, withCells } from '@/lib/tables/card-entry';
import { MOST_CELLS, MOST_DISTANCES, MOST_HEADINGS } from '@/lib/tables/card-limits';
import { headingValue, orderedHeadings } from '@/lib/tables/card-places';
import type { EntryProblem } from '@/lib/tables/card-problem';

/** What is wrong in entries that come from elsewhere, and at which of their keys. */
export interface Fault {
  readonly problem: EntryProblem;
  readonly path: readonly [keyof CardEntries, string | number];
}

/**
 * Entries that another player has made, every heading and every result checked against the card. What their player has
 * confirmed is not asked again.
 */
export function checkEntries(card: CardChart, given: CardEntries): Result<CardEntries, Fault> {
  const fault = tooMuch(given) ?? strangeColumn(card, given);
  if (fault) return fail(fault);
  const { headings, complete, distances, reach, cells } = given;
  let entries: CardEntries = { ...NO_ENTRIES, ...(distances ? { distances } : {}), ...(reach ? { reach } : {}) };
  for (const [i, heading] of headings.entries()) {
    const added = addHeading(card, entries, heading, true);
    if (added.ok) entries = added.value;
    // A heading that the card has by now is no fault.
    else if (added.error.code !== 'repeats' || added.error.heading !== heading)
      return fail({ problem: added.error, path: ['headings', i] });
  }
  const written: Record<string, string> = {};
  for (const [key, typed] of Object.entries(cells)) {
    const place = placeOf(key);
    const read = place ? readCell(card, entries, place, typed, true) : fail({ code: 'no-place' as const, given: key });
    if (!read.ok) return fail({ problem: read.error, path: ['cells', key] });
    written[read.value.key] = read.value.text;
  }
  return ok({ ...withCells(entries, written), complete });
}

/** What there is more of than any card has. */
function tooMuch({ headings, distances = [], cells }: CardEntries): Fault | undefined {
  if (headings.length > MOST_HEADINGS)
    return { problem: { code: 'too-many', what: 'headings', most: MOST_HEADINGS }, path: ['headings', MOST_HEADINGS] };
  if (distances.length > MOST_DISTANCES)
    return {
      problem: { code: 'too-many', what: 'distances', most: MOST_DISTANCES },
      path: ['distances', MOST_DISTANCES],
    };
  const extra = Object.keys(cells)[MOST_CELLS];
  return extra === undefined
    ? undefined
    : { problem: { code: 'too-many', what: 'cells', most: MOST_CELLS }, path: ['cells', extra] };
}

/** A distance or a reach of a column that is none, whatever the card's headings are. */
function strangeColumn(card: CardChart, { distances = [], reach = {} }: CardEntries): Fault | undefined {
  const { notation } = card.columns;
  const isStrange = (label: string): boolean =>
    !orderedHeadings(card, NO_ENTRIES).at.has(label) && !headingValue(notation, label);
  const named: readonly (readonly [string, Fault['path']])[] = [
    ...distances.flatMap(({ from, to }, i) => [from, to].map((label) => [label, ['distances', i]] as const)),
    ...Object.keys(reach).map((label) => [label, ['reach', label]] as const),
  ];
  const strange = named.find(([label]) => isStrange(label));
  return strange && { problem: { code: 'no-heading', given: strange[0], notation }, path: strange[1] };
}
