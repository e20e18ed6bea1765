import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { AttackKind } from '@/tests/attack/kinds';
import type { Task, Told } from '@/tests/attack/worker';

type Breached = Extract<Told, { readonly breach: string }>;

/** How a kind of attack ended. */
export interface Outcome {
  /** absent when every case held */
  readonly breach: Breached | undefined;
  readonly seen: ReadonlyMap<string, number>;
}

/** As a page has it, not as much as Node would give: what digs too deep is seen. */
const STACK_MB = 1;

/** A worker starts without what makes TypeScript of its files readable to the others. */
const START = `import('tsx/esm/api').then(({ register }) => {
  register();
  return import(${JSON.stringify(new URL('worker.ts', import.meta.url).href)});
});`;

/** Tries the cases of so many seeds with a worker for each core; all end at the first breach. */
export async function attackWith(kind: AttackKind, seed: number, count: number, site?: string): Promise<Outcome> {
  const number = Math.min(availableParallelism(), 2, Math.ceil(count / kind.block));
  const shared = new SharedArrayBuffer(4 * (1 + number));
  const seen = new Map<string, number>();
  const workers = Array.from({ length: number }, (_, worker) =>
    started(kind, { kind: kind.name, seed, count, site, shared, worker }),
  );
  let left = number;
  const breach = await new Promise<Breached | undefined>((resolve) => {
    for (const { told } of workers)
      void told.then((end) => {
        if ('breach' in end) return resolve(end);
        for (const [what, times] of end.seen) seen.set(what, (seen.get(what) ?? 0) + times);
        if (--left === 0) resolve(undefined);
      });
  });
  await Promise.all(workers.map(({ stop }) => stop()));
  return { breach, seen };
}

/** A worker, what it tells in the end, and how to end it before. */
function started({ patience }: AttackKind, task: Task): { readonly told: Promise<Told>; stop(): Promise<unknown> } {
  const worker = new Worker(START, {
    eval: true,
    workerData: task,
    resourceLimits: { stackSizeMb: STACK_MB },
  });
  const places = new Int32Array(task.shared);
  const ended = (breach: string): Told => {
    const seed = task.seed + Math.max(0, Atomics.load(places, 1 + task.worker) - 1);
    return { breach, seed, shown: '' };
  };
  let watch: NodeJS.Timeout | undefined;
  const told = new Promise<Told>((resolve) => {
    let [at, since] = [-1, performance.now()];
    watch = setInterval(() => {
      const now = Atomics.load(places, 1 + task.worker);
      if (now !== at) [at, since] = [now, performance.now()];
      else if (performance.now() - since > patience * 1000) resolve(ended(`no end within ${patience} s`));
    }, 1000);
    worker.once('message', (end: Told) => resolve(end));
    worker.once('error', (error) => resolve(ended(error.stack ?? error.message)));
    worker.once('exit', (code) => resolve(ended(`the worker ended with code ${code}`)));
  }).finally(() => clearInterval(watch));
  return { told, stop: () => worker.terminate() };
}
