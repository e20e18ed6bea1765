import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CACHING, SECURITY_HEADERS, UNCHANGING } from '@/lib/cli/headers.mjs';

// What the README tells other servers to send is what our own sends (lib/cli/headers.mjs), header by header.

const README = readFileSync('README.md', 'utf8');
const block = (language: string): string =>
  new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(README)?.[1] ?? '';

const all = (text: string, pattern: RegExp): readonly (readonly string[])[] =>
  [...text.matchAll(pattern)].map((found) => found.slice(1));

describe('nginx', () => {
  const nginx = block('nginx');

  test('sends every header, with errors too', () => {
    const sent = all(nginx, /^ {2}add_header ([\w-]+) "([^"]*)" always;$/gm);
    expect(Object.fromEntries(sent)).toEqual(SECURITY_HEADERS);
    expect(nginx).toContain('add_header Cache-Control $umpire_caching always;');
    // A location that adds a header of its own loses those of the server.
    expect(nginx).not.toMatch(/location[^}]*add_header/);
  });

  test('keeps what never changes, and nothing else', () => {
    expect(nginx).toContain(`default ${CACHING.other};`);
    expect(all(nginx, /~\^(\S+) "([^"]*)";/g)).toEqual(UNCHANGING.map((folder) => [folder, CACHING.hashed]));
  });
});

describe('Caddy', () => {
  const caddy = block('caddy');

  test('sends every header', () => {
    expect(Object.fromEntries(all(caddy, /^\t\t([\w-]+) "([^"]*)"$/gm))).toEqual(SECURITY_HEADERS);
  });

  test('keeps what never changes, and nothing else', () => {
    const folders = UNCHANGING.map((folder) => `${folder}*`).join(' ');
    expect(all(caddy, /^\t\tpath (.*)$/gm)).toEqual([[folders], [folders]]);
    expect(all(caddy, /^\theader (@\w+) Cache-Control "([^"]*)"$/gm)).toEqual([
      ['@unchanging', CACHING.hashed],
      ['@other', CACHING.other],
    ]);
  });
});
