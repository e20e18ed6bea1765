'use client';

import { useEffect, useState } from 'react';
import { Sheet } from '@/components/ui/sheet';
import { useWords } from '@/components/words/words';

const KEYS = [
  { keys: ['/', 'Ctrl K'], what: 'search' },
  { keys: ['?'], what: 'keys' },
  { keys: ['Esc'], what: 'close' },
] as const;

/** Whether the keys that are struck go into a field. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}

/** The list of keys, which `?` opens anywhere but in a field. */
export function Keys() {
  const t = useWords();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      // Another dialog on top keeps its place.
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Sheet open={open} title={t('common.keys.title')} onClose={() => setOpen(false)}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3 pb-2">
        {KEYS.map(({ keys, what }) => (
          <div key={what} className="contents">
            <dt className="flex gap-2">
              {keys.map((key) => (
                <kbd key={key} className="rounded border border-line bg-sunk px-2 py-1 font-sans text-sm">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t(`common.keys.${what}`)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
