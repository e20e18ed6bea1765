import { createHash } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerer } from '@/components/offline/worker/answer';
import { keepFile } from '@/components/offline/worker/store';
import { SECURITY_HEADERS } from '@/lib/cli/headers.mjs';
import { fakeCaches, ORIGIN } from '@/tests/components/offline/support/fake-caches';
import { inTime, stopTime } from '@/tests/components/offline/support/fake-site';
import { keepPacks, packedSite, type PackedSite } from '@/tests/components/offline/support/packed-site';

const CHUNK = 'f00ba4.js';
const SCRIPTS = ['x = "$& $1 ü";', 'self.__next_f.push([1,"1:[\\"$\\",\\"p\\"] ü\\n"])'];
const html = (text: string): string =>
  `<html><head><title>${text}</title></head><body><script src="/_next/static/${CHUNK}"></script>${SCRIPTS.map(
    (script) => `<script>${script}</script>`,
  ).join('')}</body></html>`;

const PROGRAM = {
  '/': html('home'),
  '/en/about/': html('about'),
  '/en/device/': html('device'),
  '/404.html': html('lost'),
};
const BOOK = {
  '/en/paths-of-glory/rules/12/': html('rule 12'),
  '/generated/search/paths-of-glory.en.json': '{"a":1}',
  '/_next/static/pog.js': 'code',
};
const PAGE = '/en/paths-of-glory/rules/12/';

let site: PackedSite;
beforeAll(async () => {
  fakeCaches();
  site = await packedSite(PROGRAM, BOOK, [CHUNK]);
});

/** What the network does: answers, does not, or takes for ever. */
let network: (request: Request, init?: RequestInit) => Promise<Response>;
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
let asked: string[];
beforeEach(() => {
  stopTime();
  fakeCaches();
  asked = [];
  network = offline;
  vi.stubGlobal('fetch', (request: Request, init?: RequestInit) => {
    asked.push(request.url);
    return network(request, init);
  });
});
afterEach(() => void vi.useRealTimers());

const keepProgram = () => keepPacks(site, site.list.program.packs);
const keepBook = () => keepPacks(site, site.list.books[0]?.packs ?? []);

// A page cannot make a request to navigate itself; the worker gets one.
const requestOf = (address: string, mode: RequestMode) =>
  ({ url: new URL(address, ORIGIN).href, mode, method: 'GET' }) as Request;
const visit = (address: string) => inTime(answerer(site.list)(requestOf(address, 'navigate')));
const load = (address: string) => inTime(answerer(site.list)(requestOf(address, 'cors')));

/** Where an answer leads, as the browser follows it. */
const leadsTo = (answer: Response) => [answer.status, answer.headers.get('Location')?.replace(ORIGIN, '')];

