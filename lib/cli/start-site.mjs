// Installs, builds and serves Umpire, each only when needed, and prints the address.
import { createServer } from 'node:net';
import { commandLine, wrongUsage } from './command-line.mjs';
import { PORT, portProblem } from './port.mjs';
import { build, install, siteStands } from './project.mjs';
import { serve } from './server.mjs';

const USAGE = `usage: npm start [-- --port <number>]
The port is ${PORT.takes}; without the option it is what the variable PORT says, else 3000.
Ends with 0 when it is stopped, with 1 when Umpire cannot be served, with 2 when it is used wrongly.`;

/** The port that was asked for; undefined when there is nothing left to do. */
function askedPort() {
  const line = commandLine({ usage: USAGE, options: { port: PORT } });
  if (!line) return undefined;
  const port = line.values.port ?? (process.env.PORT || '3000');
  if (PORT.fits(port)) return Number(port);
  return wrongUsage(USAGE, `PORT is "${port}". Allowed: ${PORT.takes}.`);
}

/** Holds a port for a moment; rejects when it cannot be had. */
function tryPort(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(port, () => probe.close(resolve));
  });
}

async function start(port) {
  try {
    // Asked for at once, and not after minutes of building.
    await tryPort(port);
    await install({ toBuild: !siteStands() });
    await serve(port, await build());
    console.log(`Umpire is at http://localhost:${port}/`);
  } catch (error) {
    console.error(portProblem(error, port));
    process.exitCode = 1;
  }
}

const port = askedPort();
if (port !== undefined) await start(port);
