import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILDING, MAKING, SERVING, SITES } from '@/lib/cli/project.mjs';

// Every state of the sources has its finished site in a folder of its own. A folder that has its name is complete, and
// nothing touches it while a server reads it: whatever is killed, the next build starts from there.

/** What a site is made of and where. */
export interface SiteMaker {
  /** the folder of the project */
  readonly root: string;
  /** the folder, below the project, of the site that belongs to the sources as they are now */
  readonly folderNow: () => string;
  /** writes the whole site to `.site/making`; throws when a step fails */
  readonly make: () => void | Promise<void>;
  /** what is done with the site before another build may remove it */
  readonly finish?: (folder: string) => void;
  /** says something to who waits */
  readonly say: (words: string) => void;
}

const REMOVED = { recursive: true, force: true, maxRetries: 5 } as const;

/** What Windows says of files that a scanner of viruses looks into: a moment later they can be moved. */
const HELD = ['EPERM', 'EACCES', 'EBUSY'];

/** Gives a folder its name, with some patience. */
export function move(from: string, to: string, rename = renameSync, wait = 100): void {
  for (let tries = 20; ; tries--)
    try {
      return rename(from, to);
    } catch (error) {
      if (tries === 0 || !HELD.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait);
    }
}

/** Whether a process of this machine still runs; one of another user does, though it may not be signalled. */
function runs(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The process that builds, as its file names it; undefined when it has just ended. */
function builder(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Where a process writes its number before it claims the build. */
const claimOf = (file: string, pid: number): string => `${file}.${pid}`;

/** Makes this process the only one that builds in the project; false when another one does. */
function alone(file: string): boolean {
  // The file is there with its content or not at all: an empty one would be taken for that of a process that has gone.
  const own = claimOf(file, process.pid);
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own, { force: true });
  }
  const other = builder(file);
  if (other !== undefined && runs(other)) return false;
  rmSync(file, { force: true });
  return alone(file);
}

/** Waits until no other process builds in the project. */
async function untilAlone(file: string, say: SiteMaker['say']): Promise<void> {
  for (let waited = false; !alone(file); waited = true) {
    if (!waited) say(`Waiting for the build of process ${builder(file)} … (if there is none, delete ${file})`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** The sites that running servers read; the notes of servers that are gone are removed. */
function servedSites(root: string): readonly string[] {
  const notes = join(root, SERVING);
  return (existsSync(notes) ? readdirSync(notes) : []).flatMap((pid) => {
    if (runs(Number(pid))) return [readFileSync(join(notes, pid), 'utf8')];
    rmSync(join(notes, pid), { force: true });
    return [];
  });
}

/** Removes what earlier builds have left, but for the sites that running servers read. */
function removeOldSites(root: string, folder: string): void {
  const kept = new Set([folder, SERVING, BUILDING, ...servedSites(root)]);
  const isClaimed = (name: string): boolean => {
    const pid = Number(name.split('.')[1]);
    return `${SITES}/${name}` === claimOf(BUILDING, pid) && runs(pid);
  };
  for (const name of readdirSync(join(root, SITES)))
    if (!kept.has(`${SITES}/${name}`) && !isClaimed(name)) rmSync(join(root, SITES, name), REMOVED);
}

/**
 * The folder of the site of the sources as they are now, made unless it stands. It gets its name only when all of it
 * is there and the sources are still those that it was begun with; refused when they are not.
 */
export async function standingSite({ root, folderNow, make, finish, say }: SiteMaker): Promise<string> {
  mkdirSync(join(root, SITES), { recursive: true });
  const lock = join(root, BUILDING);
  await untilAlone(lock, say);
  try {
    const folder = folderNow();
    const making = join(root, MAKING);
    if (!existsSync(join(root, folder))) {
      rmSync(making, REMOVED);
      await make();
      if (!existsSync(making)) throw new Error(`${MAKING} is missing: the build wrote its pages somewhere else.`);
      if (folderNow() !== folder) throw new Error('The sources have changed while the site was made: run it again.');
      move(making, join(root, folder));
    }
    removeOldSites(root, folder);
    finish?.(folder);
    return folder;
  } finally {
    rmSync(lock, { force: true });
  }
}

/**
 * Replaces a folder of the project by one that is written beside it first, so that it is never half there. Left-overs
 * of a run that was killed are passed over.
 */
export function replaceFolder(root: string, folder: string, write: (fresh: string) => void): void {
  const [fresh, old] = ['new', 'old'].map((age) => join(root, SITES, `${folder}-${age}`)) as [string, string];
  for (const left of [fresh, old]) rmSync(left, REMOVED);
  write(fresh);
  if (existsSync(join(root, folder))) move(join(root, folder), old);
  move(fresh, join(root, folder));
  rmSync(old, REMOVED);
}
