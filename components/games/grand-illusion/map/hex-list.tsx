import { Fragment, useState } from 'react';
import { HexFacts } from '@/components/games/grand-illusion/map/hex-facts';
import { useWords } from '@/components/words/words';
import type { ListedMap } from '@/lib/board/listed/read';
import type { GiData } from '@/lib/games/grand-illusion/data';
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

interface Props {
  readonly map: ListedMap;
  readonly hex: number;
  readonly data: GiData;
  onGo(n: number): void;
  /** the player wants to enter the ring of the hex that he tapped */
  onRing(): void;
}

/**
 * All hexes by number, each with how much of it is there. On the phone, where the ring is out of sight, the one that
 * was tapped says in its place what the rulebooks say of it.
 */
export function HexList({ map, hex, data, onGo, onRing }: Props) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  const [tapped, setTapped] = useState<number>();
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="card px-3 py-1">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-accent">
        {t('hexlist.list', { count: ALL.length })}
      </summary>
      <p className="text-sm text-soft">{t('hexlist.key')}</p>
      <div className="grid grid-flow-row-dense grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1 py-2">
        {ALL.map((n) => {
          const stage = stageOf(map, n);
          return (
            <Fragment key={n}>
              <button
                type="button"
                aria-current={n === hex ? 'page' : undefined}
                aria-label={t(`hexlist.stage.${stage}`, { n })}
                className={`btn flex-col gap-0 px-0 leading-none tabular-nums ${stage === 'open' ? 'border-dashed' : ''}`}
                onClick={() => {
                  onGo(n);
                  setTapped(n);
                }}
              >
                {n}
                <span aria-hidden className="h-3 text-xs">
                  {SIGN[stage]}
                </span>
              </button>
              {tapped === n && hex === n && (
                <div
                  role="status"
                  className="col-span-full grid gap-2 rounded-lg border border-accent px-3 py-2 wide:hidden"
                >
                  <HexFacts hex={n} map={map} data={data} />
                  <button type="button" className="btn w-fit" onClick={onRing}>
                    {t('hexlist.enter')}
                  </button>
                </div>
              )}
            </Fragment>
          );
        })}
      </div>
    </details>
  );
}
