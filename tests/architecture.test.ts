import { readdirSync, readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { GAMES } from '@/lib/games/registry';
import { KERNEL, placeOf, sourceFiles, targetOf, whyNot } from '@/tests/support/fence';

// The arrows of the README, in both directions: what must pass passes, what must fail fails, and the tree obeys them.

const POG = 'lib/games/paths-of-glory';
const NP = 'lib/games/nach-paris';
const POG_VIEW = 'components/games/paths-of-glory';

/** A file and a line in it that must be refused. */
const REFUSED: readonly (readonly [file: string, code: string])[] = [
  // the order of the layers
  ['lib/core/x.ts', "import { run } from '@/lib/calc/calculator';"],
  ['lib/core/x.ts', "import type { Chart } from '@/lib/tables/chart';"],
  ['lib/prob/x.ts', "import { findCell } from '@/lib/tables/card-cell';"],
  ['lib/tables/x.ts', "import type { Text } from '@/lib/calc/evaluation';"],
  ['lib/board/x.ts', "export { search } from '@/lib/search/search';"],
  ['lib/rules/x.ts', "export * from '@/lib/search/build';"],
  ['lib/calc/x.ts', "import { openSheet } from '@/lib/sheet/open';"],
  ['lib/calc/x.ts', "import { GAMES } from '@/lib/games/registry';"],
  ['lib/calc/x.ts', `import { fire } from '@/${POG}/calculators/fire';`],
  ['lib/sheet/x.ts', `const view = () => import('@/${NP}/sheet/view');`],
  ['lib/search/x.ts', "import { readGame } from '@/lib/content/game';"],
  ['lib/board/x.ts', "import spaces from '@/content/paths-of-glory/map/spaces.json';"],
  ['lib/calc/x.ts', "type Shown = import('@/components/words/words').GameName;"],
  ['lib/games/manifest.ts', "import { GAMES } from '@/lib/games/registry';"],
  ['lib/content/x.ts', "import { GAMES } from '@/lib/games/registry';"],
  ['lib/content/x.ts', "import { answerRule } from '@/lib/cli/rules';"],
  ['lib/content/x.ts', "import { useWords } from '@/components/words/words';"],
  ['components/rules/x.ts', "import { readGame } from '@/lib/content/game';"],
  ['components/rules/x.tsx', "import { answerRule } from '@/lib/cli/rules';"],
  ['components/rules/x.tsx', "import { gameParams } from '@/app/[lang]/[game]/rules/params';"],
  ['app/[lang]/x.tsx', "import { answerRule } from '@/lib/cli/rules';"],
  ['lib/cli/x.ts', "import { useWords } from '@/components/words/words';"],
  ['lib/calc/x.ts', "import { inputsOf } from '@/tests/support/from-schema';"],
  ['lib/new-folder/x.ts', "import { ok } from '@/lib/core/result';"],
  // games
  [`${POG}/x.ts`, `import { sideOf } from '@/${NP}/units';`],
  [`${POG}/supply/x.ts`, `const other = () => import('@/${NP}/data');`],
  [`${NP}/x.ts`, "import units from '@/content/paths-of-glory/units.json';"],
  [`${NP}/x.ts`, `import type { PogData } from '@/${POG}/data';`],
  [`${NP}/x.ts`, "import { GAMES } from '@/lib/games/registry';"],
  [`${NP}/x.ts`, "import { gameOf } from '@/lib/games/find';"],
  [`${POG}/x.ts`, `import { kit } from '@/${POG_VIEW}/kit';`],
  [`${POG}/x.ts`, "import { readGame } from '@/lib/content/game';"],
  [`${POG_VIEW}/x.tsx`, "import { kit } from '@/components/games/nach-paris/kit';"],
  [`${POG_VIEW}/x.tsx`, `import { sideOf } from '@/${NP}/units';`],
  [`${POG_VIEW}/x.tsx`, "export { default } from '@/content/nach-paris/units.json';"],
  ['components/calculator/x.tsx', `import type { PogData } from '@/${POG}/data';`],
  ['components/calculator/x.tsx', `const board = () => import('@/${POG_VIEW}/board/board');`],
  ['components/calculator/x.tsx', "const units = () => import('@/content/paths-of-glory/units.json');"],
  ['app/[lang]/x.tsx', `import { pathsOfGlory } from '@/${POG}/game';`],
  ['lib/cli/x.ts', `import { checkData } from '@/${NP}/content-check';`],
  ['lib/games/find.ts', `import { nachParis } from '@/${NP}/game';`],
  // ways round
  ['lib/core/x.ts', "import { run } from '@/lib/core/../calc/calculator';"],
  ['lib/core/x.ts', "import { run } from '../calc/calculator';"],
  ['lib/core/x.ts', "import { run } from './../calc/calculator';"],
  [`${POG}/x.ts`, `import { sideOf } from '@/${POG}/../nach-paris/units';`],
  ['lib/core/x.ts', "const { run } = require('@/lib/calc/calculator');"],
  ['lib/core/x.ts', "import calculator = require('@/lib/calc/calculator');"],
  ['lib/core/x.ts', 'const later = () => import(`@/lib/calc/calculator`);'],
  ['components/rules/x.tsx', 'const later = (game: string) => import(`@/lib/games/${game}/data`);'],
  // packages and Node
  ['lib/core/x.ts', "import { readFileSync } from 'fs';"],
  ['lib/core/x.ts', "import { readFileSync } from 'node:fs';"],
  ['lib/tables/x.ts', "import { readFile } from 'fs/promises';"],
  [`${NP}/x.ts`, "import { join } from 'path';"],
  [`${NP}/x.ts`, "const hash = () => import('node:crypto');"],
  ['components/rules/x.tsx', "import { join } from 'path';"],
  ['app/[lang]/x.tsx', "import { readFileSync } from 'node:fs';"],
  ['lib/calc/x.ts', "import { useState } from 'react';"],
  [`${POG}/x.ts`, "import Link from 'next/link';"],
  [`${POG}/x.ts`, "import { get } from 'idb-keyval';"],
  ['lib/search/query.ts', "import { Index } from 'flexsearch';"],
  ['components/search/x.tsx', "const index = () => import('flexsearch');"],
  // platform, clock and chance
  ['lib/core/x.ts', 'export const width = window.innerWidth;'],
  ['lib/core/x.ts', 'export const inBrowser = typeof document !== undefined;'],
  ['lib/rules/x.ts', "export const book = () => fetch('/book.json');"],
  ['lib/tables/x.ts', "export const kept = localStorage.getItem('x');"],
  [`${POG}/x.ts`, "export const kept = globalThis.localStorage.getItem('x');"],
  [`${POG}/x.ts`, 'export const root = process.cwd();'],
  [`${NP}/x.ts`, 'export const now = Date.now();'],
  [`${NP}/x.ts`, 'export const now = new Date();'],
  ['lib/calc/x.ts', 'export const now = performance.now();'],
  ['lib/prob/x.ts', 'export const die = Math.random();'],
  ['lib/prob/x.ts', "export const die = Math['random']();"],
  ['lib/prob/x.ts', 'const { random } = Math; export const die = random();'],
  [`${NP}/x.ts`, 'export const die = crypto.getRandomValues(new Uint8Array(1))[0];'],
  ['lib/sequence/x.ts', 'setTimeout(() => undefined, 1);'],
];

const LEGAL: typeof REFUSED = [
  ['lib/core/x.ts', "import { once } from '@/lib/core/once';"],
  ['lib/core/x.ts', "import { once } from './once';"],
  ['lib/core/x.ts', "import * as z from 'zod';"],
  ['lib/tables/x.ts', "import { ONE } from '@/lib/prob/fraction';"],
  ['lib/search/x.ts', "import type { Sequence } from '@/lib/sequence/schema';"],
  ['lib/search/index.ts', "import { Index } from 'flexsearch';"],
  ['lib/calc/x.ts', "export type { Chart } from '@/lib/tables/chart';"],
  ['lib/sheet/x.ts', "import { formOf } from '@/lib/calc/form';"],
  ['lib/board/x.ts', 'export const length = (window: readonly number[]): number => window.length;'],
  ['lib/calc/x.ts', "export const round = Math.round(1.5); export const fetches = { fetch: 'a key' };"],
  ['lib/games/registry.ts', `import { nachParis } from '@/${NP}/game';`],
  ['lib/games/find.ts', "import { GAMES } from '@/lib/games/registry';"],
  ['lib/games/manifest.ts', "import type { Calculator } from '@/lib/calc/calculator';"],
  [`${POG}/supply/x.ts`, `import type { PogData } from '@/${POG}/data';`],
  [`${POG}/x.ts`, "import type { GameManifest } from '@/lib/games/manifest';"],
  [`${POG}/x.ts`, "const units = () => import('@/content/paths-of-glory/units.json');"],
  [`${POG_VIEW}/x.tsx`, `import { loadData } from '@/${POG}/data';`],
  [`${POG_VIEW}/x.tsx`, "import { useWords } from '@/components/words/words';"],
  [`${POG_VIEW}/x.tsx`, "import type { GameKit } from '@/components/games/kit';"],
  ['components/games/registry.ts', `const kit = () => import('@/${POG_VIEW}/kit');`],
  ['components/calculator/x.tsx', "import { loadKit } from '@/components/games/registry';"],
  ['components/calculator/x.tsx', "import { gameOf } from '@/lib/games/find';"],
  ['components/calculator/x.tsx', 'export const now = (): number => Date.now() + window.innerWidth;'],
  ['components/rules/x.tsx', "import { useState } from 'react';"],
  ['lib/content/x.ts', "import { readFileSync } from 'node:fs'; import { ok } from '@/lib/core/result';"],
  ['lib/cli/x.ts', "import { readGame } from '@/lib/content/game'; import { GAMES } from '@/lib/games/registry';"],
  ['app/[lang]/x.tsx', "import { readGame } from '@/lib/content/game'; import '@/app/globals.css';"],
  ['tests/x.test.ts', `import { sideOf } from '@/${NP}/units'; import { fire } from '@/${POG}/calculators/fire';`],
];

const FENCE = /^fence\/|^no-restricted-/;
let eslint: ESLint;
beforeAll(() => {
  eslint = new ESLint();
});

/** What the fence says of a line in a file. */
async function said(filePath: string, code: string): Promise<readonly string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath });
  expect(result?.messages.filter(({ fatal }) => fatal)).toEqual([]);
  return (result?.messages ?? []).filter(({ ruleId }) => FENCE.test(ruleId ?? '')).map(({ message }) => message);
}

