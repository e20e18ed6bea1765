import { createHash } from 'node:crypto';
import { SECURITY_HEADERS } from '@/lib/cli/headers.mjs';
import { joinedAddresses } from '@/lib/offline/addresses';
import { HASH_DIGITS, type OfflineList, type Pack, type PackFile } from '@/lib/offline/list';

/** What the file at a path of the small site holds. */
export const contentAt = (path: string): string => `content of ${path}`;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS);

/** A file that a device fetches, with the hash of what it holds. */
export const part = (path: string, bytes = 1): PackFile => ({ path, hash: hashOf(contentAt(path)), bytes });

const pack = (path: string, bytes: number, ...addresses: readonly string[]): Pack => ({
  ...part(path, bytes),
  files: joinedAddresses(addresses),
  names: [],
});

/** What a device can keep of a small site: a game in two languages, and one in one; each file has a size of its own. */
export const list: OfflineList = {
  names: ['program-1', 'chunk-1.js'],
  program: { parts: [part('/program.js', 1)], packs: [pack('/program.pack', 2, '/', '/en/', '/en/device/')] },
  code: [
    { game: 'paths-of-glory', packs: [pack('/pog-code.pack', 4, '/_next/static/pog.js')] },
    { game: 'nach-paris', packs: [pack('/np-code.pack', 64, '/_next/static/np.js')] },
  ],
  books: [
    {
      game: 'paths-of-glory',
      lang: 'en',
      packs: [
        pack('/pog-en-1.pack', 8, '/en/paths-of-glory/', '/en/paths-of-glory/board/'),
        pack('/pog-en-2.pack', 16, '/en/paths-of-glory/rules/1/'),
      ],
    },
    { game: 'paths-of-glory', lang: 'es', packs: [pack('/pog-es.pack', 32, '/es/paths-of-glory/')] },
    { game: 'nach-paris', lang: 'en', packs: [pack('/np-en.pack', 128, '/en/nach-paris/')] },
  ],
  headers: SECURITY_HEADERS,
  emptyPage: '<!DOCTYPE html><title>Umpire</title>no signal',
};