describe('what is on the device', () => {
  it('is answered from it, though there is a signal', async () => {
    await keepBook();
    await keepFile('/_next/static/kept.js', new TextEncoder().encode('kept'));
    network = async () => new Response('from the site');
    const answer = await load('/_next/static/kept.js');
    expect([answer.headers.get('Content-Type'), await answer.text()]).toEqual([
      'text/javascript; charset=utf-8',
      'kept',
    ]);
    expect(await (await load('/_next/static/pog.js')).text()).toBe('code');
    const data = await load('/generated/search/paths-of-glory.en.json');
    expect([data.headers.get('Content-Type'), await data.json()]).toEqual([
      'application/json; charset=utf-8',
      { a: 1 },
    ]);
    expect(asked).toEqual([]);
  });

  it.each([PAGE, `${PAGE}?q=1`, `${PAGE}index.html`])('%s comes as the server would send it', async (address) => {
    await keepBook();
    const answer = await visit(address);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toEqual({
      ...Object.fromEntries(new Headers(SECURITY_HEADERS)),
      'content-type': 'text/html; charset=utf-8',
    });
    expect((await answer.text()).replace(/<meta[^>]*>/, '')).toBe(BOOK[PAGE]);
  });

  it('runs its own scripts and no others', async () => {
    await keepBook();
    const policy = /content="([^"]*)"/.exec(await (await visit(PAGE)).text())?.[1];
    const hashes = SCRIPTS.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`);
  });

  it('gives the router the payload of a page', async () => {
    await keepBook();
    const answer = await load(`${PAGE}index.txt?_rsc=abc`);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(await answer.text()).toBe('1:["$","p"] ü\n');
  });

  it('has no pieces of it, and says so', async () => {
    await keepBook();
    const answer = await load(`${PAGE}__next._tree.txt?_rsc=abc`);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(asked).toEqual([]);
  });
});

describe('what is not on the device', () => {
  const NOT_KEPT = ['/_next/static/pog.js', `${PAGE}index.txt`, `${PAGE}__next._tree.txt`, '/no/such.json'];
  it.each(NOT_KEPT)('%s comes from the site, or fails as it would without a worker', async (address) => {
    await keepProgram();
    await expect(load(address)).rejects.toThrow('Failed to fetch');
    const fromSite = new Response('from the site');
    network = async () => fromSite;
    expect(await load(address)).toBe(fromSite);
    expect(asked).toEqual([ORIGIN + address, ORIGIN + address]);
  });

  it.each([200, 304, 404, 500])('is a page of the site as the site answers: %i', async (status) => {
    const fromSite = new Response(null, { status });
    network = async () => fromSite;
    expect(await visit(PAGE)).toBe(fromSite);
  });

  it.each([
    [PAGE, `/en/device/?wanted=${encodeURIComponent(PAGE)}`],
    [`${PAGE}index.html`, `/en/device/?wanted=${encodeURIComponent(PAGE)}`],
    [`${PAGE}?q=a%20b&c=d`, `/en/device/?wanted=${encodeURIComponent(`${PAGE}?q=a%20b&c=d`)}`],
  ])('%s is said to be missing when there is no signal', async (address, told) => {
    await keepProgram();
    expect(leadsTo(await visit(address))).toEqual([302, told]);
  });

  it('is a page nobody knows: the lost page', async () => {
    await keepProgram();
    const answer = await visit('/en/no-such-page/');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<title>lost</title>');
  });

  it.each([
    [PAGE.slice(0, -1), PAGE],
    [`${PAGE.slice(0, -1)}?q=1`, `${PAGE}?q=1`],
    ['/en/about', '/en/about/'],
    ['/en/device', '/en/device/'],
  ])('%s is the page with its last stroke', async (address, page) => {
    await keepProgram();
    expect(leadsTo(await visit(address))).toEqual([308, page]);
  });

  it.each([
    '/en/device/',
    '/en/device/?wanted=%2Fen%2Fdevice%2F',
    '/es/device/',
    '/en/device/index.html',
    '/en/unknown/',
  ])('%s on an empty device is the page that needs nothing, and leads nowhere', async (address) => {
    const answer = await visit(address);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Location')).toBeNull();
    expect(answer.headers.get('Content-Security-Policy')).toBe(SECURITY_HEADERS['Content-Security-Policy']);
    expect(await answer.text()).toBe(site.list.emptyPage);
  });

  it.each(['/', PAGE, '/en/about', '/xx/nothing', '/en/device/index.html', PAGE.slice(0, -1)])(
    '%s on an empty device leads to an answer in a few steps',
    async (address) => {
      let answer = await visit(address);
      for (let steps = 0; answer.headers.has('Location') && steps < 5; steps++)
        answer = await visit(answer.headers.get('Location') ?? '');
      expect(answer.status).toBe(503);
    },
  );
});

describe('a page of the site', () => {
  it('that does not begin to come in a quarter of a minute is missing', async () => {
    await keepProgram();
    network = (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('given up'))));
    const start = Date.now();
    expect((await visit(PAGE)).status).toBe(302);
    expect(Date.now() - start).toBeGreaterThanOrEqual(15_000);
  });

  it('that has begun to come may take its time', async () => {
    let signal: AbortSignal | null | undefined;
    network = async (_, init) => {
      signal = init?.signal;
      return new Response('slow');
    };
    await visit(PAGE);
    vi.advanceTimersByTime(60_000);
    expect(signal?.aborted).toBe(false);
  });

  it('is asked of the site when the store of the device does not open', async () => {
    vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('broken', 'UnknownError')) });
    network = async () => new Response('from the site');
    expect(await (await visit('/en/paths-of-glory/board/')).text()).toBe('from the site');
    expect(await (await load('/_next/static/other.js')).text()).toBe('from the site');
  });
});
