/*
 * What a browser's storage does at its worst, each as a script that runs in every page before the page's own
 * (`context.addInitScript(fault.script)`). A script is plain text for the browser and reads nothing from here.
 */

/** A way in which a device's storage fails. */
export interface StorageFault {
  readonly name: string;
  readonly script: string;
  /**
   * `told`: the player is told of it; `healed`: it passes by itself and nothing is missing afterwards; `damaged`:
   * something stored cannot be read, is set aside and told
   */
  readonly ends: 'told' | 'healed' | 'damaged';
}

const script = (body: string): string => `(() => { ${body} })();`;

/** The event at which a database that was held back answers. */
export const ANSWER = 'test/answer';

/** Opens the database in place of the browser, when it is let go; `when` runs `later` at that moment. */
const heldOpen = (when: string, times = Infinity): string =>
  script(`
    const open = IDBFactory.prototype.open;
    let left = ${times};
    IDBFactory.prototype.open = function (...args) {
      if (left-- <= 0) return open.apply(this, args);
      const fake = {};
      const later = () => {
        const real = open.apply(this, args);
        const pass = (name) => (event) => {
          try { fake.result = real.result; } catch {}
          fake.error = real.error;
          fake.transaction = real.transaction;
          fake['on' + name]?.call(fake, event);
        };
        for (const name of ['upgradeneeded', 'success', 'error', 'blocked']) real['on' + name] = pass(name);
      };
      ${when}
      return fake;
    };`);

/** Opens the database in `ms` milliseconds; never when it is Infinity. */
const lateOpen = (ms: number, times = Infinity): string =>
  heldOpen(ms === Infinity ? '' : `setTimeout(later, ${ms});`, times);

/** Opens the database at an event: a test that needs an order of things does not wait for a clock. */
export const OPEN_ON_ANSWER: StorageFault = {
  name: 'open hangs until it is let go',
  script: heldOpen(
    `if (window.answered) later(); else addEventListener('${ANSWER}', () => { window.answered = true; later(); });`,
  ),
  ends: 'healed',
};

/** Refuses to open the database, as the browser does it: by an event. */
const refusedOpen = (times = Infinity): string =>
  script(`
    const open = IDBFactory.prototype.open;
    let left = ${times};
    IDBFactory.prototype.open = function (...args) {
      if (left-- <= 0) return open.apply(this, args);
      const fake = { error: new DOMException('Internal error opening backing store', 'UnknownError') };
      setTimeout(() => fake.onerror?.call(fake, new Event('error')), 5);
      return fake;
    };`);

const putThrows = (name: string): string =>
  script(`IDBObjectStore.prototype.put = () => { throw new DOMException('refused for the test', '${name}'); };`);

/** Faults of the storage itself. */
export const BROKEN: readonly StorageFault[] = [
  { name: 'open hangs', script: lateOpen(Infinity), ends: 'told' },
  { name: 'open hangs for five seconds', script: lateOpen(5000), ends: 'healed' },
  { name: 'the first open hangs', script: lateOpen(Infinity, 1), ends: 'healed' },
  { name: 'open is refused', script: refusedOpen(), ends: 'told' },
  { name: 'the first open is refused', script: refusedOpen(1), ends: 'healed' },
  {
    name: 'open throws',
    script: script(`IDBFactory.prototype.open = () => { throw new DOMException('not here', 'SecurityError'); };`),
    ends: 'told',
  },
  {
    name: 'there is no IndexedDB',
    script: script(`Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true });`),
    ends: 'told',
  },
  {
    name: 'reads hang',
    script: script(`IDBObjectStore.prototype.get = () => ({});`),
    ends: 'told',
  },
  {
    name: 'reads fail',
    script: script(`
      IDBObjectStore.prototype.get = () => {
        const fake = { error: new DOMException('lost', 'UnknownError') };
        setTimeout(() => fake.onerror?.call(fake, new Event('error')), 5);
        return fake;
      };`),
    ends: 'told',
  },
  {
    name: 'writes are never confirmed',
    script: script(`
      const begin = IDBDatabase.prototype.transaction;
      IDBDatabase.prototype.transaction = function (names, mode, ...rest) {
        const made = begin.call(this, names, mode, ...rest);
        if (mode === 'readwrite') Object.defineProperty(made, 'oncomplete', { set() {}, get: () => null });
        return made;
      };`),
    ends: 'told',
  },
  { name: 'there is no room', script: putThrows('QuotaExceededError'), ends: 'told' },
  {
    name: 'transactions abort',
    script: script(`
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (...args) {
        const made = put.apply(this, args);
        made.onsuccess = () => this.transaction.abort();
        return made;
      };`),
    ends: 'told',
  },
  {
    name: 'the browser closes the connection at every third transaction',
    script: script(`
      const begin = IDBDatabase.prototype.transaction;
      let count = 0;
      IDBDatabase.prototype.transaction = function (...args) {
        if (++count % 3 === 0) this.close();
        return begin.apply(this, args);
      };`),
    ends: 'healed',
  },
  {
    name: 'localStorage is refused',
    script: script(`
      Object.defineProperty(window, 'localStorage', {
        get() { throw new DOMException('not here', 'SecurityError'); }, configurable: true });`),
    ends: 'healed',
  },
  {
    name: 'localStorage is full',
    script: script(`
      Storage.prototype.setItem = () => { throw new DOMException('no room', 'QuotaExceededError'); };`),
    ends: 'healed',
  },
  {
    name: 'nothing can be stored anywhere',
    script: script(`
      const none = { get() { throw new DOMException('not here', 'SecurityError'); }, configurable: true };
      for (const name of ['indexedDB', 'localStorage', 'sessionStorage', 'caches'])
        Object.defineProperty(window, name, none);`),
    ends: 'told',
  },
  {
    name: 'there is no BroadcastChannel',
    script: script(`Object.defineProperty(window, 'BroadcastChannel', { value: undefined, configurable: true });`),
    ends: 'healed',
  },
];

