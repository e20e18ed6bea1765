'use client';

import type { Loaded } from '@/components/settle/use-loaded';
import { useWords } from '@/components/words/words';

/** Stands where a card or a text is still to come, or did not come. */
export function Waiting({ loaded, failed }: { readonly loaded: Loaded<unknown>; readonly failed: string }) {
  const t = useWords();
  if (loaded.state === 'here') return null;
  if (loaded.state === 'waiting') return <p className="min-h-40 text-soft">{t('common.loading')}</p>;
  return (
    <p role="alert" className="grid justify-items-start gap-2">
      {failed}
      <button type="button" className="btn" onClick={loaded.again}>
        {t('common.error.again')}
      </button>
    </p>
  );
}
