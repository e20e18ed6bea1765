import { putAside, type Aside } from '@/components/storage/aside';
import { createIndexedDb, overheard, type Backend, type Put } from '@/components/storage/backend';
import { joined } from '@/components/storage/join';
import { createJournal, type Journal, type Note, type Step } from '@/components/storage/journal';
import { withNotes, withSteps } from '@/components/storage/noted';
import { tellHere } from '@/components/storage/other-pages';
import { movedAway, replayed } from '@/components/storage/mend';
import { createPatience } from '@/components/storage/patience';
import { createPending } from '@/components/storage/pending';
import { keyOf, valid, type Slot } from '@/components/storage/slot';
import { troubles, type Report } from '@/components/storage/trouble';

/** Why something stored is not what it should be; the words are in the messages of the storage. */
export type StorageProblem =
  /** what was stored could not be read; it was set aside */
  | 'damaged'
  /** the device keeps nothing: values last until the page is closed */
  | 'unavailable'
  /** the device has no room left: values last until the page is closed */
  | 'full'
  /** the device does not answer: values are noted, and stored as soon as it does */
  | 'silent';

/** A value of a slot, and what is wrong with it. */
export interface Kept<T> {
  readonly value: T | undefined;
  readonly problem?: StorageProblem;
}

interface Changed<T> {
  readonly value: T;
  readonly problem: StorageProblem | undefined;
}

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

/** How long until something that failed is tried again, in milliseconds. */
const AGAIN = 5000;

