'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Tells when a link or Back puts another board into the address. Reads the query, so it stands in a Suspense of its
 * own.
 */
export function AddressWatcher({ onOther }: { onOther: () => void }) {
  const query = useSearchParams().toString();
  const before = useRef(query);
  useEffect(() => {
    if (before.current === query) return;
    before.current = query;
    if (query) onOther();
  }, [query, onOther]);
  return null;
}
