'use client';

import { useWords } from '@/components/words/words';
import type { CardChart, CardEntries } from '@/lib/tables/card';
import { progressOf } from '@/lib/tables/card-entry';

/** "37 of 360 cells", with a bar; it says when headings are still missing, so that the card is larger than that. */
export function CardProgress({ card, entries }: { card: CardChart; entries: CardEntries }) {
  const t = useWords();
  const { filled, total, own, whole } = progressOf(card, entries);
  return (
    <div className="grid gap-1 text-sm">
      <div
        aria-hidden
        className="h-2.5 w-full max-w-md overflow-hidden rounded-full border border-soft bg-card print:hidden"
      >
        <div className="h-full bg-accent" style={{ width: `${(100 * filled) / Math.max(total, 1)}%` }} />
      </div>
      <p>
        <strong className="font-semibold tabular-nums">{t('cards.progress.cells', { filled, total })}</strong>
        <span className="text-soft">
          {!whole && ` ${t('cards.progress.more')}`} · {t('cards.progress.own', { own })}
        </span>
      </p>
    </div>
  );
}
