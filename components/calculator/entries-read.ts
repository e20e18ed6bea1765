import type { EntriesById } from '@/components/cards/card-store';
import { evaluated } from '@/components/calculator/case';
import { toolWith, type Tool } from '@/components/calculator/tool';
import type { Input } from '@/lib/calc/check';
import type { Evaluation } from '@/lib/calc/evaluation';
import { same } from '@/lib/calc/same';
import { NO_ENTRIES } from '@/lib/tables/card';
import type { CellPlace } from '@/lib/tables/card-cell';
import { isEmpty, partOf } from '@/lib/tables/card-part';
import { shareEntries } from '@/lib/tables/card-share';

/**
 * Of the player's own entries what an answer rests on: the cells that it reads, and what is said of columns where it
 * finds others without that.
 */
export function entriesRead(tool: Tool, input: Input, evaluation: Evaluation): EntriesById {
  const book = tool.view.cards;
  if (!book) return {};
  const part = (id: string, columns: boolean) => {
    const card = book.cards[id];
    return card ? partOf(card, book.entries[id] ?? NO_ENTRIES, placesRead(evaluation, id), columns) : NO_ENTRIES;
  };
  let read: EntriesById = Object.fromEntries(Object.keys(book.entries).map((id) => [id, part(id, true)]));
  for (const id of Object.keys(read)) {
    const lean = { ...read, [id]: part(id, false) };
    if (same(lean, read) || answersAlike(toolWith(tool, lean), input, evaluation)) read = lean;
  }
  return Object.fromEntries(Object.entries(read).filter(([, entries]) => !isEmpty(entries)));
}

function answersAlike(tool: Tool, input: Input, evaluation: Evaluation): boolean {
  const answer = evaluated(tool, input);
  return answer.ok && same(answer.value, evaluation);
}

/** The cells of a card that the answer has read on the player's own. */
const placesRead = ({ outcome }: Evaluation, id: string): readonly CellPlace[] =>
  outcome.blocks.flatMap((block) =>
    block.kind !== 'cells'
      ? []
      : block.rows.flatMap(({ cell, from }) =>
          from === 'player' && cell.card === id && cell.column.known && 'heading' in cell.column
            ? [{ line: cell.line, column: cell.column.heading, row: cell.row }]
            : [],
        ),
  );

/** How many results there are in entries. */
const cellCount = (entries: EntriesById): number =>
  Object.values(entries).reduce((sum, { cells }) => sum + Object.keys(cells).length, 0);

/** The entries on the player's own charts that an answer rests on, as text for an address. */
export function carriedBy(
  tool: Tool,
  input: Input,
  evaluation: Evaluation,
): { readonly text: string; readonly cells: number } | undefined {
  const read = entriesRead(tool, input, evaluation);
  const text = shareEntries(tool.view.cards?.cards ?? {}, read);
  return text === undefined ? undefined : { text, cells: cellCount(read) };
}
