import { cellKey, rowsOf, type CardEntries } from '@/lib/tables/card';
import { withEntries, type NpData } from '@/lib/games/nach-paris/data';

/** Headings and results of our own making: only the shape of the card is real. */
export const HEADINGS = ['1:2', '1:1', '1.5:1', '2:1', '3:1', '4:1'] as const;

const shown = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));

/** The invented result of a cell: high rows and low ratios are bad for the attacker, and the other way round. */
export function inventedResult(column: number, row: number): string {
  const tilt = row - 10 - 4 * (column - 2);
  const side = (badness: number): string =>
    badness >= 12
      ? `•• ${shown(4 - badness)}`
      : badness >= 6
        ? `• ${shown(2 - badness)}`
        : badness < -12
          ? '—'
          : shown(-badness);
  return `${side(tilt)} / ${side(-tilt)}`;
}

/** The CRT wholly filled in: every cell, and all headings in. */
export function filledCrt(data: NpData): NpData {
  const card = data.cards.cards['crt'];
  if (!card) throw new Error('no card crt');
  const cells = HEADINGS.flatMap((heading, column) =>
    rowsOf(card).map(({ id }) => [cellKey(undefined, heading, id), inventedResult(column, Number(id))]),
  );
  const entries: CardEntries = {
    headings: HEADINGS,
    complete: true,
    cells: Object.fromEntries(cells) as Record<string, string>,
  };
  return withEntries(data, { crt: entries });
}

/** The CRT with the same result in every cell. */
export function uniformCrt(data: NpData, result: string): NpData {
  const all = filledCrt(data);
  const crt = all.cards.entries['crt'];
  if (!crt) throw new Error('no entries');
  return withEntries(data, {
    crt: { ...crt, cells: Object.fromEntries(Object.keys(crt.cells).map((key) => [key, result])) },
  });
}
