// Serves the built site as plain files; start.mjs calls serve(). For the browser tests: node lib/cli/server.mjs <port>,
// which says its address once it answers; the port 0 is any that is free.
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { constants } from 'node:zlib';
import { commandLine, wrongUsage } from './command-line.mjs';
import { CACHING, cachingOf, SECURITY_HEADERS } from './headers.mjs';
import { PORT } from './port.mjs';
import { ROOT, SERVING, siteFolder } from './project.mjs';

const READ_METHODS = ['GET', 'HEAD'];
const ALLOWED = { Allow: [...READ_METHODS, 'OPTIONS'].join(', ') };

/** As long as an address may be, in bytes: the page itself says that a longer case than it can read is damaged. */
const LONGEST_HEAD = 1 << 20;

/** As long as the path of an address may be, in bytes: what reads paths takes them apart again and again. */
const LONGEST_PATH = 8192;

/** Whether a folder has symbolic links; a built site has none, and none comes while it is served. */
const hasLinks = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).some((entry) => entry.isSymbolicLink());

/**
 * Whether a path leads to something outside the folder, through a symbolic link. What is not there, or not an address,
 * is for the files to refuse.
 *
 * @param {string} folder as the system itself names it
 */
async function leadsOut(folder, path) {
  try {
    const found = await realpath(join(folder, decodeURIComponent(path)));
    return found !== folder && !found.startsWith(folder + sep);
  } catch {
    return false;
  }
}

/**
 * Answers the requests of a connection one after the other. A client may send many at once and hang up: those that were
 * not begun then never open their file, which nobody would close again.
 */
function inTurn(answer) {
  const last = new WeakMap();
  return (request, response) => {
    const { socket } = request;
    const begin = () =>
      new Promise((resolve) => {
        if (socket.destroyed) return resolve();
        response.once('close', resolve);
        answer(request, response);
      });
    last.set(socket, (last.get(socket) ?? Promise.resolve()).then(begin));
  };
}

/** The answer to any request: a file of the folder, or its 404 page. */
async function answers(served) {
  const folder = realpathSync(served);
  const [{ default: compression }, { default: serveStatic }] = await Promise.all([
    import('compression'),
    import('serve-static'),
  ]);
  const mayLeadOut = hasLinks(folder);
  // One step above its preset: a twentieth less is sent, and it takes as long.
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });
  const files = serveStatic(folder, {
    cacheControl: false,
    setHeaders: (response, path) =>
      response.setHeader('Cache-Control', cachingOf(path.slice(folder.length).replaceAll('\\', '/'))),
  });
  const notFound = readFileSync(join(folder, '404.html'));
  const lost = (response) => response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound);
  return inTurn(async (request, response) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    response.setHeader('Cache-Control', CACHING.other);
    if (!READ_METHODS.includes(request.method)) {
      response.writeHead(request.method === 'OPTIONS' ? 204 : 405, ALLOWED).end();
      return;
    }
    const [path] = request.url.split('?', 1);
    if (path.length > LONGEST_PATH) return void response.writeHead(414).end();
    if (mayLeadOut && (await leadsOut(folder, path))) return void lost(response);
    compress(request, response, () =>
      files(request, response, (error) => {
        if (error) response.writeHead(error.statusCode ?? 500, error.headers).end();
        else lost(response);
      }),
    );
  });
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
  if (port !== '0' && !PORT.fits(port))
    return wrongUsage(usage, `The port is "${port}". Allowed: ${PORT.takes}, or 0 for any that is free.`);
  const server = await serve(Number(port));
  console.log(`http://localhost:${server.address().port}`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
