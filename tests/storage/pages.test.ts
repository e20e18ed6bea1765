import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createJournal } from '@/components/storage/journal';
import type { Slot } from '@/components/storage/slot';
import { slot } from '@/components/storage/slots';
import type { Backend } from '@/components/storage/backend';
import { createStore, type Store } from '@/components/storage/store';
import { memoryBackend } from '@/tests/support/memory-backend';
import { memoryStorage } from '@/tests/support/memory-storage';
import { randomFrom } from '@/tests/support/random';

interface Value {
  readonly title: string;
  readonly cells: Readonly<Record<string, string>>;
  readonly list: readonly { readonly id: number; readonly word: string }[];
}
const values = slot<Value>(
  'test/pages',
  1,
  z.object({
    title: z.string(),
    cells: z.record(z.string(), z.string()),
    list: z.array(z.object({ id: z.number(), word: z.string() })),
  }),
);
const EMPTY: Value = { title: '', cells: {}, list: [] };
type Edit = (value: Value) => Value;

/** Lets other work go on, so many times. */
async function pause(times: number): Promise<void> {
  for (let i = 0; i < times; i++) await new Promise<void>((done) => setImmediate(done));
}

/**
 * A device that answers when it likes. A page that is killed stores what is under way or does not, and hears nothing.
 */
function device(random: () => number) {
  const { backend } = memoryBackend();
  const notes = memoryStorage();
  let pages = 0;
  function page(): { readonly store: Store; kill(): void } {
    let alive = true;
    let before: Promise<unknown> = Promise.resolve();
    const isTight = random() < 0.2;
    const never = () => new Promise<never>(() => undefined);
    async function answer<T>(act: () => Promise<T>, needsRoom: boolean): Promise<T> {
      const earlier = before;
      let end: () => void = () => undefined;
      before = new Promise<void>((done) => (end = done));
      await earlier;
      await pause(Math.floor(random() * 4));
      end();
      if (!alive && random() < 0.5) return never();
      if (needsRoom && isTight && random() < 0.5) throw new DOMException('no room', 'QuotaExceededError');
      const found = await act();
      return alive ? found : never();
    }
    const slow: Backend = {
      get: (key) => answer(() => backend.get(key), false),
      update: (key, next) => answer(() => backend.update(key, next), true),
      del: (key) => answer(() => backend.del(key), false),
      keys: () => answer(() => backend.keys(), false),
    };
    const own: Storage = {
      ...notes,
      get length() {
        return notes.length;
      },
      setItem: (id, text) => alive && notes.setItem(id, text),
      removeItem: (id) => alive && notes.removeItem(id),
    };
    return {
      store: createStore(
        slow,
        createJournal(() => own, String(pages++)),
      ),
      kill: () => (alive = false),
    };
  }
  return { page };
}

function anyEdit(random: () => number): Edit {
  const below = (most: number): number => Math.floor(random() * most);
  const [name, word, id] = ['abc'.charAt(below(3)), String(below(3)), below(6)];
  const others = ({ list }: Value): Value['list'] => list.filter((one) => one.id !== id);
  const edits: readonly Edit[] = [
    (value) => ({ ...value, title: word }),
    (value) => ({ ...value, cells: { ...value.cells, [name]: word } }),
    (value) => ({ ...value, cells: Object.fromEntries(Object.entries(value.cells).filter(([one]) => one !== name)) }),
    (value) => ({ ...value, list: [...others(value), { id, word }] }),
    (value) => ({ ...value, list: others(value) }),
  ];
  return edits[below(edits.length)] ?? ((value) => value);
}

/**
 * Four pages one after the other, each with some edits and killed at any moment; what each found, and what it should
 * have.
 */
async function evening(seed: number): Promise<{ readonly found: readonly Value[]; readonly wanted: readonly Value[] }> {
  const random = randomFrom(seed);
  const { page } = device(random);
  const [found, wanted]: [Value[], Value[]] = [[], []];
  let now = EMPTY;
  for (let i = 0; i < 4; i++) {
    const { store, kill } = page();
    found.push((await store.load(values)).value ?? EMPTY);
    wanted.push(now);
    const isWhole = random() < 0.5;
    for (let left = 1 + Math.floor(random() * 5); left > 0; left--) {
      const edit = anyEdit(random);
      now = edit(now);
      void (isWhole ? store.save(values, now) : store.change(values, (value) => edit(value ?? EMPTY)));
      await pause(Math.floor(random() * (random() < 0.2 ? 30 : 4)));
    }
    kill();
    await pause(10);
  }
  return { found, wanted };
}

