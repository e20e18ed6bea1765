import { overheard, type Backend } from '@/components/storage/backend';
import { createFailing, type Failing } from '@/components/storage/failing';
import type { Journal, Note, Step } from '@/components/storage/journal';
import type { StorageProblem } from '@/components/storage/kept';
import { createPatience, type Patience } from '@/components/storage/patience';
import { createPending, type Pending } from '@/components/storage/pending';
import { keyOf, type Slot } from '@/components/storage/slot';
import type { Report } from '@/components/storage/trouble';
import { createTurns, type InTurn } from '@/components/storage/turns';

/** What a store knows while its page is open: all that reading and writing share, most of it by key. */
export interface Session {
  /** the device; `patience` hears of every answer */
  readonly backend: Backend;
  readonly journal: Journal;
  readonly report: Report;
  readonly patience: Patience;
  /** what this page has changed and does not know to be stored */
  readonly pending: Pending;
  readonly failing: Failing;
  readonly inTurn: InTurn;
  /** the values as this page has read or given them last */
  readonly latest: Map<string, unknown>;
  /** how often this page has given a value */
  readonly gifts: Map<string, number>;
  /** keys whose stored value this page has seen */
  readonly seen: Set<string>;
  /** keys under which this page goes on without having seen the stored value */
  readonly blind: Set<string>;
  /** why the value that was given last is not stored */
  readonly unsaved: Map<string, StorageProblem>;
  /** keys whose damaged data could not be moved away: writing them would lose it */
  readonly guarded: Set<string>;
  /** notes of other pages that are in a value as it was read, and not yet in the stored one */
  readonly notesIn: Map<string, readonly Note[]>;
  /** keys that were read for the screen while something of this page was not known to be stored */
  readonly missed: Set<string>;
  /** keys into which notes of other pages were just stored */
  readonly brought: Set<string>;
}

/** Nothing read or given yet. `again` tries once more what could not be read or stored. */
export function createSession(
  device: Backend,
  journal: Journal,
  report: Report,
  again: (session: Session, slot: Slot<unknown>) => void,
): Session {
  const patience = createPatience();
  const session: Session = {
    backend: overheard(device, () => patience.heard()),
    journal,
    report,
    patience,
    pending: createPending(journal),
    failing: createFailing(report, (slot) => again(session, slot)),
    inTurn: createTurns(),
    latest: new Map(),
    gifts: new Map(),
    seen: new Set(),
    blind: new Set(),
    unsaved: new Map(),
    guarded: new Set(),
    notesIn: new Map(),
    missed: new Set(),
    brought: new Set(),
  };
  return session;
}

/** The value as this page has read or given it last. */
export const known = <T>({ latest }: Session, slot: Slot<T>): T | undefined => latest.get(keyOf(slot)) as T | undefined;

/** Takes over a value that was given; what it changes is noted before this returns, as the step that is given back. */
export function give<T>(session: Session, slot: Slot<T>, value: T): Step {
  const { patience, pending, latest, gifts, seen, blind } = session;
  const key = keyOf(slot);
  if (patience.isSilent() && !seen.has(key)) blind.add(key);
  const step = pending.note(slot, key, known(session, slot), value);
  latest.set(key, value);
  gifts.set(key, (gifts.get(key) ?? 0) + 1);
  return step;
}
