import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { fingerprint, SOURCES } from '@/lib/cli/project.mjs';
import { move, replaceFolder, standingSite } from '@/lib/cli/site';
import { build, MOMENTS } from '@/tests/cli/support/builder';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'umpire site ü-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (path: string, text: string): void => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const below = (path: string): readonly string[] => (existsSync(join(root, path)) ? readdirSync(join(root, path)) : []);

/** The ten pages of a state of the source, each as it must be. */
const pagesOf = (folder: string, source: string) =>
  expect(below(folder).map((name) => [name, read(`${folder}/${name}`)])).toEqual(
    Array.from({ length: 10 }, (_, page) => [`${page}.html`, source]),
  );

describe('a build that is killed', () => {
  it.each(MOMENTS)('when %s leaves the site of before, and is made whole when it runs again', async (moment) => {
    write('source', 'before');
    await build(root);
    write('source', 'after');
    const killed = spawnSync(process.execPath, ['--import', 'tsx', 'tests/cli/support/builder.ts', root, moment]);
    expect(killed.signal).toBe('SIGKILL');
    pagesOf('out', moment === 'everything is done' ? 'after' : 'before');
    for (const source of ['before', 'after', 'before']) {
      write('source', source);
      await build(root);
      pagesOf(`.site/${source}`, source);
      pagesOf('out', source);
      expect(below('.site')).toEqual([source]);
    }
  });
});

describe('a site', () => {
  const site = (make: () => void, source = 'now') =>
    standingSite({
      root,
      folderNow: () => `.site/${source}`,
      make: () => {
        write('.site/making/index.html', source);
        make();
      },
      say: () => undefined,
    });

  it('that stands is not made again, so that nothing happens to a server that reads it', async () => {
    let made = 0;
    for (let i = 0; i < 2; i++) expect(await site(() => (made += 1))).toBe('.site/now');
    expect(made).toBe(1);
  });

  it('does not get the name of sources that have changed under it', async () => {
    write('source', 'a');
    const changing = standingSite({
      root,
      folderNow: () => `.site/${read('source')}`,
      make: () => {
        write('.site/making/index.html', 'half a, half b');
        write('source', 'b');
      },
      say: () => undefined,
    });
    await expect(changing).rejects.toThrow('The sources have changed while the site was made: run it again.');
    expect(below('.site')).toEqual(['making']);
  });

  it('is not there when a step has failed, and a step that writes elsewhere is named', async () => {
    const failing = site(() => {
      throw new Error('a chapter has no number');
    });
    await expect(failing).rejects.toThrow('a chapter has no number');
    await expect(site(() => rmSync(join(root, '.site/making'), { recursive: true }))).rejects.toThrow('.site/making');
    expect(below('.site')).not.toContain('now');
    expect(await site(() => undefined)).toBe('.site/now');
  });

  it('stays as long as a server reads it; those that nobody reads go, with the notes of servers that are gone', async () => {
    const { pid: gone } = spawnSync(process.execPath, ['--version']);
    write('.site/read/index.html', 'read');
    write('.site/left/index.html', 'left');
    write(`.site/serving/${process.pid}`, '.site/read');
    write(`.site/serving/${gone}`, '.site/left');
    await site(() => undefined);
    expect(below('.site').toSorted()).toEqual(['now', 'read', 'serving']);
    expect(below('.site/serving')).toEqual([String(process.pid)]);
  });

  it('leaves alone what a process wrote that is about to build; of processes that are gone nothing stays', async () => {
    const { pid: gone } = spawnSync(process.execPath, ['--version']);
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 1e6)']);
    write(`.site/building.${other.pid}`, String(other.pid));
    write(`.site/building.${gone}`, String(gone));
    await site(() => undefined);
    expect(below('.site').toSorted()).toEqual([`building.${other.pid}`, 'now']);
    other.kill('SIGKILL');
  });

  it('is made by one process at a time; the other waits and takes what was made', async () => {
    write('source', 'one');
    const first = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 1e6)']);
    write('.site/building', String(first.pid));
    const said: string[] = [];
    let made = 0;
    const second = standingSite({
      root,
      folderNow: () => '.site/one',
      make: () => void (made += 1),
      say: (words) => {
        said.push(words);
        write('.site/one/index.html', 'one');
        first.kill('SIGKILL');
      },
    });
    expect(await second).toBe('.site/one');
    expect(made).toBe(0);
    expect(said).toEqual([expect.stringContaining(`process ${first.pid}`)]);
    expect(below('.site')).toEqual(['one']);
  });
});

describe('a folder that is replaced', () => {
  const filled = (fresh: string) => {
    mkdirSync(fresh, { recursive: true });
    writeFileSync(join(fresh, 'page'), 'new');
  };

  it('is made where there was none, and takes the place of another', () => {
    mkdirSync(join(root, '.site'));
    replaceFolder(root, 'out', filled);
    write('out/more', 'old');
    replaceFolder(root, 'out', filled);
    expect(below('out')).toEqual(['page']);
  });

  it('keeps what it held when writing fails', () => {
    write('out/page', 'old');
    expect(() =>
      replaceFolder(root, 'out', () => {
        throw new Error('the disk is full');
      }),
    ).toThrow('the disk is full');
    expect(read('out/page')).toBe('old');
  });

  it('is replaced though a run was killed between taking the old away and putting the new there', () => {
    write('out/page', 'old');
    write('.site/out-new/page', 'half');
    renameSync(join(root, 'out'), join(root, '.site/out-old'));
    replaceFolder(root, 'out', filled);
    expect(read('out/page')).toBe('new');
    expect(below('.site')).toEqual([]);
  });
});

describe('a folder that is held for a moment', () => {
  const failing = (code: string, times: number) => {
    let left = times;
    return () => {
      if (left-- > 0) throw Object.assign(new Error(code), { code });
    };
  };

  it.each(['EPERM', 'EACCES', 'EBUSY'])('by a scanner on Windows (%s) is moved when it lets go', (code) => {
    expect(() => move('a', 'b', failing(code, 3), 1)).not.toThrow();
  });

  it('for ever, or for another reason, is not', () => {
    expect(() => move('a', 'b', failing('EPERM', 100), 1)).toThrow('EPERM');
    expect(() => move('a', 'b', failing('ENOENT', 1), 1)).toThrow('ENOENT');
  });
});

describe('the name of a site', () => {
  const name = () => fingerprint(SOURCES, root);

  test.each([
    'components/offline/worker/worker.ts',
    'lib/cli/offline/build.ts',
    'lib/cli/headers.mjs',
    'content/ui/en/shell.json',
    'public/icon.svg',
    'next.config.js',
    'package-lock.json',
  ])('changes with %s, and comes back with it', (file) => {
    write(file, 'before');
    const before = name();
    write(file, 'after');
    expect(name()).not.toBe(before);
    write(file, 'before');
    expect(name()).toBe(before);
  });

  test('does not change with what a build makes, nor with what only serves or tests', () => {
    write('lib/cli/build.ts', 'x');
    const before = name();
    for (const file of ['public/generated/search/a.json', 'lib/cli/server.mjs', 'README.md', 'lib/.DS_Store'])
      write(file, 'x');
    expect(name()).toBe(before);
  });
});
