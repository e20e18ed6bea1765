import { fill } from '@/components/offline/worker/fill';
import { choiceOr, dropFiles, missingParts, presentPaths, storeChoice } from '@/components/offline/worker/store';
import { chosen, dropped, opened, type Choice } from '@/lib/offline/choice';
import { bookKey, packsOf, partsFor, type BookId, type OfflineList } from '@/lib/offline/list';
import type { FromWorker } from '@/lib/offline/messages';
import { stateOf, type Failure } from '@/lib/offline/state';

/** Keeps the program and the chosen books on the device, and tells every page how far that is. */
export interface Keeper {
  /** a page was opened: what is missing is fetched, also what the browser has thrown away since */
  open(here: BookId | undefined, known: Choice | undefined): Promise<void>;
  keep(book: BookId): Promise<void>;
  drop(book: BookId): Promise<void>;
}

export function createKeeper(list: OfflineList, tell: (message: FromWorker) => Promise<void>): Keeper {
  const known = new Set(list.books.map(bookKey));
  let failure: Failure | undefined;
  let filling: Promise<void> | undefined;
  let again = false;
  let changing: Promise<unknown> = Promise.resolve();

  const needed = (choice: Choice) => partsFor(list, new Set(choice.kept));

  async function report(choice: Choice): Promise<void> {
    const state = stateOf(list, await presentPaths(), new Set(choice.kept));
    await tell({ from: 'keeper', state: { ...state, busy: filling !== undefined, failure }, choice });
  }

  /** What is chosen may change while files are on their way. */
  const reportNow = async (): Promise<void> => report(await choiceOr(undefined));

  /** Fetches what is missing, until nothing more was chosen meanwhile. */
  async function fetchMissing(): Promise<void> {
    do {
      again = false;
      const missing = await missingParts(needed(await choiceOr(undefined)));
      failure = missing.length ? await fill(missing, () => void reportNow()) : undefined;
    } while (again);
  }

  /** One filling at a time: what is asked for during it joins it. */
  async function complete(choice: Choice): Promise<void> {
    again = true;
    filling ??= fetchMissing().finally(() => {
      filling = undefined;
    });
    void report(choice);
    await filling;
    await report(await choiceOr(choice));
  }

  interface Change {
    readonly changed: (choice: Choice) => Choice;
    /** what the page remembers of the choice, should the device have lost it */
    readonly remembered?: Choice | undefined;
    /** what is done before the choice is stored, and so before any page hears of it */
    readonly first?: (after: Choice) => Promise<void>;
  }

  /** One change after the other: two windows that open at once would each store the choice without the other's. */
  function change({ changed, remembered, first }: Change): Promise<Choice> {
    const changes = changing.then(async () => {
      const after = changed(await choiceOr(remembered));
      await first?.(after);
      await storeChoice(after);
      return after;
    });
    changing = changes.catch(() => undefined);
    return changes;
  }

  /** Takes off the device what of a book no other needs by a choice. */
  async function takeOff(book: BookId, choice: Choice): Promise<void> {
    const used = new Set(needed(choice));
    const parts = list.books.flatMap((one) => (bookKey(one) === bookKey(book) ? packsOf(list, one) : []));
    await dropFiles(parts.filter((part) => !used.has(part)).map(({ path }) => path));
  }

  return {
    async open(here, remembered) {
      const key = here && bookKey(here);
      const choice = await change({
        changed: (before) => (key && known.has(key) ? opened(before, key) : before),
        remembered,
      });
      // A full device is not asked again before the player has made room.
      await (failure === 'full' ? report(choice) : complete(choice));
    },
    async keep(book) {
      await complete(await change({ changed: (before) => chosen(before, bookKey(book)) }));
    },
    async drop(book) {
      // No page is told that a book is off the device before its files are. A version that is on its way keeps what it
      // has fetched of it; it looks anew when it begins.
      const choice = await change({
        changed: (before) => dropped(before, bookKey(book)),
        first: (after) => takeOff(book, after),
      });
      await complete(choice);
      // What was on its way has come meanwhile.
      await takeOff(book, await choiceOr(choice));
    },
  };
}
