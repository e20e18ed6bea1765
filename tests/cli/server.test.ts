import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { CACHING, SECURITY_HEADERS } from '@/lib/cli/headers.mjs';
import { ROOT } from '@/lib/cli/project.mjs';
import { serve } from '@/lib/cli/server.mjs';

let folder: string;
let outside: string;
let server: Server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'umpire served ü-'));
  const files = { 'index.html': 'home', '404.html': 'lost', 'en/about/index.html': 'about', 'sw.js': '1' };
  for (const [name, text] of Object.entries({ ...files, '_next/static/a1.js': '2', 'offline/b2.pack': '3' })) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  writeFileSync(join(folder, 'large.txt'), 'x'.repeat(8_000_000));
  outside = mkdtempSync(join(tmpdir(), 'umpire outside-'));
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  symlinkSync(join(outside, 'secret.txt'), join(folder, 'out.txt'));
  symlinkSync(outside, join(folder, 'outside'));
  symlinkSync(join(folder, 'en/about/index.html'), join(folder, 'inside.txt'));
  server = await serve(0, relative(ROOT, folder));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  for (const one of [folder, outside]) rmSync(one, { recursive: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** The answer to a request whose address goes out as it is written. */
const ask = (path: string, method = 'GET', headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const asked = request({ port, path, method, headers: { ...headers, Connection: 'close' } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }));
    });
    asked.on('error', reject).end();
  });

const secured = Object.entries(SECURITY_HEADERS).map(([name, value]) => [name.toLowerCase(), value] as const);

describe('the server', () => {
  it.each([
    ['/', 200, 'home'],
    ['/en/about/', 200, 'about'],
    ['/en/about/?x=1', 200, 'about'],
    ['/sw.js', 200, '1'],
    ['/en/nowhere/', 404, 'lost'],
    ['/[lang]/', 404, 'lost'],
    ['/_next/static/gone.js', 404, 'lost'],
    ['/%E0%A4%A', 404, 'lost'],
    ['/%00', 404, 'lost'],
    ['/..%2f..%2fpackage.json', 404, 'lost'],
    ['/../../package.json', 404, 'lost'],
    ['/.git/config', 404, 'lost'],
    ['/index.html/', 404, 'lost'],
    ['*', 404, 'lost'],
  ])('GET %s: %i', async (path, status, text) => {
    const answer = await ask(path);
    expect([answer.status, answer.text]).toEqual([status, text]);
    expect(Object.entries(answer.headers)).toEqual(expect.arrayContaining(secured.map((one) => [...one])));
    expect(answer.headers['cache-control']).toBe(CACHING.other);
  });

  it('GET of a name longer than any file may have: 404', async () => {
    expect((await ask(`/${'x'.repeat(5000)}`)).status).toBe(404);
  });

  it('GET with an address of 200,000 signs: the page, which says what is wrong with it', async () => {
    const { status, text } = await ask(`/en/about/?x=${'1'.repeat(200_000)}`);
    expect([status, text]).toEqual([200, 'about']);
  });

  it.each([
    ['200,000 signs', `/${'../'.repeat(66_667)}`],
    ['900,000 signs', `/${'../'.repeat(300_000)}`],
    ['8193 signs', `/${'x'.repeat(8192)}`],
  ])('GET of a path of %s: refused before anything reads it', async (_, path) => {
    const { status, text } = await ask(path);
    expect([status, text]).toEqual([414, '']);
  });

  it.each(['/out.txt', '/outside/secret.txt', '/outside/'])('GET %s: no link leads out of the site', async (path) => {
    const { status, text } = await ask(path);
    expect([status, text]).toEqual([404, 'lost']);
  });

  it('GET of a link that stays in the site: what it leads to', async () => {
    expect((await ask('/inside.txt')).text).toBe('about');
  });

  it('answers the requests of a connection in their order', async () => {
    const { port } = server.address() as AddressInfo;
    const socket = connect(port);
    const paths = ['/', '/en/about/', '/nowhere/', '/sw.js'];
    const line = (path: string, i: number) =>
      `GET ${path} HTTP/1.1\r\nHost: x\r\n${i === paths.length - 1 ? 'Connection: close\r\n' : ''}\r\n`;
    socket.write(paths.map(line).join(''));
    let said = '';
    for await (const piece of socket) said += String(piece);
    expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['200', '200', '404', '200'].map((status) => `HTTP/1.1 ${status}`));
    expect(said.match(/home|about$|about(?=HTTP)|lost|1$/g)).toEqual(['home', 'about', 'lost', '1']);
  });

  // Linux shows what a process has open.
  it.skipIf(!existsSync('/proc/self/fd'))('keeps no file open for who asks for many and hangs up', async () => {
    const { port } = server.address() as AddressInfo;
    const openFiles = () =>
      readdirSync('/proc/self/fd').filter((one) => {
        try {
          return readlinkSync(`/proc/self/fd/${one}`).endsWith('large.txt');
        } catch {
          return false;
        }
      });
    for (let i = 0; i < 5; i++) {
      const socket = connect(port);
      socket.write('GET /large.txt HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(100));
      await new Promise((resolve) => socket.once('data', resolve));
      socket.destroy();
    }
    await expect.poll(() => openFiles()).toEqual([]);
  });

  test.each([
    ['OPTIONS', '*', 204],
    ['OPTIONS', '/en/about/', 204],
    ['POST', '/en/about/', 405],
    ['DELETE', '*', 405],
    ['TRACE', '/', 405],
  ])('%s %s: %i, with the methods that are allowed', async (method, path, status) => {
    const { headers, ...answer } = await ask(path, method);
    expect([answer.status, answer.text, headers.allow]).toEqual([status, '', 'GET, HEAD, OPTIONS']);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test.each([
    ['bytes=0-1', 206, 'ho'],
    ['bytes=99-', 416, undefined],
    ['bytes=3-2', 416, undefined],
    ['lines=1-2', 200, 'home'],
  ])('Range: %s: %i', async (Range, status, text) => {
    const answer = await ask('/', 'GET', { Range });
    expect(answer.status).toBe(status);
    if (text) expect(answer.text).toBe(text);
    expect(answer.headers['cache-control']).toBe(CACHING.other);
  });

  test('a folder without its slash is led there, for this time only', async () => {
    const { status, headers } = await ask('/en/about?x=1');
    expect([status, headers.location, headers['cache-control']]).toEqual([301, '/en/about/?x=1', CACHING.other]);
  });

  test('what is named by its content is kept for a year', async () => {
    for (const path of ['/_next/static/a1.js', '/offline/b2.pack'])
      expect((await ask(path)).headers['cache-control']).toBe(CACHING.hashed);
  });
});
