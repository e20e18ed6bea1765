import type { StorageProblem } from '@/components/storage/kept';
import { keyOf, type Slot } from '@/components/storage/slot';
import type { Report } from '@/components/storage/trouble';

/** How long until something that failed is tried again, in milliseconds. */
const AGAIN = 5000;

/** The slots that cannot be read or stored now. */
export interface Failing {
  /** A slot cannot be read or stored now: it is told, and tried again until it is well. */
  trouble(slot: Slot<unknown>, problem: StorageProblem): StorageProblem;
  /** What stands under a key can be read and stored; that it could not is told no more. */
  well(key: string): void;
}

/** Nothing has failed yet. `again` tries a slot once more, and says with `well` when that went well. */
export function createFailing(report: Report, again: (slot: Slot<unknown>) => void): Failing {
  const troubled = new Map<string, Slot<unknown>>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tryAgain(): void {
    timer = troubled.size ? setTimeout(tryAgain, AGAIN) : undefined;
    troubled.forEach((slot) => again(slot));
  }
  return {
    trouble(slot, problem) {
      troubled.set(keyOf(slot), slot);
      report.problem(keyOf(slot), problem);
      timer ??= setTimeout(tryAgain, AGAIN);
      return problem;
    },
    well(key) {
      if (troubled.delete(key)) report.problem(key, undefined);
    },
  };
}
