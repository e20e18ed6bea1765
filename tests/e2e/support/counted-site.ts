import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A door to a site that counts what goes through it, as it is sent. */
export interface CountedSite {
  readonly address: string;
  /** the bytes of each path's answers */
  sent(): ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

export async function countedSite(site: string): Promise<CountedSite> {
  const bytes = new Map<string, number>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', site);
    const passed = ask(url, { method: request.method, headers: { ...request.headers, host: url.host } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('data', (piece: Buffer) => bytes.set(url.pathname, (bytes.get(url.pathname) ?? 0) + piece.length));
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    sent: () => bytes,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
