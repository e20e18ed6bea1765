'use client';

import { useEffect } from 'react';
import { useWords } from '@/components/words/words';

/** Shown in the place of a page that has failed. What was typed is kept by the pages themselves as it is typed. */
export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useWords();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <main id="main" className="frame frame-text grid justify-items-start gap-4 py-10">
      <h1 className="text-3xl font-bold">{t('common.error.title')}</h1>
      <p>{t('common.error.text')}</p>
      <button type="button" className="btn btn-primary" onClick={retry}>
        {t('common.error.again')}
      </button>
    </main>
  );
}
