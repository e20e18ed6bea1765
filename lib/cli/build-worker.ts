import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { build } from 'esbuild';
import { filesBelow } from '@/lib/cli/files-below';

interface Entry {
  readonly url: string;
  /** undefined for files whose name carries their own hash */
  readonly revision: string | null;
}

const revisionOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
const slashed = (path: string): string => path.split('\\').join('/');

/** "en/about.html" and "en/about/index.html" are both served at /en/about/. */
function pageUrl(path: string): string | undefined {
  const name = slashed(path).replace(/\.html$/, '');
  if (/^(_|404|500)/.test(name) || name.includes('/_')) return undefined;
  const bare = name.replace(/(^|\/)index$/, '');
  return bare ? `/${bare}/` : '/';
}

const HASHED = '_next/static/';

/** Everything that has to be on the device for the site in a folder to work with no signal. */
export function offlineEntries(site: string): readonly Entry[] {
  return filesBelow(site).flatMap((file): readonly Entry[] => {
    const path = slashed(relative(site, file));
    if (path.startsWith(HASHED)) return path.endsWith('.map') ? [] : [{ url: `/${path}`, revision: null }];
    // The router's own payloads are not stored: a tap on a link loads the page itself when there is no signal.
    if (path.endsWith('.txt') || path === 'sw.js') return [];
    const url = path.endsWith('.html') ? pageUrl(path) : `/${path}`;
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
