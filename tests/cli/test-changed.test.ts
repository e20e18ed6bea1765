import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { concerns } from '@/lib/cli/test-changed.mjs';

const NOTHING = { code: [], folders: [], site: false, browser: false };

test('a text of no program concerns nothing', () => {
  expect(concerns([])).toEqual(NOTHING);
  expect(concerns(['README.md', '.readme/rule.png'])).toEqual(NOTHING);
});

test('a rule concerns the tests of its game, the search and the site, and no screen', () => {
  expect(concerns(['content/paths-of-glory/rules/en/12-combat.md'])).toEqual({
    code: [],
    folders: ['tests/content', 'tests/contract', 'tests/games/paths-of-glory', 'tests/search', 'tests/sequence'],
    site: true,
    browser: false,
  });
});

test('words of the interface are of no game', () => {
  expect(concerns(['content/ui/en/board.json']).folders).not.toContain('tests/games/ui');
});

test('code concerns the tests that import it, the fence and the site; a screen is tried', () => {
  const folders = ['tests/architecture.test.ts'];
  expect(concerns(['lib/prob/sums.ts'])).toEqual({ code: ['lib/prob/sums.ts'], folders, site: true, browser: false });
  const screen = 'components/ui/sheet.tsx';
  expect(concerns([screen])).toEqual({ code: [screen], folders, site: true, browser: true });
  expect(concerns(['tests/e2e/back.test.ts'])).toMatchObject({ site: false, browser: true });
});

test('the lockfile is held to by its own test', () => {
  expect(concerns(['package-lock.json']).folders).toEqual(['tests/lockfile.test.ts']);
});

test('every folder that it names is there', () => {
  const all = ['content/paths-of-glory/x', 'content/nach-paris/x', 'lib/x.ts', 'package.json'];
  expect(concerns(all).folders.filter((folder) => !existsSync(folder))).toEqual([]);
});
