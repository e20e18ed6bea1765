import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabase } from '@/components/storage/database';

/** A connection of the browser, as far as it is asked here. */
interface Connection {
  closed: boolean;
  onclose?: () => void;
  onversionchange?: () => void;
}

type Answer = 'hangs' | 'fails' | 'opens' | 'opens empty';

/** A browser that answers each opening as told, the last way ever after; with the connections that it has given. */
function browser(...answers: readonly Answer[]) {
  const given: Connection[] = [];
  const versions: (number | undefined)[] = [];
  const open = (_: string, version?: number) => {
    const answer = answers[Math.min(versions.length, answers.length - 1)];
    versions.push(version);
    const made: Connection & Record<string, unknown> = {
      closed: false,
      version: 1,
      objectStoreNames: { contains: () => answer === 'opens' },
      close: () => (made.closed = true),
      transaction() {
        if (made.closed) throw new DOMException('The database connection is closing.', 'InvalidStateError');
        return { objectStore: () => given.indexOf(made) };
      },
    };
    const request: { onsuccess?: () => void; onerror?: () => void; result?: unknown; error?: unknown } = {};
    if (answer === 'fails') {
      request.error = new DOMException('lost', 'UnknownError');
      setTimeout(() => request.onerror?.(), 1);
    } else if (answer !== 'hangs') {
      given.push(made);
      request.result = made;
      setTimeout(() => request.onsuccess?.(), 1);
    }
    return request;
  };
  // Of this test alone: what other files of the worker have left open goes on trying to reach the browser's own.
  const database = createDatabase(() => ({ open: open as unknown as IDBFactory['open'] }));
  return { given, versions, database };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Which of the connections is asked, in 10 seconds. */
async function used(database: ReturnType<typeof createDatabase>): Promise<unknown> {
  let found: unknown = 'nothing';
  database('readonly', async (objects) => objects).then(
    (objects) => (found = objects),
    (error: unknown) => (found = error),
  );
  await vi.advanceTimersByTimeAsync(10_000);
  return found;
}

describe('the connection to the database', () => {
  it('is opened once for all', async () => {
    const { versions, database } = browser('opens');
    expect([await used(database), await used(database), versions.length]).toEqual([0, 0, 1]);
  });
  it('is asked for again when the browser forgets to answer', async () => {
    const { versions, database } = browser('hangs', 'opens');
    expect([await used(database), versions.length]).toEqual([0, 2]);
  });
  it('is asked for ever more rarely when the browser goes on forgetting', async () => {
    const { versions, database } = browser('hangs');
    expect(await used(database)).toBe('nothing');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(versions.length).toBe(7);
  });
  it('is asked for anew by the next request when it was refused', async () => {
    const { database } = browser('fails', 'opens');
    expect(await used(database)).toMatchObject({ name: 'UnknownError' });
    expect(await used(database)).toBe(0);
  });
  it('is made anew when the browser has closed it, with word or without', async () => {
    const { given, database } = browser('opens');
    await used(database);
    if (given[0]) given[0].closed = true;
    expect(await used(database)).toBe(1);
    given[1]?.onclose?.();
    expect(await used(database)).toBe(2);
  });
  it('makes room for a page that changes the database', async () => {
    const { given, database } = browser('opens');
    await used(database);
    given[0]?.onversionchange?.();
    expect(given[0]?.closed).toBe(true);
    expect(await used(database)).toBe(1);
  });
  it('of a database without the objects makes them', async () => {
    const { versions, database } = browser('opens empty', 'opens');
    expect(await used(database)).toBe(1);
    expect(versions).toEqual([undefined, 2]);
  });
});
