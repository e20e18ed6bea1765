'use client';

import { useState, type ReactNode } from 'react';
import { useModal } from '@/components/ui/modal';
import { useWords } from '@/components/words/words';

interface Props {
  readonly open: boolean;
  onClose(): void;
  readonly children: ReactNode;
}

/** The key that turns something round, and what it turns; `children` gives it once it is asked for. */
export function TurnKey({ children }: { children(): ReactNode }) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn print:hidden" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span aria-hidden>⟳</span>
        {t('common.turn')}
      </button>
      <Turned open={open} onClose={() => setOpen(false)}>
        {open && children()}
      </Turned>
    </>
  );
}

/**
 * The whole screen turned round, in large type, for the player who sits across the table; the key that turns it back is
 * not.
 */
function Turned({ open, onClose, children }: Props) {
  const t = useWords();
  const ref = useModal(open, onClose);
  return (
    <dialog
      ref={ref}
      onClose={onClose}
      aria-label={t('common.turned')}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-paper p-0 text-ink print:hidden"
    >
      {open && (
        <div className="flex h-full flex-col">
          <div
            tabIndex={0}
            role="group"
            aria-label={t('common.turned')}
            className="min-h-0 flex-1 rotate-180 overflow-y-auto p-4 text-2xl [&_table]:text-[1em]! [&_.max-w-prose]:max-w-none"
          >
            {children}
          </div>
          <button type="button" className="btn m-2" onClick={onClose}>
            {t('common.turnBack')}
          </button>
        </div>
      )}
    </dialog>
  );
}
