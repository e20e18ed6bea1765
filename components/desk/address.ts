import { useEffect, useRef } from 'react';
import { writeAddress } from '@/components/ui/sheet-entries';

/**
 * The address keeps what it came with only as long as that is on the screen: it never says something else.
 */
export function leaveAddress(): void {
  if (location.search) writeAddress(`${location.pathname}${location.hash}`);
}

/** Reads the address, which is the world outside, once: when the device has given what it would change. */
export function useFirstAddress(ready: boolean, read: () => void): void {
  const begun = useRef(false);
  useEffect(() => {
    if (!ready || begun.current) return;
    begun.current = true;
    read();
  }, [ready, read]);
}
