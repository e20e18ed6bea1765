import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gamesOfChunks } from '@/lib/cli/offline/chunks';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'umpire-chunks-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const POG = 'turbopack:///[project]/lib/games/paths-of-glory/supply/trace.ts';
const NP = 'turbopack:///[project]/components/games/nach-paris/kit.tsx';
const KERNEL = 'turbopack:///[project]/lib/core/once.ts';

const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

function chunk(name: string, map: unknown): void {
  write(`${name}.js`, `code of ${name};\n//# sourceMappingURL=${name}.js.map`);
  write(`${name}.js.map`, JSON.stringify(map));
}

describe('the game of a script', () => {
  it.each([
    ['is the one whose code is in it', { sources: [KERNEL, POG, POG] }, 'paths-of-glory'],
    ['is found on its screens', { sources: [NP, KERNEL] }, 'nach-paris'],
    ['is found in its content', { sources: ['../content/nach-paris/units.json'] }, 'nach-paris'],
    [
      'is found in the sections of a map',
      { sections: [{ map: { sources: [KERNEL] } }, { map: { sources: [POG] } }] },
      'paths-of-glory',
    ],
    ['is none where there is none', { sources: [KERNEL] }, undefined],
    ['is none where there are several', { sources: [POG, NP] }, undefined],
    [
      'is none where the sections are of several',
      { sections: [{ map: { sources: [POG] } }, { map: { sources: [NP] } }] },
      undefined,
    ],
    [
      'is none where the section and the map differ',
      { sources: [NP], sections: [{ map: { sources: [POG] } }] },
      undefined,
    ],
    [
      'is none where a folder is only named like one',
      { sources: ['/lib/games/paths-of-glory-ii/x.ts', '/notes/nach-paris/x.ts'] },
      undefined,
    ],
    ['is none where the map names nothing', {}, undefined],
  ])('%s', (_, map, game) => {
    chunk('a', map);
    expect([...gamesOfChunks(folder)]).toEqual(game ? [['a.js', game]] : []);
  });
});

it('no map, and no word of one, stays', () => {
  chunk('a', { sources: [POG] });
  chunk('b', { sources: [KERNEL] });
  write('c.js', 'code of c; // no map');
  write('left.css.map', '{}');
  write('d.css', 'style');
  expect([...gamesOfChunks(folder)]).toEqual([['a.js', 'paths-of-glory']]);
  expect(readdirSync(folder).toSorted()).toEqual(['a.js', 'b.js', 'c.js', 'd.css']);
  expect(['a.js', 'b.js', 'c.js', 'd.css'].map(read)).toEqual([
    'code of a;',
    'code of b;',
    'code of c; // no map',
    'style',
  ]);
});

it('only the note at the end of a script is one', () => {
  write('a.js', 'x = "//# sourceMappingURL=no.map";\ny;\n//# sourceMappingURL=a.js.map\n');
  write('a.js.map', JSON.stringify({ sources: [NP] }));
  gamesOfChunks(folder);
  expect(read('a.js')).toBe('x = "//# sourceMappingURL=no.map";\ny;');
});

it('a map that is none stops the build', () => {
  chunk('a', { sources: 'one' });
  expect(() => gamesOfChunks(folder)).toThrow('sources');
});
