import { fetchPart } from '@/components/offline/worker/fetch-part';
import { isFull, keepFile } from '@/components/offline/worker/store';
import { bytesOf, type PackFile } from '@/lib/offline/list';
import type { Failure } from '@/lib/offline/state';

/** Files that are fetched at a time. */
const LANES = 4;
/** How long is waited before each round of what is still missing, in milliseconds: before the first not at all. */
const ROUNDS = [0, 700, 3000] as const;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What a round leaves: the files that did not come, and why the last of them did not. */
interface Left {
  readonly missing: readonly PackFile[];
  readonly failure?: Failure | undefined;
}

/** Asks for each of some files once; ends before that when there is no room for more. */
async function round(parts: readonly PackFile[], isAgain: boolean, arrived: () => void): Promise<Left> {
  const left = [...parts];
  const missing: PackFile[] = [];
  const failures = new Set<Failure>();
  const lane = async (): Promise<void> => {
    for (let part = left.shift(); part && !failures.has('full'); part = left.shift()) {
      const bytes = await fetchPart(part, isAgain);
      const failure = typeof bytes === 'string' ? bytes : await keepFile(part.path, bytes);
      if (!failure) arrived();
      else {
        failures.add(failure);
        missing.push(part);
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  // Whatever became of the files that were on their way: there is no room for more.
  return { missing, failure: failures.has('full') ? 'full' : [...failures].at(-1) };
}

/**
 * Brings files onto the device, each kept as soon as it is whole. `arrived` is called after each. What did not come is
 * asked for again in rounds, so that a site that is busy for a while is waited for once and not once a file. Returns
 * why something is missing, undefined when nothing is.
 */
export async function fill(parts: readonly PackFile[], arrived: () => void): Promise<Failure | undefined> {
  // Else the player would pay for what the device then throws away.
  if (await isFull(bytesOf(parts))) return 'full';
  let left: Left = { missing: parts };
  for (const wait of ROUNDS) {
    if (wait) await pause(wait);
    left = await round(left.missing, wait > 0, arrived);
    if (left.failure === 'full' || !left.missing.length) break;
  }
  return left.failure;
}
