'use client';

import { useId, type ReactNode } from 'react';
import { useModal } from '@/components/ui/modal';
import { useWords } from '@/components/words/words';

/** A dialog that rises from the bottom on the phone and stands in the middle elsewhere; a tap beside it closes it. */
export function Sheet({
  open,
  title,
  onClose,
  children,
}: {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useWords();
  const id = useId();
  const ref = useModal(open, onClose);
  return (
    <dialog
      ref={ref}
      onClose={onClose}
      onClick={(event) => event.target === ref.current && onClose()}
      aria-labelledby={id}
      className="sheet m-0 mt-auto w-full max-w-none rounded-t-2xl border border-line bg-card p-0 text-ink backdrop:bg-black/50 wide:m-auto wide:max-w-2xl wide:rounded-2xl"
    >
      {open && (
        <div className="flex max-h-[85dvh] flex-col">
          <div className="flex items-center gap-3 border-b border-line px-4 py-2">
            <h2 id={id} className="min-w-0 flex-1 text-lg font-semibold">
              {title}
            </h2>
            <button type="button" className="btn" onClick={onClose} aria-label={t('common.close')}>
              <span aria-hidden>✕</span>
            </button>
          </div>
          <div className="overflow-y-auto px-4 py-3">{children}</div>
        </div>
      )}
    </dialog>
  );
}
