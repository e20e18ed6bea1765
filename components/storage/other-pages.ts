/*
 * Pages of this device that are open at the same time tell each other what they have stored, so that none of them
 * writes over what another has just put there.
 */

const NAME = 'umpire/storage';

interface Listener {
  readonly key: string;
  heard(): void;
}

const listeners = new Set<Listener>();
/** Open while somebody listens. A channel does not hear what it sends itself, so a page never hears itself. */
let channel: BroadcastChannel | undefined;

/**
 * Calls back when another page has stored something under the key, or the device has answered late; what is given ends
 * it.
 */
export function onStoredElsewhere(key: string, heard: () => void): () => void {
  const listener = { key, heard };
  listeners.add(listener);
  if (typeof BroadcastChannel !== 'undefined') {
    channel ??= new BroadcastChannel(NAME);
    channel.onmessage = ({ data }) => tellHere(String(data));
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size) return;
    channel?.close();
    channel = undefined;
  };
}

/** Tells this page that the device has answered, after it went on without. */
export const tellHere = (key: string): void => [...listeners].forEach((one) => one.key === key && one.heard());

/** Tells the other pages that something was stored under the key. */
export function tellStored(key: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const open = channel ?? new BroadcastChannel(NAME);
  open.postMessage(key);
  if (open !== channel) open.close();
}
