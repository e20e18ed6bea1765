import { describe, expect, it } from 'vitest';
import { cachingOf, SECURITY_HEADERS, UNCHANGING } from '@/lib/cli/headers.mjs';
import { headersFile } from '@/lib/cli/headers-file';
import { PACKS } from '@/lib/offline/list';

const PATHS = [
  '/index.html',
  '/index.txt',
  '/404.html',
  '/404/index.html',
  '/sw.js',
  '/icon.svg',
  '/en/index.html',
  '/en/paths-of-glory/rules/12/index.html',
  '/es/index.html',
  '/generated/rules/paths-of-glory.en.json',
  '/_next/static/chunks/0a1b.js',
  '/_next/static/media/inter.woff2',
  '/_next/1963699c/_buildManifest.js',
  '/offline/0a1b2c.pack',
];

interface Rule {
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The rules of a file, read as its hosts do. */
function rulesOf(file: string): readonly Rule[] {
  const rules: { pattern: string; headers: Record<string, string> }[] = [];
  for (const line of file.split('\n').filter(Boolean)) {
    const [, name = '', value = ''] = /^\s+([^:]+): (.*)$/.exec(line) ?? [];
    if (name) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
    else rules.push({ pattern: line, headers: {} });
  }
  return rules;
}

/** What a host sends with a path: what several rules say of one header is joined. */
function sent(rules: readonly Rule[], path: string): Readonly<Record<string, string>> {
  const all = rules
    .filter(({ pattern }) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern))
    .flatMap(({ headers }) => Object.entries(headers));
  return Object.fromEntries(
    all.map(([name]) => [name, all.flatMap((one) => (one[0] === name ? [one[1]] : [])).join(', ')]),
  );
}

it('the folder of the packs is one of those that never change', () => {
  expect(UNCHANGING).toContain(PACKS);
});

describe('the file _headers', () => {
  const file = headersFile(PATHS);
  const rules = rulesOf(file);

  it.each(PATHS)('%s is sent as the own server sends it', (path) => {
    expect(sent(rules, path.replace(/\/index\.html$/, '/'))).toEqual({
      ...SECURITY_HEADERS,
      'Cache-Control': cachingOf(path),
    });
  });

  it('keeps the worker and the pages short, hashed files for a year', () => {
    expect(sent(rules, '/sw.js')['Cache-Control']).toBe('no-cache');
    expect(sent(rules, '/es/')['Cache-Control']).toBe('no-cache');
    expect(sent(rules, '/_next/static/chunks/0a1b.js')['Cache-Control']).toBe('public, max-age=31536000, immutable');
    expect(sent(rules, '/offline/0a1b2c.pack')['Cache-Control']).toBe('public, max-age=31536000, immutable');
  });

  it('is within what Cloudflare Pages reads: 100 rules, lines of 2,000 characters, one splat each', () => {
    const many = headersFile(Array.from({ length: 500 }, (_, i) => `/en/game-${i}/index.html`).concat(PATHS));
    expect(rulesOf(many)).toHaveLength(rules.length);
    expect(rules.length).toBeLessThan(30);
    for (const line of file.split('\n')) expect(line.length).toBeLessThan(2000);
    for (const { pattern } of rules) expect(pattern).toMatch(/^\/[^*:]*\*?$/);
  });
});
