/**
 * Something to measure: one call of `work` is one sample, and each call gets its own number so that inputs can vary.
 */
export interface BenchCase {
  readonly name: string;
  work(i: number): unknown;
  /** the goal, where there is one: "p50 ≤ 5", "ratio ≤ 1" */
  readonly goal?: string;
  /** every other case of its list is shown as a multiple of this one */
  readonly yardstick?: true;
}

/** Median, 95th and 99th percentile of one call, in milliseconds. */
export interface Timing {
  readonly name: string;
  /** median of the processor's time, which does not count while others have the machine */
  readonly cpu?: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** `cpu` as a multiple of the yardstick's, where the run has one */
  readonly ratio?: number;
  readonly goal?: string;
}

const WARM_UP_MS = 250;
const BATCH_MS = 4;
const BATCHES = 100;

/** The value at a share of sorted samples; 0 of none. */
export const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

/**
 * Times the cases in turn, batch by batch, so that a machine that others use slows all of them alike; a sample is the
 * mean of a batch of some milliseconds.
 */
export function time(cases: readonly BenchCase[]): readonly Timing[] {
  const running = cases.map(({ work }) => ({ work, batch: batchOf(work), wall: [] as number[], cpu: [] as number[] }));
  for (let round = 0; round < BATCHES; round++)
    for (const { work, batch, wall, cpu } of running) {
      const [start, before] = [performance.now(), process.cpuUsage()];
      for (let i = 0; i < batch; i++) work(round * batch + i);
      const [end, used] = [performance.now(), process.cpuUsage(before)];
      wall.push((end - start) / batch);
      cpu.push((used.user + used.system) / 1000 / batch);
    }
  const cpus = running.map(({ cpu }) => median(cpu));
  const yardstick = cpus[cases.findIndex((one) => one.yardstick)];
  return cases.map(({ name, goal }, i) => {
    const samples = [...(running[i]?.wall ?? [])].sort((a, b) => a - b);
    const cpu = cpus[i] ?? 0;
    return {
      name,
      p50: at(samples, 0.5),
      p95: at(samples, 0.95),
      p99: at(samples, 0.99),
      cpu,
      ...(yardstick ? { ratio: cpu / yardstick } : {}),
      ...(goal ? { goal } : {}),
    };
  });
}

const median = (samples: readonly number[]): number =>
  at(
    [...samples].sort((a, b) => a - b),
    0.5,
  );

/** How many calls make a batch, at least one; finding out warms the code up. */
function batchOf(work: BenchCase['work']): number {
  const start = process.cpuUsage();
  for (let calls = 1; ; calls++) {
    work(calls);
    const { user, system } = process.cpuUsage(start);
    const spent = (user + system) / 1000;
    if (spent > WARM_UP_MS) return Math.max(1, Math.round((calls * BATCH_MS) / spent));
  }
}
