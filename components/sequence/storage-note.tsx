'use client';

import type { StorageProblem } from '@/components/storage/store';
import { useWords } from '@/components/words/words';

/** Says in words when the checklist could not be read or cannot be kept. */
export function StorageNote({ problem }: { readonly problem: StorageProblem | undefined }) {
  const t = useWords();
  return (
    <div role="status">
      {problem && (
        <p className="mb-3 rounded-lg border border-line border-l-4 border-l-warn bg-card px-3 py-2 text-sm">
          {t(`turn.storage.${problem}`)}
        </p>
      )}
    </div>
  );
}
