import { useState } from 'react';
import { useWords } from '@/components/words/words';
import type { ListedMap } from '@/lib/board/listed/read';
import { FIRST_HEX, LAST_HEX } from '@/lib/games/grand-illusion/map/hexes';

const ALL = Array.from({ length: LAST_HEX - FIRST_HEX + 1 }, (_, i) => i + FIRST_HEX);

type Stage = 'complete' | 'ring' | 'begun' | 'open';

/** How much of a hex is there. */
function stageOf(map: ListedMap, n: number): Stage {
  if (map.isComplete(n)) return 'complete';
  if (map.isRingKnown(n)) return 'ring';
  return map.beside(n).length > 0 ? 'begun' : 'open';
}

const SIGN: Readonly<Record<Stage, string>> = { complete: '●', ring: '◐', begun: '○', open: '' };

/** All hexes by number, each with how much of it is there. */
export function HexList({ map, hex, onGo }: { map: ListedMap; hex: number; onGo: (n: number) => void }) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="card px-3 py-1">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-accent">
        {t('hexlist.list', { count: ALL.length })}
      </summary>
      <p className="text-sm text-soft">{t('hexlist.key')}</p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1 py-2">
        {ALL.map((n) => {
          const stage = stageOf(map, n);
          return (
            <button
              key={n}
              type="button"
              aria-current={n === hex ? 'page' : undefined}
              aria-label={t(`hexlist.stage.${stage}`, { n })}
              className={`btn flex-col gap-0 px-0 leading-none tabular-nums ${stage === 'open' ? 'border-dashed' : ''}`}
              onClick={() => onGo(n)}
            >
              {n}
              <span aria-hidden className="h-3 text-xs">
                {SIGN[stage]}
              </span>
            </button>
          );
        })}
      </div>
    </details>
  );
}
