'use client';

import { useWords } from '@/components/words/words';

/** Says what of a card was left out. */
export function Ignored({ names }: { readonly names: readonly string[] }) {
  const t = useWords();
  return (
    <p role="status" className="mb-3 rounded-lg border border-l-4 border-line border-l-warn px-3 py-2">
      {t('settle.ignored', { names: names.join(', ') })}
    </p>
  );
}
