'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import type { OwnAddresses } from '@/components/calculator/use-address';

/**
 * Tells when Back, a link or the player puts another case into the address. Reads the query, so it stands in a Suspense
 * of its own.
 */
export function AddressWatcher({ own, onOther }: { own: OwnAddresses; onOther: () => void }) {
  const query = useSearchParams();
  useEffect(() => {
    if (own.begun() && !own.includes(location.search)) onOther();
  }, [query, own, onOther]);
  return null;
}
