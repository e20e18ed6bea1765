import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  // Links that do not load a document change the address without a hashchange event.
  const navigation = 'navigation' in window ? (window.navigation as EventTarget) : undefined;
  window.addEventListener('hashchange', onChange);
  navigation?.addEventListener('currententrychange', onChange);
  return () => {
    window.removeEventListener('hashchange', onChange);
    navigation?.removeEventListener('currententrychange', onChange);
  };
}

/** The anchor of the address without its sign; empty on the server. */
export function useHash(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  );
}
