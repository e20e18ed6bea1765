import { connect } from 'node:net';
import { count, holds, oneByOne, type Attack, type Seen } from '@/tests/attack/attack';
import { below, chanceFrom, pick, type Chance } from '@/tests/support/chance';

/** As long as any of it may take on a machine that others use too, in milliseconds. */
const PATIENCE = 20_000;

const PIECES = [
  '../',
  '..%2f',
  '%2e%2e/',
  './',
  '//',
  '%00',
  '%',
  'à',
  '\\',
  'en/',
  'rules/',
  '404.html',
  '?',
  '&',
  '[',
];
const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'TRACE', 'GET', 'GET'];
const HEADERS = ['Range: bytes=0-9', 'Range: bytes=9-1,-', 'Accept-Encoding: gzip, br', 'If-None-Match: *', 'X: y'];

/** What goes down one connection, and whether its end is waited for. */
interface Case {
  readonly requests: readonly string[];
  readonly hangsUp: boolean;
}

function request(chance: Chance): string {
  const pieces = Array.from({ length: below(chance, 6) }, () =>
    (pick(chance, PIECES) ?? '').repeat(chance() < 0.05 ? 1 + below(chance, 30_000) : 1),
  );
  const headers = Array.from({ length: below(chance, 3) }, () => `${pick(chance, HEADERS)}\r\n`);
  return `${pick(chance, METHODS)} /${pieces.join('')} HTTP/1.1\r\nHost: x\r\n${headers.join('')}\r\n`;
}

function caseOf(seed: number): Case {
  const chance = chanceFrom(seed);
  const number = chance() < 0.1 ? 1 + below(chance, 200) : 1 + below(chance, 4);
  return { requests: Array.from({ length: number }, () => request(chance)), hangsUp: chance() < 0.4 };
}

/** Sends what a case has; what was answered before the end, or before it hung up. */
function told(port: number, { requests, hangsUp }: Case): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port);
    const timer = setTimeout(() => socket.destroy(new Error(`no end within ${PATIENCE / 1000} s`)), PATIENCE);
    let said = '';
    socket.on('data', (piece) => {
      said += said.length < 1_000_000 ? piece.toString('latin1') : '';
      if (hangsUp) socket.destroy();
    });
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(said);
    });
    // A server that closes an unreadable connection while it is written to is no fault.
    socket.once('error', (error) => (/no end/.test(error.message) ? reject(error) : undefined));
    socket.write(requests.join(''));
    if (!hangsUp) socket.end('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  });
}

/**
 * Requests as no browser makes them, many at once and given up: each is answered, and the next visitor does not wait.
 */
export async function prepare(site: string): Promise<Attack> {
  const { port } = new URL(site);
  const seen: Seen = new Map();
  return Promise.resolve({
    seen,
    shown: (seed) => JSON.stringify(caseOf(seed), undefined, 1),
    cases: oneByOne(async (seed) => {
      const tried = caseOf(seed);
      const statuses = [...(await told(Number(port), tried)).matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(
        ([, status]) => status,
      );
      for (const status of statuses) count(seen, `status ${status}`);
      holds(!statuses.some((status) => Number(status) >= 500), () => `answered with ${statuses.join(', ')}`);
      const after = await fetch(`${site}/en/`, { signal: AbortSignal.timeout(PATIENCE) });
      await after.arrayBuffer();
      holds(after.status === 200, () => `the next visitor is answered with ${after.status}`);
    }),
  });
}
