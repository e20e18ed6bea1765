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
    expect(headers.get('permissions-policy')).toContain('camera=(self)');
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

test('the export says its headers to hosts that read them', async () => {
  const file = await (await fetch(`${inject('exported')}/_headers`)).text();
  expect(file).toMatch(/^\/\*\n {2}Content-Security-Policy: frame-ancestors 'none'/);
  expect(file).toContain('\n/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  for (const pattern of ['/', '/en/*', '/es/*', '/it/*', '/sw.js'])
    expect(file).toContain(`\n${pattern}\n  Cache-Control: no-cache\n`);
});

test('the icon that browsers ask for unbidden is there', async () => {
  expect((await fetch(`${inject('site')}/favicon.ico`)).status).toBe(200);
});
