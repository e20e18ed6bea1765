import { contentType } from '@/lib/offline/content-type';
import { NOTHING, readChoice, type Choice } from '@/lib/offline/choice';
import type { PackFile } from '@/lib/offline/list';
import type { Failure } from '@/lib/offline/state';

/** Every file that is on the device, by its path, which names its content: versions share what they have in common. */
const FILES = 'umpire-files';
const CHOICE = 'umpire-choice';
const CHOICE_PATH = '/offline/choice.json';

const pathOf = (request: Request): string => new URL(request.url).pathname;

/** The paths of the files on the device. */
export async function presentPaths(): Promise<ReadonlySet<string>> {
  const store = await caches.open(FILES);
  return new Set((await store.keys()).map(pathOf));
}

/** Those of some files that are not on the device. */
export async function missingParts(parts: readonly PackFile[]): Promise<readonly PackFile[]> {
  const present = await presentPaths();
  return parts.filter(({ path }) => !present.has(path));
}

/** A file of the device; undefined when it is not there. */
export async function storedFile(path: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(FILES)).match(path);
  } catch {
    // A store that does not open has nothing: the site has.
    return undefined;
  }
}

/** Whether the browser says beforehand that there is no room for so many bytes more; not all browsers say. */
export async function isFull(bytes: number): Promise<boolean> {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    return quota !== undefined && usage !== undefined && quota - usage < bytes;
  } catch {
    return false;
  }
}

/** Keeps a file; says when there is no room for it. */
export async function keepFile(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<Failure | undefined> {
  try {
    const store = await caches.open(FILES);
    await store.put(path, new Response(bytes, { headers: { 'Content-Type': contentType(path) } }));
    return undefined;
  } catch {
    return 'full';
  }
}

/** Takes files off the device. */
export async function dropFiles(paths: readonly string[]): Promise<void> {
  const store = await caches.open(FILES);
  for (const path of paths) await store.delete(path);
}

/** Takes everything off the device but the files of these paths, and what earlier programs of the site left. */
export async function keepOnly(paths: ReadonlySet<string>): Promise<void> {
  const store = await caches.open(FILES);
  for (const request of await store.keys()) if (!paths.has(pathOf(request))) await store.delete(request);
  for (const name of await caches.keys()) if (name !== FILES && name !== CHOICE) await caches.delete(name);
}

/** A choice for which there was no room. */
let unstored: Choice | undefined;

/** The books that were chosen; undefined when the device has lost it, or was never asked. */
export async function storedChoice(): Promise<Choice | undefined> {
  if (unstored) return unstored;
  const found = await (await caches.open(CHOICE)).match(CHOICE_PATH);
  return readChoice(await found?.json().catch(() => undefined));
}

/** Stores the choice; where there is no room it holds as long as the worker runs. */
export async function storeChoice(choice: Choice): Promise<void> {
  try {
    await (await caches.open(CHOICE)).put(CHOICE_PATH, Response.json(choice));
    unstored = undefined;
  } catch {
    unstored = choice;
  }
}

export const choiceOr = async (known: Choice | undefined): Promise<Choice> =>
  (await storedChoice()) ?? known ?? NOTHING;
