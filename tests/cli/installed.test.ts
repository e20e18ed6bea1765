import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { missingPackages } from '@/lib/cli/installed.mjs';
import { npm, ROOT } from '@/lib/cli/project.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'umpire installed ü-'));
  const packages = {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/a/node_modules/b': { version: '2.0.0' },
    'node_modules/@c/d': { version: '3.0.0' },
    'node_modules/only-elsewhere': { version: '1.0.0', optional: true, os: ['nowhere'] },
  };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
  for (const [path, { version }] of Object.entries(packages).filter(([name]) => !/^$|elsewhere/.test(name)))
    put(path, JSON.stringify({ version }));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(path: string, text: string): void {
  mkdirSync(join(root, path), { recursive: true });
  writeFileSync(join(root, path, 'package.json'), text);
}

test('a project with all its packages lacks nothing, by whatever they came', () => {
  expect(missingPackages(root)).toEqual([]);
  expect(missingPackages(ROOT)).toEqual([]);
});

it.each([
  ['gone', (path: string) => rmSync(join(root, path), { recursive: true })],
  ['of another version', (path: string) => put(path, '{"version":"2.0.1"}')],
  ['half written', (path: string) => put(path, '{"vers')],
])('a package that is %s is named', (_how, harm) => {
  harm('node_modules/a/node_modules/b');
  harm('node_modules/@c/d');
  expect(missingPackages(root)).toEqual(['node_modules/a/node_modules/b', 'node_modules/@c/d']);
});

test('npm is run by the script of the npm that runs us: its name alone starts nothing on Windows', () => {
  const before = process.env.npm_execpath;
  process.env.npm_execpath = 'C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js';
  expect(npm('ci')).toEqual([process.execPath, [process.env.npm_execpath, 'ci']]);
  process.env.npm_execpath = '/usr/lib/node_modules/yarn/bin/yarn.js';
  expect(npm('ci')).toEqual(['npm', ['ci']]);
  if (before === undefined) delete process.env.npm_execpath;
  else process.env.npm_execpath = before;
});
