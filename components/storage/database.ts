import { promisifyRequest, type UseStore } from 'idb-keyval';

/*
 * The connection to the device's database, as unreliable as browsers are: WebKit forgets to answer the first request to
 * open it, or closes it under a page that has it open.
 */

// The names that idb-keyval gives by itself: what devices have stored stands there.
const DATABASE = 'keyval-store';
const OBJECTS = 'keyval';
/** How long an opening may take before it is asked for once more, twice as long each time, in milliseconds. */
const ASK_AGAIN = 1000;
const LONGEST = 30_000;
/** How long a connection may leave a request without an answer before the next one gets another, in milliseconds. */
const LOST = 4000;

/** The databases of the browser, as soon as they are asked for: not every place has any. */
type Databases = () => Pick<IDBFactory, 'open'> & Partial<Pick<IDBFactory, 'databases'>>;

async function openOnce(browser: Databases, version?: number): Promise<IDBDatabase> {
  const request = browser().open(DATABASE, version);
  request.onupgradeneeded = () => {
    if (!request.result.objectStoreNames.contains(OBJECTS)) request.result.createObjectStore(OBJECTS);
  };
  const database = await promisifyRequest(request);
  if (database.objectStoreNames.contains(OBJECTS)) return database;
  // Somebody has made the database without what is kept in it.
  database.close();
  return openOnce(browser, database.version + 1);
}

/** The database; asked for again while nothing answers, since a second request wakes what has forgotten the first. */
function open(browser: Databases): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const ask = (patience: number) => {
      again = setTimeout(() => {
        void browser()
          .databases?.()
          .catch(() => undefined);
        ask(Math.min(2 * patience, LONGEST));
      }, patience);
      openOnce(browser).then(
        (database) => {
          clearTimeout(again);
          if (isOver) database.close();
          isOver = true;
          resolve(database);
        },
        (error: unknown) => {
          clearTimeout(again);
          isOver = true;
          reject(error instanceof Error ? error : new Error('The database was not opened.'));
        },
      );
    };
    ask(ASK_AGAIN);
  });
}

/** The objects of this device, over a connection that is made anew whenever it has gone. */
export function createDatabase(browser: Databases = () => indexedDB): UseStore {
  let connection: Promise<IDBDatabase> | undefined;

  function connected(): Promise<IDBDatabase> {
    if (connection) return connection;
    const opening = open(browser);
    connection = opening;
    opening.then(
      (database) => {
        database.onclose = () => drop(opening);
        database.onversionchange = () => {
          database.close();
          drop(opening);
        };
      },
      () => drop(opening),
    );
    return opening;
  }
  const drop = (gone: Promise<IDBDatabase>): void => {
    if (connection === gone) connection = undefined;
  };

  /** The objects in a transaction; over another connection when the browser has closed this one. */
  async function begin(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    const opening = connected();
    const database = await opening;
    try {
      return database.transaction(OBJECTS, mode).objectStore(OBJECTS);
    } catch {
      drop(opening);
      return (await connected()).transaction(OBJECTS, mode).objectStore(OBJECTS);
    }
  }

  return async (mode, act) => {
    const objects = await begin(mode);
    const used = connection;
    const lost = setTimeout(() => used && drop(used), LOST);
    try {
      return await act(objects);
    } catch (error) {
      if (used && isLost(error)) drop(used);
      throw error;
    } finally {
      clearTimeout(lost);
    }
  };
}

const LOST_BY = ['UnknownError', 'InvalidStateError', 'AbortError', 'TransactionInactiveError'];
const isLost = (error: unknown): boolean => error instanceof DOMException && LOST_BY.includes(error.name);
