import { readFileSync } from 'node:fs';
import { filesBelow, sitePath } from '@/lib/cli/files-below';
import { HASHED } from '@/lib/cli/headers.mjs';
import { isLanguage } from '@/lib/core/language';
import { isGameId } from '@/lib/games/find';
import { bookKey, PACKS, type BookId } from '@/lib/offline/list';
import { LOST_PAGE } from '@/lib/offline/lost';

/** A file of the site that a device may keep. */
export interface SiteFile {
  /** where it is asked for: "/en/about/" of en/about/index.html */
  readonly address: string;
  readonly file: string;
}

/** Not kept: payloads of the router, which stand in the pages; what tells of no page; the worker and the packs. */
const isLeftOut = (path: string): boolean =>
  path.endsWith('.txt') ||
  path.endsWith('.map') ||
  path === '/sw.js' ||
  path.startsWith(PACKS) ||
  /^\/(404\/|_not-found)/.test(path);

/** The files of a built site that devices keep, scripts and styles apart from the rest. */
export function siteFiles(site: string): {
  readonly hashed: readonly SiteFile[];
  readonly others: readonly SiteFile[];
} {
  const files = filesBelow(site)
    .map((file) => ({ file, path: sitePath(site, file) }))
    .filter(({ path }) => !isLeftOut(path))
    .map(({ file, path }) => ({ file, address: path === LOST_PAGE ? path : path.replace(/\/index\.html$/, '/') }));
  return {
    hashed: files.filter(({ address }) => address.startsWith(HASHED)),
    others: files.filter(({ address }) => !address.startsWith(HASHED)),
  };
}

const NAMED = new RegExp(`"(${HASHED}[^"\\\\]+)"`, 'g');

/** Scripts, styles and fonts that pages name in their tags: a browser fetches them with the page. */
export const namedBy = (pages: readonly SiteFile[]): ReadonlySet<string> =>
  new Set(pages.flatMap((page) => [...readBytes(page).toString('utf8').matchAll(NAMED)].map(([, name = '']) => name)));

const PAGE = /^\/(?<lang>[^/]+)\/(?<game>[^/]+)\//;
const DATA = /^\/generated\/[^/]+\/(?<game>[^/.]+)\.(?<lang>[^/.]+)\./;

/** The book that a file belongs to; undefined for what every device keeps. */
export function bookOf(address: string): BookId | undefined {
  const { lang, game } = (DATA.exec(address) ?? PAGE.exec(address))?.groups ?? {};
  return isLanguage(lang) && isGameId(game) ? { game, lang } : undefined;
}

/**
 * Pages of one kind that go into one pack. More of them share more of their text (a book of packs of six weighs a
 * twentieth more), fewer are fetched anew with a changed word and opened for a page.
 */
const PAGES_A_PACK = 10;
const PARTS = /^\/[^/]+\/[^/]+\/(?<kind>[^/]+)\/(?<page>[^/]+\/)?$/;
/** Data that says the same: a fight typed in words has the sentences of its tools. */
const SENTENCES = ['/generated/fights', '/generated/words'];
/** Long pages that stand alone; the aid says what the turn and the charts say, and is packed with them. */
const ALONE = ['disputes', 'glossary'];

/** The files of a book in groups that become packs: data by their kind, pages with their like. */
export function groupsOf(files: readonly SiteFile[]): readonly (readonly SiteFile[])[] {
  const groups = new Map<string, SiteFile[]>();
  const counts = new Map<string, number>();
  for (const file of inReadingOrder(files)) {
    const name = groupOf(file.address, counts);
    groups.set(name, [...(groups.get(name) ?? []), file]);
  }
  return [...groups.values()];
}

function groupOf(address: string, counts: Map<string, number>): string {
  if (address.startsWith('/generated/')) {
    const data = address.split('/').slice(0, 3).join('/');
    return SENTENCES.includes(data) ? 'sentences' : data;
  }
  const { kind = '', page } = PARTS.exec(address)?.groups ?? {};
  if (!page) return ALONE.includes(kind) ? kind : 'doors';
  const count = counts.get(kind) ?? 0;
  counts.set(kind, count + 1);
  return `${kind}/${Math.floor(count / PAGES_A_PACK)}`;
}

const inReadingOrder = (files: readonly SiteFile[]): readonly SiteFile[] =>
  [...files].sort((a, b) => a.address.localeCompare(b.address, 'en', { numeric: true }));

/** The files of a group of books, by book. */
export function byBook(files: readonly SiteFile[]): ReadonlyMap<string | undefined, readonly SiteFile[]> {
  const found = new Map<string | undefined, SiteFile[]>();
  for (const file of files) {
    const book = bookOf(file.address);
    const key = book && bookKey(book);
    found.set(key, [...(found.get(key) ?? []), file]);
  }
  return found;
}

export const readBytes = ({ file }: SiteFile): Buffer => readFileSync(file);
