import { cellKey, type CardChart, type CardEntries } from '@/lib/tables/card';
import type { CellPlace } from '@/lib/tables/card-cell';
import { exactValue, headingsOf } from '@/lib/tables/card-columns';

/**
 * The part of a player's entries that some cells of a card make up, with the headings of their columns; `columns` adds
 * all that the player has said of columns, so that values and shifts lead to the same ones. What names no heading of
 * the card is left out.
 */
export function partOf(
  card: CardChart,
  entries: CardEntries,
  places: readonly CellPlace[],
  columns: boolean,
): CardEntries {
  const all = headingsOf(card, entries);
  const cells = places.flatMap(({ line, column, row }) => {
    const key = cellKey(line, column, row);
    const text = entries.cells[key];
    return text === undefined || !all.includes(column) ? [] : [[key, text] as const];
  });
  const own = entries.headings.filter((heading) => all.includes(heading));
  const part: CardEntries = {
    headings: own.filter((heading) => columns || places.some(({ column }) => column === heading)),
    complete: columns && entries.complete,
    cells: Object.fromEntries(cells),
  };
  // Where no heading is missing, distances and reach tell nothing more.
  if (!columns || entries.complete) return part;
  const distances = entries.distances?.filter(({ from, to }) => all.includes(from) && all.includes(to));
  const reach = Object.entries(entries.reach ?? {}).filter(
    ([heading, value]) => all.includes(heading) && exactValue(value),
  );
  return {
    ...part,
    ...(distances?.length ? { distances } : {}),
    ...(reach.length ? { reach: Object.fromEntries(reach) } : {}),
  };
}

/** Whether nothing is filled in. */
export const isEmpty = ({ headings, complete, distances, reach, cells }: CardEntries): boolean =>
  !complete && ![headings, distances ?? [], reach ?? {}, cells].some((one) => Object.keys(one).length > 0);