describe('pages that are killed at any moment, with room or without', () => {
  it('lose nothing that was given, and bring nothing back that was taken away', async () => {
    for (let seed = 1; seed <= 300; seed++) {
      const { found, wanted } = await evening(seed);
      expect(found, `seed ${seed}`).toEqual(wanted);
    }
  });
});

describe('pages that are open at once', () => {
  it('enter at the same moment, and each place that one of them has filled in stands', async () => {
    for (let seed = 1; seed <= 100; seed++) {
      const random = randomFrom(seed);
      const { page } = device(() => Math.max(0.2, random()));
      const pages = [page(), page()].map(({ store }, i) => ({
        store,
        names: [...'abcdefghijkl'].map((one) => one + i),
      }));
      await Promise.all(pages.map(({ store }) => store.load(values)));
      const enter = async ({ store, names }: (typeof pages)[number]) => {
        for (const name of names) {
          // What the page shows: neither knows yet what the other has stored.
          const shown = store.peek(values) ?? EMPTY;
          void store.save(values, { ...shown, cells: { ...shown.cells, [name]: 'x' } });
          await pause(Math.floor(random() * 4));
        }
      };
      await Promise.all(pages.map(enter));
      await pause(100);
      const [{ store }] = [page()];
      const cells = Object.keys((await store.load(values)).value?.cells ?? {});
      expect(cells.toSorted(), `seed ${seed}`).toEqual(pages.flatMap(({ names }) => names).toSorted());
    }
  });

  it('a page alone keeps its value as it gave it, however quickly: the steps back that are not noted too', async () => {
    interface Steps {
      readonly past: readonly number[];
      readonly now: number;
    }
    const counted: Slot<Steps> = {
      ...slot<Steps>('test/steps', 1, z.object({ past: z.array(z.number()), now: z.number() })),
      noted: {
        of: (value) => value?.now ?? 0,
        into: (value, now) => ({ past: [...(value?.past ?? []), value?.now ?? 0], now: now as number }),
      },
    };
    const { data, backend } = memoryBackend();
    const store = createStore(
      backend,
      createJournal(() => memoryStorage(), '1'),
    );
    await store.load(counted);
    const given = [1, 2, 3, 4].map((now) => ({ past: Array.from({ length: now }, (_, i) => i), now }));
    await Promise.all(given.map((value) => store.save(counted, value)));
    expect(data.get('umpire/test/steps/v1')).toEqual({ past: [0, 1, 2, 3], now: 4 });
  });

  it('the later of two entries in one place stands, and the value of the other is set aside', async () => {
    const { data, backend } = memoryBackend();
    const journal = (id: string) => createJournal(() => memoryStorage(), id);
    const [one, other] = [createStore(backend, journal('1')), createStore(backend, journal('2'))];
    await Promise.all([one, other].map((store) => store.load(values)));
    await one.save(values, { ...EMPTY, title: 'one' });
    await other.save(values, { ...EMPTY, title: 'other' });
    expect(data.get('umpire/test/pages/v1')).toEqual({ ...EMPTY, title: 'other' });
    expect([...data].filter(([key]) => key.includes('/v1/')).map(([, value]) => value)).toEqual([
      { ...EMPTY, title: 'one' },
    ]);
  });
});

describe('what a later version of Umpire has put beside what this one knows', () => {
  const loose = slot<{ readonly title: string; readonly view: { readonly zoom: number } }>(
    'test/loose',
    1,
    z.object({ title: z.string(), view: z.object({ zoom: z.number() }) }),
  );
  const LATER = { title: 'a', view: { zoom: 1, tilt: 3 }, colour: 'red' };

  it.each(['save', 'change'] as const)('stays when the value is rewritten: %s', async (how) => {
    const { data, backend } = memoryBackend({ 'umpire/test/loose/v1': LATER });
    const store = createStore(
      backend,
      createJournal(() => memoryStorage(), '1'),
    );
    const { value } = await store.load(loose);
    expect(value).toEqual({ title: 'a', view: { zoom: 1 } });
    if (how === 'save') await store.save(loose, { title: 'b', view: { zoom: 2 } });
    else await store.change(loose, (now) => ({ title: 'b', view: { zoom: (now?.view.zoom ?? 0) + 1 } }));
    expect(data.get('umpire/test/loose/v1')).toEqual({ title: 'b', view: { zoom: 2, tilt: 3 }, colour: 'red' });
    expect((await store.load(loose)).value).toEqual({ title: 'b', view: { zoom: 2 } });
  });
});
