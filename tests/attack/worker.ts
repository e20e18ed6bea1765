import { parentPort, workerData } from 'node:worker_threads';
import { Breach } from '@/tests/attack/attack';
import { KINDS } from '@/tests/attack/kinds';

/** What a worker is given: a kind, the seeds, and a memory that all workers of the kind share. */
export interface Task {
  readonly kind: string;
  readonly seed: number;
  readonly count: number;
  readonly site: string | undefined;
  /** the next block, and then for each worker the case that it is at, from the first on */
  readonly shared: SharedArrayBuffer;
  readonly worker: number;
}

/** What a worker has to tell. */
export type Told =
  | { readonly breach: string; readonly seed: number; readonly shown: string }
  | { readonly seen: ReadonlyMap<string, number> };

const message = (error: unknown): string =>
  error instanceof Breach ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Takes blocks of cases until there are none left, or one breaches. */
async function work({ kind: name, seed, count, site, shared, worker }: Task): Promise<Told> {
  const kind = KINDS.find((one) => one.name === name);
  if (!kind) throw new Error(`no kind ${name}`);
  const places = new Int32Array(shared);
  const attack = await kind.prepare(site ?? '');
  let now = seed;
  try {
    for (;;) {
      const first = Atomics.add(places, 0, 1) * kind.block;
      if (first >= count) return { seen: attack.seen };
      await attack.cases(seed + first, Math.min(kind.block, count - first), (at) => {
        now = at;
        Atomics.store(places, 1 + worker, at - seed + 1);
      });
    }
  } catch (error) {
    return { breach: message(error), seed: now, shown: await attack.shown(now) };
  } finally {
    await attack.end?.();
  }
}

parentPort?.postMessage(await work(workerData as Task));
