import type { Aside } from '@/components/storage/aside';
import type { StorageProblem } from '@/components/storage/kept';

/** What the player is to be told of the storage of this device, wherever he is. */
export interface Trouble {
  /** what keeps something from being read or stored now; undefined when nothing does */
  readonly problem: StorageProblem | undefined;
  /** the storage answers again, and what was entered meanwhile is stored */
  readonly caughtUp: boolean;
  /** what this page has set aside and the player has not put away, the latest last */
  readonly aside: readonly Aside[];
  /** the player has closed the message of the problem */
  readonly isClosed: boolean;
  /** the list of all that is set aside lies open */
  readonly isListed: boolean;
}

/** What a store reports while it works. */
export interface Report {
  /** what keeps a key from being read or stored; undefined when nothing does any more */
  problem(key: string, problem: StorageProblem | undefined): void;
  /** something entered meanwhile is stored after all */
  caughtUp(): void;
  aside(aside: Aside): void;
}

export interface Troubles extends Report {
  get(): Trouble;
  subscribe(heard: () => void): () => void;
  /** the player has read what was done */
  putAway(): void;
  /** Opens the list of what is set aside, or closes it. */
  list(open: boolean): void;
}

export const NO_TROUBLE: Trouble = { problem: undefined, caughtUp: false, aside: [], isClosed: false, isListed: false };
const WORST: readonly StorageProblem[] = ['unavailable', 'full', 'silent'];

/** Nothing is wrong yet. */
export function createTroubles(): Troubles {
  const problems = new Map<string, StorageProblem>();
  const listeners = new Set<() => void>();
  let now = NO_TROUBLE;
  const put = (next: Trouble): void => {
    now = next;
    listeners.forEach((heard) => heard());
  };
  return {
    get: () => now,
    subscribe(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    problem(key, problem) {
      if (problems.get(key) === problem) return;
      if (problem) problems.set(key, problem);
      else problems.delete(key);
      const worst = WORST.find((one) => [...problems.values()].includes(one));
      if (worst !== now.problem)
        put({ ...now, problem: worst, isClosed: false, caughtUp: worst ? false : now.caughtUp });
    },
    caughtUp: () => put({ ...now, caughtUp: true }),
    aside: (aside) => put({ ...now, aside: [...now.aside, aside] }),
    list: (open) => put({ ...now, isListed: open }),
    putAway: () => put({ ...now, caughtUp: false, aside: [], isClosed: true }),
  };
}

/** The troubles of this page. */
export const troubles = createTroubles();
