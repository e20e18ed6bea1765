import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { cachingOf } from '@/lib/cli/headers.mjs';
import { contentType } from '@/lib/offline/content-type';

/**
 * How a request ends: as it should; with the connection closed before the answer, or in its middle; a piece at a time;
 * with half of it and then nothing; never; with other bytes than those of the file; with an error of the server.
 */
export type Ending = 'whole' | 'refused' | 'cut' | 'slow' | 'stalled' | 'held' | 'wrong' | 404 | 503;

/** A request: the how manieth for its path since the rule was given, and whether the worker asks or a page. */
export interface Asked {
  readonly path: string;
  readonly times: number;
  readonly byWorker: boolean;
}

export interface UnrulySite {
  readonly address: string;
  /** how requests end from now on */
  rule(ending: (asked: Asked) => Ending): void;
  /** files that take the place of those of the folder from now on, by their addresses */
  replace(files: ReadonlyMap<string, Buffer>): void;
  /** the paths asked for since this was last called, in their order */
  asked(): readonly string[];
  stop(): Promise<void>;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function send(response: ServerResponse, bytes: Buffer, ending: Ending): Promise<void> {
  const half = bytes.subarray(0, Math.max(1, bytes.length >> 1));
  switch (ending) {
    case 'cut':
      response.write(half);
      await pause(20);
      return void response.destroy();
    case 'stalled':
      return void response.write(half);
    case 'slow':
      for (let at = 0; at < bytes.length; at += Math.ceil(bytes.length / 4)) {
        response.write(bytes.subarray(at, at + Math.ceil(bytes.length / 4)));
        await pause(250);
      }
      return void response.end();
    case 'wrong':
      return void response.end(Buffer.from(bytes.map((byte, i) => (i === bytes.length >> 1 ? byte ^ 1 : byte))));
    default:
      return void response.end(bytes);
  }
}

/** A server of a folder's files whose answers end as a rule says. */
export async function startUnruly(folder: string): Promise<UnrulySite> {
  let rule: (asked: Asked) => Ending = () => 'whole';
  let times = new Map<string, number>();
  let replaced: ReadonlyMap<string, Buffer> = new Map();
  let log: string[] = [];

  function fileAt(path: string): Buffer | undefined {
    const address = path.replace(/index\.html$/, '');
    const other = replaced.get(address);
    if (other) return other;
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    return existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined;
  }

  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
    const nth = (times.get(path) ?? 0) + 1;
    times.set(path, nth);
    if (request.method === 'GET') log.push(path);
    const byWorker = request.headers['sec-fetch-dest'] === 'empty' && !extname(path).endsWith('.txt');
    const ending = rule({ path, times: nth, byWorker });
    if (ending === 'refused') return void request.socket.destroy();
    if (ending === 'held') return;
    const found = fileAt(path);
    const bytes = found ?? readFileSync(join(folder, '404.html'));
    const status = typeof ending === 'number' ? ending : found ? 200 : 404;
    response.writeHead(status, {
      'Content-Type': contentType(found ? path : '.html'),
      'Content-Length': bytes.length,
      'Cache-Control': cachingOf(path),
    });
    void send(response, bytes, ending);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    rule(ending) {
      rule = ending;
      times = new Map();
    },
    replace(files) {
      replaced = files;
    },
    asked() {
      const all = log;
      log = [];
      return all;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