describe('the fence', () => {
  it('is planted often enough to be believed', () => {
    expect(REFUSED.length).toBeGreaterThanOrEqual(40);
    expect(LEGAL.length).toBeGreaterThanOrEqual(20);
  });
  it.each(REFUSED)('refuses in %s: %s', async (file, code) => {
    expect(await said(file, code)).not.toEqual([]);
  });
  it.each(LEGAL)('lets pass in %s: %s', async (file, code) => {
    expect(await said(file, code)).toEqual([]);
  });
});

interface Import {
  readonly from: string;
  readonly specifier: string;
  /** the file that it leads to; undefined for a package */
  readonly to: string | undefined;
  /** only types are taken over, or it is loaded later */
  readonly light: boolean;
  /** it is loaded later */
  readonly later: boolean;
}

const files = sourceFiles().filter((path) => /\.tsx?$/.test(path));
const known = new Set(files);
const textOf = (path: string): string => readFileSync(path, 'utf8');

function fileOf(from: string, specifier: string): string | undefined {
  const target = targetOf(from, specifier);
  return target === undefined
    ? undefined
    : ([target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find((path) => known.has(path)) ?? target);
}

/** Every import and re-export of a file, at its top and inside. */
function importsOf(from: string): readonly Import[] {
  const found: Import[] = [];
  const add = (node: ts.Node | undefined, light: boolean, later = false): void => {
    if (node && ts.isStringLiteralLike(node))
      found.push({ from, specifier: node.text, to: fileOf(from, node.text), light, later });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, onlyTypes(node.importClause));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node))
      add(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], true, true);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(from, textOf(from), ts.ScriptTarget.Latest, false));
  return found;
}

