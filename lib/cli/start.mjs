// `npm start`: installs, builds and serves Umpire, each only when needed, and prints the address.
import { createServer } from 'node:net';
import { build, install } from './project.mjs';
import { serve } from './server.mjs';

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
  console.error(
    `Port ${number} is taken by another program. Stop it, or choose another port: PORT=${number === 65535 ? 3000 : number + 1} npm start`,
  );
  process.exit(1);
}
await install();
await serve(number, await build());
console.log(`Umpire is at http://localhost:${number}/`);
