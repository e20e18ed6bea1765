import { expect, it } from 'vitest';
import { contentType, isText } from '@/lib/offline/content-type';

it.each([
  ['/', 'text/html; charset=utf-8', true],
  ['/en/about/', 'text/html; charset=utf-8', true],
  ['/404.html', 'text/html; charset=utf-8', true],
  ['/_next/static/chunks/a.b.js', 'text/javascript; charset=utf-8', true],
  ['/_next/static/a.css', 'text/css; charset=utf-8', true],
  ['/generated/search/a.json', 'application/json; charset=utf-8', true],
  ['/en/index.txt', 'text/plain; charset=utf-8', true],
  ['/icon.svg', 'image/svg+xml', true],
  ['/icon.png', 'image/png', false],
  ['/a.woff2', 'font/woff2', false],
  ['/manifest.webmanifest', 'application/manifest+json', true],
  ['/offline/0.pack', 'application/octet-stream', false],
  ['/no-ending', 'application/octet-stream', false],
])('the file at %s is %s', (address, type, text) => {
  expect(contentType(address)).toBe(type);
  expect(isText(address)).toBe(text);
});
