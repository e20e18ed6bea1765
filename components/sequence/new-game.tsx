'use client';

import { useState } from 'react';
import { Sheet } from '@/components/ui/sheet';
import { useWords } from '@/components/words/words';

/** The button that starts anew, after asking. */
export function NewGame({ onStart }: { readonly onStart: () => void }) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className="btn px-2.5 text-sm" onClick={() => setOpen(true)}>
        {t('turn.newGame')}
      </button>
      <Sheet open={open} title={t('turn.newGameTitle')} onClose={close}>
        <p className="mb-4">{t('turn.newGameText')}</p>
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => {
              close();
              onStart();
            }}
          >
            {t('turn.newGameYes')}
          </button>
          <button type="button" className="btn" onClick={close}>
            {t('turn.newGameNo')}
          </button>
        </div>
      </Sheet>
    </>
  );
}
