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

/** Everything that has to be on the device for the site to work with no signal. */
export function offlineEntries(pages: string, assets: string, publicFolder: string): readonly Entry[] {
  const pageEntries = filesBelow(pages)
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const url = pageUrl(relative(pages, file));
      return url ? [{ url, revision: revisionOf(file) }] : [];
    });
  const assetEntries = filesBelow(assets)
    .filter((file) => !file.endsWith('.map'))
    .map((file) => ({ url: `/_next/static/${slashed(relative(assets, file))}`, revision: null }));
  const publicEntries = filesBelow(publicFolder)
    .filter((file) => !/(sw\.js|\.DS_Store)$/.test(file))
    .map((file) => ({ url: `/${slashed(relative(publicFolder, file))}`, revision: revisionOf(file) }));
  return [...pageEntries, ...assetEntries, ...publicEntries];
}

/** Bundles the service worker with the list of what it stores. */
export async function buildWorker(entries: readonly Entry[], outfiles: readonly string[]): Promise<void> {
  for (const outfile of outfiles)
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
