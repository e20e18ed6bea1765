'use client';

import { useEffect } from 'react';

/** Registers the worker that keeps the site usable with no signal. Without support the site works online as before. */
export function ServiceWorker() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    navigator.serviceWorker
      .register('/sw.js')
      .catch((error: unknown) => console.warn('offline copy not available', error));
  }, []);
  return null;
}