const problemOf = (error: unknown): StorageProblem =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable';

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
  const patience = createPatience();
  const backend = overheard(device, () => patience.heard());
  const pending = createPending(journal);
  // The values as this page has read or given them last, and how often it has given one.
  const latest = new Map<string, unknown>();
  const gifts = new Map<string, number>();
  // Keys whose stored value this page has seen, and those under which it goes on without having seen it.
  const seen = new Set<string>();
  const blind = new Set<string>();
  // Why the value that was given last is not stored.
  const unsaved = new Map<string, StorageProblem>();
  // Keys whose damaged data could not be moved away: writing them would lose it.
  const guarded = new Set<string>();
  // Notes of other pages that are in a value as it was read, and not yet in the stored one.
  const given = new Map<string, readonly Note[]>();
  // Keys into which notes of other pages were just stored.
  const brought = new Set<string>();
  // The last write of each key that was asked for.
  const turns = new Map<string, Promise<unknown>>();
  // Slots that are to be tried again, and when.
  const troubled = new Map<string, Slot<unknown>>();
  let again: ReturnType<typeof setTimeout> | undefined;

  /** Writes under a key one after the other: each finds what the one before has left, stored or not. */
  function inTurn<T>(key: string, write: () => Promise<T>): Promise<T> {
    const turn = (turns.get(key) ?? Promise.resolve()).then(write, write);
    turns.set(key, turn);
    return turn;
  }

  const known = <T>(slot: Slot<T>): T | undefined => latest.get(keyOf(slot)) as T | undefined;

  function note<T>(slot: Slot<T>, value: T): Step {
    const key = keyOf(slot);
    if (patience.isSilent() && !seen.has(key)) blind.add(key);
    const step = pending.note(slot, key, known(slot), value);
    latest.set(key, value);
    gifts.set(key, (gifts.get(key) ?? 0) + 1);
    return step;
  }

  /** A slot cannot be read or stored now: it is told, and tried again. */
  function trouble(slot: Slot<unknown>, problem: StorageProblem): StorageProblem {
    troubled.set(keyOf(slot), slot);
    report.problem(keyOf(slot), problem);
    again ??= setTimeout(tryAgain, AGAIN);
    return problem;
  }

  function tryAgain(): void {
    again = troubled.size ? setTimeout(tryAgain, AGAIN) : undefined;
    for (const [key, slot] of troubled) {
      // What waits for its turn will be stored in its turn.
      if (unsaved.get(key) === 'silent') continue;
      if (pending.has(key)) void inTurn(key, () => storeEntered(slot));
      else void find(slot).then(({ problem }) => problem === undefined && tellHere(key));
    }
  }

  function isWell(key: string): void {
    if (troubled.delete(key)) report.problem(key, undefined);
  }

  /** What was given last is stored, unless something newer waits, with the notes of other pages that were in it. */
  function wasStored(key: string, notes: readonly Note[] = []): void {
    seen.add(key);
    journal.forget(notes);
    if (notes.length) given.delete(key);
    if (pending.has(key)) return;
    if (unsaved.delete(key)) report.caughtUp();
    isWell(key);
  }

  /** Keeps for this session what could not be stored, and notes it. */
  function keepUnsaved(slot: Slot<unknown>, step: Step, error: unknown): StorageProblem {
    const problem = trouble(slot, problemOf(error));
    unsaved.set(keyOf(slot), problem);
    pending.fail(keyOf(slot), step);
    return problem;
  }

  /** The value as far as it is known without the device; notes of other pages stay until they can be stored. */
  function without<T>(slot: Slot<T>, problem: StorageProblem): Kept<T> {
    const key = keyOf(slot);
    if (!seen.has(key)) blind.add(key);
    if (known(slot) === undefined) {
      const notes = journal.others(key);
      given.set(key, notes);
      latest.set(key, withNotes(slot, undefined, notes).value);
    }
    return { value: known(slot), problem: trouble(slot, problem) };
  }

  /** Makes what other pages have noted in the stored value. */
  async function replay<T>(slot: Slot<T>): Promise<Kept<T>> {
    const key = keyOf(slot);
    const { value, notes, aside } = await replayed(backend, journal, slot);
    if (notes.length) brought.add(key);
    journal.forget(notes);
    aside.forEach((one) => report.aside(one));
    return { value, ...(aside.length ? { problem: 'damaged' } : {}) };
  }

  async function read<T>(slot: Slot<T>): Promise<Kept<T>> {
    const key = keyOf(slot);
    const raw = await backend.get(key);
    let kept: Kept<T> = { value: raw === undefined ? undefined : valid(slot, raw) };
    if (raw !== undefined && kept.value === undefined)
      try {
        const { value, aside } = await movedAway(backend, slot);
        if (aside) report.aside(aside);
        kept = { value, problem: 'damaged' };
      } catch (error) {
        guarded.add(key);
        blind.add(key);
        trouble(slot, problemOf(error));
        return { value: undefined, problem: 'damaged' };
      }
    guarded.delete(key);
    if (!journal.others(key).length) return kept;
    const { value, problem = kept.problem } = await replay(slot).catch((error: unknown): Kept<T> => {
      const notes = journal.others(key);
      given.set(key, notes);
      return { value: withNotes(slot, kept.value, notes).value, problem: trouble(slot, problemOf(error)) };
    });
    return { value, ...(problem ? { problem } : {}) };
  }

  /** What is stored, however long the device takes to say it. */
  async function find<T>(slot: Slot<T>): Promise<Kept<T>> {
    const key = keyOf(slot);
    const problem = unsaved.get(key);
    if (problem) return { value: known(slot), problem };
    const before = gifts.get(key);
    try {
      const found = await read(slot);
      // A value given meanwhile is newer.
      if (gifts.get(key) === before && !pending.has(key)) {
        latest.set(key, found.value);
        seen.add(key);
        if (!guarded.has(key)) blind.delete(key);
      } else if (brought.has(key)) blind.add(key);
      brought.delete(key);
      if (!unsaved.has(key) && (found.problem === undefined || (found.problem === 'damaged' && !guarded.has(key))))
        isWell(key);
      return found;
    } catch (error) {
      return without(slot, problemOf(error));
    }
  }

  /**
   * Stores all that was given and is not stored yet, in what stands there now: this page may not have seen that.
   */
  async function storeEntered<T>(slot: Slot<T>): Promise<StorageProblem | undefined> {
    const key = keyOf(slot);
    const waiting = pending.of(key);
    const [last, value] = [waiting?.steps.at(-1), known(slot)];
    if (!waiting || !last || value === undefined) return undefined;
    try {
      let [made, aside]: [T, Aside | undefined] = [value, undefined];
      const notes = given.get(key) ?? [];
      await backend.update(key, (raw, put) => {
        const together = joined(slot, raw, { value, from: waiting.from, notes });
        made = together.value;
        aside = together.aside && putAside(put, key, together.aside, raw);
        return made;
      });
      pending.settle(key, last, true);
      const rest = pending.of(key);
      latest.set(key, rest ? (withSteps(slot, made, rest.steps) ?? known(slot)) : made);
      blind.delete(key);
      guarded.delete(key);
      wasStored(key, notes);
      if (aside) report.aside(aside);
      tellHere(key);
      return undefined;
    } catch (error) {
      return keepUnsaved(slot, last, error);
    }
  }

  /** Stores a value that was given; `isBlind` when this page did not know then what stands there. */
  async function storeWhole<T>(
    slot: Slot<T>,
    value: T,
    step: Step,
    isBlind: boolean,
  ): Promise<StorageProblem | undefined> {
    const key = keyOf(slot);
    const isWaiting = pending.of(key)?.steps.includes(step) ?? false;
    if (!isWaiting || isBlind || blind.has(key)) return storeEntered(slot);
    try {
      await backend.set(key, value);
      pending.settle(key, step, true);
      wasStored(key, given.get(key));
      return undefined;
    } catch (error) {
      return keepUnsaved(slot, step, error);
    }
  }

  async function storeChange<T>(slot: Slot<T>, next: (value: T | undefined) => T, step: Step): Promise<Changed<T>> {
    const key = keyOf(slot);
    const noted = known(slot) as T;
    const isWaiting = pending.of(key)?.steps.includes(step);
    const { value: found, problem } = await find(slot);
    if (!isWaiting || unsaved.has(key) || blind.has(key))
      return { problem: await storeEntered(slot), value: known(slot) ?? noted };
    let value = next(found);
    try {
      if (value !== found)
        await backend.update(key, (raw) => {
          const now = raw === undefined ? undefined : valid(slot, raw);
          if (raw !== undefined && now === undefined) throw new Error(`${key} has been damaged meanwhile`);
          return (value = next(now));
        });
      pending.settle(key, step, false);
      if (!pending.has(key)) latest.set(key, value);
      wasStored(key);
      return { value, problem: value === found || problem === 'damaged' ? problem : undefined };
    } catch (error) {
      return { value, problem: keepUnsaved(slot, step, error) };
    }
  }

  /** An answer of the device, or what stands for none. */
  const asked = <T>(answer: Promise<T>, none: T): Promise<T> =>
    patience
      .answer(
        answer,
        () => none,
        () => undefined,
      )
      .catch(() => none);

  /** A write, waited for no longer than a player can wait. */
  function waitedFor<T>(slot: Slot<unknown>, write: Promise<T>, unanswered: () => T): Promise<T> {
    const key = keyOf(slot);
    return patience.answer(
      write,
      () => {
        if (pending.has(key)) unsaved.set(key, 'silent');
        trouble(slot, 'silent');
        return unanswered();
      },
      () => tellHere(key),
    );
  }

  return {
    load: (slot) =>
      patience.answer(
        find(slot),
        () => without(slot, 'silent'),
        () => tellHere(keyOf(slot)),
      ),
    save(slot, value) {
      const step = note(slot, value);
      const isBlind = blind.has(keyOf(slot));
      const write = inTurn(keyOf(slot), () => storeWhole(slot, value, step, isBlind));
      return waitedFor<StorageProblem | undefined>(slot, write, () => 'silent');
    },
    async change<T>(slot: Slot<T>, next: (value: T | undefined) => T) {
      const noted = next(known(slot));
      const step = note(slot, noted);
      const write = inTurn(keyOf(slot), () => storeChange(slot, next, step));
      return waitedFor(slot, write, () => ({ value: known(slot) ?? noted, problem: 'silent' }));
    },
    remove(slot) {
      const key = keyOf(slot);
      latest.delete(key);
      pending.forget(key);
      const write = inTurn(key, async () => {
        unsaved.delete(key);
        blind.delete(key);
        try {
          await backend.del(key);
        } catch {
          // What cannot be reached cannot be kept for long either.
        }
        isWell(key);
      });
      return waitedFor(slot, write, () => undefined);
    },
    peek: known,
    keys: () => asked(backend.keys(), undefined),
    raw: (key) => asked(backend.get(key), undefined),
    discard: ({ id }) =>
      asked(
        backend.del(id).then(() => true),
        false,
      ),
    exchange: <T>(slot: Slot<T>, act: (raw: unknown, put: Put) => T) =>
      inTurn(keyOf(slot), async () => {
        const key = keyOf(slot);
        if (pending.has(key) && (await storeEntered(slot))) throw new Error(`what was given for ${key} is not stored`);
        let value: T | undefined;
        await backend.update(key, (raw, put) => (value = act(raw, put)));
        latest.set(key, value);
        seen.add(key);
        blind.delete(key);
        tellHere(key);
      }),
  };
}

/** The store of this device. */
export const store = createStore();
