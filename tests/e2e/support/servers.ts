import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startSite } from '@/tests/e2e/support/site';

declare module 'vitest' {
  export interface ProvidedContext {
    /** the site as `npm start` serves it */
    site: string;
    /** the exported files behind a plain static server */
    exported: string;
  }
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** A static server with no more wit than any: a file, or a folder's index.html, or 404.html. */
function serveFolder(folder: string): Server {
  return createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
    const wanted = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    const found = existsSync(wanted) && statSync(wanted).isFile() ? wanted : undefined;
    const file = found ?? join(folder, '404.html');
    response.writeHead(found ? 200 : 404, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
}

/** Starts the site with its server and the export with a plain one; both end with the tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSite();
  const plain = serveFolder('out');
  await new Promise<void>((resolve) => plain.listen(0, resolve));
  project.provide('site', site.address);
  project.provide('exported', `http://localhost:${(plain.address() as AddressInfo).port}`);
  return async () => {
    site.stop();
    plain.closeAllConnections();
    await new Promise((resolve) => plain.close(resolve));
  };
}
