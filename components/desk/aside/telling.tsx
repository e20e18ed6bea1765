import { useEffect, useSyncExternalStore } from 'react';
import { AsideList } from '@/components/desk/aside/aside-list';
import { useLabel } from '@/components/desk/aside/use-label';
import type { Aside } from '@/components/storage/aside';
import { NO_TROUBLE, troubles } from '@/components/storage/trouble';
import { Sheet } from '@/components/ui/sheet';
import { useWords } from '@/components/words/words';

/** How long the word of what was stored after all stays, in milliseconds. */
const SHOWN = 8000;
/** So many things are named at most; the list has them all. */
const NAMED = 3;

/** What is wrong with the storage, under the head of the page and over nothing that is typed into; and the list. */
export function Telling() {
  const t = useWords();
  const lines = useLines();
  const { caughtUp, aside, isListed } = useSyncExternalStore(troubles.subscribe, troubles.get, () => NO_TROUBLE);
  const isOver = caughtUp && lines.length === 1;
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(troubles.putAway, SHOWN);
    return () => clearTimeout(timer);
  }, [isOver]);
  return (
    <>
      <div role="status" className="absolute inset-x-2 top-full mx-auto max-w-2xl wide:top-[calc(100%+3rem)]">
        {lines.length > 0 && (
          <div className="mt-1 flex flex-wrap items-start justify-end gap-x-2 gap-y-1 rounded-lg border border-l-4 border-line border-l-warn bg-card py-1 pr-1 pl-3 text-sm leading-snug wrap-anywhere shadow-md">
            <div className="grid min-w-0 flex-1 basis-44 gap-1.5 py-2.5">
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
            <div className="flex gap-1">
              {aside.length > 0 && (
                <button type="button" className="btn" aria-haspopup="dialog" onClick={() => troubles.list(true)}>
                  {t('storage.show')}
                </button>
              )}
              <button
                type="button"
                className="btn border-0 px-0"
                aria-label={t('common.close')}
                onClick={troubles.putAway}
              >
                <span aria-hidden>✕</span>
              </button>
            </div>
          </div>
        )}
      </div>
      <Sheet open={isListed} title={t('storage.list.title')} onClose={() => troubles.list(false)}>
        <AsideList />
      </Sheet>
    </>
  );
}

function useLines(): readonly string[] {
  const t = useWords();
  const label = useLabel();
  const { problem, caughtUp, aside, isClosed } = useSyncExternalStore(
    troubles.subscribe,
    troubles.get,
    () => NO_TROUBLE,
  );
  const named = (some: readonly Aside[]): string => {
    const names = [...new Set(some.map(label))];
    const first = names.slice(0, NAMED).join(', ');
    return names.length > NAMED ? t('storage.more', { what: first, count: names.length - NAMED }) : first;
  };
  const [damaged, older] = (['damaged', 'older'] as const).map((reason) =>
    aside.filter((one) => one.reason === reason),
  );
  return [
    ...(problem && !isClosed ? [t(`storage.problem.${problem}`)] : []),
    ...(caughtUp ? [t('storage.caughtUp')] : []),
    ...(damaged?.length ? [t('storage.damaged', { count: damaged.length, what: named(damaged) })] : []),
    ...(older?.length ? [t('storage.older', { what: named(older) })] : []),
  ];
}
