import { fail, ok } from '@/lib/core/result';
import type { CardChart, CardEntries } from '@/lib/tables/card';
import { addHeading, type Entered } from '@/lib/tables/card-entry';

/** Headings of a typed list: "10 14 18 24" or "1:1; 1,5:1; 2:1". */
export const headingsIn = (typed: string): readonly string[] =>
  typed.split(/[\s;]+|,(?=\s)|(?<=\d),(?=\d{2,})/u).filter(Boolean);

/** Adds all headings of a list, or none of them: the first that cannot be is named. */
export function addHeadings(card: CardChart, entries: CardEntries, list: readonly string[], sure: boolean): Entered {
  let added = entries;
  for (const one of list) {
    const next = addHeading(card, added, one, sure);
    if (next.ok) added = next.value;
    // A list copied off the card has the known ones in it too.
    else if (next.error.code !== 'repeats' || list.length === 1) return next;
  }
  return list.length ? ok(added) : fail({ code: 'no-heading', given: '', notation: card.columns.notation });
}
