import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// A game with two rules, one tool and one chart moves into a copy of the project. It must appear everywhere, and at
// most
// four of the files that were there before may change for it.

const PROJECT = process.cwd();
const FIXTURE = join(PROJECT, 'tests/fixtures/third-game');
const COPIED = ['app', 'components', 'content', 'lib', 'next-env.d.ts', 'package.json', 'tsconfig.json'];
const GAME = 'third-game';

const root = mkdtempSync(join(tmpdir(), 'umpire-third-game-'));
afterAll(() => rmSync(root, { recursive: true }));

const inRoot = (path: string): string => readFileSync(join(root, path), 'utf8');

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Puts a fixture in its place in the copy; code is kept as text, since it belongs to no program here. */
const place = (from: string, to: string): void => write(to, readFileSync(join(FIXTURE, from), 'utf8'));

/** Edits a file that every game shares. */
function edit(path: string, edits: readonly (readonly [from: string, to: string])[]): void {
  const edited = edits.reduce((text, [from, to]) => text.replace(from, to), inRoot(path));
  write(path, edited);
}

function copyProject(): void {
  for (const name of COPIED) {
    try {
      cpSync(join(PROJECT, name), join(root, name), { recursive: true });
    } catch (error) {
      // Next writes its types when it first builds.
      if (name !== 'next-env.d.ts') throw error;
    }
  }
  symlinkSync(join(PROJECT, 'node_modules'), join(root, 'node_modules'), 'dir');
}

function addGame(): void {
  cpSync(join(FIXTURE, 'content'), join(root, 'content', GAME), { recursive: true });
  place('code/game.ts.txt', `lib/games/${GAME}/game.ts`);
  place('code/calculators/picket.ts.txt', `lib/games/${GAME}/calculators/picket.ts`);
  edit('lib/games/registry.ts', [
    ["/game';\n", `/game';\nimport { thirdGame } from '@/lib/games/${GAME}/game';\n`],
    ['];\n', ', thirdGame];\n'],
  ]);
}

/** Files of the copy that were there before and say something else now. */
const changed = (): readonly string[] =>
  COPIED.flatMap((name) =>
    name.includes('.')
      ? [name]
      : readdirSync(join(PROJECT, name), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(PROJECT.length + 1)),
  ).filter((path) => path !== 'next-env.d.ts' && inRoot(path) !== readFileSync(join(PROJECT, path), 'utf8'));

function run(...args: readonly string[]): unknown {
  const flags = ['--import', 'tsx', '--import', './no-css.mjs'];
  return JSON.parse(execFileSync(process.execPath, [...flags, ...args], { cwd: root, encoding: 'utf8' }));
}

interface Found {
  readonly ids: readonly string[];
  readonly named: string;
  readonly groups: unknown;
  readonly doors: readonly string[];
  readonly problems: readonly string[];
  readonly rule: unknown;
  readonly search: unknown;
  readonly params: Readonly<Record<'games' | 'tools' | 'charts' | 'chapters', readonly unknown[]>>;
  readonly pages: Readonly<Record<'home' | 'game' | 'tools' | 'charts', string>>;
  readonly offline: readonly { readonly path: string; readonly text: string }[];
}

let found: Found;
beforeAll(() => {
  copyProject();
  addGame();
  place('no-css.mjs.txt', 'no-css.mjs');
  place('probe.tsx.txt', 'probe.tsx');
  found = run('probe.tsx') as Found;
});

describe('a third game', () => {
  it('changes one file that was there before: the list of the games', () => {
    const files = changed();
    expect(files.length).toBeLessThanOrEqual(4);
    expect(files).toEqual(['lib/games/registry.ts']);
  });

  it('is known by its id and its mark', () => {
    expect(found.ids).toContain(GAME);
    expect(found.named).toBe(GAME);
  });

  it('has its menu, and no door to a board that it does not have', () => {
    expect(found.groups).toEqual([['combat', ['picket']]]);
    expect(found.doors).toEqual(['rules', 'tools', 'turn', 'charts']);
    expect(found.pages.tools).toContain('href="/en/third-game/tools/picket"');
    expect(found.pages.tools).toContain('Whether the picket is driven off');
    expect(found.pages.game).toContain('Third Game');
    expect(found.pages.game).not.toContain('/en/third-game/board');
  });

  it('stands on the start page in its own colours', () => {
    expect(found.pages.home).toContain('href="/en/third-game"');
    expect(found.pages.home).toContain('--accent-day:#333333;--accent-night:#cccccc');
  });

  it('passes the check of its content', () => {
    expect(found.problems).toEqual([]);
  });

  it('has pages for its tool, its chart and its chapter', () => {
    expect(found.params.games).toContainEqual({ game: GAME });
    expect(found.params.tools).toEqual([{ game: GAME, tool: 'picket' }]);
    expect(found.params.charts).toEqual([{ chart: 'pickets' }]);
    expect(found.params.chapters).toEqual([{ chapter: '1' }]);
    expect(found.pages.charts).toContain('href="/en/third-game/charts/pickets"');
  });

  it('is read and searched from the command line, by its mark too', () => {
    expect(found.rule).toMatchObject({ ok: true, value: { game: GAME, number: '1.1', tools: ['picket'] } });
    const kinds = (found.search as { value: { hits: { game: string; kind: string }[] } }).value.hits
      .filter(({ game }) => game === GAME)
      .map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['rule', 'tool', 'chart', 'step', 'term']));
  });

  it('calculates from the command line', () => {
    const answer = run('lib/cli/calc.ts', `${GAME}/picket`, '{"die":6}', '--lang', 'it');
    expect(answer).toMatchObject({
      id: 'third-game/picket',
      evaluation: { outcome: { data: { driven: true } } },
      words: { blocks: [{ text: 'Il picchetto è respinto' }] },
    });
  });

  it('is there with no signal', () => {
    expect(found.offline.map(({ path }) => path)).toContainEqual(expect.stringContaining(`${GAME}.it`));
    for (const { path, text } of found.offline)
      expect(text, path).toContain(path.includes('/words/') ? '"picket":{' : 'picket’s roll');
  });

  it('is typed like the others', () => {
    const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path));
    const own = [`lib/games/${GAME}/game.ts`, `lib/games/${GAME}/calculators/picket.ts`, 'lib/games/registry.ts'];
    const only = { compilerOptions: { ...config.compilerOptions, incremental: false, types: [] }, files: own };
    const { fileNames, options } = ts.parseJsonConfigFileContent(only, ts.sys, root);
    const program = ts.createProgram(fileNames, options);
    const problems = fileNames.flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file)));
    expect(fileNames).toHaveLength(own.length);
    expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
  });
});
