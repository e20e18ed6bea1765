'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { useSheetEntry } from '@/components/ui/sheet-entries';
import { useWords } from '@/components/words/words';

interface Props {
  readonly open: boolean;
  onClose(): void;
  readonly children: ReactNode;
}

/** The whole screen turned round, for the player who sits across the table; the key that turns it back is not. */
export function Turned({ open, onClose, children }: Props) {
  const t = useWords();
  const ref = useRef<HTMLDialogElement>(null);
  useSheetEntry(open, onClose);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={ref}
      onClose={onClose}
      aria-label={t('settle.turned')}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-paper p-0 text-ink print:hidden"
    >
      {open && (
        <div className="flex h-full flex-col">
          <div
            tabIndex={0}
            role="group"
            aria-label={t('settle.turned')}
            className="min-h-0 flex-1 rotate-180 overflow-y-auto p-4"
          >
            {children}
          </div>
          <button type="button" className="btn m-2" onClick={onClose}>
            {t('settle.turnBack')}
          </button>
        </div>
      )}
    </dialog>
  );
}