function onlyTypes(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  const names = clause.namedBindings;
  const typesOnly = names && ts.isNamedImports(names) && names.elements.every(({ isTypeOnly }) => isTypeOnly);
  return clause.isTypeOnly || (!clause.name && typesOnly === true && names.elements.length > 0);
}

const imports = files.flatMap(importsOf);

/** The knots of a graph: groups of nodes that all lead to each other. */
function knots(nodes: Iterable<string>, next: (node: string) => readonly string[]): readonly (readonly string[])[] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const walk = (node: string): void => {
    index.set(node, index.size);
    low.set(node, index.get(node) ?? 0);
    stack.push(node);
    for (const other of next(node)) {
      if (!index.has(other)) walk(other);
      if (stack.includes(other)) low.set(node, Math.min(low.get(node) ?? 0, low.get(other) ?? 0));
    }
    if (low.get(node) !== index.get(node)) return;
    const knot = stack.splice(stack.indexOf(node));
    if (knot.length > 1) found.push(knot.sort());
  };
  for (const node of nodes) if (!index.has(node)) walk(node);
  return found;
}

function knotsOf(edges: readonly (readonly [string, string])[]): readonly (readonly string[])[] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
  return knots(next.keys(), (node) => [...(next.get(node) ?? [])]);
}

describe('the tree', () => {
  it('has a place for every file, and an arrow for every import', () => {
    expect(files.filter((path) => !placeOf(path))).toEqual([]);
    expect(
      imports.flatMap(({ from, specifier }) => {
        const why = whyNot(from, specifier);
        return why === undefined ? [] : [`${from}: ${why}`];
      }),
    ).toEqual([]);
  });

  it('has no cycle of imports by value', () => {
    const heavy = imports.flatMap(({ from, to, light }) => (to === undefined || light ? [] : [[from, to] as const]));
    expect(knotsOf(heavy)).toEqual([]);
  });

  it('has no cycle of imports from one folder to another, not even of types', () => {
    const edges = imports.flatMap(({ from, to, later }) => (to === undefined || later ? [] : [[from, to] as const]));
    const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
    expect(knotsOf(edges).filter((knot) => new Set(knot.map(folderOf)).size > 1)).toEqual([]);
  });

  it('has no cycle between the folders of the kernel, not even of types', () => {
    const edges = Object.entries(KERNEL).flatMap(([from, all]) => all.map((to) => [from, to] as const));
    expect(knotsOf(edges)).toEqual([]);
  });

  it.each(GAMES)('has no cycle between the topics of $id', ({ id }) => {
    const topic = (path: string | undefined) => new RegExp(`^lib/games/${id}/([^/]+)/`).exec(path ?? '')?.[1];
    const edges = imports.flatMap(({ from, to, light }) => {
      const [one, other] = [topic(from), topic(to)];
      return one && other && one !== other && !light ? [[one, other] as const] : [];
    });
    expect(knotsOf(edges)).toEqual([]);
  });
});

