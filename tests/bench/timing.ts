/** Median, 95th and 99th percentile of one call, in milliseconds. */
export interface Timing {
  readonly name: string;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** the goal for the named percentile, where there is one */
  readonly goal?: string;
}

/** Times `work` over `rounds` calls after a warm-up; each call gets its own number so that inputs can vary. */
export function time(name: string, work: (i: number) => unknown, rounds = 400, goal?: string): Timing {
  for (let i = 0; i < Math.min(100, rounds); i++) work(i);
  const samples: number[] = [];
  for (let i = 0; i < rounds; i++) {
    const start = performance.now();
    work(i);
    samples.push(performance.now() - start);
  }
  samples.sort((a, b) => a - b);
  const at = (q: number): number => samples[Math.min(samples.length - 1, Math.floor(q * samples.length))] ?? 0;
  return { name, p50: at(0.5), p95: at(0.95), p99: at(0.99), ...(goal ? { goal } : {}) };
}
