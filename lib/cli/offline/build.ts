import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { HASHED, SECURITY_HEADERS } from '@/lib/cli/headers.mjs';
import { emptyPage } from '@/lib/cli/offline/empty-page';
import { gamesOfChunks } from '@/lib/cli/offline/chunks';
import { hashOf, packer, THOROUGH } from '@/lib/cli/offline/packs';
import { byBook, groupsOf, namedBy, readBytes, siteFiles, type SiteFile } from '@/lib/cli/offline/site-files';
import type { GameId } from '@/lib/core/game-id';
import { LANGUAGES } from '@/lib/core/language';
import { GAME_IDS } from '@/lib/games/find';
import { isText } from '@/lib/offline/content-type';
import {
  bookKey,
  bytesOf,
  packsOf,
  programParts,
  type OfflineList,
  type Pack,
  type PackFile,
} from '@/lib/offline/list';

/** Scripts of the program that no browser with a worker asks for: those for browsers without modules, and lists. */
function isNeverAsked(file: SiteFile, pages: string, program: string): boolean {
  const name = basename(file.address);
  return file.address.includes(`/${program}/`) || new RegExp(`${name}"[^>]* noModule`, 'i').test(pages);
}

/** The pages that most visits begin with. */
const START_PAGES = LANGUAGES.map((lang): string => `/${lang}/`);

interface Program {
  /** what a first visit has fetched already, so that it does not come twice */
  readonly parts: readonly SiteFile[];
  /** the rest becomes a pack: together its scripts take half the bytes */
  readonly packed: readonly SiteFile[];
}

/** How the scripts, styles and fonts of the program are fetched. */
function programOf(files: readonly SiteFile[], pages: readonly SiteFile[]): Program {
  const atStart = namedBy(pages.filter(({ address }) => START_PAGES.includes(address)));
  const isPart = ({ address }: SiteFile): boolean => atStart.has(address) || !isText(address);
  return { parts: files.filter(isPart), packed: files.filter((file) => !isPart(file)) };
}

const partOf = (file: SiteFile): PackFile => {
  const bytes = readBytes(file);
  return { path: file.address, hash: hashOf(bytes), bytes: gzipSync(bytes).length };
};

/**
 * Writes the packs of a site, before its pages have their policies, and lists what a device can keep of it. `program`
 * is the name of the program that stands in the pages.
 */
export async function writeOffline(site: string, program: string): Promise<OfflineList> {
  const games = gamesOfChunks(join(site, HASHED, 'chunks'));
  const { hashed, others } = siteFiles(site);
  const pages = others.filter(({ address }) => address.endsWith('/'));
  const [anyPage] = pages;
  const html = anyPage ? readBytes(anyPage).toString('utf8') : '';
  const scripts = hashed.filter((file) => !isNeverAsked(file, html, program));
  const gameOf = (file: SiteFile): GameId | undefined => games.get(basename(file.address));
  const names = [program, ...hashed.map(({ address }) => basename(address))];
  const pack = await packer(site, names);
  const books = byBook(others);
  const own = programOf(
    scripts.filter((file) => !gameOf(file)),
    pages,
  );
  const packed = (files: readonly SiteFile[] = []): readonly Pack[] => groupsOf(files).map((group) => pack(group));
  return {
    headers: SECURITY_HEADERS,
    emptyPage: emptyPage(),
    names,
    program: {
      parts: own.parts.map(partOf),
      packs: [...packed(books.get(undefined)), pack(own.packed, THOROUGH)],
    },
    code: GAME_IDS.map((game) => ({
      game,
      packs: [
        pack(
          scripts.filter((file) => gameOf(file) === game),
          THOROUGH,
        ),
      ],
    })),
    books: GAME_IDS.flatMap((game) =>
      LANGUAGES.map((lang) => ({ game, lang, packs: packed(books.get(bookKey({ game, lang }))) })),
    ),
  };
}

const size = (parts: readonly PackFile[]): string => `${(bytesOf(parts) / 1e6).toFixed(2)} MB in ${parts.length} files`;

/** What a device fetches to work with no signal, in words. */
export const offlineSizes = (list: OfflineList): string =>
  [
    `with no signal: the program ${size(programParts(list))}`,
    ...list.books.map((book) => `${bookKey(book)} ${size(packsOf(list, book))}`),
  ].join('; ');

/** Bundles the service worker with the list of what it keeps. */
export async function buildWorker(list: OfflineList, outfile: string): Promise<void> {
  await build({
    entryPoints: ['components/offline/worker/worker.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    outfile,
    define: { 'self.__OFFLINE_LIST': JSON.stringify(list), 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
}
