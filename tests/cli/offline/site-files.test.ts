import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bookOf, byBook, groupsOf, namedBy, readBytes, siteFiles, type SiteFile } from '@/lib/cli/offline/site-files';
import { bookKey } from '@/lib/offline/list';

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'umpire-files-'));
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

function write(path: string): void {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), path);
}

it('pages name what their tags ask for, and not what their scripts may ask for later', () => {
  const page = join(site, 'index.html');
  writeFileSync(
    page,
    `<link rel="stylesheet" href="/_next/static/chunks/a.css"><script src="/_next/static/chunks/b.js" async></script>
    <script>push("[\\"/_next/static/chunks/c.js\\"]")</script>`,
  );
  expect([...namedBy([{ address: '/en/', file: page }])]).toStrictEqual([
    '/_next/static/chunks/a.css',
    '/_next/static/chunks/b.js',
  ]);
});

describe('the files of a site that devices keep', () => {
  it.each([
    ['index.html', '/'],
    ['en/index.html', '/en/'],
    ['en/paths-of-glory/rules/12/index.html', '/en/paths-of-glory/rules/12/'],
    ['404.html', '/404.html'],
    ['icon.svg', '/icon.svg'],
    ['manifest.webmanifest', '/manifest.webmanifest'],
    ['generated/search/nach-paris.en.0.json', '/generated/search/nach-paris.en.0.json'],
    ['en/offline/index.html', '/en/offline/'],
  ])('%s is kept as %s', (path, address) => {
    write(path);
    const { hashed, others } = siteFiles(site);
    expect(hashed).toEqual([]);
    expect(others.map((file) => [file.address, readBytes(file).toString()])).toEqual([[address, path]]);
  });

  it('are scripts, styles and fonts apart', () => {
    for (const path of ['_next/static/chunks/a.js', '_next/static/media/b.woff2', 'en/index.html']) write(path);
    const { hashed, others } = siteFiles(site);
    expect(hashed.map(({ address }) => address).toSorted()).toEqual([
      '/_next/static/chunks/a.js',
      '/_next/static/media/b.woff2',
    ]);
    expect(others.map(({ address }) => address)).toEqual(['/en/']);
  });

  it.each([
    'en/index.txt',
    'en/paths-of-glory/__next._tree.txt',
    '_next/static/chunks/a.js.map',
    'sw.js',
    'offline/0123.pack',
    '404/index.html',
    '_not-found/index.html',
    '_not-found.html',
  ])('are not %s', (path) => {
    write(path);
    expect(siteFiles(site)).toEqual({ hashed: [], others: [] });
  });
});

describe('the book of a file', () => {
  it.each([
    ['/en/paths-of-glory/', 'paths-of-glory/en'],
    ['/es/nach-paris/tools/combat/', 'nach-paris/es'],
    ['/generated/search/nach-paris.it.0123.json', 'nach-paris/it'],
    ['/generated/search/paths-of-glory.en.json', 'paths-of-glory/en'],
    ['/', undefined],
    ['/en/', undefined],
    ['/en/about/', undefined],
    ['/en/device/', undefined],
    ['/en/no-game/rules/', undefined],
    ['/xx/nach-paris/', undefined],
    ['/en/__proto__/', undefined],
    ['/__proto__/nach-paris/', undefined],
    ['/generated/shared.json', undefined],
    ['/generated/search/no-game.en.json', undefined],
    ['/generated/search/nach-paris.json', undefined],
    ['/404.html', undefined],
    ['/icon.svg', undefined],
  ])('%s is of %s', (address, book) => {
    const found = bookOf(address);
    expect(found && bookKey(found)).toBe(book);
  });

  it('gathers its files, and leaves the rest to every device', () => {
    const files = ['/en/', '/en/nach-paris/', '/404.html', '/es/nach-paris/', '/generated/search/nach-paris.en.json'];
    const books = byBook(files.map(fileAt));
    expect([...books].map(([book, found]) => [book, found.map(({ address }) => address)])).toEqual([
      [undefined, ['/en/', '/404.html']],
      ['nach-paris/en', ['/en/nach-paris/', '/generated/search/nach-paris.en.json']],
      ['nach-paris/es', ['/es/nach-paris/']],
    ]);
  });
});

const fileAt = (address: string): SiteFile => ({ address, file: address });
const grouped = (addresses: readonly string[]) =>
  groupsOf(addresses.map(fileAt)).map((group) => group.map(({ address }) => address));

describe('the files of a book', () => {
  const rules = Array.from({ length: 13 }, (_, i) => `/en/nach-paris/rules/${i + 1}/`);
  const book = [
    '/en/nach-paris/',
    '/en/nach-paris/rules/',
    '/en/nach-paris/board/',
    '/en/nach-paris/glossary/',
    '/en/nach-paris/disputes/',
    '/en/nach-paris/tools/combat/',
    '/en/nach-paris/tools/loc/',
    '/generated/search/nach-paris.en.0.json',
    '/generated/search/nach-paris.en.1.json',
    '/generated/board/nach-paris.en.json',
    '/generated/words/nach-paris.en.json',
    '/generated/fights/nach-paris.en.json',
    ...rules,
  ];

  it('are grouped with their like: pages by ten in the order of their numbers, long ones alone, data by kind, sentences together', () => {
    expect(grouped(book).toSorted()).toEqual(
      [
        ['/en/nach-paris/', '/en/nach-paris/board/', '/en/nach-paris/rules/'],
        ['/en/nach-paris/disputes/'],
        ['/en/nach-paris/glossary/'],
        rules.slice(0, 10),
        rules.slice(10),
        ['/en/nach-paris/tools/combat/', '/en/nach-paris/tools/loc/'],
        ['/generated/board/nach-paris.en.json'],
        ['/generated/fights/nach-paris.en.json', '/generated/words/nach-paris.en.json'],
        ['/generated/search/nach-paris.en.0.json', '/generated/search/nach-paris.en.1.json'],
      ].toSorted(),
    );
  });

  it('are each in one group', () => expect(grouped(book).flat().toSorted()).toEqual(book.toSorted()));

  it('come into the same groups in whatever order they are found', () =>
    expect(grouped([...book].reverse())).toEqual(grouped(book)));

  it('that are added behind leave the groups before them as they are', () => {
    const more = grouped([...book, '/en/nach-paris/rules/14/']);
    for (const group of grouped(book).filter(([first]) => first !== '/en/nach-paris/rules/11/'))
      expect(more).toContainEqual(group);
  });

  it('are none of a site without them', () => expect(grouped([])).toEqual([]));
});
