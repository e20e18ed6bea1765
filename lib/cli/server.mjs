// Serves the built site with Next. `node lib/cli/server.mjs <port>` for the browser tests; start.mjs calls serve().
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { ROOT } from './project.mjs';

/** Whether a path can be decoded. Next answers one that cannot with an internal error; for us it is a lost address. */
function isWellFormed(url) {
  try {
    decodeURI(url);
    decodeURIComponent(url.split('?')[0]);
    return true;
  } catch {
    return false;
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
    if (!isWellFormed(request.url ?? '/')) request.url = '/damaged-address/';
    void handle(request, response);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return server;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await serve(Number(process.argv[2]));
