import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeeper, type Keeper } from '@/components/offline/worker/keeper';
import { presentPaths, storedChoice, storeChoice } from '@/components/offline/worker/store';
import { NOTHING } from '@/lib/offline/choice';
import type { BookId } from '@/lib/offline/list';
import type { FromWorker } from '@/lib/offline/messages';
import { fakeCaches, fakeRoom, type FakeCaches } from '@/tests/components/offline/support/fake-caches';
import { fakeSite, inTime, stopTime, type FakeSite } from '@/tests/components/offline/support/fake-site';
import { list } from '@/tests/components/offline/support/small-list';

const POG_EN: BookId = { game: 'paths-of-glory', lang: 'en' };
const POG_ES: BookId = { game: 'paths-of-glory', lang: 'es' };
const NP_EN: BookId = { game: 'nach-paris', lang: 'en' };
const PROGRAM = ['/program.js', '/program.pack'];
const POG_EN_FILES = ['/pog-code.pack', '/pog-en-1.pack', '/pog-en-2.pack'];

type Told = Extract<FromWorker, { from: 'keeper' }>;
let device: FakeCaches;
let site: FakeSite;
let told: Told[];
let keeper: Keeper;
beforeEach(async () => {
  stopTime();
  device = fakeCaches();
  fakeRoom();
  site = fakeSite();
  await storeChoice(NOTHING);
  device.stores.clear();
  startWorker();
});
afterEach(() => void vi.useRealTimers());

/** The browser stops a worker when it likes; the next one knows only what is on the device. */
function startWorker(): void {
  told = [];
  keeper = createKeeper(list, async (message) => void (message.from === 'keeper' && told.push(message)));
}

const there = async () => [...(await presentPaths())].toSorted();
const sorted = (...paths: readonly (readonly string[])[]) => paths.flat().toSorted();
const kept = () => told.at(-1)?.choice.kept;
const open = (book?: BookId, known?: Parameters<Keeper['open']>[1]) => inTime(keeper.open(book, known));

describe('a page that is opened', () => {
  it('of no book brings the program', async () => {
    await open();
    expect(await there()).toEqual(sorted(PROGRAM));
    expect(told.at(-1)?.state).toMatchObject({ busy: false, failure: undefined, program: { done: 2, total: 2 } });
  });

  it('of a book keeps it', async () => {
    await open(POG_EN);
    expect(await there()).toEqual(sorted(PROGRAM, POG_EN_FILES));
    expect(await storedChoice()).toEqual({ kept: ['paths-of-glory/en'], dropped: [] });
  });

  it('of a book that was taken off the device does not bring it back', async () => {
    await inTime(keeper.drop(POG_EN));
    await open(POG_EN);
    expect(await there()).toEqual(sorted(PROGRAM));
    expect(kept()).toEqual([]);
  });

  it('of a book that this version has not changes nothing', async () => {
    await open({ game: 'nach-paris', lang: 'it' });
    expect(await there()).toEqual(sorted(PROGRAM));
    expect(kept()).toEqual([]);
  });

  it('fetches nothing when everything is there', async () => {
    await open(POG_EN);
    const before = site.asked.length;
    await open(POG_EN);
    expect(site.asked).toHaveLength(before);
  });

  it('tells how far it is, file by file, and that it is ready', async () => {
    await open(POG_EN);
    const progress = told.map(({ state }) => [state.program.done, state.books[0]?.done, state.busy]);
    expect(progress[0]).toEqual([0, 0, true]);
    expect(progress.length).toBeGreaterThanOrEqual(5);
    expect(progress.at(-1)).toEqual([2, 3, false]);
    const sums = progress.map(([a, b]) => Number(a) + Number(b));
    expect(sums).toEqual(sums.toSorted((a, b) => a - b));
  });

  it('fills a store that the browser has thrown away, with the books that the page remembers', async () => {
    await open(POG_EN);
    device.stores.clear();
    startWorker();
    await open(undefined, { kept: ['paths-of-glory/en'], dropped: ['nach-paris/en'] });
    expect(await there()).toEqual(sorted(PROGRAM, POG_EN_FILES));
    await open(NP_EN);
    expect(kept()).toEqual(['paths-of-glory/en']);
  });

  it('believes the device, not the page, as long as the device knows', async () => {
    await open(POG_EN);
    await open(undefined, { kept: ['nach-paris/en'], dropped: [] });
    expect(kept()).toEqual(['paths-of-glory/en']);
  });

  it('fetches one file that was thrown away, and that alone', async () => {
    await open(POG_EN);
    const before = site.asked.length;
    device.stores.get('umpire-files')?.delete('/pog-en-2.pack');
    await open(POG_EN);
    expect(site.asked.slice(before).map(({ path }) => path)).toEqual(['/pog-en-2.pack']);
  });
});

