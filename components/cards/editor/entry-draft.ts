import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { drafts } from '@/components/storage/drafts';
import type { GameId } from '@/lib/core/game-id';
import type { CardChart } from '@/lib/tables/card';
import type { CellPlace } from '@/lib/tables/card-cell';

/** What is being typed in the editor of a card: the entry of a cell, or a table to paste. */
export interface EntryDraft {
  /** what was left half typed when the page was opened */
  readonly found: { readonly cell: string | undefined; readonly paste: string | undefined };
  keep(what: 'cell' | 'paste', text: string | undefined): void;
}

/** The drafts of a card's editor, as they were found before it has changed any. */
export function useEntryDraft(game: GameId, card: CardChart): EntryDraft {
  const name = `${game}/card/${card.id}`;
  const [found] = useState(() =>
    typeof window === 'undefined'
      ? { cell: undefined, paste: undefined }
      : { cell: drafts.read(`${name}/cell`), paste: drafts.read(`${name}/paste`) },
  );
  return { found, keep: (what, text) => drafts.write(`${name}/${what}`, text) };
}

const entrySchema = z.object({
  place: z.object({ line: z.optional(z.string()), column: z.string(), row: z.string() }),
  typed: z.string(),
});

/** A cell and what was typed there; undefined when it cannot be read. */
export function entryIn(text: string): { readonly place: CellPlace; readonly typed: string } | undefined {
  try {
    return entrySchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Opens once, after the address has been followed, what was left half typed. */
export function useKeptEntry(
  { found }: EntryDraft,
  open: (entry: ReturnType<typeof entryIn>, paste: string | undefined) => void,
): void {
  const once = useRef(open);
  useEffect(() => {
    once.current(found.cell === undefined ? undefined : entryIn(found.cell), found.paste);
  }, [found]);
}
