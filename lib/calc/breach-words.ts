import { placeText } from '@/lib/calc/card-words';
import { text, type Text } from '@/lib/calc/evaluation';
import { cellKey, type CardChart, type CardEntries } from '@/lib/tables/card';
import { knownCell, type CellPlace } from '@/lib/tables/card-cell';
import type { Breach } from '@/lib/tables/card-constraint';
import { resultLabel } from '@/lib/tables/card-written';

/** What a constraint tells, the cells that break it with what stands in them, and what may stand there. */
export const breachText = (card: CardChart, entries: CardEntries, { constraint, places }: Breach): Text =>
  text(`cards.breach.${constraint.says}`, {
    cells: listed(places.map((place) => cellText(card, entries, place))),
    told: constraint.text,
    allowed: constraint.allowed,
  });

function cellText(card: CardChart, entries: CardEntries, place: CellPlace): Text {
  const held = entries.cells[cellKey(place.line, place.column, place.row)] ?? knownCell(card, place)?.result ?? '';
  return text('cards.breach.cell', { place: placeText(card, place), result: resultLabel(card.results, held) });
}

const listed = ([first = text('cards.grid.empty'), ...rest]: readonly Text[]): Text =>
  rest.reduce((list, next) => text('cards.breach.list', { list, next }), first);
