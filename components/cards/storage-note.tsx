'use client';

import { useWords } from '@/components/words/words';
import type { StorageProblem } from '@/components/storage/store';

/** What is wrong with the storage of this device, as far as it concerns the charts. */
export function StorageNote({ problem }: { problem: StorageProblem }) {
  const t = useWords();
  return (
    <p role="status" className="rounded-lg border border-l-4 border-line border-l-warn px-3 py-2 text-sm">
      {t(`cards.storage.${problem}`)}
    </p>
  );
}
