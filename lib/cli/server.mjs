// Serves the built site as plain files; start.mjs calls serve(). For the browser tests: node lib/cli/server.mjs <port>.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandLine, wrongUsage } from './command-line.mjs';
import { CACHING, cachingOf, SECURITY_HEADERS } from './headers.mjs';
import { PORT } from './port.mjs';
import { ROOT, SERVING, siteFolder } from './project.mjs';

const READ_METHODS = ['GET', 'HEAD'];
const ALLOWED = { Allow: [...READ_METHODS, 'OPTIONS'].join(', ') };

/** As long as an address may be, in bytes: the page itself says that a longer case than it can read is damaged. */
const LONGEST_HEAD = 1 << 20;

/** The answer to any request: a file of the folder, or its 404 page. */
async function answers(folder) {
  const [{ default: compression }, { default: serveStatic }] = await Promise.all([
    import('compression'),
    import('serve-static'),
  ]);
  const compress = compression();
  const files = serveStatic(folder, {
    cacheControl: false,
    setHeaders: (response, path) =>
      response.setHeader('Cache-Control', cachingOf(path.slice(folder.length).replaceAll('\\', '/'))),
  });
  const notFound = readFileSync(join(folder, '404.html'));
  return (request, response) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    response.setHeader('Cache-Control', CACHING.other);
    if (!READ_METHODS.includes(request.method)) {
      response.writeHead(request.method === 'OPTIONS' ? 204 : 405, ALLOWED).end();
      return;
    }
    compress(request, response, () =>
      files(request, response, (error) => {
        if (error) response.writeHead(error.statusCode ?? 500, error.headers).end();
        else response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound);
      }),
    );
  };
}

/** A build removes the sites of earlier states, but for those that a running server still reads. */
function announce(folder) {
  const note = join(ROOT, SERVING, String(process.pid));
  try {
    mkdirSync(join(ROOT, SERVING), { recursive: true });
    writeFileSync(note, folder);
  } catch {
    // Where nothing can be written, no build removes anything either.
    return;
  }
  process.once('exit', () => rmSync(note, { force: true }));
}

/** Starts the built site on a port and resolves once it answers. */
export async function serve(port, folder = siteFolder()) {
  if (!existsSync(join(ROOT, folder))) throw new Error(`${folder} is not built: run npm run build first`);
  announce(folder);
  const server = createServer({ maxHeaderSize: LONGEST_HEAD }, await answers(join(ROOT, folder)));
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return server;
}

async function main() {
  const usage = 'usage: node lib/cli/server.mjs <port>';
  const line = commandLine({ usage, most: 1 });
  if (!line) return;
  const [port = ''] = line.positionals;
  if (PORT.fits(port)) await serve(Number(port));
  else wrongUsage(usage, `The port is "${port}". Allowed: ${PORT.takes}.`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
