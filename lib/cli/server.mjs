// Serves the built site with Next. `node lib/cli/server.mjs <port>` for the browser tests; start.mjs calls serve().
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { ROOT } from './project.mjs';

/**
 * The address that Next is asked for: it answers one that cannot be decoded with an internal error. A path that cannot
 * is lost; a query is for the page in the browser to read, which says what is damaged.
 */
function decodable(url) {
  const [path] = url.split('?');
  try {
    decodeURIComponent(path);
  } catch {
    return '/damaged-address/';
  }
  try {
    decodeURI(url);
    return url;
  } catch {
    return path;
  }
}

/** Starts the site on a port and resolves once it answers. */
export async function serve(port) {
  process.env.NODE_ENV = 'production';
  const { default: next } = await import('next');
  const app = next({ dev: false, dir: ROOT });
  await app.prepare();
  const handle = app.getRequestHandler();
  const server = createServer((request, response) => {
    request.url = decodable(request.url ?? '/');
    void handle(request, response);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return server;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await serve(Number(process.argv[2]));
