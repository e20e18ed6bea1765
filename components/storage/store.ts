import type { Aside } from '@/components/storage/aside';
import { createIndexedDb, type Backend, type Put } from '@/components/storage/backend';
import { storeEntered } from '@/components/storage/entered';
import { createJournal, type Journal } from '@/components/storage/journal';
import type { Changed, Kept, StorageProblem } from '@/components/storage/kept';
import { tellHere } from '@/components/storage/other-pages';
import { find, shown, without } from '@/components/storage/reading';
import { createSession, give, known, type Session } from '@/components/storage/session';
import { keyOf, type Slot } from '@/components/storage/slot';
import { troubles, type Report } from '@/components/storage/trouble';
import { storeChange, storeExchange, takeAway } from '@/components/storage/writing';

/**
 * Where the values of this device are read and stored. A device that does not answer is waited for two seconds, then
 * the page goes on without it; when it answers after all, what was entered meanwhile is stored, and nothing that stood
 * there is lost. Who listens to the key (other-pages.ts) hears of it, and `peek` has the value at that moment.
 */
export interface Store {
  /** What is stored; undefined when nothing is, or nothing that can be read. Never rejects. */
  load<T>(slot: Slot<T>): Promise<Kept<T>>;
  /**
   * Stores a value; gives the problem when it is not stored yet. What has changed is noted before this returns, so that
   * it outlasts a page that is closed at once. Never rejects.
   */
  save<T>(slot: Slot<T>, value: T): Promise<StorageProblem | undefined>;
  /**
   * Stores what `next` makes of the value that stands there at that moment, so that two changes never lose each other.
   * It is noted as the change of the value that this page knows. `next` may be asked several times. Never rejects.
   */
  change<T>(slot: Slot<T>, next: (value: T | undefined) => T): Promise<Changed<T>>;
  /** Forgets what is stored. Never rejects. */
  remove(slot: Slot<unknown>): Promise<void>;
  /** The value as this page has read or given it last. */
  peek<T>(slot: Slot<T>): T | undefined;
  /**
   * Stores what `act` makes of what stands there, valid or not, after everything that was given before; what it puts
   * elsewhere is stored at the same moment. Rejects when it cannot be stored, and when `act` throws.
   */
  exchange<T>(slot: Slot<T>, act: (raw: unknown, put: Put) => T): Promise<void>;
  /** Every key that holds something; undefined when the device does not say. Never rejects. */
  keys(): Promise<readonly string[] | undefined>;
  /** What stands under a key, as it is; undefined when nothing does or the device does not say. Never rejects. */
  raw(key: string): Promise<unknown>;
  /** Takes away what was set aside; tells whether it is gone. Never rejects. */
  discard(aside: Aside): Promise<boolean>;
}

/** Reads or stores once more what could not be read or stored. */
function tryAgain(session: Session, slot: Slot<unknown>): void {
  const { pending, unsaved, inTurn } = session;
  const key = keyOf(slot);
  // What waits for its turn will be stored in its turn.
  if (unsaved.get(key) === 'silent') return;
  if (pending.has(key)) void inTurn(key, () => storeEntered(session, slot));
  else void find(session, slot).then(({ problem }) => problem === undefined && tellHere(key));
}

/** A write, waited for no longer than a player can wait. */
function waitedFor<T>(session: Session, slot: Slot<unknown>, write: Promise<T>, unanswered: () => T): Promise<T> {
  const { patience, pending, failing, unsaved } = session;
  const key = keyOf(slot);
  return patience.answer(
    write,
    () => {
      if (pending.has(key)) unsaved.set(key, 'silent');
      failing.trouble(slot, 'silent');
      return unanswered();
    },
    () => tellHere(key),
  );
}

/** An answer of the device, or what stands for none. */
const asked = <T>({ patience }: Session, answer: Promise<T>, none: T): Promise<T> =>
  patience
    .answer(
      answer,
      () => none,
      () => undefined,
    )
    .catch(() => none);

/**
 * A store over a backend. Values are validated when they are read; damaged ones are moved to a key of their own and
 * never overwritten. What cannot be written is kept in memory, so that the session goes on; what a page has noted and
 * could not store before it was closed is stored when the value is read again.
 */
export function createStore(
  device: Backend = createIndexedDb(),
  journal: Journal = createJournal(),
  report: Report = troubles,
): Store {
  const session = createSession(device, journal, report, tryAgain);
  const { backend, patience, pending, latest, inTurn } = session;

  return {
    load: (slot) =>
      patience.answer(
        shown(session, slot),
        () => without(session, slot, 'silent'),
        () => tellHere(keyOf(slot)),
      ),
    save(slot, value) {
      const key = keyOf(slot);
      give(session, slot, value);
      const write = inTurn(key, () => storeEntered(session, slot));
      return waitedFor<StorageProblem | undefined>(session, slot, write, () => 'silent');
    },
    async change<T>(slot: Slot<T>, next: (value: T | undefined) => T) {
      const noted = next(known(session, slot));
      const step = give(session, slot, noted);
      const write = inTurn(keyOf(slot), () => storeChange(session, slot, next, step));
      return waitedFor(session, slot, write, () => ({ value: known(session, slot) ?? noted, problem: 'silent' }));
    },
    remove(slot) {
      const key = keyOf(slot);
      latest.delete(key);
      pending.forget(key);
      const write = inTurn(key, () => takeAway(session, key));
      return waitedFor(session, slot, write, () => undefined);
    },
    peek: (slot) => known(session, slot),
    keys: () => asked(session, backend.keys(), undefined),
    raw: (key) => asked(session, backend.get(key), undefined),
    discard: ({ id }) =>
      asked(
        session,
        backend.del(id).then(() => true),
        false,
      ),
    exchange: (slot, act) => inTurn(keyOf(slot), () => storeExchange(session, slot, act)),
  };
}

/** The store of this device. */
export const store = createStore();
