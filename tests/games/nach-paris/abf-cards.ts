import type { CardBook, CardChart, CardEntries } from '@/lib/tables/card';
import { cellKey, rowsOf } from '@/lib/tables/card';
import { headingsOf } from '@/lib/tables/card-columns';
import type { NpData } from '@/lib/games/nach-paris/data';

/** Headings and numbers of our own making: only the shape of the card and the distances of the examples are real. */
const HEADINGS = ['4', '6', '8', '24', '34', '42', '64', '86', '110', '130', '155', '210'];

/** The invented result of a cell: the further right and up, the worse for the fortification; • from −9 on. */
export function inventedResult(column: number, row: number, line: number): string {
  const number = Math.max(-30, 4 + row + 2 * line - 2 * column);
  if (number > 8) return '—';
  const shown = number > 0 ? `+${number}` : String(number).replace('-', '−');
  return number <= -16 ? `•• ${shown}` : number <= -9 ? `• ${shown}` : shown;
}

export const INVENTED_SHIFTS: Readonly<Record<string, string>> = {
  '/2-4/inf-a-b': '+3',
  '/5-8/inf-a-b': '+2',
  '/9+/inf-a-b': '+1',
  '/2-4/inf-c-d': '+2',
  '/5-8/inf-c-d': '+1',
  '/9+/inf-c-d': '—',
  '/2-4/cav': '+1',
  '/5-8/cav': '—',
  '/9+/cav': '—',
};

function filledAbf(card: CardChart): CardEntries {
  const bare: CardEntries = { headings: HEADINGS, complete: true, cells: {} };
  const headings = headingsOf(card, bare);
  const cells = (card.lines?.items ?? []).flatMap(({ id }, line) =>
    headings.flatMap((heading, column) =>
      rowsOf(card).map((row, i) => [cellKey(id, heading, row.id), inventedResult(column, i + 1, line)]),
    ),
  );
  return { ...bare, cells: Object.fromEntries(cells) as Record<string, string> };
}

/** The game's data with cards that are wholly filled in. */
export function filled({ cards }: NpData): NpData {
  const abf = cards.cards['abf'];
  if (!abf) throw new Error('no card abf');
  return withEntries(cards, {
    abf: filledAbf(abf),
    'assault-shifts': { headings: [], complete: true, cells: INVENTED_SHIFTS },
  });
}

export const withEntries = (book: CardBook, entries: CardBook['entries']): NpData => ({ cards: { ...book, entries } });