test('no test loads modules anew or puts others in their place: the files of a worker share them', () => {
  const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
  const anew = new RegExp(['resetModules', 'doMock', 'mock'].map((name) => `\\bvi\\.${name}\\(`).join('|'));
  expect(tests.filter((path) => anew.test(textOf(`tests/${path}`)))).toEqual([]);
});

test('only a game itself names it: in no other file stands its id or its title', () => {
  const own = /^(lib|components)\/games\/[^/]+\/|^(lib\/games\/registry|components\/games\/\w+)\.ts$/;
  const names = GAMES.flatMap(({ id, title }) => [id, ...Object.values(title)]);
  const pattern = new RegExp(names.map((name) => name.replaceAll(/[^\w]/g, '.?')).join('|'), 'i');
  const naming = [...sourceFiles(), 'app/globals.css', 'next.config.js', 'eslint.config.js']
    .filter((path) => !own.test(path))
    .flatMap((path) =>
      textOf(path)
        .split('\n')
        .flatMap((line, i) => (pattern.test(line) ? [`${path}:${i + 1}: ${line.trim()}`] : [])),
    );
  expect(naming).toEqual([]);
});

describe('a tool', () => {
  const tools = files.filter((path) => /^lib\/games\/[^/]+\/calculators\//.test(path));

  it('is put together by the one builder, which gives it its answer', () => {
    const shaped = (path: string): boolean =>
      /^export const \w+ = tool\(\{$/m.test(textOf(path)) && !/\bfunction evaluate\b/.test(textOf(path));
    expect(tools.filter((path) => !shaped(path))).toEqual([]);
  });

  it('has its words in a file of its topic, not beside its answer', () => {
    const ofPieces = /\b(fact|step|notApplied|\w+Block|valueRow|oddsRow)\b.*from '@\/lib\/calc\/ledger'/;
    const speaking = tools.filter((path) =>
      imports.some(({ from, specifier }) => from === path && specifier === '@/lib/calc/ledger')
        ? ofPieces.test(textOf(path).replaceAll(/\s+/g, ' '))
        : false,
    );
    expect(speaking).toEqual([]);
  });
});
