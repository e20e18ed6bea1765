import { fetchPart } from '@/components/offline/worker/fetch-part';
import { isFull, keepFile } from '@/components/offline/worker/store';
import { bytesOf, type Part } from '@/lib/offline/list';
import type { Failure } from '@/lib/offline/state';

/** Files that are fetched at a time. */
const LANES = 4;

/**
 * Brings files onto the device, each kept as soon as it is whole. `arrived` is called after each. Ends when all have
 * been tried, or when there is no room for more; returns why something is missing, undefined when nothing is.
 */
export async function fill(parts: readonly Part[], arrived: () => void): Promise<Failure | undefined> {
  // Else the player would pay for what the device then throws away.
  if (await isFull(bytesOf(parts))) return 'full';
  const left = [...parts];
  const failures = new Set<Failure>();
  const lane = async (): Promise<void> => {
    for (let part = left.shift(); part && !failures.has('full'); part = left.shift()) {
      const bytes = await fetchPart(part);
      const failure = typeof bytes === 'string' ? bytes : await keepFile(part.path, bytes);
      if (failure) failures.add(failure);
      else arrived();
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  // Whatever became of the files that were on their way: there is no room for more.
  return failures.has('full') ? 'full' : [...failures].at(-1);
}
