import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createJournal } from '@/components/storage/journal';
import { keyOf } from '@/components/storage/slot';
import { slot } from '@/components/storage/slots';
import { createStore } from '@/components/storage/store';
import { createTroubles } from '@/components/storage/trouble';
import { memoryBackend } from '@/tests/support/memory-backend';
import { memoryStorage } from '@/tests/support/memory-storage';
import { randomFrom } from '@/tests/support/random';
import { slowBackend } from '@/tests/support/slow-backend';

type Cells = Readonly<Record<string, string>>;
const cells = slot<Cells>('test/evening', 1, z.record(z.string(), z.string()));
const KEY = keyOf(cells);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * Three pages one after the other on a device that hangs, fails and answers when it likes, each killed at any moment;
 * what was entered or stored and is nowhere in the end.
 */
async function evening(seed: number): Promise<readonly string[]> {
  const random = randomFrom(seed);
  const below = (most: number): number => Math.floor(random() * most);
  const { data, backend } = memoryBackend(random() < 0.7 ? { [KEY]: { first: 'stored', x: 'stored' } } : {});
  const entered = new Set(data.size ? ['first stored'] : []);
  const notes = memoryStorage();
  for (let page = 0; page < 3; page++) {
    let alive = true;
    const own: Storage = {
      ...notes,
      get length() {
        return notes.length;
      },
      setItem: (id, text) => alive && notes.setItem(id, text),
      removeItem: (id) => alive && notes.removeItem(id),
    };
    const slow = slowBackend(backend);
    const journal = createJournal(() => own, String(page));
    const store = createStore(slow.backend, journal, createTroubles());
    if (random() < 0.6) slow.hang();
    let loaded = false;
    void store.load(cells).then(() => (loaded = true));
    while (!loaded) await vi.advanceTimersByTimeAsync(100);
    for (let left = 2 + below(5); left > 0; left--) {
      // A place of its own each time, and one that all write to.
      const name = random() < 0.2 ? 'x' : `p${page}-${left}`;
      const edit = (now: Cells = {}): Cells => ({ ...now, [name]: String(seed) });
      if (name !== 'x') entered.add(`${name} ${seed}`);
      void (random() < 0.5 ? store.save(cells, edit(store.peek(cells))) : store.change(cells, edit));
      const turn = random();
      if (turn < 0.2) slow.hang();
      else if (turn < 0.4) slow.fail(new Error('lost'));
      else if (turn < 0.7) slow.answer();
      await vi.advanceTimersByTimeAsync([0, 50, 2500, 9000][below(4)] ?? 0);
    }
    alive = false;
    // What is under way is stored or is not, and its page hears nothing.
    if (random() < 0.5) slow.fail(new Error('killed'));
    else slow.answer();
    await vi.advanceTimersByTimeAsync(50);
    slow.fail(new Error('killed'));
    vi.clearAllTimers();
  }
  const last = createStore(
    backend,
    createJournal(() => notes, 'last'),
    createTroubles(),
  );
  await last.load(cells);
  const kept = [...data.values()].flatMap((value) =>
    typeof value === 'string' ? [value] : Object.entries(value as Cells).map(([name, word]) => `${name} ${word}`),
  );
  return [...entered].filter((one) => !kept.includes(one));
}

it('a device that hangs, fails and answers at any moment loses nothing that was entered or stored', async () => {
  for (let seed = 1; seed <= 500; seed++) expect(await evening(seed), `seed ${seed}`).toEqual([]);
});
