import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepFile, presentPaths } from '@/components/offline/worker/store';
import { unpacker } from '@/components/offline/worker/unpack';
import { hashOf, packer } from '@/lib/cli/offline/packs';
import { groupsOf, siteFiles } from '@/lib/cli/offline/site-files';
import { HASH_DIGITS, placesOf, type OfflineList, type Pack } from '@/lib/offline/list';
import { fakeCaches } from '@/tests/components/offline/support/fake-caches';
import { list as smallList } from '@/tests/components/offline/support/small-list';

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'umpire-packs-'));
  fakeCaches();
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

type Files = Readonly<Record<string, string | Uint8Array>>;

function write(files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), content);
  }
}

/** The packs of a site of these files, in the groups of a book; `names` are left out of them. */
async function packed(files: Files, names: readonly string[] = []): Promise<OfflineList> {
  rmSync(site, { recursive: true, force: true });
  write(files);
  const { hashed, others } = siteFiles(site);
  const pack = await packer(site, names);
  return {
    ...smallList,
    names,
    code: [],
    books: [],
    program: { parts: [], packs: groupsOf([...hashed, ...others]).map(pack) },
  };
}

const stored = ({ path }: Pack): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(join(site, path)));

/** Brings every pack onto the device, as its worker keeps it. */
async function keepAll(list: OfflineList): Promise<void> {
  for (const pack of list.program.packs) await keepFile(pack.path, stored(pack));
}

/** A worker, which takes files out of their packs. */
function worker(list: OfflineList) {
  const placeOf = placesOf(list);
  const unpack = unpacker(list);
  return async (address: string): Promise<string | Uint8Array | undefined> => {
    const place = placeOf(address);
    return place && unpack(place, address);
  };
}

const PROGRAM = 'build-1';
const CHUNK = '0a1b.js';
const page = (text: string, chunk = CHUNK, program = PROGRAM) =>
  `<html><script src="/_next/static/${chunk}"></script><p>${text} – ü 😀</p>${program}</html>`;
/** Twenty pages of rules that name two files of the program, and one of another kind. */
const pages = (texts: Readonly<Record<number, string>> = {}, chunk?: string, program?: string): Files => ({
  ...Object.fromEntries(
    Array.from({ length: 20 }, (_, i) => [`en/a/rules/${i}/index.html`, page(texts[i] ?? `rule ${i}`, chunk, program)]),
  ),
  'en/a/tools/index.html': page('tools', chunk, program),
});
const hashes = ({ program }: OfflineList) => program.packs.map(({ hash }) => hash);

describe('a pack', () => {
  it('gives back every file as it was, by the worker that opens it', async () => {
    const binary = Uint8Array.from({ length: 5000 }, (_, i) => (i * i) % 256);
    const files: Files = {
      ...pages(),
      'index.html': '',
      '404.html': page('lost'),
      'icon.svg': '<svg>ü</svg>',
      'icon.png': binary,
      'empty.png': new Uint8Array(),
      'generated/search/a.en.json': `{"${PROGRAM}": "${CHUNK}", "bom": "\ufeff"}`,
      'bom.json': '\ufeff{}',
      '_next/static/chunks/a.js': `x = "${CHUNK}";\r\n`,
      '_next/static/media/b.woff2': binary.slice().reverse(),
    };
    const list = await packed(files, [PROGRAM, CHUNK]);
    await keepAll(list);
    const opened = worker(list);
    for (const [path, content] of Object.entries(files)) {
      const found = await opened(`/${path.replace(/(^|\/)index\.html$/, '$1')}`);
      expect(typeof content === 'string' ? found : [...(found ?? [])]).toEqual(
        typeof content === 'string' ? content : [...content],
      );
    }
  });

  it('lies under its hash, which is that of its bytes, and costs what it weighs', async () => {
    const { program } = await packed(pages());
    for (const pack of program.packs) {
      const bytes = stored(pack);
      expect(pack.hash).toBe(createHash('sha256').update(bytes).digest('hex').slice(0, HASH_DIGITS));
      expect(pack.path).toBe(`/offline/${pack.hash}.pack`);
      expect(pack.bytes).toBe(bytes.length);
    }
    expect(hashOf(new Uint8Array())).toBe('e3b0c442');
  });

  it('alone changes with a page of it', async () => {
    const before = hashes(await packed(pages(), [PROGRAM, CHUNK]));
    const after = hashes(await packed(pages({ 7: 'rule 7, edited' }), [PROGRAM, CHUNK]));
    expect(after).toHaveLength(before.length);
    expect(before.length).toBe(3);
    expect(before.filter((hash) => !after.includes(hash))).toHaveLength(1);
    expect(hashes(await packed(pages(), [PROGRAM, CHUNK]))).toEqual(before);
  });

  it('does not change when files of the program are renamed, and the pages then name the new ones', async () => {
    const before = await packed(pages(), [PROGRAM, CHUNK, 'other.js']);
    const files = pages({}, 'renamed-ffff.js', 'build-22');
    const after = await packed(files, ['0.js', 'renamed-ffff.js', 'build-22']);
    expect(hashes(after)).toEqual(hashes(before));
    await keepAll(before);
    expect(await worker(after)('/en/a/rules/3/')).toBe(files['en/a/rules/3/index.html']);
    expect(await worker(before)('/en/a/rules/3/')).toBe(pages()['en/a/rules/3/index.html']);
  });

  it('is none of a text that holds the mark of a blank', async () =>
    expect(packed({ 'index.html': 'a\u0001' })).rejects.toThrow('mark of a blank'));
});

describe('a pack on the device', () => {
  it('that is not there answers nothing, and is found as soon as it is there', async () => {
    const list = await packed({ 'index.html': 'a page that comes late' });
    const opened = worker(list);
    expect(await opened('/')).toBeUndefined();
    await keepAll(list);
    expect(await opened('/')).toBe('a page that comes late');
  });

  const damages: readonly (readonly [string, (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>])[] = [
    ['is empty', () => new Uint8Array()],
    ['is cut off', (bytes) => bytes.slice(0, -7)],
    ['is cut off behind its head', (bytes) => bytes.slice(0, 12)],
    ['is something else', () => new TextEncoder().encode('<html>504 gateway</html>')],
    [
      'has one byte changed in its middle',
      (bytes) => bytes.map((byte, i) => (i === bytes.length >> 1 ? byte ^ 1 : byte)),
    ],
    ['has one byte changed at its end', (bytes) => bytes.map((byte, i) => (i === bytes.length - 1 ? byte ^ 64 : byte))],
  ];
  it.each(damages)('that %s is taken off it, and comes anew', async (what, damaged) => {
    const list = await packed({ 'index.html': page(`a page that ${what}: ${'once upon a time '.repeat(9)}`) });
    const opened = worker(list);
    const [pack] = list.program.packs;
    if (!pack) throw new Error('there is no pack');
    await keepFile(pack.path, damaged(stored(pack)));
    expect(await opened('/')).toBeUndefined();
    expect(await presentPaths()).toEqual(new Set());
    expect(existsSync(join(site, pack.path))).toBe(true);
    await keepAll(list);
    expect(await opened('/')).toContain(`a page that ${what}`);
  });

  it('stays found while others are opened', async () => {
    const list = await packed(pages());
    await keepAll(list);
    const opened = worker(list);
    for (let round = 0; round < 2; round++)
      for (let i = 0; i < 20; i++) expect(await opened(`/en/a/rules/${i}/`)).toContain(`rule ${i} `);
  });
});
