'use client';

import type { Ref } from 'react';
import type { CounterList } from '@/components/calculator/counters/use-counters';
import { hasRoom } from '@/components/calculator/counters/units';
import { useWords } from '@/components/words/words';

/**
 * The keys that bring another unit into a list: one like the last, one of the player's counters, the counters used
 * last.
 */
export function Adders({ ref, label, counters }: { ref: Ref<HTMLDivElement>; label: string; counters: CounterList }) {
  const t = useWords();
  const { list, roster, atHand } = counters;
  if (!hasRoom(list)) return null;
  return (
    <div ref={ref} className="flex flex-wrap gap-1.5">
      {list.units.length < list.max && (
        <button
          type="button"
          aria-haspopup="dialog"
          className="btn border-dashed px-3"
          aria-label={`${t('tools.add')}: ${label}`}
          onClick={() => counters.addLike(list.units.at(-1))}
        >
          <span aria-hidden>+</span> {t('tools.add')}
        </button>
      )}
      {roster && (
        <button type="button" aria-haspopup="dialog" className="btn border-dashed px-3" onClick={counters.openRoster}>
          {t('tools.counters.fromRoster')}
        </button>
      )}
      {atHand.map((counter, i) => (
        <button
          key={i}
          type="button"
          className="btn border-dashed px-3"
          aria-label={`${t('tools.add')}: ${counter.name}`}
          onClick={() => counters.draw(counter)}
        >
          <span aria-hidden>+</span> <span className="max-w-28 truncate">{counter.name}</span>
        </button>
      ))}
    </div>
  );
}
