import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function untilReady(address: string, child: ChildProcess): Promise<void> {
  for (let i = 0; i < 300; i++) {
    if (child.exitCode !== null) throw new Error(`the server stopped with exit code ${child.exitCode}`);
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`no answer from ${address} within a minute`);
}

/** The site as `npm start` serves it. */
export interface Site {
  readonly address: string;
  stop(): void;
}

/** Starts the built site with its own server, on a port that is free. */
export async function startSite(): Promise<Site> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const own = spawn(process.execPath, ['lib/cli/server.mjs', String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(`${address}/`, own);
  return { address, stop: () => void own.kill() };
}
