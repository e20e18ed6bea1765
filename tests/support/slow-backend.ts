import type { Backend } from '@/components/storage/backend';

/** A device that leaves everything unanswered from `hang` until `answer`, or answers it with an error from `fail`. */
export interface SlowBackend {
  readonly backend: Backend;
  hang(): void;
  answer(): void;
  /** from now on, also what is waiting; an answer ends it */
  fail(error: Error): void;
}

/** Makes a backend answer when it is told to. */
export function slowBackend(backend: Backend): SlowBackend {
  let open: () => void = () => undefined;
  let gate: Promise<void> | undefined;
  let error: Error | undefined;
  async function passed<T>(act: () => Promise<T>): Promise<T> {
    await gate;
    if (error) throw error;
    return act();
  }
  return {
    backend: {
      get: (key) => passed(() => backend.get(key)),
      update: (key, next) => passed(() => backend.update(key, next)),
      del: (key) => passed(() => backend.del(key)),
      keys: () => passed(() => backend.keys()),
    },
    hang: () => (gate ??= new Promise((done) => (open = done))),
    answer() {
      gate = undefined;
      error = undefined;
      open();
    },
    fail(with_) {
      error = with_;
      gate = undefined;
      open();
    },
  };
}
