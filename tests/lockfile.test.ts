import { describe, expect, test } from 'vitest';
import lock from '@/package-lock.json';

interface Entry {
  readonly version?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const packages = lock.packages as Readonly<Record<string, Entry>>;

/** The entry that a package finds by a name: its own, or that of a folder further up, as Node looks for it. */
function found(from: string, name: string): Entry | undefined {
  for (let folder = from; ;) {
    const entry = packages[`${folder ? `${folder}/` : ''}node_modules/${name}`];
    if (entry || !folder) return entry;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1));
  }
}

const OPTIONAL = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.entries(optionalDependencies).map(([name, range]) => ({ path, name, range })),
);

/** The compilers of Next, Tailwind and the linter are optional packages, one for each system and processor. */
describe('the lockfile installs Umpire on every system', () => {
  test('every optional package has its entry', () => {
    expect(OPTIONAL.length).toBeGreaterThan(100);
    expect(OPTIONAL.filter(({ path, name }) => !found(path, name))).toEqual([]);
  });

  test('an entry has the version that is asked for and says for which machines it is', () => {
    const platforms = OPTIONAL.filter(({ name }) => /-(darwin|linux|win32|freebsd|android|wasm32)/.test(name));
    const wrong = platforms.filter(({ path, name, range }) => {
      const { version, optional, os, cpu } = found(path, name) ?? {};
      return !optional || !(os ?? cpu) || (/^\d/.test(range) && version !== range);
    });
    expect(wrong).toEqual([]);
  });

  test.each(['darwin', 'win32', 'linux'])('on %s each of them has its part for both common processors', (system) => {
    for (const owner of ['next', '@tailwindcss/oxide', 'unrs-resolver', 'lightningcss', 'esbuild']) {
      const machines = OPTIONAL.filter(({ path }) => path === `node_modules/${owner}`).map(({ path, name }) =>
        found(path, name),
      );
      for (const processor of ['x64', 'arm64'])
        expect(
          machines.some((entry) => entry?.os?.includes(system) && entry.cpu?.includes(processor)),
          `${owner} on ${system} ${processor}`,
        ).toBe(true);
    }
  });
});

/** Whether an entry is for machines of another kind than those on which the lockfile was written. */
const isElsewhere = ({ optional, os = ['linux'], cpu = ['x64'] }: Entry): boolean =>
  optional === true && !(os.includes('linux') && cpu.includes('x64'));

describe('what is installed is what was locked', () => {
  test('every package is held to its content, but for those of other machines that were never fetched', () => {
    const open = Object.entries(packages).filter(([path, entry]) => path && !entry.integrity);
    expect(open.filter(([, entry]) => !isElsewhere(entry)).map(([path]) => path)).toEqual([]);
    // Each that gets its own is one fewer; none may come anew.
    expect(open.length).toBeLessThanOrEqual(29);
  });

  test('no entry names the host that it came from', () => {
    expect(Object.entries(packages).filter(([, entry]) => 'resolved' in entry)).toEqual([]);
  });
});
