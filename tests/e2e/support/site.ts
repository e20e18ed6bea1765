import { spawn } from 'node:child_process';

/** The site as `npm start` serves it. */
export interface Site {
  readonly address: string;
  stop(): void;
}

/** Starts the built site with its own server, on a port that is free. */
export async function startSite(): Promise<Site> {
  const own = spawn(process.execPath, ['lib/cli/server.mjs', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise<string>((resolve, reject) => {
    own.stdout.once('data', (line: Buffer) => resolve(String(line).trim()));
    own.once('exit', (code) => reject(new Error(`the server stopped with exit code ${code}`)));
  });
  return { address, stop: () => void own.kill() };
}
