import { vi } from 'vitest';

/** What a command has printed, and the exit code that it has set. */
export interface Printed {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command line's `main` in this process; a process of its own costs a second or two each time. */
export async function printed(
  main: (args: readonly string[]) => Promise<void>,
  args: readonly string[],
): Promise<Printed> {
  const out = { stdout: '', stderr: '' };
  const catching = (stream: 'stdout' | 'stderr') =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      out[stream] += String(text);
      return true;
    });
  const spies = [catching('stdout'), catching('stderr')];
  const before = process.exitCode;
  process.exitCode = undefined;
  try {
    await main(args);
    return { ...out, status: Number(process.exitCode ?? 0) };
  } finally {
    process.exitCode = before;
    for (const spy of spies) spy.mockRestore();
  }
}
