import { createHash } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';

const PAGES = [
  '/',
  '/en/',
  '/es/paths-of-glory/rules/12/',
  '/it/paths-of-glory/tools/fire/',
  '/es/nach-paris/tools/combat/',
  '/en/nach-paris/board/',
];

const policyIn = (html: string): string =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';

describe.each(['site', 'exported'] as const)('the policy of %s', (server) => {
  test.each(PAGES)('%s allows its own inline scripts and no other', async (path) => {
    const html = await (await fetch(inject(server) + path)).text();
    const policy = policyIn(html);
    const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, body]) => body ?? '',
    );
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toMatch(/unsafe|\*|https?:/);
    expect(scripts.length).toBeGreaterThan(0);
    for (const body of scripts) expect(policy).toContain(createHash('sha256').update(body).digest('base64'));
    // The policy has to stand before anything that it should hold for.
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
  });
  test('no page names another host', async () => {
    for (const path of PAGES) {
      const html = await (await fetch(inject(server) + path)).text();
      const hosts = [...html.matchAll(/(?:src|href)="(https?:)?\/\/([^/"]+)/g)].map(([, , host]) => host);
      expect(hosts).toEqual([]);
    }
  });
});

test('the usual security headers come with every answer', async () => {
  for (const path of [...PAGES, '/icon.svg', '/favicon.ico', '/en/nowhere/']) {
    const { headers } = await fetch(inject('site') + path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-powered-by')).toBeNull();
  }
});

test('files named by their content are kept for a year, pages are asked for again', async () => {
  const html = await (await fetch(`${inject('site')}/en/`)).text();
  const script = /<script[^>]*\ssrc="([^"]+)"/.exec(html)?.[1] ?? '';
  const caching = async (path: string) => (await fetch(inject('site') + path)).headers.get('cache-control');
  expect(await caching(script)).toBe('public, max-age=31536000, immutable');
  expect(await caching('/en/')).toBe('no-cache');
  expect(await caching('/sw.js')).toBe('no-cache');
});

test.each([
  ['a folder without its slash is led there', '/en/about?x=1', {}, 301],
  ['a page whose name looks like a pattern', '/[lang]/', {}, 404],
  ['an address that cannot be decoded', '/%E0%A4%A', {}, 404],
  ['a way out of the folder', '/..%2f..%2fpackage.json', {}, 404],
  ['a range past the end', '/en/', { headers: { Range: 'bytes=9999999-' } }, 416],
  ['a range that ends before it begins', '/en/', { headers: { Range: 'bytes=5-2' } }, 416],
  ['OPTIONS', '/en/', { method: 'OPTIONS' }, 204],
  ['a method that writes', '/en/', { method: 'POST', body: 'x' }, 405],
] as const)('%s is answered with words, not with an error of the server', async (_name, path, init, status) => {
  const answer = await fetch(inject('site') + path, { ...init, redirect: 'manual' });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('the icon that browsers ask for unbidden is there', async () => {
  expect((await fetch(`${inject('site')}/favicon.ico`)).status).toBe(200);
});