describe('a book', () => {
  it('that is ticked comes; what is taken off goes, but not what others use', async () => {
    await inTime(keeper.keep(POG_EN));
    await inTime(keeper.keep(POG_ES));
    await inTime(keeper.keep(NP_EN));
    await inTime(keeper.drop(POG_EN));
    const left = ['/pog-code.pack', '/pog-es.pack', '/np-code.pack', '/np-en.pack'];
    expect(await there()).toEqual(sorted(PROGRAM, left));
    await inTime(keeper.drop(POG_ES));
    expect(await there()).toEqual(sorted(PROGRAM, ['/np-code.pack', '/np-en.pack']));
    expect(await storedChoice()).toEqual({
      kept: ['nach-paris/en'],
      dropped: ['paths-of-glory/en', 'paths-of-glory/es'],
    });
  });

  it('is said to be off the device only when its files are', async () => {
    await inTime(keeper.keep(POG_EN));
    const there: (readonly string[])[] = [];
    keeper = createKeeper(list, async (message) => {
      if (message.from === 'keeper' && !message.choice.kept.length) there.push([...(await presentPaths())].toSorted());
    });
    await inTime(keeper.drop(POG_EN));
    expect(there.length).toBeGreaterThan(0);
    expect(there).toEqual(there.map(() => sorted(PROGRAM)));
  });

  it('that was taken off and is ticked again comes back', async () => {
    await inTime(keeper.keep(POG_EN));
    await inTime(keeper.drop(POG_EN));
    await inTime(keeper.keep(POG_EN));
    expect(await there()).toEqual(sorted(PROGRAM, POG_EN_FILES));
  });

  it('that is asked for while others come joins them, and nothing is fetched twice', async () => {
    site.before = () => new Promise((resolve) => setTimeout(resolve, 1000));
    await inTime(Promise.all([keeper.open(POG_EN, undefined), keeper.keep(POG_ES), keeper.keep(NP_EN)]));
    const asked = site.asked.map(({ path }) => path);
    expect(new Set(asked).size).toBe(asked.length);
    expect(await there()).toEqual(sorted(PROGRAM, POG_EN_FILES, ['/pog-es.pack', '/np-code.pack', '/np-en.pack']));
    expect(kept()?.toSorted()).toEqual(['nach-paris/en', 'paths-of-glory/en', 'paths-of-glory/es']);
    expect(told.at(-1)?.state.busy).toBe(false);
  });

  it('that is taken off while it comes is not on the device in the end', async () => {
    site.before = () => new Promise((resolve) => setTimeout(resolve, 1000));
    const opening = keeper.open(POG_EN, undefined);
    await inTime(new Promise<void>((resolve) => setTimeout(resolve, 500)));
    await inTime(Promise.all([keeper.drop(POG_EN), opening]));
    expect(await there()).toEqual(sorted(PROGRAM));
    expect(told.at(-1)).toMatchObject({ choice: { kept: [] }, state: { busy: false } });
  });

  it('stays ticked in every report after it was', async () => {
    site.before = () => new Promise((resolve) => setTimeout(resolve, 1000));
    const opening = keeper.open(POG_EN, undefined);
    await inTime(new Promise<void>((resolve) => setTimeout(resolve, 500)));
    await inTime(Promise.all([keeper.keep(NP_EN), opening]));
    const ticked = told.map(({ choice }) => choice.kept.includes('nach-paris/en'));
    expect(ticked).toContain(true);
    expect(ticked.slice(ticked.indexOf(true))).not.toContain(false);
  });
});

describe('what does not come', () => {
  it('is told with its reason, kept apart from what came, and fetched at the next page', async () => {
    site.fates.set('/pog-en-1.pack', ['refused']);
    await open(POG_EN);
    expect(told.at(-1)?.state).toMatchObject({ busy: false, failure: 'unreached' });
    expect(told.at(-1)?.state.books[0]).toMatchObject({ done: 2, total: 3, kept: true });
    site.fates.clear();
    const before = site.asked.length;
    await open(POG_EN);
    expect(site.asked.slice(before).map(({ path }) => path)).toEqual(['/pog-en-1.pack']);
    expect(told.at(-1)?.state.failure).toBeUndefined();
  });

  it('for want of room is not tried at every page, but when a book is taken off', async () => {
    device.refuse = (path) => path.startsWith('/pog-en');
    await open(POG_EN);
    expect(told.at(-1)?.state.failure).toBe('full');
    const before = site.asked.length;
    await open(POG_EN);
    expect(site.asked).toHaveLength(before);
    expect(told.at(-1)?.state).toMatchObject({ busy: false, failure: 'full' });
    await inTime(keeper.drop(POG_EN));
    expect(told.at(-1)?.state.failure).toBeUndefined();
  });

  it('also holds where there is no room for the choice itself', async () => {
    await open();
    device.refuse = (path) => path.endsWith('/choice.json');
    await inTime(keeper.keep(NP_EN));
    expect(kept()).toEqual(['nach-paris/en']);
    expect(await there()).toEqual(sorted(PROGRAM, ['/np-code.pack', '/np-en.pack']));
    device.refuse = () => false;
    await inTime(keeper.keep(POG_ES));
    expect(await storedChoice()).toEqual({ kept: ['nach-paris/en', 'paths-of-glory/es'], dropped: [] });
  });
});
