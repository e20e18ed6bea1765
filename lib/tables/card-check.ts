import { fail, ok, type Result } from '@/lib/core/result';
import { NO_ENTRIES, type CardChart, type CardEntries } from '@/lib/tables/card';
import { placeOf } from '@/lib/tables/card-cell';
import { addHeading, writeCell } from '@/lib/tables/card-entry';
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
  const { headings, complete, distances, reach, cells } = given;
  let entries: CardEntries = { ...NO_ENTRIES, ...(distances ? { distances } : {}), ...(reach ? { reach } : {}) };
  for (const [i, heading] of headings.entries()) {
    const added = addHeading(card, entries, heading, true);
    if (added.ok) entries = added.value;
    // A heading that the card has by now is no fault.
    else if (added.error.code !== 'repeats' || added.error.heading !== heading)
      return fail({ problem: added.error, path: ['headings', i] });
  }
  for (const [key, typed] of Object.entries(cells)) {
    const place = placeOf(key);
    const written = place
      ? writeCell(card, entries, place, typed, true)
      : fail({ code: 'no-place' as const, given: key });
    if (!written.ok) return fail({ problem: written.error, path: ['cells', key] });
    entries = written.value;
  }
  return ok({ ...entries, complete });
}
