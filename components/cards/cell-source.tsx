'use client';

import { useSpeaker, useWords } from '@/components/words/words';
import type { CellRow } from '@/lib/calc/evaluation';
import type { CardChart } from '@/lib/tables/card';
import { knownCell } from '@/lib/tables/card-cell';

/** Where a cell's result comes from: the player's own card, or the example that reveals it. */
export function CellSource({ card, row }: { card: CardChart; row: CellRow }) {
  const t = useWords();
  const { lang } = useSpeaker();
  const { column, line, row: at } = row.cell;
  if (row.from === 'player') return t('cards.source.own');
  const known =
    column.known && 'heading' in column ? knownCell(card, { line, column: column.heading, row: at }) : undefined;
  return known ? known.source[lang] : t('cards.source.example');
}
