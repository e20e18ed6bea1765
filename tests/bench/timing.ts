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

/*
 * Code is slow until the engine has seen enough of it and compiled it, and it is compiled anew when a case brings what
 * the others did not. So every case warms up for a second of the processor's time, in turns like those of the
 * measurement, before any is measured and before the size of its batches is settled: a yardstick that is warm beside a
 * case that is not would show a ratio of the warming up.
 */
const WARM_UP_TURNS = 10;
const WARM_UP_MS = 1000 / WARM_UP_TURNS;
const BATCH_MS = 4;
const BATCHES = 100;

/** The value at a share of sorted samples; 0 of none. */
export const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

/** The processor's time since some moment, in milliseconds: it stands still while others have the machine. */
function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Times the cases in turn, batch by batch, so that a machine that others use slows all of them alike; a sample is the
 * mean of a batch of some milliseconds.
 */
export function time(cases: readonly BenchCase[]): readonly Timing[] {
  const batches = warmUp(cases);
  const running = cases.map(({ work }, i) => ({
    work,
    batch: batches[i] ?? 1,
    wall: [] as number[],
    cpu: [] as number[],
  }));
  for (let round = 0; round < BATCHES; round++)
    for (const { work, batch, wall, cpu } of running) {
      const [start, before] = [performance.now(), process.cpuUsage()];
      for (let i = 0; i < batch; i++) work(round * batch + i);
      cpu.push(cpuSince(before) / batch);
      wall.push((performance.now() - start) / batch);
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

/** Warms the cases up in turn; how many calls of each make a batch, at least one. */
function warmUp(cases: readonly BenchCase[]): readonly number[] {
  let batches: readonly number[] = [];
  for (let turn = 0; turn < WARM_UP_TURNS; turn++) batches = cases.map(({ work }) => batchOf(work));
  return batches;
}

function batchOf(work: BenchCase['work']): number {
  const start = process.cpuUsage();
  for (let calls = 1; ; calls++) {
    work(calls);
    const spent = cpuSince(start);
    if (spent > WARM_UP_MS) return Math.max(1, Math.round((calls * BATCH_MS) / spent));
  }
}
