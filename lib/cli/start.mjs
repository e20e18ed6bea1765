// `npm start`: installs, builds and serves Umpire, each only when needed, and prints the address.
import { createServer } from 'node:net';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, ENV, install, ROOT } from './project.mjs';

function port() {
  const given = process.env.PORT ?? '3000';
  const number = Number(given);
  if (Number.isInteger(number) && number >= 1 && number <= 65535) return number;
  console.error(`PORT is "${given}". Allowed: a whole number from 1 to 65535.`);
  process.exit(1);
}

/** Whether nobody listens on the port yet. */
function isFree(number) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(number, () => probe.close(() => resolve(true)));
  });
}

const number = port();
if (!(await isFree(number))) {
  console.error(`Port ${number} is taken by another program. Stop it, or choose another port: PORT=${number === 65535 ? 3000 : number + 1} npm start`);
  process.exit(1);
}
await install();
await build();
const server = spawn(process.execPath, [join(ROOT, 'node_modules/next/dist/bin/next'), 'start', '-p', String(number)], { cwd: ROOT, env: ENV, stdio: ['ignore', 'ignore', 'inherit'] });
server.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));

const address = `http://localhost:${number}/`;
const started = Date.now();
while (Date.now() - started < 60_000) {
  const answer = await fetch(address).catch(() => undefined);
  if (answer?.ok) {
    console.log(`Umpire is at ${address}`);
    break;
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
}