/**
 * Puts values into the store before the first page reads it, once for a profile; `values` is the text of an object, so
 * that it can hold what JSON cannot.
 */
export const seeded = (values: string): string =>
  script(`
    if (!/^http/.test(location.protocol) || localStorage.getItem('test/seeded')) return;
    localStorage.setItem('test/seeded', '1');
    const opening = indexedDB.open('keyval-store');
    opening.onupgradeneeded = () => opening.result.createObjectStore('keyval');
    opening.onsuccess = () => {
      const made = opening.result.transaction('keyval', 'readwrite');
      for (const [key, value] of Object.entries(${values})) made.objectStore('keyval').put(value, key);
      made.oncomplete = () => opening.result.close();
    };`);

const damaged = (name: string, values: string): StorageFault => ({ name, script: seeded(values), ends: 'damaged' });

/** Values that were damaged on the way, or come from a newer version, by the kind of what they are. */
export const DAMAGED: readonly StorageFault[] = [
  damaged('a board that is a text', `{ 'umpire/paths-of-glory/board/v1': '{"past": [], "now": {"tur' }`),
  damaged(
    'a board of a newer version',
    `{ 'umpire/paths-of-glory/board/v1': { format: 7, past: [], now: { turn: 3, weather: 'mud' }, future: [] } }`,
  ),
  damaged('a game in progress that is null', `{ 'umpire/paths-of-glory/turn/v1': null }`),
  damaged('a game in progress in turn 0', `{ 'umpire/nach-paris/turn/v1': { scenario: 'x', turn: 0, sheets: {} } }`),
  damaged('a hex sheet with a hex of nowhere', `{ 'umpire/nach-paris/sheet/1/v1': { title: 'Evening', hexes: 7 } }`),
  damaged(
    'a list of sheets without an end',
    `(() => { const a = []; a.push(a); return { 'umpire/nach-paris/sheets/v1': a }; })()`,
  ),
  damaged('chart entries that are no results', `{ 'umpire/nach-paris/card/crt/v1': { past: [], now: { cells: 3 } } }`),
  damaged('counters with a date among them', `{ 'umpire/nach-paris/roster/v1': [{ name: new Date(0) }] }`),
  damaged('counts that are a list', `{ 'umpire/nach-paris/kept/v1': [1, 2] }`),
  damaged('a case that is a number', `{ 'umpire/paths-of-glory/tool/fire/v1': 7n }`),
  damaged('tools used last that lead out', `{ 'umpire/paths-of-glory/recent-tools/v1': ['../evil'] }`),
  damaged('a place on the map that is no number', `{ 'umpire/paths-of-glory/board-view/v1': { x: NaN } }`),
  damaged(
    'several things of several games at once',
    `{
      'umpire/paths-of-glory/board/v1': 'lost',
      'umpire/paths-of-glory/turn/v1': 'lost',
      'umpire/nach-paris/turn/v1': 'lost',
      'umpire/nach-paris/sheet/1/v1': 'lost',
      'umpire/nach-paris/sheets/v1': 'lost',
      'umpire/nach-paris/card/crt/v1': 'lost',
      'umpire/nach-paris/card/abf/v1': 'lost',
    }`,
  ),
  {
    name: 'a note in the journal that cannot be read',
    script: script(`
      if (!/^http/.test(location.protocol) || localStorage.getItem('test/seeded')) return;
      localStorage.setItem('test/seeded', '1');
      localStorage.setItem('umpire/journal/umpire/paths-of-glory/turn/v1#x', '{"at": 1, "st');`),
    ends: 'damaged',
  },
];

/** Every fault; a device has one at a time. */
export const STORAGE_FAULTS: readonly StorageFault[] = [...BROKEN, ...DAMAGED];
