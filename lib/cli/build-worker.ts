import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { build } from 'esbuild';
import { filesBelow } from '@/lib/cli/files-below';
import { HASHED } from '@/lib/cli/headers.mjs';

interface Entry {
  readonly url: string;
  /** null for files whose name carries their own hash */
  readonly revision: string | null;
}

const revisionOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
const slashed = (path: string): string => path.split('\\').join('/');

/** "/en/about/index.html" is served at /en/about/; undefined for the pages that say that there is none. */
function pageUrl(path: string): string | undefined {
  if (/^\/(404|500)/.test(path) || path.includes('/_')) return undefined;
  return path.replace(/index\.html$/, '');
}

/** Everything that has to be on the device for the site in a folder to work with no signal. */
export function offlineEntries(site: string): readonly Entry[] {
  return filesBelow(site).flatMap((file): readonly Entry[] => {
    const path = `/${slashed(relative(site, file))}`;
    if (path.startsWith(HASHED)) return path.endsWith('.map') ? [] : [{ url: path, revision: null }];
    // The router's own payloads are not stored: a tap on a link loads the page itself when there is no signal.
    if (path.endsWith('.txt') || path === '/sw.js') return [];
    const url = path.endsWith('.html') ? pageUrl(path) : path;
    return url ? [{ url, revision: revisionOf(file) }] : [];
  });
}

/** Bundles the service worker with the list of what it stores. */
export async function buildWorker(entries: readonly Entry[], outfile: string): Promise<void> {
  await build({
    entryPoints: ['components/offline/worker.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    outfile,
    define: { 'self.__SW_MANIFEST': JSON.stringify(entries), 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
}
